// Which journals are marked as checked: a row for each, which goes when its mark is withdrawn.
import type { Table } from '../runner/projection.ts';

export const journalChecks = {
  name: 'journal_checks',
  columns: {
    book_id: 'bigint',
    journal_id: 'bigint',
    last_seq: 'bigint',
    checked_by: 'bigint',
    checked_at: 'timestamptz',
    note: 'text',
  },
  key: ['book_id', 'journal_id'],
} as const satisfies Table;

export type JournalCheckRow = {
  readonly journalId: number;
  readonly personId: number;
  /** ISO instant in UTC with milliseconds. */
  readonly at: string;
  readonly note: string;
};
