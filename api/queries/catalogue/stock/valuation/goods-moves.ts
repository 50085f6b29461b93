// The moves of goods as their valuation takes them: what the book began with, at its value, and
// what documents moved since. Invoices take goods out at cost; what they sold for is no matter.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { GoodsAct, GoodsMovement } from '#core/stock-valuation/index.ts';
import { startsOf } from '#projections/stock-in-hand/read.ts';
import type { StockDocument } from '#projections/stock-in-hand/table.ts';

export type DocumentOfMove = {
  readonly document: StockDocument | 'opening';
  readonly documentId: number | null;
  readonly number: string;
};
export type DocumentedMovement = GoodsMovement & { readonly by: DocumentOfMove };

type MoveRow = {
  readonly productId: number;
  readonly seq: number;
  readonly line: number;
  readonly date: string;
  readonly document: StockDocument;
  readonly documentId: number;
  readonly number: string;
  readonly quantity: number;
};

type StartRow = {
  readonly productId: number;
  readonly quantity: number;
  readonly countsFrom: string;
  readonly valuePaise: number | null;
};

type Narrowed = { readonly to: CalendarDate; readonly of?: RawBuilder<unknown> | undefined };

/** @returns the moves of each product up to a day, those of its beginning among them. */
export async function goodsMoves(
  db: QueryExecutorProvider,
  bookId: number,
  { to, of }: Narrowed,
): Promise<ReadonlyMap<number, readonly DocumentedMovement[]>> {
  const moves = new Map<number, DocumentedMovement[]>();
  const begins = new Map<number, string>();
  for (const start of await readStarts(db, bookId, of)) {
    begins.set(start.productId, start.countsFrom);
    const isThere = start.countsFrom <= to && start.quantity > 0;
    moves.set(start.productId, isThere ? [startMove(start)] : []);
  }
  for (const row of await readMoves(db, bookId, { to, of })) {
    // What is dated before the beginning is in it already.
    if (row.date < (begins.get(row.productId) ?? row.date)) continue;
    const known = moves.get(row.productId) ?? [];
    moves.set(row.productId, known);
    known.push(moveOf(row));
  }
  return moves;
}

/** There on the morning of the first day that counts: with the evening before it. */
const startMove = ({ countsFrom, quantity, valuePaise }: StartRow): DocumentedMovement => ({
  act: 'receive',
  key: 'opening',
  date: dayBefore(calendarDate(countsFrom)),
  seq: 0,
  line: 0,
  quantityThousandths: quantity,
  valuePaise,
  by: { document: 'opening', documentId: null, number: '' },
});

const moveOf = (row: MoveRow): DocumentedMovement => ({
  ...actOf(row),
  key: keyOf(row),
  date: calendarDate(row.date),
  seq: row.seq,
  line: row.line,
  by: { document: row.document, documentId: row.documentId, number: row.number },
});

/** All that an invoice took out of a product is one, since notes name its goods and no lines. */
const keyOf = ({ document, documentId, line }: MoveRow): string =>
  document.startsWith('stock-journal')
    ? `stock-journal-${documentId}-${line}`
    : `invoice-${documentId}`;

function actOf(row: MoveRow): GoodsAct {
  const quantityThousandths = Math.abs(row.quantity);
  const isIn = row.quantity > 0;
  if (row.document === 'stock-journal') {
    // It says quantities alone, so what it brings in has no cost of its own.
    return isIn
      ? { act: 'receive', quantityThousandths, valuePaise: null }
      : { act: 'issue', quantityThousandths };
  }
  if (isIn) return { act: 'return', of: keyOf(row), quantityThousandths };
  return row.document === 'stock-journal-reversed'
    ? { act: 'withdraw', of: keyOf(row), quantityThousandths }
    : { act: 'issue', quantityThousandths };
}

async function readMoves(
  db: QueryExecutorProvider,
  bookId: number,
  { to, of }: Narrowed,
): Promise<readonly MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select m.product_id as "productId", m.seq, m.line, m.move_date as date, m.document,
      m.document_id as "documentId", m.number, m.quantity_thousandths as quantity
    from stock_moves m
    where m.book_id = ${bookId} and m.move_date <= ${to}::date
      ${of === undefined ? sql`` : sql`and m.product_id = any(${of})`}
    order by m.product_id, m.move_date, m.seq, m.line
  `.execute(db);
  return rows;
}

async function readStarts(
  db: QueryExecutorProvider,
  bookId: number,
  of: RawBuilder<unknown> | undefined,
): Promise<readonly StartRow[]> {
  const { rows } = await sql<StartRow>`
    select starts.product_id as "productId", quantity, counts_from as "countsFrom",
      case source
        when 'document' then (
          select sum(o.value_paise)::bigint from stock_openings o
          where o.book_id = ${bookId} and o.product_id = starts.product_id)
        else (
          select (p.opening ->> 'valuePaise')::bigint from products p
          where p.book_id in (${INSTALLATION_BOOK}, ${bookId})
            and p.product_id = starts.product_id)
      end as "valuePaise"
    from (${startsOf(bookId, of)}) as starts
  `.execute(db);
  return rows;
}
