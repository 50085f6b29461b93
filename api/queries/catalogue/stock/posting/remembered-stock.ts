// What the register and the ledger say up to a day, remembered with the position of the log: the
// goods of a large book take long to value, and the writer holds everybody up meanwhile. Whoever
// asks for a run has it worked out before, and the writer takes it as long as nothing was recorded
// since.
import type { QueryExecutorProvider } from 'kysely';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { methodsOfRun } from '#core/stock-posting/index.ts';
import { perpetualFrom } from '#core/stock-valuation/index.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { createReadingCache } from '#api/queries/ledgers/reading/reading-cache.ts';
import { momentRead } from '#api/queries/past/moment.ts';
import { isSamePosition, readTablesPosition, snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { isAtItsHead } from '#api/store/chain/is-at-its-head.ts';
import { makeYearEnds } from '../valuation/product-goods.ts';
import { stockOfBooks } from './stock-of-books.ts';
import type { RegisteredStock } from './stock-of-books.ts';

export type StockMemory = {
  /** @returns what stands by the position of the log that the tables have. */
  readonly read: (
    tables: QueryExecutorProvider,
    bookId: number,
    through: CalendarDate,
  ) => Promise<RegisteredStock | null>;
};

/** What a document moved or the ledger of a day, of about 300 bytes each. */
const SIZE_MAX = 200_000;
/** Of a book that posts no cost, too. */
const SIZE_EACH = 50;

const sizeOf = (stock: RegisteredStock | null): number =>
  SIZE_EACH + (stock === null ? 0 : stock.dues.length + stock.ledger.length);

/** One for each server, which goes with it. */
export function createStockMemory({ sizeMax = SIZE_MAX } = {}): StockMemory {
  const cache = createReadingCache(sizeOf, { sizeMin: 0, sizeMax });
  return {
    async read(tables, bookId, through) {
      if (momentRead() !== undefined) return stockOfBooks(tables, bookId, through);
      const key = `${bookId} ${through}`;
      const position = await readTablesPosition(tables, bookId);
      const known = cache.find(key);
      if (known !== undefined && isSamePosition(known.position, position)) return known.value;
      const value = await stockOfBooks(tables, bookId, through);
      cache.keep(key, { position, value });
      return value;
    },
  };
}

/** Within the writer, which may have written events that the position does not count yet. */
export const stockForWriter =
  (memory: StockMemory): StockMemory['read'] =>
  async (tables, bookId, through) =>
    (await isAtItsHead(tables, bookId))
      ? memory.read(tables, bookId, through)
      : stockOfBooks(tables, bookId, through);

/** Works out what a run is decided by, so that the writer finds it. */
export async function rememberStock(
  { db, registeredStock }: { readonly db: ReadTables; readonly registeredStock: StockMemory },
  bookId: number,
  through: CalendarDate,
): Promise<void> {
  await prepareStockRun(db, bookId, through);
  await snapshot(db, (tables) => registeredStock.read(tables, bookId, through));
}

/** Keeps what the year before carries over, so that only later moves are read. */
export async function prepareStockRun(
  db: ReadTables,
  bookId: number,
  to: CalendarDate,
): Promise<void> {
  const policies = await stockPoliciesOf(db, bookId);
  const from = perpetualFrom(policies, to);
  if (from === null) return;
  const methodsOf = methodsOfRun({ policies, from, to });
  await makeYearEnds(db, { bookId, yearEnd: dayBefore(from), to, methodsOf });
}
