// What was removed of every kind, so that whoever keeps copies learns what to drop.
import type { Table } from '../runner/projection.ts';

export const removedRecords = {
  name: 'removed_records',
  columns: {
    book_id: 'bigint',
    record_id: 'bigint',
    last_seq: 'bigint',
    removed_at: 'timestamptz',
    kind: 'text',
  },
  key: ['book_id', 'kind', 'record_id'],
} as const satisfies Table;

export type RemovedRow = {
  readonly bookId: number;
  readonly recordId: number;
  /** ISO instant in UTC with milliseconds, and the same in microseconds since 1970. */
  readonly removedAt: string;
  readonly removedMicros: number;
};
