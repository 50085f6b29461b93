// What the register knows of some products, for what a document takes out of them.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { ProductMoves, RegisteredMove } from '#core/stock-journal/index.ts';
import { stockInHandProjection } from '#projections/stock-in-hand/project.ts';
import { STANDING, startsOf } from '#projections/stock-in-hand/read.ts';
import { stockMoves } from '#projections/stock-in-hand/table.ts';
import type { StockDocument } from '#projections/stock-in-hand/table.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import { batchedMove } from './batches.ts';

type MoveRow = {
  readonly productId: number;
  readonly date: string;
  readonly seq: number;
  readonly line: number;
  readonly godownId: number | null;
  readonly batch: string | null;
  readonly quantityThousandths: number;
  readonly countedThousandths: number | null;
  readonly inBooksThousandths: number | null;
  readonly manufacturedOn: string | null;
  readonly expiresOn: string | null;
  readonly document: StockDocument | null;
  readonly documentId: number | null;
  readonly challanId: number | null;
};

const registeredMove = (row: MoveRow): RegisteredMove => {
  const { countedThousandths, inBooksThousandths } = row;
  const move = batchedMove({ ...row, date: calendarDate(row.date) });
  return { ...move, line: row.line, countedThousandths, inBooksThousandths };
};

/** @returns what events move, by product: of goods that the book keeps no stock of too. */
export function movesOfEvents(
  events: readonly ProjectedEvent[],
): ReadonlyMap<number, readonly RegisteredMove[]> {
  type Folded = Omit<MoveRow, 'date'> & { readonly moveDate: string };
  const rows = rowsIn<Folded>(foldRows(stockInHandProjection, events), stockMoves);
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  const movesOf = (moves: readonly Folded[]) =>
    moves.map(({ moveDate: date, ...move }) => registeredMove({ ...move, date }));
  return new Map([...byProduct].map(([id, moves]) => [id, movesOf(moves)]));
}

/**
 * Of products of which nothing was counted and no batch is named the moves of a day in a place are
 * one: that is enough to say what is there at its end.
 * @param before the event that ends what is known; null knows all of it.
 * @returns the products that are kept in stock.
 */
export async function productRegisters(
  db: QueryExecutorProvider,
  bookId: number,
  productIds: readonly number[],
  before: number | null = null,
): Promise<readonly ProductMoves[]> {
  const of = sql`${[...productIds]}::bigint[]`;
  const known = before === null ? sql`` : sql`and m.seq < ${before}`;
  const products = await sql<{ readonly productId: number; readonly name: string }>`
    select product_id as "productId", name from products
    where book_id in (${INSTALLATION_BOOK}, ${bookId}) and product_id = any(${of}) and stocked
  `.execute(db);
  if (products.rows.length === 0) return [];
  const [starts, moves, godowns] = await Promise.all([
    sql<{
      readonly productId: number;
      readonly quantityThousandths: number;
      readonly countsFrom: string;
    }>`
      select product_id as "productId", quantity as "quantityThousandths",
        counts_from::text as "countsFrom"
      from (${startsOf(bookId, of)}) as starts
    `.execute(db),
    sql<MoveRow>`
      with exact as materialized (
        select distinct m.product_id from stock_moves m
        where m.book_id = ${bookId} and m.product_id = any(${of})
          and (m.counted_thousandths is not null or m.batch is not null)
      )
      select m.product_id as "productId", m.move_date::text as date, m.seq, m.line,
        m.godown_id as "godownId", m.batch, m.quantity_thousandths as "quantityThousandths",
        m.counted_thousandths as "countedThousandths",
        m.in_books_thousandths as "inBooksThousandths",
        m.manufactured_on::text as "manufacturedOn", m.expires_on::text as "expiresOn",
        m.document, m.document_id as "documentId", m.challan_id as "challanId"
      from stock_moves m
      where m.book_id = ${bookId} and m.product_id in (select product_id from exact)
        and ${STANDING} ${known}
      union all
      select m.product_id, m.move_date::text, max(m.seq), max(m.line), m.godown_id, null,
        sum(m.quantity_thousandths)::bigint, null, null, null, null, null, null, null
      from stock_moves m
      where m.book_id = ${bookId} and m.product_id = any(${of})
        and m.product_id not in (select product_id from exact) ${known}
      group by m.product_id, m.move_date, m.godown_id
    `.execute(db),
    sql<{ readonly id: number; readonly name: string }>`
      select godown_id as id, name from godowns
      where book_id in (${INSTALLATION_BOOK}, ${bookId})
    `.execute(db),
  ]);
  const names = new Map(godowns.rows.map(({ id, name }) => [id, name]));
  const ofProduct = Map.groupBy(moves.rows, ({ productId }) => productId);
  return products.rows.map(({ productId, name }) => {
    const start = starts.rows.find((one) => one.productId === productId);
    return {
      productId,
      name,
      start: start ?? null,
      moves: (ofProduct.get(productId) ?? []).map(registeredMove),
      godowns: names,
    };
  });
}
