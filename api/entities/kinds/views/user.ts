import { sql } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { membersOf } from '#projections/books-and-members/read.ts';
import type { Entity, RecordReader } from '../../entity.ts';
import { field } from '../../fields.ts';

/** Themselves and their fellow members of the book; null for an admin, who sees everybody. */
async function visibleTo({ db, person, bookId }: RecordReader): Promise<readonly number[] | null> {
  if (person.isAdmin) return null;
  const members = await membersOf(db, bookId);
  return [person.id, ...members.map(({ personId }) => personId)];
}

/** By name and e-mail, as the list of members shows them. */
export const user: Entity = {
  belongs: 'caller',
  removedAs: null,
  fields: {
    id: field.id('p.person_id'),
    name: field.text('p.name'),
    email: field.text('p.email'),
    created_at: field.instant('p.registered_at'),
    updated_at: field.instant('p.updated_at'),
    seq: field.number('p.last_seq'),
  },
  source: async (reader) => {
    const visible = await visibleTo(reader);
    const everybody = sql`from people p where p.book_id = ${INSTALLATION_BOOK} and not p.erased`;
    if (visible === null) return { rows: everybody };
    return { rows: sql`${everybody} and p.person_id = any(${[...visible]}::bigint[])` };
  },
  writes: {
    readOnly:
      'People register themselves and change their own profile at /api/profile; the members of a ' +
      'book are at /api/islogin/book/{bookId}/members.',
  },
};
