// Links that an admin of the installation hands over, where no mail is set up. Whoever makes one
// vouches that it reaches the person whose address it is.
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { invitationsTo } from '#projections/books-and-members/read.ts';
import { createInvitationLink } from '../address/invitation-links.ts';
import type { Sql } from '#api/store/sql.ts';

/** More books invite nobody at once. */
const INVITATIONS_MAX = 20;

type HandedInvitation = { readonly token: string; readonly endsOn: string };

/**
 * @returns a link for each invitation of an address that may be accepted today. It says nothing of
 *   the books; it confirms the address, since an admin hands it over.
 */
export async function makeInvitationLinks(
  { sql, db }: { readonly sql: Sql; readonly db: ReadTables },
  email: string,
): Promise<readonly HandedInvitation[]> {
  const open = await invitationsTo(db, email, await readTodayInIndia(db));
  const links: HandedInvitation[] = [];
  for (const { bookId, invitationId, endsOn } of open.slice(0, INVITATIONS_MAX)) {
    const token = await createInvitationLink(sql, { bookId, invitationId, confirms: true });
    links.push({ token, endsOn });
  }
  return links;
}
