// Customers as the contract has them.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { nameKey } from '#core/kernel/text.ts';
import { stateOfCode } from '#core/tax/index.ts';
import { customerCounts, customersById, customersPage } from '#projections/customer-list/read.ts';
import type { CustomerPageRequest } from '#projections/customer-list/read.ts';
import { customersStretch, customerSums } from '#projections/customer-list/read-register.ts';
import type { CustomerStretch } from '#projections/customer-list/read-register.ts';
import type { CustomerRow } from '#projections/customer-list/table.ts';
import { duesOfCustomers, duesOn } from '#projections/open-items/read-dues.ts';
import type {
  Customer,
  CustomerListFigures,
  ListedCustomer,
} from '#api/contract/customer/customer.ts';
import { balancesOn, partiesOf } from '#api/queries/ledgers/receivables/read-receivables.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export const customerTold = ({
  customerId,
  active,
  orders,
  taxablePaise,
  lastSeq,
  ...same
}: CustomerRow): Customer => ({
  ...same,
  id: customerId,
  state: same.stateCode === null ? null : (stateOfCode(same.stateCode)?.name ?? null),
  status: active ? 'active' : 'inactive',
  totalOrders: orders,
  totalAmountPaise: taxablePaise,
  seq: lastSeq,
});

export type CustomerNarrowing = {
  readonly search?: string | undefined;
  readonly status?: Customer['status'] | undefined;
  /** The day that dues are told of; today unless given. */
  readonly as_on?: string | undefined;
};

const dayOf = async (tables: ReadTables, { as_on: asOn }: CustomerNarrowing) =>
  asOn === undefined ? readTodayInIndia(tables) : calendarDate(asOn);

export const customerFilterOf = ({ search = '', status }: CustomerNarrowing) => ({
  words: nameKey(search)
    .split(' ')
    .filter((word) => word !== ''),
  active: status === undefined ? null : status === 'active',
});

type DuesWish = { readonly bookId: number; readonly asOn: CalendarDate };

/** @returns the customers with what is outstanding and overdue of each on the day. */
async function listedTold(
  tables: ReadTables,
  { bookId, asOn }: DuesWish,
  rows: readonly CustomerRow[],
): Promise<ListedCustomer[]> {
  const ids = rows.map(({ customerId }) => customerId);
  const dues = await duesOfCustomers(tables, { bookId, asOn }, ids);
  return rows.map((row) => {
    const due = dues.get(row.customerId);
    return {
      ...customerTold(row),
      outstandingPaise: due?.outstandingPaise ?? 0,
      overduePaise: due?.overduePaise ?? 0,
    };
  });
}

type Listing = CustomerNarrowing & { readonly limit: number; readonly after?: number | undefined };

/** @returns a page of customers by name, and after whom the next one begins. */
export function listCustomers(
  db: ReadTables,
  bookId: number,
  { limit, after, ...narrowing }: Listing,
): Promise<{ readonly items: ListedCustomer[]; readonly next: number | null }> {
  return snapshot(db, async (tables) => {
    const [last] = after === undefined ? [] : await customersById(tables, bookId, [after]);
    const from = last && { nameKey: nameKey(last.name), customerId: last.customerId };
    const page = { limit: limit + 1, after: from ?? null };
    const rows = await customersPage(tables, bookId, page, customerFilterOf(narrowing));
    const items = rows.slice(0, limit);
    const next = rows.length > limit ? (items.at(-1)?.customerId ?? null) : null;
    const asOn = await dayOf(tables, narrowing);
    return { items: await listedTold(tables, { bookId, asOn }, items), next };
  });
}

/** How many are read at a time, so that other requests come in between. */
const READ_AT_A_TIME = 2000;

