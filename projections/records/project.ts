import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { records } from './table.ts';

const patchRecords = patch(records);
const removeRecords = removeFrom(records);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [...patchRecords(events.flatMap(patchOf)), ...removeRecords(events.flatMap(removedOf))];
}

function patchOf(event: ProjectedEvent): Patch<typeof records>[] {
  if (event.type !== 'RecordAdded' && event.type !== 'RecordChanged') return [];
  const { bookId, seq, recordedAt } = event;
  const { kind, recordId, name, fields } = event.data;
  const columns = {
    book_id: bookId,
    kind,
    record_id: recordId,
    name,
    fields,
    last_seq: seq,
    updated_at: recordedAt,
  };
  if (event.type === 'RecordChanged') return [{ creates: false, columns }];
  return [{ creates: true, columns: { ...columns, created_at: recordedAt } }];
}

/** What was added and removed in one slice is written first, and then goes. */
function removedOf(event: ProjectedEvent) {
  if (event.type !== 'RecordRemoved') return [];
  const { kind, recordId } = event.data;
  return [{ book_id: event.bookId, kind, record_id: recordId }];
}

export const recordsProjection: Projection = {
  name: 'records',
  version: 1,
  tables: [records],
  project,
};
