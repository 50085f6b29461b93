import { sql } from 'kysely';
import type { Entity } from '../../entity.ts';
import { field, nullable, stamps } from '../../fields.ts';

/** The books that the caller belongs to, as the list of books shows them. */
export const book: Entity = {
  belongs: 'caller',
  removedAs: null,
  fields: {
    id: field.id('b.book_id'),
    name: field.text('b.name'),
    role: field.text('m.role'),
    begins_on: nullable(field.date('b.begins_on')),
    soft_locked_to: nullable(field.date('b.soft_locked_to')),
    hard_locked_to: nullable(field.date('b.hard_locked_to')),
    ...stamps('b'),
  },
  source: ({ person }) => ({
    rows: sql`
      from book_list b
      join book_members m on m.book_id = b.book_id
      where m.person_id = ${person.id}`,
  }),
  writes: { readOnly: 'Books are created and changed at /api/islogin/book.' },
};
