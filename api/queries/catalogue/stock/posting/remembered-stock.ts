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
import { momentRead } from '#api/queries/past/moment.ts';
import { isSamePosition, readTablesPosition, snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables, TablesPosition } from '#api/queries/snapshot.ts';
import { isAtItsHead } from '#api/store/chain/is-at-its-head.ts';
import { makeYearEnds } from '../valuation/product-goods.ts';
import { stockOfBooks } from './stock-of-books.ts';
import type { RegisteredStock } from './stock-of-books.ts';

type RememberedStock = {
  readonly position: TablesPosition;
  readonly stock: RegisteredStock | null;
};

/** Books in which a run is being posted at the same time. */
const REMEMBERED_MAX = 8;
const remembered = new Map<string, RememberedStock>();

export async function rememberedStock(
  tables: QueryExecutorProvider,
  bookId: number,
  through: CalendarDate,
): Promise<RegisteredStock | null> {
  if (momentRead() !== undefined) return stockOfBooks(tables, bookId, through);
  const key = `${bookId} ${through}`;
  const position = await readTablesPosition(tables, bookId);
  const known = remembered.get(key);
  if (known !== undefined && isSamePosition(known.position, position)) return known.stock;
  const stock = await stockOfBooks(tables, bookId, through);
  remembered.delete(key);
  remembered.set(key, { position, stock });
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
  return stock;
}

/** Within the writer, which may have written events that the position does not count yet. */
export async function stockForWriter(
  tables: QueryExecutorProvider,
  bookId: number,
  through: CalendarDate,
): Promise<RegisteredStock | null> {
  return (await isAtItsHead(tables, bookId))
    ? rememberedStock(tables, bookId, through)
    : stockOfBooks(tables, bookId, through);
}

/** Works out what a run is decided by, so that the writer finds it. */
export async function rememberStock(
  db: ReadTables,
  bookId: number,
  through: CalendarDate,
): Promise<void> {
  await prepareStockRun(db, bookId, through);
  await snapshot(db, (tables) => rememberedStock(tables, bookId, through));
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
