import { datedJournals, signedPaise } from '../runner/posted-journal.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { insertInto } from '../runner/writing/write-rows.ts';
import { ledgerLines } from './table.ts';

const insertLines = insertInto(ledgerLines);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = datedJournals(events).flatMap(({ bookId, seq, entryDate, entries }) =>
    entries.map((entry, index) => ({
      book_id: bookId,
      account_id: entry.accountId,
      seq,
      amount_paise: signedPaise(entry),
      entry_date: entryDate,
      line: index + 1,
    })),
  );
  return insertLines(rows);
}

export const ledgerLinesProjection: Projection = {
  name: 'ledger-lines',
  version: 1,
  tables: [ledgerLines],
  project,
};
