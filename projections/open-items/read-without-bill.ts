// What a party owes without a bill: entries on its account that name none. What came in without
// saying what it settles has settled the oldest of them, so that what is open are the latest ones.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { ITEM_SOURCES } from '#core/journal/index.ts';

type RestOfAccount = {
  readonly accountId: number;
  /** What the ledger has beside the open items, above zero: what is owed without a bill. */
  readonly restPaise: number;
};

export type EntryWithoutBill = {
  readonly accountId: number;
  readonly journalId: number;
  /** From 1. */
  readonly line: number;
  readonly number: number;
  readonly seq: number;
  readonly entryDate: CalendarDate;
  /** As it was posted, less the opening bills of the account. What is owed is positive. */
  readonly amountPaise: number;
  readonly openPaise: number;
};

type Wish = {
  readonly bookId: number;
  readonly asOn: CalendarDate;
  /** 1 for debtors, whose debits they are; -1 for creditors. */
  readonly sign: 1 | -1;
};

/** Few of the latest entries are all that is open, as a rule. */
const LATEST = 200;

/** @returns what is open of each account, the oldest first; together the rest of the account. */
export async function entriesWithoutBill(
  db: QueryExecutorProvider,
  wish: Wish,
  rests: readonly RestOfAccount[],
): Promise<EntryWithoutBill[]> {
  if (rests.length === 0) return [];
  const latest = await latestEntries(db, wish, rests, LATEST);
  const byAccount = Map.groupBy(latest, ({ accountId }) => accountId);
  const short = rests.filter(({ accountId, restPaise }) => {
    const found = byAccount.get(accountId) ?? [];
    return found.reduce((sum, { openPaise }) => sum + openPaise, 0) < restPaise;
  });
  if (short.length === 0) return latest;
  const shortIds = new Set(short.map(({ accountId }) => accountId));
  return [
    ...latest.filter(({ accountId }) => !shortIds.has(accountId)),
    ...(await latestEntries(db, wish, short, null)),
  ];
}

async function latestEntries(
  db: QueryExecutorProvider,
  wish: Wish,
  rests: readonly RestOfAccount[],
  limit: number | null,
): Promise<EntryWithoutBill[]> {
  const { rows } = await sql<EntryWithoutBill>`
    select w.account_id as "accountId", e.journal_id as "journalId", e.line, e.number, e.seq,
      e.entry_date as "entryDate", e.amount as "amountPaise",
      least(e.open, w.rest - (e.through - e.open))::bigint as "openPaise"
    from unnest(${rests.map(({ accountId }) => accountId)}::bigint[],
        ${rests.map(({ restPaise }) => restPaise)}::bigint[]) as w (account_id, rest)
    cross join lateral (
      select *, sum(open) over (order by entry_date desc, seq desc, line desc) as through
      from (${entriesOf(wish, limit)}) as entries where open > 0
    ) as e
    where e.through - e.open < w.rest
    order by w.account_id, e.entry_date, e.seq, e.line
  `.execute(db);
  return rows;
}

/**
 * Of the account `w`, the latest first. An entry that something was set against by name is open by
 * the rest; of opening balances the bills are items of their own.
 */
const entriesOf = ({ bookId, asOn, sign }: Wish, limit: number | null): RawBuilder<unknown> => sql`
  select j.journal_id, l.line, j.number, l.seq, l.entry_date,
    (${sql.lit(sign)} * l.amount_paise - billed.paise)::bigint as amount,
    (${sql.lit(sign)} * (l.amount_paise + settled.paise) - billed.paise)::bigint as open
  from (
    select seq, line, amount_paise, entry_date from ledger_lines
    where book_id = ${bookId} and account_id = w.account_id and entry_date <= ${asOn}
      and ${sql.lit(sign)} * amount_paise > 0
    order by entry_date desc, seq desc, line desc limit ${limit}
  ) as l
  join journals j on j.book_id = ${bookId} and j.seq = l.seq and j.reverses is null
    and (j.source is null or j.source ->> 'kind' <> all(${[...ITEM_SOURCES]}::text[]))
  cross join lateral (
    select coalesce(sum(amount_paise), 0) as paise, coalesce(bool_or(makes), false) as makes
    from open_item_entries
    where book_id = ${bookId} and item_kind = 'journal' and item_id = j.journal_id
      and line = l.line and party_kind = 'account' and party_id = w.account_id
      and dated <= ${asOn}
  ) as settled
  cross join lateral (
    select case when j.source ->> 'kind' = 'opening-balances' then (
      select coalesce(sum(${sql.lit(sign)} * amount_paise), 0) from open_item_entries
      where book_id = ${bookId} and party_kind = 'account' and party_id = w.account_id
        and item_kind = 'opening-bill' and by_kind is null and dated <= ${asOn}
    ) else 0 end as paise
  ) as billed
  where not settled.makes and not exists (
    select from journals r where r.book_id = j.book_id and r.journal_id = j.reversed_by
      and r.entry_date <= ${asOn})`;

/** @returns a query, not run yet, that gives each event's sum: seq, entry_date and paise. */
export const sumsOfUnbilled = (
  entries: readonly Pick<EntryWithoutBill, 'seq' | 'entryDate' | 'openPaise'>[],
  { after, until }: { readonly after: number; readonly until: number },
): RawBuilder<unknown> => sql`
  select seq, entry_date, sum(paise)::bigint as paise
  from unnest(${entries.map(({ seq }) => seq)}::bigint[],
      ${entries.map(({ entryDate }) => entryDate)}::date[],
      ${entries.map(({ openPaise }) => openPaise)}::bigint[]) as one (seq, entry_date, paise)
  where seq > ${after} and seq <= ${until}
  group by seq, entry_date`;
