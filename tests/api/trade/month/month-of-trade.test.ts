// After a month of trade the invoices, the customers' ledgers, the tax accounts, the numbers and
// every figure of billing agree to the paisa, however they are asked for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { allBookIds, verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { balancesOf, cardsOf, openHouse, paiseOf } from '../house.ts';
import type { House } from '../house.ts';
import { INVOICES, tradeFor } from './month-of-trade.ts';
import { done } from '../requests.ts';
import type { InvoiceDetail } from '#tests/support/replies-on-wire.ts';

const LONG_MS = 120_000;
let house: House;
let invoices: readonly InvoiceDetail[];
let balances: ReadonlyMap<string, number>;
const credits: { customerId: number; openPaise: number }[] = [];

beforeAll(async () => {
  house = await openHouse();
  const params = { bookId: house.bookId };
  const body = { lut: 'AD2704260012345' };
  done(await house.owner('changeBillingSettings', { params, body }));
  await tradeFor(house);
  const cards = cardsOf(done(await house.owner('listInvoices', { query: { limit: 200 } })));
  const read: InvoiceDetail[] = [];
  for (const { id } of cards.toReversed()) {
    const got = done(await house.owner('readInvoice', { params: { invoiceId: id } }));
    read.push(got.body as InvoiceDetail);
  }
  invoices = read;
  balances = await balancesOf(house);
  for (const customerId of Object.values(house.customers)) {
    const got = await house.owner('listCredits', { params: { customerId } });
    for (const { open } of got.body as { open: string }[]) {
      credits.push({ customerId, openPaise: paiseOf(open) });
    }
  }
}, LONG_MS);
afterAll(() => house.close());

const issued = () => invoices.filter(({ status }) => status !== 'draft' && status !== 'cancelled');
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const dueOf = (of: readonly InvoiceDetail[]) => sum(of.map((one) => paiseOf(one.balance_due)));
const openOf = (customerId?: number) =>
  sum(
    credits
      .filter((one) => customerId === undefined || one.customerId === customerId)
      .map(({ openPaise }) => openPaise),
  );

