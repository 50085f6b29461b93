import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { instantAs } from '../runner/instant.ts';
import type { StockJournalRow } from './table.ts';

const SELECT = sql`
  select stock_journal_id as id, number, entry_date as "entryDate", narration, purpose, lines,
    journal_id as "journalId", seq,
    last_seq as "lastSeq", posted_by as "postedBy", ${instantAs('created_at')} as "postedAt",
    reversed_on as "reversedOn", reversed_by as "reversedBy", reason
  from stock_journals`;

export type StockJournalFilter = {
  /** In the narration, or the number. */
  readonly search: string;
  readonly productId: number | null;
};

function within(bookId: number, { search, productId }: StockJournalFilter): RawBuilder<unknown> {
  const conditions = [sql`book_id = ${bookId}`];
  if (search !== '') {
    const text = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    conditions.push(sql`(narration ilike ${text} or number::text = ${search})`);
  }
  if (productId !== null) {
    conditions.push(sql`lines @> ${JSON.stringify([{ productId }])}::jsonb`);
  }
  return sql.join(conditions, sql` and `);
}

/** @returns a stretch of the stock journals, the latest day first. */
export async function stockJournalsStretch(
  db: QueryExecutorProvider,
  bookId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  filter: StockJournalFilter,
): Promise<StockJournalRow[]> {
  const { rows } = await sql<StockJournalRow>`
    ${SELECT} where ${within(bookId, filter)}
    order by entry_date desc, number desc limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** @returns how many stock journals the filter lets through. */
export async function countStockJournals(
  db: QueryExecutorProvider,
  bookId: number,
  filter: StockJournalFilter,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from stock_journals where ${within(bookId, filter)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns one stock journal of a book, or null. */
export async function findStockJournal(
  db: QueryExecutorProvider,
  bookId: number,
  id: number,
): Promise<StockJournalRow | null> {
  const { rows } = await sql<StockJournalRow>`
    ${SELECT} where book_id = ${bookId} and stock_journal_id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns the last number that a stock journal of the book has; 0 before the first. */
export async function lastStockJournalNumber(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<number> {
  const { rows } = await sql<{ readonly last: number | null }>`
    select max(number) as last from stock_journals where book_id = ${bookId}
  `.execute(db);
  return rows[0]?.last ?? 0;
}

/** @returns the day of the last physical count of a period that stands; null without one. */
export async function lastCountIn(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to }: Period,
): Promise<CalendarDate | null> {
  const { rows } = await sql<{ readonly on: CalendarDate | null }>`
    select max(entry_date)::text as on from stock_journals
    where book_id = ${bookId} and purpose = 'count' and reversed_on is null
      and entry_date between ${from} and ${to}
  `.execute(db);
  return rows[0]?.on ?? null;
}
