// An invoice from its draft to its end: what it comes to, when it posts, and what it refuses.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import {
  balancesOf,
  billed,
  dayFrom,
  detailOf,
  drafted,
  onInvoice,
  openHouse,
  overviewOf,
} from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';

let house: House;
let today: string;
beforeAll(async () => {
  house = await openHouse();
  ({ today } = await overviewOf(house));
});
afterAll(() => house.close());

const create = (body: object) => house.owner('createInvoice', { body });
const draft = (body: object = {}) => drafted(house, body);
const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const nextNumber = async () => (await overviewOf(house)).next_number;

describe('an invoice that is issued at once', () => {
  it.each(['punekar', 'ravi'] as const)(
    'asks the database 21 times at most, three of them for its warnings: %s',
    async (customer) => {
      const counts: number[] = [];
      // The least counts: a session that is read again, or ids that run out, are chance.
      for (let tries = 0; tries < 6; tries += 1) {
        const spy = vi.spyOn(pg.Client.prototype, 'query');
        await billed(house, customer);
        counts.push(spy.mock.calls.length);
        spy.mockRestore();
      }
      expect(Math.min(...counts)).toBeLessThanOrEqual(21);
    },
  );
});

describe('a draft', () => {
  it('has the next number, today’s date, is due by the term and posts nothing', async () => {
    const before = await balancesOf(house);
    const number = await nextNumber();
    const made = await draft();
    expect(made).toMatchObject({
      number,
      status: 'draft',
      issue_date: today,
      due_date: dayFrom(today, 30),
      journal_id: null,
      heads: 'inter',
      title: 'Tax Invoice',
      totals: { gross: '200.00', taxable: '200.00', igst: '10.00', cgst: '0.00', total: '210.00' },
      balance_due: '0.00',
      supplier: { gstin: '27AAPFU0939F1ZV', state_code: '27' },
      recipient: { state_code: '29', registration: 'regular' },
    });
    expect(await balancesOf(house)).toStrictEqual(before);
    const again = await house.owner('readInvoice', { params: { invoiceId: made.id } });
    expect(again.body).toStrictEqual(made);
  });

  it('is due by the customer’s own term where there is one', async () => {
    const made = await draft({ customer_id: house.customers.delhi });
    expect(made.due_date).toBe(dayFrom(today, 10));
  });

  it('never takes totals of a client', async () => {
    const body = { customer_id: house.customers.mills, items: [{ ...BALES, amount: '1.00' }] };
    expect((await create(body)).status).toBe(400);
    expectFields(await create({ ...body, items: [BALES], total: '1.00' }), ['total']);
  });

  it('is written anew, and the form that was opened before is told', async () => {
    const made = await draft();
    const body = { customer_id: house.customers.punekar, items: [{ ...BALES, quantity: '2.5' }] };
    const params = { invoiceId: made.id };
    const changed = await house.dataEntry('changeInvoice', {
      params,
      body: { ...body, expected: made.seq },
    });
    expect(changed.body).toMatchObject({
      number: made.number,
      heads: 'intra',
      totals: { taxable: '250.00', cgst: '6.25', sgst: '6.25', total: '262.50' },
    });
    const late = await house.owner('changeInvoice', {
      params,
      body: { ...body, expected: made.seq },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    expect((late.body as { detail: string }).detail).toMatch(/^Deepak .* changed this since/);
    const unchanged = await house.owner('changeInvoice', { params, body });
    expect(unchanged.body).toStrictEqual(changed.body);
  });

  it('a draft that is cancelled keeps its number, and the next one goes on', async () => {
    const made = await draft();
    const got = await call('cancelInvoice', made.id, { reason: 'Typed twice' });
    expect(got.body).toMatchObject({ status: 'cancelled', number: made.number, journal_id: null });
    const { number } = await draft();
    expect(Number(number.slice(4))).toBe(Number(made.number.slice(4)) + 1);
    const twice = await call('cancelInvoice', made.id, { reason: 'Once more' });
    expect(twice.body).toMatchObject({ status: 'cancelled', seq: detailOf(got).seq });
  });
});

describe('an issued invoice', () => {
  it('posts its journal in the same moment: debtor, sales and tax', async () => {
    const before = await balancesOf(house);
    const made = await billed(house, 'punekar', { items: [BALES, { ...BALES, tax_rate: 18 }] });
    expect(made).toMatchObject({ status: 'sent', total: '446.00', balance_due: '446.00' });
    const after = await balancesOf(house);
    const change = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect([
      change('Punekar Stores'),
      change('Sales – Goods'),
      change('Output CGST'),
      change('Output SGST/UTGST'),
    ]).toStrictEqual([44_600, -40_000, -2300, -2300]);
    const params = { journalId: made.journal_id ?? 0 };
    const journal = await house.owner('readJournal', { params });
    expect(journal.body).toMatchObject({ amount: '446.00', date: made.issue_date });
  });

  it('is issued from its draft, once', async () => {
    const made = await draft();
    const issued = await call('issueInvoice', made.id);
    expect(issued.body).toMatchObject({ status: 'sent', number: made.number });
    const twice = await call('issueInvoice', made.id);
    expectRefused(twice, 409, 'invoice_is_issued', { number: made.number });
  });

  it('is never changed: the refusal names the credit note (F60)', async () => {
    const made = await billed(house, 'mills');
    const body = { customer_id: house.customers.mills, items: [BALES] };
    const got = await call('changeInvoice', made.id, body);
    expectRefused(got, 409, 'invoice_is_issued', { number: made.number });
    expect((got.body as { detail: string }).detail).toMatch(/credit note/i);
  });

  it('is cancelled unpaid: its journal is reversed and its number stays', async () => {
    const before = await balancesOf(house);
    const made = await billed(house, 'mills');
    const got = await call('cancelInvoice', made.id, { reason: 'Wrong customer' });
    expect(got.body).toMatchObject({ status: 'cancelled', balance_due: '0.00' });
    const left = [...(await balancesOf(house))].filter(
      ([name, paise]) => paise !== (before.get(name) ?? 0),
    );
    expect(left).toStrictEqual([]);
    for (const [name, body] of [
      ['issueInvoice', {}],
      ['recordPayment', { method: 'cash' }],
      ['issueCreditNote', { reason: '01' }],
      ['changeInvoice', { customer_id: house.customers.mills, items: [BALES] }],
      ['emailInvoice', { to: 'a@x.example' }],
    ] as const) {
      const refused = await call(name, made.id, body);
      expectRefused(refused, 409, 'invoice_is_cancelled', { number: made.number });
    }
  });

  it('an issued invoice that was paid in part is not cancelled, only credited (F66)', async () => {
    const made = await billed(house, 'mills');
    done(await call('recordPayment', made.id, { amount: '1', method: 'cash' }));
    const got = await call('cancelInvoice', made.id, { reason: 'Too late' });
    expectRefused(got, 409, 'invoice_is_settled', { number: made.number });
    expect((got.body as { detail: string }).detail).toMatch(/credit note/i);
  });

  it('guards its journal: nobody reverses or corrects it by hand', async () => {
    const { journal_id: journalId } = await billed(house, 'mills');
    const params = { journalId: journalId ?? 0 };
    const got = await house.owner('reverseJournal', { params, body: { reason: 'By hand' } });
    expect(got).toMatchObject({ status: 409, body: { code: 'journal_belongs_to_document' } });
  });
});