/** @returns all that the filter lets through, by name, as they stand at one moment. */
export function everyCustomer(
  db: ReadTables,
  bookId: number,
  narrowing: CustomerNarrowing,
): Promise<ListedCustomer[]> {
  return snapshot(db, async (tables) => {
    const all: ListedCustomer[] = [];
    const asOn = await dayOf(tables, narrowing);
    let after: CustomerPageRequest['after'] = null;
    for (;;) {
      const page = { limit: READ_AT_A_TIME, after };
      const rows = await customersPage(tables, bookId, page, customerFilterOf(narrowing));
      all.push(...(await listedTold(tables, { bookId, asOn }, rows)));
      const last = rows.at(-1);
      if (last === undefined || rows.length < READ_AT_A_TIME) return all;
      after = { nameKey: last.nameKey, customerId: last.customerId };
    }
  });
}

/** @returns the customer, or null when the book has none of this id. */
async function findCustomer(
  db: ReadTables,
  bookId: number,
  customerId: number,
): Promise<Customer | null> {
  const [row] = await customersById(db, bookId, [customerId]);
  return row === undefined ? null : customerTold(row);
}

/** @returns at most `limit` customers of the list in its order, after `offset` others. */
export function listCustomerStretch(
  db: ReadTables,
  bookId: number,
  stretch: CustomerStretch,
  narrowing: CustomerNarrowing,
): Promise<ListedCustomer[]> {
  return snapshot(db, async (tables) => {
    const asOn = await dayOf(tables, narrowing);
    const list = { bookId, dues: duesOn({ bookId, asOn }) };
    const rows = await customersStretch(tables, list, stretch, customerFilterOf(narrowing));
    return listedTold(tables, { bookId, asOn }, rows);
  });
}

/** @returns figures of the whole book, and of what the filter lets through. */
export function readCustomerFigures(
  db: ReadTables,
  bookId: number,
  narrowing: CustomerNarrowing,
): Promise<CustomerListFigures> {
  return snapshot(db, async (tables) => {
    const { total, active, taxablePaise } = await customerCounts(tables, bookId);
    const asOn = await dayOf(tables, narrowing);
    const dues = duesOn({ bookId, asOn });
    const found = await customerSums(tables, { bookId, dues }, customerFilterOf(narrowing));
    return {
      total,
      active,
      revenuePaise: taxablePaise,
      outstanding: await debtorsOn(tables, { bookId, asOn }),
      found: {
        count: found.count,
        orders: found.orders,
        revenuePaise: found.taxablePaise,
        outstandingPaise: found.outstandingPaise,
        overduePaise: found.overduePaise,
        byStatus: { active: found.active, inactive: found.inactive },
      },
    };
  });
}

/** Of which an account without a customer may be one: it is billed and paid by hand. */
async function debtorsOn(
  tables: ReadTables,
  day: DuesWish,
): Promise<CustomerListFigures['outstanding']> {
  const parties = await partiesOf(tables, day.bookId, 'debtors', null);
  const balances = await balancesOn(
    tables,
    day,
    parties.map(({ accountId }) => accountId),
  );
  const sumOf = (own: typeof parties) =>
    own.reduce((sum, { accountId }) => sum + (balances.get(accountId) ?? 0), 0);
  const totalPaise = sumOf(parties);
  const customersPaise = sumOf(parties.filter(({ customerId }) => customerId !== null));
  return { totalPaise, customersPaise, othersPaise: totalPaise - customersPaise };
}

const OTHERS_MAX = 20;

/** @returns a customer with the others of the same GSTIN; null where there is none such. */
export async function customerWithOthers(
  db: ReadTables,
  bookId: number,
  customerId: number,
): Promise<Customer | null> {
  const found = await findCustomer(db, bookId, customerId);
  const gstin = found?.gstin ?? null;
  if (found === null || gstin === null) return found;
  const { items } = await listCustomers(db, bookId, { search: gstin, limit: OTHERS_MAX });
  const others = items.filter((each) => each.gstin === gstin && each.id !== customerId);
  if (others.length === 0) return found;
  return { ...found, sameGstin: others.map(({ id, name }) => ({ id, name })) };
}
