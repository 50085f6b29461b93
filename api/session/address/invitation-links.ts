// The links by which invitations are answered. Each is good as long as its invitation is open; what
// is kept is the digest of its token, so that a copy of the tables opens nothing.
import { INVITATION_DAYS } from '#core/book/index.ts';
import { newToken, tokenHash } from '../tokens.ts';
import type { Sql } from '#api/store/sql.ts';

type InvitationKey = { readonly bookId: number; readonly invitationId: number };

export type InvitationLink = InvitationKey & {
  /** Whether the link shows that its holder has the invited address. */
  readonly confirms: boolean;
};

/** The invitation's last day is a whole one; after it the rules refuse, and the row may go. */
const KEPT_DAYS = INVITATION_DAYS + 1;

/** @returns the token for the link. */
export async function createInvitationLink(
  sql: Sql,
  { bookId, invitationId, confirms }: InvitationLink,
): Promise<string> {
  const token = newToken();
  await sql.query({
    text: `insert into invitation_links (token_hash, book_id, invitation_id, confirms, expires_at)
      values ($1, $2, $3, $4, now() + make_interval(days => ${KEPT_DAYS}))`,
    values: [tokenHash(token), bookId, invitationId, confirms],
  });
  return token;
}

/** @returns null for a token that is none of ours, or no longer. */
export async function findInvitationLink(sql: Sql, token: string): Promise<InvitationLink | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const { rows } = await sql.query<InvitationLink>({
    text: `select book_id as "bookId", invitation_id as "invitationId", confirms
      from invitation_links where token_hash = $1 and expires_at > now()`,
    values: [hash],
  });
  return rows[0] ?? null;
}

export async function removeInvitationLinks(
  sql: Sql,
  { bookId, invitationId }: InvitationKey,
): Promise<void> {
  await sql.query({
    text: 'delete from invitation_links where book_id = $1 and invitation_id = $2',
    values: [bookId, invitationId],
  });
}

/** The token stands behind #, so that no server, proxy or log on the way sees it. */
export const invitationPath = (token: string): string => `/invitation#token=${token}`;
