// The open bills of a group out of the read tables: of all its parties, or of those that have
// changed since an event. Each reads on one snapshot, which the caller opens.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { monthEnd } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { accountIdsChangedAfter } from '#projections/chart-of-accounts/read.ts';
import { accountIdsPostedAfter } from '#projections/journal-list/read.ts';
import { itemPartiesAfter, itemsOpenOn } from '#projections/open-items/read-on-day.ts';
import { entriesWithoutBill } from '#projections/open-items/read-without-bill.ts';
import { movementsThrough } from '#projections/period-totals/read.ts';
import { idsRemovedAfter } from '#projections/removed-records/read.ts';
import { itemsByParty, openBillsOf, withChangedParties } from './receivables.ts';
import type { AgeingDay, OpenBills, Party, PartyFigures } from './receivables.ts';

type PartyGroup = 'debtors' | 'creditors';

export type OpenBillsSubject = { readonly asOn: CalendarDate; readonly group: PartyGroup };

const CODES: Readonly<Record<PartyGroup, string>> = {
  debtors: 'sundry-debtors',
  creditors: 'sundry-creditors',
};
const SIGNS = { debtors: 1, creditors: -1 } as const;

export async function readOpenBills(
  tables: QueryExecutorProvider,
  bookId: number,
  subject: OpenBillsSubject,
): Promise<OpenBills> {
  const parties = await partiesOf(tables, bookId, subject.group, null);
  const day = { asOn: subject.asOn, sign: SIGNS[subject.group] };
  const figures = await figuresOf(tables, { bookId, ...day }, parties, null);
  return openBillsOf(figures, day);
}

/** @param seq the event that `value` has counted to. */
export async function readOpenBillsOn(
  tables: QueryExecutorProvider,
  bookId: number,
  { asOn, group }: OpenBillsSubject,
  { value, seq }: { readonly value: OpenBills; readonly seq: number },
): Promise<OpenBills> {
  const changed = await changedAccounts(tables, bookId, seq);
  if (changed.size === 0) return value;
  const parties = await partiesOf(tables, bookId, group, [...changed]);
  const day = { asOn, sign: SIGNS[group] };
  const figures = await figuresOf(tables, { bookId, ...day }, parties, {
    customerIds: parties.flatMap(({ customerId }) => (customerId === null ? [] : [customerId])),
    accountIds: parties.map(({ accountId }) => accountId),
  });
  return withChangedParties(value, changed, figures, day);
}

/** @returns what is open of one customer, who is asked about by their account. */
export async function readOpenBillsOf(
  tables: QueryExecutorProvider,
  { bookId, asOn }: Day,
  { customerId, accountId }: { readonly customerId: number; readonly accountId: number },
): Promise<OpenBills> {
  const parties = await partiesOf(tables, bookId, 'debtors', [accountId]);
  const ids = { customerIds: [customerId], accountIds: [accountId] };
  const day = { asOn, sign: 1 } as const;
  return openBillsOf(await figuresOf(tables, { bookId, ...day }, parties, ids), day);
}

type Day = { readonly bookId: number; readonly asOn: CalendarDate };

async function figuresOf(
  tables: QueryExecutorProvider,
  day: Day & AgeingDay,
  parties: readonly Party[],
  ofParties: Parameters<typeof itemsOpenOn>[2],
): Promise<PartyFigures> {
  const items = await itemsOpenOn(tables, day, ofParties);
  const accountIds = parties.map(({ accountId }) => accountId);
  const balances = await balancesOn(tables, day, accountIds);
  const itemsOf = itemsByParty(items);
  const rests = parties.flatMap((party) => {
    const { accountId } = party;
    const itemsPaise = itemsOf(party).reduce((sum, { openPaise }) => sum + openPaise, 0);
    const restPaise = day.sign * ((balances.get(accountId) ?? 0) - itemsPaise);
    return restPaise > 0 ? [{ accountId, restPaise }] : [];
  });
  return { parties, items, balances, unbilled: await entriesWithoutBill(tables, day, rests) };
}

/** @returns all parties of a group, or those of some accounts. */
export async function partiesOf(
  tables: QueryExecutorProvider,
  bookId: number,
  group: PartyGroup,
  accountIds: readonly number[] | null,
): Promise<Party[]> {
  const some =
    accountIds === null ? sql`` : sql`and a.account_id = any(${[...accountIds]}::bigint[])`;
  const { rows } = await sql<Party>`
    select a.account_id as "accountId", c.customer_id as "customerId",
      coalesce(c.name, a.name) as name, coalesce(c.name_key, a.name_key) as "nameKey"
    from accounts a
    left join customers c on c.book_id = a.book_id and c.account_id = a.account_id
    where a.book_id = ${bookId} and a.group_code = ${CODES[group]} ${some}
  `.execute(tables);
  return rows;
}

/** By the totals of months, less the lines of the day's own month that come after it. */
export async function balancesOn(
  tables: QueryExecutorProvider,
  { bookId, asOn }: Day,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const end = monthEnd(asOn);
  const movements = await movementsThrough(tables, bookId, end, accountIds);
  const balances = new Map(
    movements.map((one) => [one.accountId, one.earlierYearsPaise + one.thisYearPaise]),
  );
  if (asOn === end) return balances;
  const { rows } = await sql<{ readonly accountId: number; readonly laterPaise: number }>`
    select account_id as "accountId", sum(amount_paise)::bigint as "laterPaise"
    from ledger_lines
    where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
      and entry_date > ${asOn} and entry_date <= ${end}
    group by account_id
  `.execute(tables);
  for (const { accountId, laterPaise } of rows) {
    balances.set(accountId, (balances.get(accountId) ?? 0) - laterPaise);
  }
  return balances;
}

/** @returns the accounts posted to, changed or removed, or whose items or customer were. */
async function changedAccounts(
  tables: QueryExecutorProvider,
  bookId: number,
  seq: number,
): Promise<ReadonlySet<number>> {
  const items = await itemPartiesAfter(tables, bookId, seq);
  const idsOf = (kind: 'customer' | 'account') =>
    items.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const { rows } = await sql<{ readonly accountId: number }>`
    select account_id as "accountId" from customers
    where book_id = ${bookId}
      and (last_seq > ${seq} or customer_id = any(${idsOf('customer')}::bigint[]))
  `.execute(tables);
  return new Set([
    ...idsOf('account'),
    ...rows.map(({ accountId }) => accountId),
    ...(await accountIdsPostedAfter(tables, bookId, seq)),
    ...(await accountIdsChangedAfter(tables, bookId, { seq, typeIds: [] })),
    ...(await idsRemovedAfter(tables, { bookId, kind: 'account', seq })),
  ]);
}
