// The people of the installation, who are in book 0. Their contact data is readable here until
// their key is destroyed; a rebuild after that finds '[erased]' in the log.
import type { Confirmation } from '#core/person/terms.ts';
import type { Table } from '../runner/projection.ts';

export const people = {
  name: 'people',
  columns: {
    book_id: 'bigint',
    person_id: 'bigint',
    last_seq: 'bigint',
    registered_at: 'timestamptz',
    updated_at: 'timestamptz',
    is_admin: 'boolean',
    erased: 'boolean',
    name: 'text',
    email: 'text',
    phone: 'text',
    company: 'text',
    confirmation: 'text',
  },
  key: ['book_id', 'person_id'],
} as const satisfies Table;

export type PersonRow = {
  readonly personId: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly confirmation: Confirmation;
  readonly isAdmin: boolean;
  readonly erased: boolean;
  /** ISO instants in UTC with milliseconds. */
  readonly registeredAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};
