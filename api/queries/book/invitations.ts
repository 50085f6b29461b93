// Invitations in words: for the owners who made them, and for those whom they are for.
import {
  invitationsOf,
  invitationsTo,
  findInvitation,
  readBook,
} from '#projections/books-and-members/read.ts';
import type { InvitationRow } from '#projections/books-and-members/table.ts';
import { findPerson, namesOf } from '#projections/people/read.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
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
      invitedBy: names.get(row.invitedBy) ?? '',
      invitedAt: row.invitedAt,
      endsOn: calendarDate(row.endsOn),
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
    const offers: InvitationToMe[] = [];
    for (const row of await invitationsTo(tables, person.email, today)) {
      offers.push(await toMe(tables, row));
    }
    return offers;
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
    bookId: row.bookId,
    bookName: book?.name ?? '',
    role: row.role,
    invitedBy: inviter?.name ?? '',
    endsOn: calendarDate(row.endsOn),
  };
}
