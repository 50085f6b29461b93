import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { StockPostingState } from '#core/stock-posting/index.ts';
import { instantAs } from '../runner/instant.ts';
import type { LinesApart, StockRunRow } from './table.ts';

/** @returns every run of a book, the first first. */
export async function stockRunsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly StockRunRow[]> {
  const { rows } = await sql<StockRunRow>`
    select number, seq, posted_by as "postedBy", ${instantAs('recorded_at')} as "recordedAt",
      undone_by as "undoneBy",
      case when undone_at is null then null else ${instantAs('undone_at')} end as "undoneAt",
      reason, content
    from stock_runs where book_id = ${bookId} order by number
  `.execute(db);
  return rows;
}

/** @returns what the rules know of a book's runs, as its stream folds to it. */
export const stockPostingOf = (rows: readonly StockRunRow[]): StockPostingState => ({
  runs: rows.map(({ content, undoneBy }) => ({ ...content, undone: undoneBy !== null })),
});

/** @returns the runs that stand, without the lines that statements need not know. */
export async function stockPostingApart(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<StockPostingState> {
  const { rows } = await sql<{ readonly number: number; readonly lines: LinesApart }>`
    select number, lines_apart as lines from stock_runs
    where book_id = ${bookId} and undone_by is null order by number
  `.execute(db);
  return {
    runs: rows.map(({ number, lines }) => {
      const bare = { bookId, number, from: '', through: '', journalIds: [] };
      return { ...bare, lines: [...lines], undone: false };
    }),
  };
}
