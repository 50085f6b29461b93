// Lines of an account, each with the journal that posted it, by one query.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { journalsOfBook } from '#projections/journal-list/read.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import { latestLines, ledgerPage } from '#projections/ledger-lines/read.ts';
import type { LatestLines, PageOfLines } from '#projections/ledger-lines/read.ts';
import type { LedgerLineRow } from '#projections/ledger-lines/table.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export type PostedLine = LedgerLineRow & { readonly journal: JournalRow };

type Row = JournalRow & { readonly lineNumber: number; readonly lineAmountPaise: number };

/** @returns at most `limit` lines, in the order of `ledgerPage`. */
export const postedLines = (
  db: ReadTables,
  bookId: number,
  accountId: number,
  page: PageOfLines,
): Promise<PostedLine[]> => linesPosted(db, bookId, ledgerPage(bookId, accountId, page));

/** @returns at most `limit` lines, the latest first. */
export async function latestPosted(
  db: ReadTables,
  bookId: number,
  accountId: number,
  page: LatestLines,
): Promise<PostedLine[]> {
  return (await linesPosted(db, bookId, latestLines(bookId, accountId, page))).toReversed();
}

async function linesPosted(
  db: ReadTables,
  bookId: number,
  lines: RawBuilder<LedgerLineRow>,
): Promise<PostedLine[]> {
  const { rows } = await sql<Row>`
    select line.line as "lineNumber", line."amountPaise" as "lineAmountPaise", journal.*
    from (${lines}) as line
    join (${journalsOfBook(bookId)}) as journal on journal.seq = line.seq
    order by line."entryDate", line.seq, line.line
  `.execute(db);
  return rows.map(({ lineNumber: line, lineAmountPaise: amountPaise, ...journal }) => ({
    entryDate: journal.entryDate,
    seq: journal.seq,
    line,
    amountPaise,
    journal,
  }));
}
