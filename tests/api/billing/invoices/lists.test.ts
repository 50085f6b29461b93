// Invoices as a list: filters, search, pages, order, and what they come to; and what the book waits
// for, by customer and by age.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { billed, cardsOf, onInvoice, openHouse } from '../house.ts';
import type { House } from '../house.ts';
import { BALES, done, newDraft, newReceipt } from '../requests.ts';

let house: House;
let today: string;
/** Numbers by what became of each. */
const numbers: Record<string, string> = {};

const dayFrom = (days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  house = await openHouse();
  today = ((await house.owner('readBillingOverview')).body as { today: string }).today;
  const call = onInvoice(house);
  const keep = async (name: string, made: Promise<{ id: number; number: string }>) => {
    const { id, number } = await made;
    numbers[name] = number;
    return id;
  };
  const old = (days: number, past: number) => ({
    issue_date: dayFrom(-days),
    due_date: dayFrom(-past),
  });
  await keep('sent', billed(house, 'mills'));
  await keep('overdue', billed(house, 'delhi', old(70, 45)));
  await keep('oldest', billed(house, 'punekar', old(200, 130)));
  await keep('due today', billed(house, 'ravi', { due_date: today }));
  const part = await keep('part', billed(house, 'mills', old(20, 5)));
  done(await call('recordPayment', part, { amount: '10', method: 'cash' }));
  const paid = await keep('paid', billed(house, 'mills', old(80, 60)));
  done(await call('recordPayment', paid, { method: 'cash' }));
  const credited = await keep('credited', billed(house, 'mills', old(80, 60)));
  done(await call('issueCreditNote', credited, { reason: '01' }));
  const cancelled = await keep('cancelled', billed(house, 'mills'));
  done(await call('cancelInvoice', cancelled, { reason: 'Slip' }));
  const draft = (await newDraft(house, { customer_id: house.customers.mills })).body;
  await keep('draft', Promise.resolve(draft as { id: number; number: string }));
  await newReceipt(house, house.customers.delhi);
});
afterAll(() => house.close());

const list = (query: Record<string, string | number> = {}) =>
  house.owner('listInvoices', { query });
const found = async (query: Record<string, string | number>): Promise<readonly string[]> => {
  const byNumber = new Map(Object.entries(numbers).map(([name, number]) => [number, name]));
  return cardsOf(await list(query)).map(({ number }) => byNumber.get(number) ?? number);
};
const figures = async (query: Record<string, string | number> = {}) =>
  (await house.owner('readInvoiceFigures', { query })).body;

