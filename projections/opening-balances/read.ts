import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { OpeningAccount, OpeningDraft, StockLine } from '#core/opening/index.ts';
import type { OpeningPart } from './table.ts';

type PostedBalances = {
  readonly openedOn: CalendarDate;
  readonly accounts: readonly OpeningAccount[];
  readonly journalIds: readonly number[];
};

export type OpeningParts = {
  /** The last event of the document; 0 before there was one. */
  readonly seq: number;
  readonly draft: OpeningDraft | null;
  /** With its figures as they were corrected last; without accounts nothing of it stands. */
  readonly posted: PostedBalances | null;
  /** By product, godown and batch. */
  readonly stock: readonly StockLine[];
};

type PartRow = { readonly part: OpeningPart; readonly lastSeq: number; readonly value: unknown };

/** @returns the opening balances of a book, saved and posted. */
export async function openingOf(db: QueryExecutorProvider, bookId: number): Promise<OpeningParts> {
  const { rows: parts } = await sql<PartRow>`
    select part, last_seq as "lastSeq", value from opening_balances where book_id = ${bookId}
  `.execute(db);
  const { rows: stock } = await sql<StockLine>`
    select product_id as "productId", nullif(godown, '') as godown, nullif(batch, '') as batch,
      quantity_thousandths as "quantityThousandths", value_paise as "valuePaise"
    from stock_openings where book_id = ${bookId}
    order by product_id, stock_openings.godown, stock_openings.batch
  `.execute(db);
  const valueOf = (part: OpeningPart): unknown =>
    parts.find((row) => row.part === part)?.value ?? null;
  return {
    seq: parts.reduce((last, { lastSeq }) => Math.max(last, lastSeq), 0),
    draft: valueOf('draft') as OpeningDraft | null,
    posted: valueOf('posted') as PostedBalances | null,
    stock,
  };
}

/** @returns how many stocks of the product the books began with, by godown and batch. */
export async function countStockOf(
  db: QueryExecutorProvider,
  { id, bookId }: { readonly id: number; readonly bookId: number | null },
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from stock_openings
    where product_id = ${id} ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
