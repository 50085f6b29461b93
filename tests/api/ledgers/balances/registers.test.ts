// The registers and the summary of output tax over invoices and notes of every kind, some of them
// taken back: whatever the days, they are what the ledgers moved.
import type {
  BookBalances,
  GstSummary,
  Ledger,
  TaxRegister,
} from '#tests/support/replies-on-wire.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { openPile } from '../../invoices/pile.ts';
import { billed, onInvoice } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { idOf } from '#tests/support/team.ts';
import { accountUnder } from '../../trade/purchase/requests.ts';
import { done } from '../../trade/requests.ts';
import { paiseOf } from '../year-of-trade.ts';

let house: House;
let today: string;
let balances: BookBalances;
const dayFrom = (days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  ({ house, today } = await openPile());
  const call = onInvoice(house);
  const old = { issue_date: dayFrom(-40), due_date: dayFrom(-10) };
  const raised = await billed(house, 'mills', old);
  const dearer = { reason: '04', note: 'Old price', lines: [{ line: 1, price: '12.50' }] };
  done(await call('issueDebitNote', raised.id, { ...dearer, date: dayFrom(-30) }));
  const abroad = await billed(house, 'delhi', old);
  done(await call('issueCreditNote', abroad.id, { reason: '01' }));
  await giveBackToSupplier();
  const query = { show: 'all', each: 200 };
  balances = (await house.owner('readBalances', { params: params(), query })).body as BookBalances;
});
afterAll(() => house.close());

/** Its voucher has the type of a debit note to a customer, and ids of a sequence of their own. */
async function giveBackToSupplier(): Promise<void> {
  const supplier = await accountUnder(house, 'Sundry Creditors', { name: 'Deccan Mill' });
  const expense = await accountUnder(house, 'Indirect Expenses', { name: 'Stationery' });
  const day = dayFrom(-30);
  const bill = {
    supplier_account_id: supplier,
    bill_number: 'DM/118',
    bill_date: day,
    posted_on: day,
    received_on: day,
    items: [{ account_id: expense, name: 'Paper', tax_rate: 0, taxable: '500' }],
    post: true,
  };
  const billId = idOf(done(await house.owner('createPurchaseBill', { body: bill })));
  const items = [{ bill_line: 1, taxable: '100' }];
  const note = { bill_id: billId, posted_on: day, items, post: true };
  done(await house.owner('createPurchaseDebitNote', { body: note }));
}

const params = () => ({ bookId: house.bookId });
type Query = Readonly<Record<string, string | number>>;
const register = async (query: Query) =>
  (await house.owner('readTaxRegister', { params: params(), query })).body as TaxRegister;
const summary = async (query: Query) =>
  (await house.owner('readGstSummary', { params: params(), query })).body as GstSummary;

/** What accounts of these names were credited less debited on some days, in paise. */
async function creditOf(isOf: (row: BookBalances['rows'][number]) => boolean, days: Query) {
  let sum = 0;
  for (const { account_id: accountId } of balances.rows.filter(isOf)) {
    const asked = { params: { ...params(), accountId }, query: days };
    const { opening, closing } = (await house.owner('readLedger', asked)).body as Ledger;
    sum += paiseOf(opening) - paiseOf(closing);
  }
  return sum;
}

const HEADS = [
  ['cgst', 'Output CGST'],
  ['sgst', 'Output SGST/UTGST'],
  ['igst', 'Output IGST'],
  ['cess', 'Output Cess'],
] as const;
const AMOUNTS = ['taxable', 'cgst', 'sgst', 'igst', 'cess', 'round_off', 'total'] as const;

