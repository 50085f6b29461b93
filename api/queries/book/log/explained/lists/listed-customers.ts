// The sums at the foot of a list of customers: their invoices, what they were billed before tax,
// what their ledgers have and what of it is overdue.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { customersFound } from '#projections/customer-list/read.ts';
import type { CustomerRow } from '#projections/customer-list/table.ts';
import { sumsOfFigure } from '#projections/ledger-lines/read-figure.ts';
import { duesOfCustomers } from '#projections/open-items/read-dues.ts';
import { itemsOpenOn, sumsOfItems } from '#projections/open-items/read-on-day.ts';
import { customerFilterOf } from '#api/queries/customer/customers.ts';
import type { CustomerNarrowing } from '#api/queries/customer/customers.ts';
import { sumsOfOrders, sumsOfRevenue } from '#api/queries/ledgers/registers/register-sums.ts';
import { readingNow } from '#api/queries/past/moment.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';
import { rowsAtOnce } from '../counted-rows.ts';

type ListedWish = {
  readonly line: string;
  readonly narrowing: CustomerNarrowing;
  readonly asOn: CalendarDate;
};

type CustomersOnDay = {
  readonly bookId: number;
  readonly asOn: CalendarDate;
  readonly customers: readonly Pick<CustomerRow, 'customerId' | 'accountId' | 'name'>[];
};

type Sum = {
  readonly name: string;
  readonly measure?: NamedFigure['measure'];
  /** Whether all documents of the book are gone through, which is done once. */
  readonly isOfDocuments?: true;
  readonly read: (
    tables: ReadTables,
    found: CustomersOnDay,
  ) => Promise<Pick<NamedFigure, 'sums'> & Partial<Pick<NamedFigure, 'madeOf'>>>;
};

const ALL_DAYS = { from: '-infinity', to: 'infinity' } as const;

const idsOf = ({ customers }: CustomersOnDay) => customers.map(({ customerId }) => customerId);

const SUMS: Readonly<Record<string, Sum>> = {
  orders: {
    name: 'Invoices of the customers listed',
    measure: 'quantity',
    isOfDocuments: true,
    read: async (_tables, found) => ({
      sums: (between) => sumsOfOrders(found.bookId, idsOf(found), between),
    }),
  },
  revenue: {
    name: 'Revenue of the customers listed',
    isOfDocuments: true,
    read: async (_tables, found) => ({
      sums: (between) =>
        sumsOfRevenue(found.bookId, { ...ALL_DAYS, customerIds: idsOf(found) }, between),
    }),
  },
  outstanding: { name: 'Outstanding of the customers listed', read: dues },
  overdue: { name: 'Overdue of the customers listed', read: late },
};

/** @returns null where the list has no such sum. */
export async function listedCustomers(
  db: ReadTables,
  bookId: number,
  { line, narrowing, asOn }: ListedWish,
): Promise<NamedFigure | null> {
  const sum = Object.hasOwn(SUMS, line) ? SUMS[line] : undefined;
  if (sum === undefined) return null;
  const figure = await snapshot(db, async (tables) => {
    const customers = await customersFound(tables, bookId, customerFilterOf(narrowing));
    const read = await sum.read(tables, { bookId, asOn, customers });
    return {
      name: sum.name,
      from: null,
      to: asOn,
      notPosted: [],
      value: null,
      madeOf: [],
      ...(sum.measure !== undefined && { measure: sum.measure }),
      ...read,
    };
  });
  if (sum.isOfDocuments !== true) return figure;
  // What was posted stays as it is: what is there now says of each moment what was there by then.
  return { ...figure, sums: await readingNow(() => rowsAtOnce(db, figure.sums)) };
}

/** What their ledgers come to on the day. */
async function dues(tables: ReadTables, found: CustomersOnDay) {
  const { bookId, asOn, customers } = found;
  const byId = await duesOfCustomers(tables, { bookId, asOn }, idsOf(found));
  const lines = {
    accountIds: customers.map(({ accountId }) => accountId),
    from: null,
    to: asOn,
    side: null,
  };
  const sums: NamedFigure['sums'] = (between) => sumsOfFigure(bookId, { ...lines, ...between });
  const parts = customers.flatMap(({ customerId, accountId, name }) => {
    const paise = byId.get(customerId)?.outstandingPaise ?? 0;
    const asked = { ...OF_NOTHING, account: accountId, asOn };
    return paise === 0 ? [] : [{ name, paise, asked }];
  });
  const madeOf = parts
    .toSorted((one, other) => Math.abs(other.paise) - Math.abs(one.paise))
    .slice(0, MADE_OF_MAX)
    .map(({ name, paise, asked }) => ({ name, amount: rupeesFromPaise(paise), asked }));
  return { sums, madeOf };
}

/** Their bills that are open after the due day, or after their own where they have none. */
async function late(tables: ReadTables, found: CustomersOnDay) {
  const { bookId, asOn, customers } = found;
  const parties = {
    customerIds: idsOf(found),
    accountIds: customers.map(({ accountId }) => accountId),
  };
  const open = await itemsOpenOn(tables, { bookId, asOn }, parties);
  const items = open.filter(
    ({ openPaise, dueDate, billDate, isCredited }) =>
      openPaise > 0 && !isCredited && (dueDate ?? billDate) < asOn,
  );
  const sums: NamedFigure['sums'] = (between) =>
    sumsOfItems(bookId, { items, asOn, sign: 1 }, between);
  return { sums };
}
