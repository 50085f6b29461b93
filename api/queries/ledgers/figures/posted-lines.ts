// Lines of an account, each with the journal that posted it, by one query.
import { sql } from 'kysely';
import { journalsOfBook } from '#projections/journal-list/read.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import { ledgerPage } from '#projections/ledger-lines/read.ts';
import type { PageOfLines } from '#projections/ledger-lines/read.ts';
import type { LedgerLineRow } from '#projections/ledger-lines/table.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export type PostedLine = LedgerLineRow & { readonly journal: JournalRow };

type Row = JournalRow & { readonly lineNumber: number; readonly lineAmountPaise: number };

/** @returns at most `limit` lines, in the order of `ledgerPage`. */
export async function postedLines(
  db: ReadTables,
  bookId: number,
  accountId: number,
  page: PageOfLines,
): Promise<PostedLine[]> {
  const { rows } = await sql<Row>`
    select line.line as "lineNumber", line."amountPaise" as "lineAmountPaise", journal.*
    from (${ledgerPage(bookId, accountId, page)}) as line
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
