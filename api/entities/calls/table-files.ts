// The tables of a book beside its records as files to take away: one of each that has rows.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { BYTE_ORDER_MARK, csvLine, escapeFormula } from '#core/kernel/writing/csv.ts';
import type { ArchivedText } from '#api/documents/archive/zip-texts.ts';
import { readOpening } from '#api/queries/ledgers/opening.ts';
import { BOOK_TABLES } from '#api/queries/book/tables/book-tables.ts';
import { readBookTable } from '#api/queries/book/tables/read-book-table.ts';
import type { TableCell } from '#api/queries/book/tables/read-book-table.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

type Rows = readonly (readonly TableCell[])[];

export async function* bookTables(db: ReadTables, bookId: number): AsyncGenerator<ArchivedText> {
  yield* openings(db, bookId);
  for (const table of BOOK_TABLES) {
    const pages = readBookTable(db, bookId, table);
    const first = await pages.next();
    if (first.done !== true) {
      const heads = Object.keys(table.heads);
      yield { name: `${table.name}.csv`, texts: linesOf(heads, first.value, pages) };
    }
  }
}

async function* linesOf(
  heads: readonly string[],
  first: Rows,
  rest: AsyncIterable<Rows>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(heads) + textOf(first);
  for await (const page of rest) yield textOf(page);
}

const textOf = (rows: Rows): string =>
  rows
    .map((cells) =>
      csvLine(cells.map(({ text, isTyped }) => (isTyped ? escapeFormula(text) : text))),
    )
    .join('');

/** What the book began with, as it is posted: a row for each account, and for each open bill. */
async function* openings(db: ReadTables, bookId: number): AsyncGenerator<ArchivedText> {
  const { openedOn, posted } = await readOpening(db, bookId, 'all');
  if (posted === null) return;
  const day = openedOn ?? '';
  const accounts = posted.accounts.map(({ accountId: id, balancePaise }) => [
    day,
    String(id),
    rupeesFromPaise(balancePaise),
  ]);
  const bills = posted.accounts.flatMap(({ accountId, bills: own }) =>
    own.map(({ id, number, date, dueDate, amountPaise }) => [
      String(accountId),
      String(id ?? ''),
      escapeFormula(number),
      date ?? '',
      dueDate ?? '',
      rupeesFromPaise(amountPaise),
    ]),
  );
  yield fileOf('opening_balance', ['opened_on', 'account_id', 'balance'], accounts);
  if (bills.length > 0) yield fileOf('opening_bill', BILL_HEADS, bills);
}

const BILL_HEADS = ['account_id', 'id', 'number', 'date', 'due_date', 'amount'];

const fileOf = (
  name: string,
  heads: readonly string[],
  lines: readonly (readonly string[])[],
): ArchivedText => ({
  name: `${name}.csv`,
  texts: [BYTE_ORDER_MARK, csvLine(heads), ...lines.map(csvLine)],
});
