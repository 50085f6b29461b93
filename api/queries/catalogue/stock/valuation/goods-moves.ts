// The moves of goods as their valuation takes them: what the book began with, at its value, and
// what documents moved since. Invoices take goods out at cost; what they sold for is no matter.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { actsOfStockJournal } from '#core/stock-valuation/index.ts';
import type { GoodsMovement, JournalAct } from '#core/stock-valuation/index.ts';
import { productsCountedInPart } from '#projections/stock-in-hand/read-godowns.ts';
import { countDifferencesOf, STANDING, startsOf } from '#projections/stock-in-hand/read.ts';
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
  readonly quantityThousandths: number;
  readonly valuePaise: number | null;
  readonly countedThousandths: number | null;
  readonly challanId: number | null;
  readonly ofLine: number | null;
  /** The note and its line that brought in the goods of a bill; null where the bill did. */
  readonly receiptId: number | null;
};

type StartRow = {
  readonly productId: number;
  readonly quantity: number;
  readonly countsFrom: string;
  readonly valuePaise: number | null;
};

type WantedMoves = {
  readonly to: CalendarDate;
  readonly of: readonly number[];
  /** Only those of later days, without what the products began with. */
  readonly after?: CalendarDate | undefined;
};

/** @returns the moves of some products up to a day, those of their beginnings among them. */
export async function goodsMoves(
  db: QueryExecutorProvider,
  bookId: number,
  { to, of, after }: WantedMoves,
): Promise<ReadonlyMap<number, readonly DocumentedMovement[]>> {
  const moves = new Map<number, DocumentedMovement[]>();
  const begins = new Map<number, string>();
  for (const start of await readStarts(db, bookId, of)) {
    begins.set(start.productId, start.countsFrom);
    const move = startMove(start);
    const isWithin = move.date <= to && (after === undefined || move.date > after);
    moves.set(start.productId, isWithin && start.quantity > 0 ? [move] : []);
  }
  // What is dated before the beginning is in it already.
  const counted = (await readMoves(db, bookId, { to, of, after })).filter(
    (row) => row.date >= (begins.get(row.productId) ?? row.date),
  );
  const found = await foundInPart(db, bookId, counted);
  for (const rows of byEvent(counted)) {
    const [{ productId }] = rows;
    const known = moves.get(productId) ?? [];
    moves.set(productId, known);
    known.push(...movesOf(rows, found));
  }
  return moves;
}

type RowsOfEvent = readonly [MoveRow, ...MoveRow[]];

