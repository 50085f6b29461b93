import type { QueryExecutorProvider } from 'kysely';
import { findJournal } from '#projections/journal-list/read.ts';
import { namesOf } from '#projections/people/read.ts';
import { historyOf } from '#projections/record-history/read.ts';
import type { HistoryRow, HistoryKind } from '#projections/record-history/table.ts';
import { postedInWords } from '#projections/runner/words/figures.ts';
import type { HistoryItem } from '#api/contract/book/history.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const SYSTEM = 'Lekha';

/** @returns who changed a record, what and when, newest first. */
export function readHistory(
  db: ReadTables,
  bookId: number,
  kind: HistoryKind,
  recordId: number,
): Promise<HistoryItem[]> {
  return snapshot(db, async (tables) => {
    const told = await historyOf(tables, bookId, kind, recordId);
    const rows =
      kind === 'journal' ? [...told, ...(await postingOf(tables, bookId, recordId))] : told;
    const ids = rows.flatMap(({ actorId, personId }) => [actorId, personId ?? actorId]);
    const names = await namesOf(tables, [...new Set(ids)]);
    return rows.map(({ seq, recordedAt, actorId, personId, what }) => ({
      seq,
      recorded_at: recordedAt,
      actor: { id: actorId, name: actorId === 0 ? SYSTEM : (names.get(actorId) ?? '') },
      what: personId === null ? what : `${what}: ${names.get(personId) ?? ''}`,
    }));
  });
}

/**
 * The list of journals tells how one began; a reversal and a correction tell more of themselves.
 */
async function postingOf(
  tables: QueryExecutorProvider,
  bookId: number,
  journalId: number,
): Promise<HistoryRow[]> {
  const journal = await findJournal(tables, bookId, journalId);
  if (journal === null || journal.reverses !== null || journal.corrects !== null) return [];
  const { seq, actorId, recordedAt, number, amountPaise } = journal;
  return [{ seq, actorId, recordedAt, personId: null, what: postedInWords(number, amountPaise) }];
}
