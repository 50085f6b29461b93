// The stock journals of a book as the contract has them, with the names of products and of people.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { nameReads } from '#projections/catalogue-masters/read.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import { namesOf } from '#projections/people/read.ts';
import { countDifferencesOf } from '#projections/stock-in-hand/read.ts';
import {
  countStockJournals,
  findStockJournal,
  stockJournalsStretch,
} from '#projections/stock-journals/read.ts';
import type { StockJournalFilter } from '#projections/stock-journals/read.ts';
import type { StockJournalRow } from '#projections/stock-journals/table.ts';
import type {
  listStockJournals,
  readStockJournalFigures,
  StockJournal,
} from '#api/contract/catalogue/stock/stock-journal.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { godownNames } from './places.ts';
import type { StockJournalLine } from '#core/stock-journal/index.ts';
import { creditTold } from './lost-goods.ts';
import { ratePaiseOf } from './valuation/worth-told.ts';

type Narrowing = z.output<typeof readStockJournalFigures.query>;

const filterOf = ({ search = '', product_id: productId }: Narrowing): StockJournalFilter => ({
  search: search.trim(),
  productId: productId ?? null,
});

const EVERY: StockJournalFilter = { search: '', productId: null };

/** @returns a stretch of the stock journals, the latest day first. */
export const listStockJournalsOf = (
  db: ReadTables,
  bookId: number,
  { limit, offset, ...narrowing }: z.output<typeof listStockJournals.query>,
): Promise<StockJournal[]> =>
  snapshot(db, async (tables) => {
    const stretch = { limit, offset };
    const rows = await stockJournalsStretch(tables, bookId, stretch, filterOf(narrowing));
    return journalsTold(tables, bookId, rows);
  });

/** @returns how many the filter lets through, and how many there are. */
export const stockJournalFiguresOf = (db: ReadTables, bookId: number, narrowing: Narrowing) =>
  snapshot(db, async (tables) => ({
    count: await countStockJournals(tables, bookId, filterOf(narrowing)),
    of: await countStockJournals(tables, bookId, EVERY),
  }));

/** @returns one stock journal of the book, or null. */
export const readStockJournalOf = (
  db: ReadTables,
  bookId: number,
  id: number,
): Promise<StockJournal | null> =>
  snapshot(db, async (tables) => {
    const row = await findStockJournal(tables, bookId, id);
    const [told] = row === null ? [] : await journalsTold(tables, bookId, [row]);
    return told ?? null;
  });

async function journalsTold(
  tables: ReadTables,
  bookId: number,
  rows: readonly StockJournalRow[],
): Promise<StockJournal[]> {
  const books = [INSTALLATION_BOOK, bookId];
  const ids = [...new Set(rows.flatMap(({ lines }) => lines.map((line) => line.productId)))];
  const found = await productReads.find(tables, books, ids);
  const unitIds = found.flatMap(({ unitId }) => (unitId === null ? [] : [unitId]));
  const units = await nameReads.unit.find(tables, books, [...new Set(unitIds)]);
  const unitNames = new Map(units.map(({ unitId, name }) => [unitId, name]));
  const products = new Map(found.map((product) => [product.productId, product]));
  const people = rows.flatMap(({ postedBy, reversedBy }) => [postedBy, reversedBy ?? postedBy]);
  const names = await namesOf(tables, [...new Set(people)]);
  const godowns = await godownNames(
    tables,
    bookId,
    rows.flatMap(({ lines }) => lines),
  );
  const differences = await differencesBy(tables, bookId, rows);
  const person = (id: number) => ({ id, name: names.get(id) ?? '' });
  const productOf = (id: number) => {
    const product = products.get(id);
    const unit = unitNames.get(product?.unitId ?? 0) ?? null;
    return { productId: id, product: product?.name ?? '', unit };
  };
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    date: row.entryDate,
    narration: row.narration,
    purpose: row.purpose,
    journalId: row.journalId,
    lines: row.lines.map((line, at) => ({
      ...productOf(line.productId),
      ...lineTold(line),
      differenceThousandths: differences.get(`${row.seq} ${at + 1}`) ?? null,
      godown: godowns.get(line.godownId ?? 0) ?? null,
    })),
    seq: row.lastSeq,
    recordedAt: row.postedAt,
    recordedBy: person(row.postedBy),
    reversed: reversalTold(row, person),
  }));
}

type Person = StockJournal['recordedBy'];

const reversalTold = (
  { reversedOn: date, reversedBy, reason }: StockJournalRow,
  person: (id: number) => Person,
): StockJournal['reversed'] =>
  date === null ? null : { date, reason: reason ?? '', recordedBy: person(reversedBy ?? 0) };

/** @returns what each count found more or less, by its event and line. */
async function differencesBy(
  tables: ReadTables,
  bookId: number,
  rows: readonly StockJournalRow[],
): Promise<ReadonlyMap<string, number>> {
  const counts = rows.filter(({ purpose, reversedOn }) => purpose === 'count' && !reversedOn);
  const ids = new Set(counts.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  if (ids.size === 0) return new Map();
  const found = await countDifferencesOf(tables, bookId, [...ids]);
  return new Map(
    found.map(({ seq, line, differenceThousandths }) => [`${seq} ${line}`, differenceThousandths]),
  );
}

/** @returns what a line of a stock journal says by itself. */
const lineTold = ({ direction, quantityThousandths, valuePaise, ...line }: StockJournalLine) => ({
  direction,
  quantityThousandths,
  valuePaise: valuePaise ?? null,
  ratePaise: valuePaise === undefined ? null : ratePaiseOf({ quantityThousandths, valuePaise }),
  credit: line.credit === undefined ? null : creditTold(line.credit),
  godownId: line.godownId ?? null,
  batch: line.batch ?? null,
  isUnnamed: line.batch === undefined && line.inBooksThousandths !== undefined,
  manufacturedOn: line.manufacturedOn === undefined ? null : calendarDate(line.manufacturedOn),
  expiresOn: line.expiresOn === undefined ? null : calendarDate(line.expiresOn),
});
