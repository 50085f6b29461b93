import { sql } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { membersOf } from '#projections/books-and-members/read.ts';
import { people } from '#projections/people/table.ts';
import type { PersonRow } from '#projections/people/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import type { User } from '#api/contract/session/user.ts';
import { userWire } from '#api/queries/as-of/people.ts';
import type { RecordReader } from '../../entity.ts';
import { columnsOf, rowsOfBook } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';

/** Themselves and their fellow members of the book; null for an admin, who sees everybody. */
async function visibleTo({ db, person, bookId }: RecordReader): Promise<readonly number[] | null> {
  if (person.isAdmin) return null;
  const members = await membersOf(db, bookId);
  return [person.id, ...members.map(({ personId }) => personId)];
}

const p = columnsOf(people, 'p');

/** By name and e-mail, as the list of members shows them. */
export const userKind = recordKind<PersonRow, User>({
  belongs: 'caller',
  removedAs: null,
  fields: {
    id: p.id('person_id'),
    name: p.text('name'),
    email: p.text('email'),
    created_at: p.instant('registered_at'),
    updated_at: p.instant('updated_at'),
    seq: p.number('last_seq'),
  },
  source: async (reader) => {
    const visible = await visibleTo(reader);
    const everybody = sql`${rowsOfBook(p, INSTALLATION_BOOK)} and not ${p.column('erased')}`;
    if (visible === null) return { rows: everybody };
    return {
      rows: sql`${everybody} and ${p.column('person_id')} = any(${[...visible]}::bigint[])`,
    };
  },
  row: rowColumns(people, 'p'),
  wire: userWire,
  writes: {
    readOnly:
      'People register themselves and change their own profile at /api/profile; the members of a ' +
      'book are at /api/islogin/book/{bookId}/members.',
  },
});
