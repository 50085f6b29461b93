import { namesOf } from '#projections/people/read.ts';
import { historyOf } from '#projections/record-history/read.ts';
import type { RecordKind } from '#projections/record-history/table.ts';
import type { HistoryItem } from '#api/contract/history.ts';
import { snapshot } from './snapshot.ts';
import type { ReadTables } from './snapshot.ts';

const SYSTEM = 'Lekha';

/** @returns who changed a record, what and when, newest first. */
export function readHistory(
  db: ReadTables,
  bookId: number,
  kind: RecordKind,
  recordId: number,
): Promise<HistoryItem[]> {
  return snapshot(db, async (tables) => {
    const rows = await historyOf(tables, bookId, kind, recordId);
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
