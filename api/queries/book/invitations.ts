// Invitations in words: for the owners who made them, and for those whom they are for.
import {
  invitationsOf,
  invitationsTo,
  findInvitation,
  readBook,
} from '#projections/books-and-members/read.ts';
import type { InvitationRow } from '#projections/books-and-members/table.ts';
import { findPerson, namesOf } from '#projections/people/read.ts';
import { isConfirmed } from '#core/person/index.ts';
import type { Invitation, InvitationToMe } from '#api/contract/book/invitation.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** @returns the invitations to a book that are neither accepted nor withdrawn, oldest first. */
export const listInvitations = (db: ReadTables, bookId: number): Promise<Invitation[]> =>
  snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const rows = await invitationsOf(tables, bookId);
    const names = await namesOf(
      tables,
      rows.map(({ invitedBy }) => invitedBy),
    );
    return rows.map((row) => ({
      id: row.invitationId,
      email: row.email,
      role: row.role,
      state: stateOf(row, today),
      invited_by: names.get(row.invitedBy) ?? '',
      invited_at: row.invitedAt,
      ends_on: row.endsOn,
    }));
  });

function stateOf({ declined, endsOn }: InvitationRow, today: string): Invitation['state'] {
  if (declined) return 'declined';
  return endsOn < today ? 'expired' : 'open';
}

/** @returns what a person may accept today; nothing as long as their address is not confirmed. */
export const listInvitationsTo = (db: ReadTables, personId: number): Promise<InvitationToMe[]> =>
  snapshot(db, async (tables) => {
    const person = await findPerson(tables, personId);
    if (person === null || person.erased || !isConfirmed(person.confirmation)) return [];
    const today = await readTodayInIndia(tables);
    const wire: InvitationToMe[] = [];
    for (const row of await invitationsTo(tables, person.email, today)) {
      wire.push(await toMe(tables, row));
    }
    return wire;
  });

/** @returns what the holder of a link may see; null once it cannot be accepted any more. */
export const readInvitation = (
  db: ReadTables,
  { bookId, invitationId }: Pick<InvitationRow, 'bookId' | 'invitationId'>,
): Promise<(InvitationToMe & { readonly email: string }) | null> =>
  snapshot(db, async (tables) => {
    const row = await findInvitation(tables, bookId, invitationId);
    if (row === null || row.declined) return null;
    return { ...(await toMe(tables, row)), email: row.email };
  });

async function toMe(tables: ReadTables, row: InvitationRow): Promise<InvitationToMe> {
  const book = await readBook(tables, row.bookId);
  const inviter = await findPerson(tables, row.invitedBy);
  return {
    id: row.invitationId,
    book_id: row.bookId,
    book_name: book?.name ?? '',
    role: row.role,
    invited_by: inviter?.name ?? '',
    ends_on: row.endsOn,
  };
}
