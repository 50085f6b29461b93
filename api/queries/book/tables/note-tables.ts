// What people marked and noted in a book, as it is taken away with the book.
import { eventNotes } from '#projections/event-notes/table.ts';
import { journalChecks } from '#projections/journal-checks/table.ts';
import { table } from './describe.ts';
import type { BookTable } from './describe.ts';

export const NOTE_TABLES: readonly BookTable[] = [
  table({
    name: 'journal_check',
    of: journalChecks,
    heads: {
      journal_id: 'journal_id',
      checked_by: 'checked_by',
      checked_at: 'checked_at',
      note: 'note',
      seq: 'last_seq',
    },
  }),
  table({
    name: 'event_note',
    of: eventNotes,
    heads: {
      event: 'event_seq',
      test: 'test',
      note: 'note',
      written_by: 'actor_id',
      written_at: 'recorded_at',
      seq: 'seq',
    },
  }),
];
