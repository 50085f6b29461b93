// Lists with what they may be narrowed to, and their sums, each of which is that of its events.
import fc from 'fast-check';
import { expect } from 'vitest';
import type {
  CustomerListFigures,
  EventPage,
  InvoiceListFigures,
  JournalListFigures,
} from '#tests/support/replies-on-wire.ts';
import type { Ask, Asking } from '#tests/support/team.ts';
import { expectSummed, paiseOf } from './explaining.ts';
import type { Explaining } from './explaining.ts';

type Query = NonNullable<Ask['query']>;

/** Words of an address, each of which may be left out. */
const wordsOf = (words: Readonly<Record<string, fc.Arbitrary<string | number>>>) =>
  fc.record(words, { requiredKeys: [] }) as fc.Arbitrary<Query>;

const DAYS = (today: string) =>
  [-200, -60, -20, -5, 0].map((by) =>
    new Date(Date.parse(today) + by * 86_400_000).toISOString().slice(0, 10),
  );

export const anyNarrowing = (today: string, accountId: number) => {
  const range = {
    from: fc.constantFrom(...DAYS(today)),
    to: fc.constantFrom(...DAYS(today)),
    amount_from: fc.constantFrom('10', '500.50'),
    amount_to: fc.constantFrom('500.50', '90000'),
  };
  return fc.record({
    journals: wordsOf({
      ...range,
      account: fc.constant(accountId),
      voucher_type: fc.constantFrom('sales', 'receipt', 'journal', 'credit-note'),
      only: fc.constantFrom('late', 'corrections'),
      checked: fc.constantFrom('yes', 'no'),
      search: fc.constantFrom('a', 'no such word'),
      since: fc.integer({ min: 1, max: 90 }),
    }),
    invoices: wordsOf({
      ...range,
      filter: fc.constantFrom('open', 'paid', 'overdue', 'sent', 'credited', 'cancelled', 'draft'),
      search: fc.constantFrom('1', 'mills'),
    }),
    customers: wordsOf({
      search: fc.constantFrom('a', 'mills', 'no such name'),
      status: fc.constantFrom('active', 'inactive'),
    }),
    /** Nothing that is dated later counts. */
    day: fc.option(fc.constantFrom(...DAYS(today)), { nil: undefined }),
  });
};

type Narrowing = ReturnType<typeof anyNarrowing> extends fc.Arbitrary<infer One> ? One : never;

const filterOf = (words: Query): string =>
  new URLSearchParams(Object.entries(words).map(([name, word]) => [name, String(word)])).toString();

/** Within an act a document is there before the entry that it posts. */
export const endsOfActs = ({ events }: EventPage): readonly number[] =>
  events
    .filter(({ recorded_at: at }, index) => events[index - 1]?.recorded_at !== at)
    .map(({ seq }) => seq);

type Lists = { readonly ask: Asking; readonly explain: Explaining; readonly bookId: number };

/** Each sum of each list at an event. */
export async function expectListed(
  { ask, explain, bookId }: Lists,
  { journals, invoices, customers, day }: Narrowing,
  until: number,
): Promise<void> {
  const on = day === undefined ? {} : { as_on: day };
  const read = async (name: Parameters<Asking>[0], words: Query) => {
    const got = await ask(name, { query: { ...words, ...on, book_id: bookId, at: until } });
    expect(got.status, JSON.stringify(got.body)).toBe(200);
    return got.body;
  };
  const sum = async (of: 'journals' | 'invoices' | 'customers', line: string, words: Query) =>
    expectSummed(await explain({ of, line, filter: filterOf(words), until, ...on }));
  const entries = (await read('readJournalFigures', journals)) as JournalListFigures;
  expect(await sum('journals', 'amount', journals)).toBe(paiseOf(entries.amount));
  for (const side of ['debit', 'credit'] as const) {
    const told = entries[side];
    if (told !== undefined) expect(await sum('journals', side, journals)).toBe(paiseOf(told));
  }
  const bills = (await read('readInvoiceFigures', invoices)) as InvoiceListFigures;
  expect(await sum('invoices', 'total', invoices)).toBe(paiseOf(bills.total));
  expect(await sum('invoices', 'balance_due', invoices)).toBe(paiseOf(bills.balance_due));
  const { found } = (await read('readCustomerFigures', customers)) as CustomerListFigures;
  for (const line of ['revenue', 'outstanding', 'overdue'] as const) {
    expect(await sum('customers', line, customers), line).toBe(paiseOf(found[line]));
  }
  const filter = filterOf(customers);
  const orders = await explain({ of: 'customers', line: 'orders', filter, until, ...on });
  expect(orders).toMatchObject({ measure: 'quantity', amount: String(found.orders) });
}