describe('a month of trade', () => {
  it('has sixty invoices in every state, to each kind of buyer, and credit left over', () => {
    expect(invoices).toHaveLength(INVOICES);
    const states = new Set(invoices.map(({ status }) => status.replace('overdue', 'sent')));
    expect([...states].toSorted()).toStrictEqual([
      'cancelled',
      'credited',
      'draft',
      'paid',
      'sent',
    ]);
    expect(new Set(issued().map(({ supply }) => supply)).size).toBe(5);
    expect(new Set(issued().map(({ heads }) => heads))).toStrictEqual(new Set(['intra', 'inter']));
    expect(issued().some((one) => one.reverse_charge)).toBe(true);
    expect(invoices.some((one) => one.allocations.some(({ reversed }) => !reversed))).toBe(true);
    expect(openOf()).toBeGreaterThan(0);
  });

  it('balances to nothing', async () => {
    expect(sum([...balances.values()])).toBe(0);
    const params = { bookId: house.bookId };
    const trial = await house.owner('readTrialBalance', { params });
    const { totals } = trial.body as { totals: { debit: string; credit: string } };
    expect(totals.debit).toBe(totals.credit);
  });

  it('leaves each customer’s ledger at the open invoices less the open credits', async () => {
    const all = (await house.owner('listCustomers', { query: { limit: 200 } })).body;
    for (const { id, name } of all as { id: number; name: string }[]) {
      const own = dueOf(invoices.filter((one) => one.customer_id === id));
      expect([name, balances.get(name) ?? 0]).toStrictEqual([name, own - openOf(id)]);
      const statement = await house.owner('readStatement', { params: { customerId: id } });
      expect(paiseOf((statement.body as { closing: string }).closing)).toBe(own - openOf(id));
    }
  });

  it('leaves Sundry Debtors at the sum of them, and the receivables too', async () => {
    const expected = dueOf(invoices) - openOf();
    const names = Object.keys(house.customers).length;
    const rows = await house.owner('listCustomers', { query: { limit: 200 } });
    const customers = rows.body as { name: string }[];
    expect(customers).toHaveLength(names);
    expect(sum(customers.map(({ name }) => balances.get(name) ?? 0))).toBe(expected);
    const { body } = await house.owner('readReceivables');
    expect(body).toMatchObject({ total: (expected / 100).toFixed(2) });
    const figures = await house.owner('readInvoiceFigures', { query: { filter: 'open' } });
    expect(figures.body).toMatchObject({ balance_due: (dueOf(invoices) / 100).toFixed(2) });
  });

  it.each([
    ['cgst', 'Output CGST'],
    ['sgst', 'Output SGST/UTGST'],
    ['igst', 'Output IGST'],
  ] as const)(
    'leaves in the account of %s what invoices charged and notes gave back',
    (head, name) => {
      const charged = sum(issued().map(({ totals }) => paiseOf(totals[head])));
      const returned = sum(
        issued().flatMap((one) =>
          one.credit_notes.flatMap(({ lines }) => lines.map((line) => paiseOf(line[head]))),
        ),
      );
      expect(charged).toBeGreaterThan(0);
      expect(returned).toBeGreaterThan(0);
      expect(balances.get(name)).toBe(returned - charged);
    },
  );

  it('leaves in the accounts of income the value before tax of the one less the other', () => {
    const sales = [
      'Sales – Goods',
      'Sales – Services',
      'Export Sales',
      'SEZ Sales',
      'Sales (RCM)',
      'Sales Return',
    ];
    const taxable = sum(issued().map((one) => paiseOf(one.totals.taxable)));
    const returned = sum(
      issued().flatMap((one) =>
        one.credit_notes.flatMap(({ lines }) => lines.map((line) => paiseOf(line.taxable))),
      ),
    );
    expect(sum(sales.map((name) => balances.get(name) ?? 0))).toBe(returned - taxable);
  });

  it('adds up on every invoice: lines, tax in equal halves, round-off and total (F48, F50)', () => {
    for (const { totals, items, number } of invoices) {
      const parts = [totals.taxable, totals.cgst, totals.sgst, totals.igst, totals.cess];
      const added = sum([...parts, totals.round_off].map(paiseOf));
      expect([number, added]).toStrictEqual([number, paiseOf(totals.total)]);
      expect(totals.cgst).toBe(totals.sgst);
      expect(sum(items.map(({ amount }) => paiseOf(amount))) + paiseOf(totals.round_off)).toBe(
        paiseOf(totals.total),
      );
      expect(Math.abs(paiseOf(totals.round_off))).toBeLessThanOrEqual(50);
    }
  });

  it('charges no tax without payment, under reverse charge, or both heads at once', () => {
    for (const { totals, supply, reverse_charge: reverse, heads } of invoices) {
      const tax = sum([totals.cgst, totals.sgst, totals.igst].map(paiseOf));
      if (supply.endsWith('without-payment') || reverse) expect(tax).toBe(0);
      if (heads === 'inter') expect(totals.cgst).toBe('0.00');
      else expect(totals.igst).toBe('0.00');
    }
  });

  it('numbers invoices, notes and receipts one by one, cancelled ones among them', async () => {
    expect(invoices.map(({ number }) => number)).toStrictEqual(
      Array.from({ length: INVOICES }, (_, at) => `INV-${String(at + 1).padStart(3, '0')}`),
    );
    const { rows } = await house.server.database.writer.query(`
      select kind, count(*) as count, max(series_number) as last,
        count(*) filter (where cancelled) as cancelled
      from document_numbers group by kind order by kind`);
    const kinds = rows as { kind: string; count: number; last: number; cancelled: number }[];
    expect(kinds.map(({ kind }) => kind)).toStrictEqual(['credit-note', 'invoice', 'receipt']);
    for (const { count, last } of kinds) expect(count).toBe(last);
    const gone = invoices.filter(({ status }) => status === 'cancelled').length;
    expect(kinds.find(({ kind }) => kind === 'invoice')?.cancelled).toBe(gone);
    const journals = await house.server.database.writer.query(
      'select count(*) as count, max(number) as last from journals where book_id = 1',
    );
    const [{ count, last } = { count: 0, last: 1 }] = journals.rows as {
      count: number;
      last: number;
    }[];
    expect(count).toBe(last);
  });

  it('is told by the overview as the invoices have it', async () => {
    const taxable = sum(issued().map((one) => paiseOf(one.totals.taxable)));
    const notes = issued().flatMap((one) => one.credit_notes);
    const back = sum(notes.flatMap(({ lines }) => lines.map((line) => paiseOf(line.taxable))));
    const billed = sum(issued().map(({ total }) => paiseOf(total)));
    const { body } = await house.owner('readBillingOverview');
    expect(body).toMatchObject({
      total_amount: (billed / 100).toFixed(2),
      total_invoices: issued().length,
      paid_invoices: issued().filter(({ status }) => status === 'paid').length,
      pending_amount: (dueOf(invoices) / 100).toFixed(2),
      draft_invoices: invoices.filter(({ status }) => status === 'draft').length,
      next_number: `INV-0${INVOICES + 1}`,
    });
    const customers = await house.owner('readCustomerFigures');
    expect(customers.body).toMatchObject({ revenue: ((taxable - back) / 100).toFixed(2) });
  });

  it(
    'is rebuilt as it stands, and its log verifies',
    async () => {
      const { writer: pool } = house.server.database;
      const { keys } = house.server.core;
      for (const bookId of await allBookIds(pool)) {
        expect(await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS })).toStrictEqual(
          [],
        );
        expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
      }
    },
    LONG_MS,
  );
});
