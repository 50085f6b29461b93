// The roles with their rights, as core has them, and the caller's own role in the book.
import { sql } from 'kysely';
import { mayDo, RIGHTS } from '#core/book/index.ts';
import type { Right, Role } from '#core/book/index.ts';
import { bookMembers } from '#projections/books-and-members/table.ts';
import type { MemberRow } from '#projections/books-and-members/table.ts';
import { recordHistory } from '#projections/record-history/table.ts';
import { instantAs } from '#projections/runner/instant.ts';
import { rowColumns, withColumns } from '#projections/runner/row-columns.ts';
import type { StoredColumns } from '#projections/runner/row-columns.ts';
import { columnsOf, field } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';

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

type RoleRow = {
  readonly id: number;
  readonly name: Role;
  readonly rights: readonly Right[];
  readonly since: string;
};

export const roleKind = recordKind({
  belongs: 'caller',
  removedAs: null,
  fields: {
    id: field.id(sql`r.id`),
    name: field.text(sql`r.name`),
    rights: field.json(sql`r.rights`),
    created_at: field.instant(sql`r.since`),
    updated_at: field.instant(sql`r.since`),
  },
  source: () => ({
    rows: sql`
      from jsonb_to_recordset(${roles}::jsonb)
        as r(id bigint, name text, rights jsonb, since timestamptz)
      where true`,
  }),
  row: sql<StoredColumns<RoleRow>>`r.id, r.name, r.rights, ${instantAs('r.since')} as since`,
  wire: ({ id, name, rights, since: at }: RoleRow) => ({
    id,
    name,
    rights,
    created_at: at,
    updated_at: at,
  }),
  writes: { readOnly },
});

const m = columnsOf(bookMembers, 'm');
const h = columnsOf(recordHistory, 'h');

type OwnRole = MemberRow & { readonly bookId: number; readonly updatedAt: string };

/** Under the book's id, so that a client may keep those of several books. */
export const activeRole = recordKind({
  belongs: 'book',
  removedAs: null,
  fields: {
    id: m.id('book_id'),
    book_id: m.id('book_id'),
    person_id: m.id('person_id'),
    name: m.text('role'),
    created_at: m.instant('since'),
    updated_at: h.instant('recorded_at'),
    seq: m.number('last_seq'),
  },
  source: ({ bookId, person }) => ({
    // When it was given stands in the history, under the event that gave it.
    rows: sql`
      from ${m.table}
      join ${h.table} on ${h.column('book_id')} = ${m.column('book_id')}
        and ${h.column('kind')} = 'book'
        and ${h.column('record_id')} = ${m.column('book_id')}
        and ${h.column('seq')} = ${m.column('last_seq')}
      where ${m.column('book_id')} = ${bookId} and ${m.column('person_id')} = ${person.id}`,
  }),
  row: withColumns(rowColumns(bookMembers, 'm'), { updatedAt: instantAs('h.recorded_at') }),
  wire: (row: OwnRole) => ({
    id: row.bookId,
    book_id: row.bookId,
    person_id: row.personId,
    name: row.role,
    created_at: row.since,
    updated_at: row.updatedAt,
    seq: row.lastSeq,
  }),
  writes: { readOnly },
});
