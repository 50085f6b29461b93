import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { importRecords, imports } from './table.ts';

const patchImports = patch(imports);
const patchRecords = patch(importRecords);

const project = (events: readonly ProjectedEvent[]): readonly TableStatement[] => [
  ...patchImports(events.flatMap(importPatches)),
  ...patchRecords(events.flatMap(recordPatches)),
];

type ImportEvent = Extract<
  ProjectedEvent,
  { type: 'ImportStarted' | 'ImportFinished' | 'ImportUndoRequested' }
>;

const touched = ({ bookId, seq, recordedAt, data }: ImportEvent) => ({
  book_id: bookId,
  import_id: data.importId,
  last_seq: seq,
  updated_at: recordedAt,
});

function importPatches(event: ProjectedEvent): Patch<typeof imports>[] {
  switch (event.type) {
    case 'ImportStarted': {
      const { kind, fileName, fileHash, lineCount, startedOn } = event.data;
      const columns = {
        ...touched(event),
        created_at: event.recordedAt,
        started_by: event.actorId,
        started_on: startedOn,
        kind,
        file_name: fileName,
        file_hash: fileHash,
        line_count: lineCount,
        refused_count: 0,
        status: 'under way',
      };
      return [{ creates: true, columns }];
    }
    case 'ImportFinished': {
      const columns = { refused_count: event.data.refusedCount, status: 'finished' };
      return [{ creates: false, columns: { ...touched(event), ...columns } }];
    }
    case 'ImportUndoRequested':
      return [{ creates: false, columns: { ...touched(event), status: 'being undone' } }];
    default:
      return [];
  }
}

function recordPatches(event: ProjectedEvent): Patch<typeof importRecords>[] {
  if (event.type === 'RecordsImported') {
    const { created, changed } = event.data;
    const made = created.map((one) => ({ ...one, seq: null }));
    return [...made, ...changed].map(({ line, id, seq }) => ({
      creates: true,
      columns: { ...keyOf(event, id), line, changed_seq: seq, taken_back: false },
    }));
  }
  if (event.type !== 'RecordsWithdrawn') return [];
  return event.data.ids.map((id) => ({
    creates: false,
    columns: { ...keyOf(event, id), taken_back: true },
  }));
}

const keyOf = (
  { bookId, seq, data }: Extract<ProjectedEvent, { type: 'RecordsImported' | 'RecordsWithdrawn' }>,
  recordId: number,
) => ({ book_id: bookId, import_id: data.importId, record_id: recordId, last_seq: seq });

export const importListProjection: Projection = {
  name: 'import-list',
  version: 1,
  tables: [imports, importRecords],
  project,
  former: { version: null, project: () => [] },
};
