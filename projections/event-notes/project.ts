import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { insertInto } from '../runner/writing/write-rows.ts';
import { eventNotes } from './table.ts';

const insertNotes = insertInto(eventNotes);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return insertNotes(
    events.flatMap((event) => {
      if (event.type !== 'EventNoted') return [];
      const { bookId, seq, actorId, recordedAt, data } = event;
      return [
        {
          book_id: bookId,
          event_seq: data.event,
          seq,
          actor_id: actorId,
          recorded_at: recordedAt,
          test: data.test,
          note: data.text,
        },
      ];
    }),
  );
}

export const eventNotesProjection: Projection = {
  name: 'event-notes',
  version: 1,
  tables: [eventNotes],
  project,
  former: { version: null, project: () => [] },
};
