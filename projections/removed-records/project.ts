import type { ProjectedEvent, Projection, Statement } from '../runner/projection.ts';
import { insertInto } from '../runner/write-rows.ts';
import { removedRecords } from './table.ts';

const insertRemoved = insertInto(removedRecords);

function project(events: readonly ProjectedEvent[]): readonly Statement[] {
  const rows = events.flatMap((event) =>
    removedBy(event).map(({ kind, id }) => ({
      book_id: event.bookId,
      record_id: id,
      last_seq: event.seq,
      removed_at: event.recordedAt,
      kind,
    })),
  );
  return insertRemoved(rows);
}

/** @returns what an event removed: one line per type, kinds as streams name them. Ids never return. */
function removedBy(event: ProjectedEvent): readonly { kind: string; id: number }[] {
  switch (event.type) {
    case 'AccountRemoved':
      return [{ kind: 'account', id: event.data.accountId }];
    case 'AccountTypeRemoved':
      return [{ kind: 'account-type', id: event.data.typeId }];
    case 'RecordRemoved':
      return [{ kind: event.data.kind, id: event.data.recordId }];
    default:
      return [];
  }
}

export const removedRecordsProjection: Projection = {
  name: 'removed-records',
  version: 1,
  tables: [removedRecords],
  project,
};
