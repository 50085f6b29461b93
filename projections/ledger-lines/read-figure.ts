// The lines that a balance, or its change between two events of the log, is the sum of.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';

export type FigureLines = {
  readonly accountIds: readonly number[];
  /** Events after this one, up to the other. */
  readonly after: number;
  readonly until: number;
  /** Days of entry; null counts all days up to the last. */
  readonly from: string | null;
  readonly to: string;
  readonly side: FigureSide;
};

/**
 * Debits alone or credits alone: without what was taken back in the days, or all of them, as a
 * ledger sums them. Null counts both.
 */
export type FigureSide = 'debit' | 'credit' | 'all-debits' | 'all-credits' | null;

/**
 * @returns a query, not run yet, that gives each event's sum on the accounts: seq, entry_date and
 *   paise.
 */
export const sumsOfFigure = (bookId: number, lines: FigureLines): RawBuilder<unknown> => {
  const { accountIds, after, until, from, to } = lines;
  return sql`
    select seq, entry_date, sum(amount_paise)::bigint as paise from ledger_lines
    where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
      and seq > ${after} and seq <= ${until} and entry_date <= ${to}
      ${from === null ? sql`` : sql`and entry_date >= ${from}`}
      ${sideOf(bookId, lines)}
    group by seq, entry_date`;
};

function sideOf(bookId: number, lines: FigureLines): RawBuilder<unknown> {
  switch (lines.side) {
    case null:
      return sql``;
    case 'all-debits':
      return sql`and amount_paise > 0`;
    case 'all-credits':
      return sql`and amount_paise < 0`;
    default:
      return ofSide(bookId, lines, lines.side);
  }
}

/** What is taken back within the days counts, with its sign, on the side of its original. */
const ofSide = (
  bookId: number,
  { after, until, from, to }: FigureLines,
  side: 'debit' | 'credit',
): RawBuilder<unknown> => {
  const within = (day: RawBuilder<unknown>) =>
    sql`${day} between ${from ?? '-infinity'}::date and ${to}::date`;
  return sql`
    and (amount_paise > 0) = (${side === 'debit'} <> (seq in (
      select reversal.seq from journals as reversal
        join journals as original on original.book_id = reversal.book_id
          and original.journal_id = reversal.reverses
      where reversal.book_id = ${bookId} and reversal.reverses is not null
        and reversal.seq > ${after} and reversal.seq <= ${until}
        and ${within(sql`reversal.entry_date`)} and ${within(sql`original.entry_date`)})))`;
};

export type MonthBetween = {
  /** `2026-04`; null is all days before the first. */
  readonly month: string | null;
  /** What the month came to by the first event and by the second, in paise: debit positive. */
  readonly aPaise: number;
  readonly bPaise: number;
  /** Events between that moved it. */
  readonly count: number;
};

/** @returns what the months of an account came to by two events of the log, the earliest first. */
export async function monthsBetween(
  db: QueryExecutorProvider,
  bookId: number,
  { accountIds, after, until, from, to }: Omit<FigureLines, 'side'>,
): Promise<MonthBetween[]> {
  const { rows } = await sql<MonthBetween>`
    select case when entry_date >= ${from ?? '-infinity'}::date
        then to_char(entry_date, 'YYYY-MM') end as month,
      coalesce(sum(amount_paise) filter (where seq <= ${after}), 0)::bigint as "aPaise",
      sum(amount_paise)::bigint as "bPaise",
      (count(distinct seq) filter (where seq > ${after}))::bigint as count
    from ledger_lines
    where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
      and seq <= ${until} and entry_date <= ${to}
    group by 1 order by 1 nulls first
  `.execute(db);
  return rows;
}
