// What people wrote on events, such as on the hits of an audit test: notes only ever come.
import type { Table } from '../runner/projection.ts';

export const eventNotes = {
  name: 'event_notes',
  columns: {
    book_id: 'bigint',
    event_seq: 'bigint',
    seq: 'bigint',
    actor_id: 'bigint',
    recorded_at: 'timestamptz',
    test: 'text',
    note: 'text',
  },
  key: ['book_id', 'event_seq', 'seq'],
  grows: 'fixed',
} as const satisfies Table;

export type EventNoteRow = {
  /** The event that the note is on. */
  readonly eventSeq: number;
  /** The event by which it was written. */
  readonly seq: number;
  readonly actorId: number;
  /** ISO instant in UTC with milliseconds. */
  readonly at: string;
  /** The audit test of which the event is a hit, or null. */
  readonly test: string | null;
  readonly note: string;
};