const days = fc
  .tuple(fc.integer({ min: -230, max: 3 }), fc.integer({ min: -230, max: 3 }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

describe('the registers and the summary of tax', () => {
  it('come, on any days of a year, to what the accounts of sales and of tax moved', async () => {
    await fc.assert(
      fc.asyncProperty(days, async ([first, last]) => {
        const from = [dayFrom(first), yearStart(dayFrom(last))].toSorted().at(-1) ?? '';
        const range = { from, to: dayFrom(last) };
        const sales = await register({ ...range, kind: 'sales' });
        const credits = await register({ ...range, kind: 'credit-note' });
        const debits = await register({ ...range, kind: 'debit-note' });
        const net = (name: (typeof AMOUNTS)[number]) =>
          paiseOf(sales.totals[name]) +
          paiseOf(debits.totals[name]) -
          paiseOf(credits.totals[name]);
        expect(net('taxable')).toBe(
          await creditOf(({ group }) => group === 'sales-accounts', range),
        );
        const tax = await summary(range);
        expect(tax.ties).toBe(true);
        expect(paiseOf(tax.documents.taxable)).toBe(net('taxable'));
        for (const [head, account] of HEADS) {
          const moved = await creditOf(({ name }) => name === account, range);
          expect(net(head)).toBe(paiseOf(tax.documents[head]));
          expect(paiseOf(tax.ledger[head])).toBe(moved);
        }
        for (const part of [tax.rates, tax.hsn, tax.places, tax.supplies]) {
          const sum = part.reduce((total, { taxable }) => total + paiseOf(taxable), 0);
          expect(sum).toBe(net('taxable'));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('a register adds up by row and by month, and each row from value to total', async () => {
    for (const kind of ['sales', 'credit-note', 'debit-note'] as const) {
      const { rows, months, totals } = await register({ kind, from: dayFrom(-300), to: today });
      expect(rows).toHaveLength(totals.count);
      expect(totals.count).toBeGreaterThan(0);
      for (const name of AMOUNTS) {
        const sum = (list: readonly Record<typeof name, string>[]) =>
          list.reduce((total, row) => total + paiseOf(row[name]), 0);
        expect(sum(rows)).toBe(paiseOf(totals[name]));
        expect(sum(months)).toBe(paiseOf(totals[name]));
      }
      for (const row of rows) {
        const parts = AMOUNTS.slice(0, -1).reduce((total, name) => total + paiseOf(row[name]), 0);
        expect(parts).toBe(paiseOf(row.total));
      }
    }
  });

  it('a debit note to a supplier is in no register of sales', async () => {
    const query = { kind: 'debit-note', from: dayFrom(-300), to: today } as const;
    const { rows } = await register(query);
    const numbers = rows.map(({ document }) => document.number);
    expect(numbers).toStrictEqual([...new Set(numbers)]);
    const { rows: first } = await register({ ...query, limit: rows.length });
    expect(first).toHaveLength(rows.length);
  });

  it('a cancelled invoice stands with its reversal, and both come to nothing', async () => {
    const { rows } = await register({ kind: 'sales', from: dayFrom(-300), to: today });
    const back = rows.filter(({ reverses }) => reverses !== null);
    expect(back).toHaveLength(1);
    const [reversal] = back;
    const original = rows.find(({ journal_id: id }) => id === reversal?.reverses);
    expect(paiseOf(original?.total ?? '1') + paiseOf(reversal?.total ?? '1')).toBe(0);
    expect(original?.document.number).toBe(reversal?.document.number);
  });

  it('pages of a register make up the whole of it', async () => {
    const range = { kind: 'sales', from: dayFrom(-300), to: today } as const;
    const whole = await register(range);
    const first = await register({ ...range, limit: 4 });
    const rest = await register({ ...range, limit: 500, offset: 4 });
    expect([...first.rows, ...rest.rows]).toStrictEqual(whole.rows);
    expect(first.totals).toStrictEqual(whole.totals);
  });

  it.each([
    [{ from: '2026-04-02', to: '2026-04-01' }, 'to'],
    [{ from: '2026-04-02', to: '2026-05-01', as_on: '2026-04-01' }, 'as_on'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '9999-01-01' }, 'to'],
  ])('refuse %j and name the field', async (query, field) => {
    expectFields(await house.owner('readGstSummary', { params: params(), query }), [field]);
    expectFields(await house.owner('readTaxRegister', { params: params(), query }), [field]);
  });

  it('know no register of another kind', async () => {
    const query = { kind: 'purchase' };
    expectFields(await house.owner('readTaxRegister', { params: params(), query }), ['kind']);
  });
});

const yearStart = (day: string): string =>
  `${day.slice(5) < '04-01' ? Number(day.slice(0, 4)) - 1 : day.slice(0, 4)}-04-01`;
