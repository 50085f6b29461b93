// The roles with their rights, as core has them, and the caller's own role in the book.
import { sql } from 'kysely';
import { mayDo, RIGHTS } from '#core/book/index.ts';
import type { Right, Role } from '#core/book/index.ts';
import type { Entity } from '../../entity.ts';
import { field } from '../../fields.ts';

/** In this order for ever, since the place is the id. */
const ROLES: readonly Role[] = ['owner', 'accountant', 'data entry', 'auditor'];

const rightsOf = (role: Role): readonly Right[] =>
  (Object.keys(RIGHTS) as Right[]).filter((right) => mayDo(role, right));

/** The table changes with the program, so it is as old as this process. */
const since = new Date().toISOString();
const roles = JSON.stringify(
  ROLES.map((name, index) => ({ id: index + 1, name, rights: rightsOf(name), since })),
);

const readOnly = 'Roles are given to members at /api/islogin/book/{bookId}/members.';

export const role: Entity = {
  belongs: 'caller',
  removedAs: null,
  fields: {
    id: field.id('r.id'),
    name: field.text('r.name'),
    rights: field.json('r.rights'),
    created_at: field.instant('r.since'),
    updated_at: field.instant('r.since'),
  },
  source: () => ({
    rows: sql`
      from jsonb_to_recordset(${roles}::jsonb)
        as r(id bigint, name text, rights jsonb, since timestamptz)
      where true`,
  }),
  writes: { readOnly },
};

/** Under the book's id, so that a client may keep those of several books. */
export const activeRole: Entity = {
  belongs: 'book',
  removedAs: null,
  fields: {
    id: field.id('m.book_id'),
    book_id: field.id('m.book_id'),
    person_id: field.id('m.person_id'),
    name: field.text('m.role'),
    created_at: field.instant('m.since'),
    updated_at: field.instant('h.recorded_at'),
    seq: field.number('m.last_seq'),
  },
  source: ({ bookId, person }) => ({
    // When it was given stands in the history, under the event that gave it.
    rows: sql`
      from book_members m
      join record_history h on h.book_id = m.book_id and h.kind = 'book'
        and h.record_id = m.book_id and h.seq = m.last_seq
      where m.book_id = ${bookId} and m.person_id = ${person.id}`,
  }),
  writes: { readOnly },
};
