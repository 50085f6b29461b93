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

/** Before the name of a field of the billing profile, of a posting role, and of the keeping. */
export const PREFIX = {
  billing: 'billing.',
  posting: 'posting.',
  keeping: 'keeping.',
} as const;

/** Of how documents are kept: the law, and proceedings and their ends by their numbers. */
export const KEEPING = { form: 'legal-form', began: 'proceedings.', ended: 'ended.' } as const;
