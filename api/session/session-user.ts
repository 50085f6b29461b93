// The session as the browser keeps it: exactly these six fields, and nothing that opens a door.
import type { SessionUser } from '#api/contract/session/session.ts';
import type { FindSession } from '#api/http/guards/session-guard.ts';
import { readCookie } from './cookie.ts';
import type { SessionParts } from './ports.ts';
import { gathered } from './callers/gathered.ts';
import { findCallers } from './sessions.ts';
import { tokenHash } from './tokens.ts';

/** @returns null when the person is not there any more. */
export async function readSessionUser(
  { findPerson, booksOf }: Pick<SessionParts, 'findPerson' | 'booksOf'>,
  personId: number,
): Promise<SessionUser | null> {
  const person = await findPerson(personId);
  if (person === null || person.erased) return null;
  return {
    id: person.personId,
    name: person.name,
    email: person.email,
    phone: person.phone,
    roles: person.isAdmin ? ['admin'] : [],
    books: await booksOf(personId),
  };
}

/**
 * @returns who the cookies say is calling, as it is or was within the last second; requests that
 *   wait together are one question.
 */
export function findSignedIn({
  sql,
  https,
  callers,
}: Pick<SessionParts, 'sql' | 'https' | 'callers'>): FindSession {
  const findCaller = gathered((hashes) => findCallers(sql, hashes));
  return async (cookies) => {
    const token = readCookie(cookies, https);
    if (token === null) return null;
    // By the token itself: its digest costs as much as two hashes of the chain.
    return callers.remember(token, async () => {
      const hash = tokenHash(token)?.toString('hex');
      return hash === undefined ? null : findCaller(hash);
    });
  };
}