describe('the list of invoices', () => {
  it.each([
    ['draft', ['draft']],
    ['sent', ['due today', 'sent']],
    ['paid', ['paid']],
    ['overdue', ['part', 'oldest', 'overdue']],
    ['cancelled', ['cancelled']],
    ['credited', ['credited']],
    ['open', ['part', 'due today', 'oldest', 'overdue', 'sent']],
  ])('of %s shows them, newest first (F68)', async (filter, names) => {
    expect(await found({ filter })).toStrictEqual(names);
  });

  it('puts the longest overdue first when asked by due date', async () => {
    expect(await found({ filter: 'open', order: 'due' })).toStrictEqual([
      'oldest',
      'overdue',
      'part',
      'due today',
      'sent',
    ]);
  });

  it('is searched by number and by customer', async () => {
    expect(await found({ search: numbers['paid'] ?? '' })).toStrictEqual(['paid']);
    expect(await found({ search: 'inv-00' })).toHaveLength(9);
    expect(await found({ search: 'DELHI empo' })).toStrictEqual(['overdue']);
    expect(await found({ search: '%' })).toStrictEqual([]);
    expect(await found({ search: 'nobody' })).toStrictEqual([]);
    expect(await found({ customer: house.customers.punekar })).toStrictEqual(['oldest']);
  });

  it('searched in another book finds nobody of this one (B67)', async () => {
    for (const search of ['Punekar', 'mills', 'INV-001']) {
      for (const name of ['listInvoices', 'listCustomers'] as const) {
        expect((await house.stranger(name, { query: { search } })).body).toStrictEqual([]);
      }
    }
  });

  it('comes in pages, each with a link to the next', async () => {
    const seen: string[] = [];
    let query: Record<string, string | number> = { limit: 4, filter: 'open' };
    for (let pages = 0; pages < 5; pages += 1) {
      const got = await list(query);
      seen.push(...cardsOf(got).map(({ number }) => number));
      const next = /<([^>]+)>; rel="next"/.exec(got.headers.get('Link') ?? '')?.[1];
      if (next === undefined) break;
      query = Object.fromEntries(new URL(next, 'http://x').searchParams);
      expect(query).toMatchObject({ limit: '4', filter: 'open' });
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  it.each([
    [{ filter: 'lost' }, ['filter']],
    [{ order: 'name' }, ['order']],
    [{ customer: 'x' }, ['customer']],
    [{ before: 0 }, ['before']],
    [{ search: 'x'.repeat(201) }, ['search']],
  ])('with %j is malformed', async (query, fields) => {
    expectFields(await list(query), fields);
  });
});

describe('the figures', () => {
  it('count what a filter lets through; drafts and cancelled ones come to nothing', async () => {
    expect(await figures()).toStrictEqual({
      count: 9,
      total: '1470.00',
      balance_due: '1040.00',
    });
    expect(await figures({ filter: 'overdue' })).toStrictEqual({
      count: 3,
      total: '630.00',
      balance_due: '620.00',
    });
    expect(await figures({ filter: 'draft' })).toMatchObject({ count: 1, total: '0.00' });
  });
});

describe('the overview', () => {
  it('tells revenue before tax, and what was billed, received and waits', async () => {
    const { body } = await house.owner('readBillingOverview');
    expect(body).toMatchObject({
      total_revenue: '1200.00',
      total_amount: '1260.00',
      total_invoices: 7,
      paid_invoices: 1,
      paid_percentage: 17.5,
      pending_invoices: 5,
      pending_amount: '1040.00',
      overdue_invoices: 3,
      overdue_amount: '620.00',
      draft_invoices: 1,
      next_number: 'INV-010',
      today,
    });
    const { recent_invoices: recent } = body as { recent_invoices: readonly object[] };
    expect(recent).toStrictEqual(cardsOf(await list({ limit: 5 })));
  });

  it('never has more paid than was billed, whatever was credited after', async () => {
    const call = onInvoice(house);
    const paid = await billed(house, 'zone', { items: [{ ...BALES, quantity: 1000 }] });
    done(await call('recordPayment', paid.id, { method: 'cash' }));
    done(await call('issueCreditNote', paid.id, { reason: '01' }));
    const { body } = await house.owner('readBillingOverview');
    expect(body).toMatchObject({ total_amount: '1260.00', paid_percentage: 17.5 });
  });

  it('of a book without invoices is all nothing', async () => {
    const { body } = await house.stranger('readBillingOverview');
    expect(body).toMatchObject({
      total_revenue: '0.00',
      monthly_growth: null,
      paid_percentage: 0,
      recent_invoices: [],
      next_number: 'INV-001',
    });
  });

  it('compares this month with the last', async () => {
    const { body } = await house.owner('readBillingOverview');
    const {
      month_revenue: now,
      last_month_revenue: last,
      monthly_growth: growth,
    } = body as {
      month_revenue: string;
      last_month_revenue: string;
      monthly_growth: number | null;
    };
    const percent = Math.round(((Number(now) - Number(last)) * 1000) / Number(last)) / 10;
    expect(growth).toBe(Number(last) > 0 ? percent : null);
  });
});

describe('the receivables', () => {
  it('stand by days past the due date, with unused credit apart', async () => {
    const { body } = await house.owner('readReceivables');
    const { rows, ...all } = body as { rows: readonly Record<string, unknown>[] };
    expect(all).toMatchObject({
      as_of: today,
      not_due: '420.00',
      days_1_30: '200.00',
      days_31_60: '210.00',
      days_61_90: '0.00',
      days_91_120: '0.00',
      days_over_120: '210.00',
    });
    expect(rows.map((row) => row['customer_name'])).toStrictEqual([
      'Delhi Emporium',
      'Karnataka Agro Mills',
      'Punekar Stores',
      'Ravi Kulkarni',
      'Zone Textiles',
    ]);
    expect(rows[0]).toMatchObject({
      days_31_60: '210.00',
      unallocated: '-80.00',
      total: '130.00',
    });
  });
});
