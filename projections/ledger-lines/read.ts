import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { LedgerLineRow, LinePosition } from './table.ts';

export type PageOfLines = {
  readonly period: Period;
  /** The position after which it continues, null being the period's start. */
  readonly after: LinePosition | null;
  readonly limit: number;
};

/**
 * A page of one account's ledger, oldest first, both ends of the period included. Its cost does not
 * grow with the history.
 * @returns a query, not run yet, that gives at most `limit` lines.
 */
export function ledgerPage(
  bookId: number,
  accountId: number,
  { period, limit, ...page }: PageOfLines,
): RawBuilder<LedgerLineRow> {
  // Before the period's first line stands nothing: seq counts from 1.
  const after = page.after ?? { entryDate: period.from, seq: 0, line: 0 };
  return sql<LedgerLineRow>`
    select entry_date as "entryDate", seq, line, amount_paise as "amountPaise"
    from ledger_lines
    where book_id = ${bookId} and account_id = ${accountId}
      and entry_date between ${period.from} and ${period.to}
      and (entry_date, seq, line) > (${after.entryDate}, ${after.seq}, ${after.line})
    order by entry_date, seq, line
    limit ${limit}`;
}

export type LatestLines = {
  /** What is dated later is left out. */
  readonly to: string;
  /** The position before which it continues, null being the end. */
  readonly before: LinePosition | null;
  readonly limit: number;
};

/**
 * The latest lines of one account, the latest first. Its cost does not grow with the history.
 * @returns a query, not run yet, that gives at most `limit` lines.
 */
export function latestLines(
  bookId: number,
  accountId: number,
  { to, before, limit }: LatestLines,
): RawBuilder<LedgerLineRow> {
  const earlier =
    before === null
      ? sql``
      : sql`and (entry_date, seq, line) < (${before.entryDate}, ${before.seq}, ${before.line})`;
  return sql<LedgerLineRow>`
    select entry_date as "entryDate", seq, line, amount_paise as "amountPaise"
    from ledger_lines
    where book_id = ${bookId} and account_id = ${accountId} and entry_date <= ${to} ${earlier}
    order by entry_date desc, seq desc, line desc
    limit ${limit}`;
}

/** @returns what was debited and credited to an account from one day to another, in paise. */
export async function movementOf(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
  { from, to }: Period,
): Promise<{ readonly debitPaise: number; readonly creditPaise: number }> {
  const { rows } = await sql<{ readonly debitPaise: number; readonly creditPaise: number }>`
    select coalesce(sum(amount_paise) filter (where amount_paise > 0), 0)::bigint as "debitPaise",
      coalesce(-sum(amount_paise) filter (where amount_paise < 0), 0)::bigint as "creditPaise"
    from ledger_lines
    where book_id = ${bookId} and account_id = ${accountId}
      and entry_date between ${from} and ${to}
  `.execute(db);
  return rows[0] ?? { debitPaise: 0, creditPaise: 0 };
}

/**
 * Entries that were reversed on their own day, with what reversed them.
 * @returns what they debited and credited to an account, which is the same, and how many there are.
 */
export async function cancelledOut(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
  { from, to }: Period,
): Promise<{ readonly paise: number; readonly count: number }> {
  const { rows } = await sql<{ readonly paise: number; readonly count: number }>`
    select coalesce(sum(line.amount_paise) filter (where line.amount_paise > 0), 0)::bigint
        as paise,
      count(*) as count
    from journals r
    join journals o on o.book_id = r.book_id and o.journal_id = r.reverses
      and o.entry_date = r.entry_date
    join ledger_lines line on line.book_id = r.book_id and line.account_id = ${accountId}
      and line.entry_date = r.entry_date and line.seq in (o.seq, r.seq)
    where r.book_id = ${bookId} and r.reverses is not null
      and r.entry_date between ${from} and ${to}
  `.execute(db);
  return rows[0] ?? { paise: 0, count: 0 };
}

/** @returns a query, not run yet, that gives the seqs of the events with a line on the account. */
export const seqsOfAccount = (bookId: number, accountId: number): RawBuilder<unknown> => sql`
  select line.seq from ledger_lines as line
  where line.book_id = ${bookId} and line.account_id = ${accountId}`;

/** @returns the latest date of a line of an account, or null before the first. */
export async function lastEntryDateOf(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
): Promise<string | null> {
  const { rows } = await sql<{ readonly date: string | null }>`
    select max(entry_date) as date from ledger_lines
    where book_id = ${bookId} and account_id = ${accountId}
  `.execute(db);
  return rows[0]?.date ?? null;
}

/** @returns the first day among these with an entry of the account; null where there is none. */
export async function firstEntryWithin(
  db: QueryExecutorProvider,
  bookId: number,
  { accountId, days }: { readonly accountId: number; readonly days: readonly Period[] },
): Promise<CalendarDate | null> {
  if (days.length === 0) return null;
  const within = days.map(({ from, to }) => sql`entry_date between ${from} and ${to}`);
  const { rows } = await sql<{ readonly date: CalendarDate | null }>`
    select min(entry_date) as date from ledger_lines
    where book_id = ${bookId} and account_id = ${accountId}
      and (${sql.join(within, sql` or `)})
  `.execute(db);
  return rows[0]?.date ?? null;
}

type LaterMovement = {
  readonly accountId: number;
  readonly debitPaise: number;
  readonly creditPaise: number;
};

/**
 * @param days after the first and up to the second.
 * @returns what was debited and credited to each of these accounts on those days, in paise.
 */
export async function movementsAfter(
  db: QueryExecutorProvider,
  bookId: number,
  days: { readonly after: string; readonly until: string },
  accountIds: readonly number[],
): Promise<LaterMovement[]> {
  const { rows } = await sql<LaterMovement>`
    select account_id as "accountId",
      coalesce(sum(amount_paise) filter (where amount_paise > 0), 0)::bigint as "debitPaise",
      coalesce(-sum(amount_paise) filter (where amount_paise < 0), 0)::bigint as "creditPaise"
    from ledger_lines
    where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
      and entry_date > ${days.after} and entry_date <= ${days.until}
    group by account_id
  `.execute(db);
  return rows;
}

/**
 * Each account costs one step down the key, whatever its ledger holds.
 * @returns the latest date of a line up to a day, for each of the accounts that has one.
 */
export async function lastEntryDatesOf(
  db: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[],
  until: string,
): Promise<ReadonlyMap<number, CalendarDate>> {
  const { rows } = await sql<{ readonly accountId: number; readonly date: CalendarDate }>`
    select asked.id as "accountId", last.date
    from unnest(${[...accountIds]}::bigint[]) as asked(id)
    cross join lateral (
      select entry_date as date from ledger_lines
      where book_id = ${bookId} and account_id = asked.id and entry_date <= ${until}
      order by entry_date desc limit 1
    ) as last
  `.execute(db);
  return new Map(rows.map(({ accountId, date }) => [accountId, date]));
}
