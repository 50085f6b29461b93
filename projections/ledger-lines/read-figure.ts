// The lines that a balance, or its change between two events of the log, is the sum of.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

export type FigureLines = {
  readonly accountIds: readonly number[];
  /** Events after this one, up to the other. */
  readonly after: number;
  readonly until: number;
  /** Days of entry; null counts all days up to the last. */
  readonly from: string | null;
  readonly to: string;
};

/** @returns a query, not run yet, that gives each event's sum on the accounts: seq and paise. */
export const sumsOfFigure = (
  bookId: number,
  { accountIds, after, until, from, to }: FigureLines,
): RawBuilder<unknown> => sql`
  select seq, sum(amount_paise)::bigint as paise from ledger_lines
  where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
    and seq > ${after} and seq <= ${until} and entry_date <= ${to}
    ${from === null ? sql`` : sql`and entry_date >= ${from}`}
  group by seq`;

/** @returns a query, not run yet, that gives all lines between two events. */
export const allLinesBetween = (
  bookId: number,
  { after, until, to }: Pick<FigureLines, 'after' | 'until' | 'to'>,
): RawBuilder<unknown> => sql`
  select account_id, seq, entry_date, amount_paise as paise from ledger_lines
  where book_id = ${bookId} and seq > ${after} and seq <= ${until} and entry_date <= ${to}`;
