// Invoices as a list: filters, search, pages and order.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { cardsOf } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { openPile } from './pile.ts';
import type { Pile } from './pile.ts';

let house: House;
let numbers: Pile['numbers'];
beforeAll(async () => {
  ({ house, numbers } = await openPile());
});
afterAll(() => house.close());

const list = (query: Record<string, string | number> = {}) =>
  house.owner('listInvoices', { query });
const found = async (query: Record<string, string | number>): Promise<readonly string[]> => {
  const byNumber = new Map(Object.entries(numbers).map(([name, number]) => [number, name]));
  return cardsOf(await list(query)).map(({ number }) => byNumber.get(number) ?? number);
};
describe('the list of invoices', () => {
  it.each([
    ['draft', ['draft']],
    ['sent', ['due today', 'sent']],
    ['paid', ['paid']],
    ['overdue', ['part', 'oldest', 'overdue']],
    ['cancelled', ['cancelled']],
    ['credited', ['credited']],
    ['open', ['part', 'due today', 'oldest', 'overdue', 'sent']],
  ])('that is filtered by %s shows them, newest first (F68)', async (filter, names) => {
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

  it('is any stretch of the whole list in each of its orders', async () => {
    const whole = cardsOf(await list());
    type Card = (typeof whole)[number];
    const orders: Readonly<Record<string, (card: Card) => string | number>> = {
      date: ({ issue_date: day }) => day,
      due: ({ due_date: day }) => day,
      number: ({ number }) => number,
      amount: ({ total }) => Number(total),
    };
    for (const [order, of] of Object.entries(orders)) {
      const up = cardsOf(await list({ order }));
      const values = up.map(of);
      const ordered = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect([order, values]).toStrictEqual([order, ordered]);
      expect(cardsOf(await list({ order: `-${order}` }))).toStrictEqual(up.toReversed());
      const part = cardsOf(await list({ order, offset: 3, limit: 2 }));
      expect(part).toStrictEqual(up.slice(3, 5));
    }
  });

  it('is narrowed by days of issue and by amounts, both included', async () => {
    const whole = cardsOf(await list({ order: 'amount' }));
    const [least, most] = [whole[0]?.total ?? '', whole.at(-1)?.total ?? ''];
    expect(cardsOf(await list({ amount_from: least, amount_to: most }))).toHaveLength(9);
    expect(cardsOf(await list({ amount_from: Number(most) + 0.01 }))).toStrictEqual([]);
    const days = whole.map(({ issue_date: day }) => day).toSorted();
    const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];
    expect(cardsOf(await list({ from, to }))).toHaveLength(9);
    expect(cardsOf(await list({ to: '1999-12-31' }))).toStrictEqual([]);
  });

  it('is searched by number and by customer', async () => {
    expect(await found({ search: numbers['paid'] ?? '' })).toStrictEqual(['paid']);
    expect(await found({ search: 'inv-00' })).toHaveLength(9);
    const paid = (numbers['paid'] ?? '').toLowerCase();
    const short = paid.replace('-', ' ').replace(/ 0+/, ' ');
    expect(short).not.toBe(paid);
    expect(await found({ search: short })).toStrictEqual(['paid']);
    expect(await found({ search: short.replace(' ', '') })).toStrictEqual(['paid']);
    expect(await found({ search: `${short}0` })).toStrictEqual([]);
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

  it('goes on after the last one seen, however lately that one was paid or credited', async () => {
    const cards = cardsOf(await list());
    for (const [at, { id, number }] of cards.entries()) {
      const after = cardsOf(await list({ before: id }));
      expect([number, after]).toStrictEqual([number, cards.slice(at + 1)]);
    }
    expect(cardsOf(await list({ before: 999_999 }))).toStrictEqual([]);
  });

  it.each([
    [{ filter: 'lost' }, ['filter']],
    [{ order: 'name' }, ['order']],
    [{ customer: 'x' }, ['customer']],
    [{ before: 0 }, ['before']],
    [{ search: 'x'.repeat(201) }, ['search']],
    [{ before: 1, order: 'date' }, ['before']],
    [{ before: 1, offset: 0 }, ['before']],
    [{ offset: -1 }, ['offset']],
    [{ from: '2026-13-01' }, ['from']],
    [{ amount_from: 'much' }, ['amount_from']],
    [{ amount_to: '1.005' }, ['amount_to']],
  ])('refuses the query %j as malformed', async (query, fields) => {
    expectFields(await list(query), fields);
  });
});
