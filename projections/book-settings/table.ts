// What a book has set of its documents: a row for each field that was ever set, so that a book that
// has set nothing has no rows and stands as a new one does.
import type { Table } from '../runner/projection.ts';

export const bookSettings = {
  name: 'book_settings',
  columns: {
    book_id: 'bigint',
    last_seq: 'bigint',
    name: 'text',
    value: 'jsonb',
  },
  key: ['book_id', 'name'],
} as const satisfies Table;

/** Before the name of a field of the billing profile, and of a posting role. */
export const PREFIX = { billing: 'billing.', posting: 'posting.' } as const;