/** Puts the rows of one event and one product together: they follow one another. */
function byEvent(rows: readonly MoveRow[]): readonly RowsOfEvent[] {
  const events: [MoveRow, ...MoveRow[]][] = [];
  for (const row of rows) {
    const last = events.at(-1);
    if (last?.[0].seq === row.seq && last[0].productId === row.productId) last.push(row);
    else events.push([row]);
  }
  return events;
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

/** What counts found of goods that are counted by place or by batch, by event and line. */
type CountDifferences = ReadonlyMap<string, number>;

/** A product without places and without a count of a batch is counted as a whole. */
async function foundInPart(
  db: QueryExecutorProvider,
  bookId: number,
  rows: readonly MoveRow[],
): Promise<CountDifferences> {
  const counts = rows.filter(({ document }) => document === 'stock-count');
  const ids = [...new Set(counts.map(({ productId }) => productId))];
  const placed = ids.length === 0 ? [] : await productsCountedInPart(db, bookId, ids);
  if (placed.length === 0) return new Map();
  const differences = await countDifferencesOf(db, bookId, placed);
  return new Map(
    differences.map(({ seq, line, differenceThousandths }) => [
      `${seq} ${line}`,
      differenceThousandths,
    ]),
  );
}

function movesOf(rows: RowsOfEvent, found: CountDifferences): readonly DocumentedMovement[] {
  const [{ document, documentId, number, seq, date }] = rows;
  const by = { document, documentId, number };
  return actsOf(rows, found).map((act) => ({ ...act, date: calendarDate(date), seq, by }));
}

const OF_STOCK_JOURNALS: ReadonlySet<StockDocument> = new Set([
  'stock-journal',
  'stock-journal-reversed',
  'stock-loss',
  'stock-loss-reversed',
]);

function actsOf(rows: RowsOfEvent, found: CountDifferences): readonly JournalAct[] {
  const [{ document, documentId: id, seq, challanId }] = rows;
  // What customs charges, or a bill of goods that came before it, names what brought the goods in,
  // and moves none.
  if (document.startsWith('bill-of-entry') || OF_BILLED_RECEIPTS.has(document)) {
    return rows.map((row) => {
      const { line, valuePaise } = row;
      const landed = {
        act: 'land',
        of: broughtInBy(row, row.ofLine),
        quantityThousandths: 0,
        valuePaise: valuePaise ?? 0,
      } as const;
      return { ...landed, key: `${document}-${seq}-${line}`, line };
    });
  }
  // A debit note names the line of the bill whose goods it sends back.
  if (document.startsWith('purchase-') || document.startsWith('goods-receipt')) {
    return rows.map((row) => {
      const { line, quantityThousandths: moved, valuePaise } = row;
      const key = broughtInBy(row, line);
      const quantityThousandths = Math.abs(moved);
      return moved > 0
        ? { act: 'receive', quantityThousandths, valuePaise, key, line }
        : { act: 'withdraw', of: key, quantityThousandths, key, line };
    });
  }
  if (OF_STOCK_JOURNALS.has(document)) {
    const isReversal = document.endsWith('-reversed');
    return actsOfStockJournal({ id, isReversal, lines: rows });
  }
  if (document === 'stock-count') {
    return rows.map(({ line, countedThousandths }) => ({
      act: 'count',
      quantityThousandths: countedThousandths ?? 0,
      ...foundAt(found.get(`${seq} ${line}`)),
      key: `stock-journal-${id}-${line}`,
      line,
    }));
  }
  // All that an invoice took out of a product is one, since notes name its goods and no lines; what
  // a challan had taken out before is one with it.
  const key = challanId === null ? `invoice-${id}` : `challan-${challanId}`;
  return rows.map(({ line, quantityThousandths: moved }) => {
    const quantityThousandths = Math.abs(moved);
    return moved > 0
      ? { act: 'return', of: key, quantityThousandths, key, line }
      : { act: 'issue', quantityThousandths, key, line };
  });
}

const OF_BILLED_RECEIPTS: ReadonlySet<StockDocument> = new Set([
  'goods-receipt-billed',
  'goods-receipt-reopened',
]);

/** The lot of a line: of the bill, or of the note by which the goods of the bill had come. */
function broughtInBy(
  { document, documentId, receiptId, ofLine }: MoveRow,
  line: number | null,
): string {
  if (receiptId !== null) return `goods-receipt-${receiptId}-${ofLine}`;
  const kind = document.startsWith('goods-receipt') ? 'goods-receipt' : 'purchase-bill';
  return `${kind}-${documentId}-${line}`;
}

const foundAt = (foundThousandths: number | undefined) =>
  foundThousandths === undefined ? {} : { foundThousandths };

async function readMoves(
  db: QueryExecutorProvider,
  bookId: number,
  { to, of, after }: WantedMoves,
): Promise<readonly MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select m.product_id as "productId", m.seq, m.line, m.move_date as date, m.document,
      m.document_id as "documentId", m.number,
      m.quantity_thousandths as "quantityThousandths", m.value_paise as "valuePaise",
      m.counted_thousandths as "countedThousandths",
      m.challan_id as "challanId", coalesce(r.of_line, m.of_line) as "ofLine",
      coalesce(r.receipt_id, m.receipt_id) as "receiptId"
    from unnest(${[...of]}::bigint[]) with ordinality as wanted (product_id, at)
      cross join lateral (
        select m.* from stock_moves m
        where m.book_id = ${bookId} and m.product_id = wanted.product_id
          and m.move_date <= ${to}::date and ${STANDING}
          ${after === undefined ? sql`` : sql`and m.move_date > ${after}::date`}
        order by m.move_date, m.seq, m.line
      ) as m
      left join lateral (
        select b.receipt_id, b.of_line from stock_moves b
        where b.book_id = ${bookId} and b.receipt_id is not null
          and b.document = 'goods-receipt-billed' and b.document_id = m.document_id
          and b.line = coalesce(m.of_line, m.line) and b.product_id = m.product_id
        limit 1
      ) r on m.document in ('purchase-debit-note', 'purchase-debit-note-reversed',
        'bill-of-entry', 'bill-of-entry-reversed')
    order by wanted.at, m.move_date, m.seq, m.line
  `.execute(db);
  return rows;
}

/** @param of all products of the book unless given. */
export async function readStarts(
  db: QueryExecutorProvider,
  bookId: number,
  of?: readonly number[],
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
    from (${startsOf(bookId, of && sql`${[...of]}::bigint[]`)}) as starts
  `.execute(db);
  return rows;
}
