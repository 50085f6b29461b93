// The plain records: whatever a program keeps under the kinds that have no rules of their own.
import type { RecordFields } from '#core/record/index.ts';
import type { Table } from '../runner/projection.ts';

export const records = {
  name: 'records',
  columns: {
    book_id: 'bigint',
    record_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    kind: 'text',
    name: 'text',
    fields: 'jsonb',
  },
  key: ['book_id', 'kind', 'record_id'],
} as const satisfies Table;

export type RecordRow = {
  readonly bookId: number;
  readonly recordId: number;
  readonly kind: string;
  readonly name: string;
  readonly fields: RecordFields;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};
