import { sql } from 'kysely';
import type { Role } from '#core/book/index.ts';
import { bookList, bookMembers } from '#projections/books-and-members/table.ts';
import type { BookRow } from '#projections/books-and-members/table.ts';
import { rowColumns, withColumns } from '#projections/runner/row-columns.ts';
import type { Book } from '#api/contract/book/book.ts';
import { bookWire } from '#api/queries/book/book-list.ts';
import { columnsOf, nullable, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';

const b = columnsOf(bookList, 'b');
const m = columnsOf(bookMembers, 'm');

type MembersBook = BookRow & { readonly role: Role };

/** The books that the caller belongs to, as the list of books shows them. */
export const bookKind = recordKind<MembersBook, Book>({
  belongs: 'caller',
  removedAs: null,
  fields: {
    id: b.id('book_id'),
    name: b.text('name'),
    role: m.text('role'),
    begins_on: nullable(b.date('begins_on')),
    soft_locked_to: nullable(b.date('soft_locked_to')),
    hard_locked_to: nullable(b.date('hard_locked_to')),
    ...stampFields(b),
  },
  source: ({ person }) => ({
    rows: sql`
      from ${b.table} join ${m.table} on ${m.column('book_id')} = ${b.column('book_id')}
      where ${m.column('person_id')} = ${person.id}`,
  }),
  row: withColumns(rowColumns(bookList, 'b'), { role: m.column('role') }),
  wire: (row) => bookWire(row, row.role),
  writes: { readOnly: 'Books are created and changed at /api/islogin/book.' },
});
