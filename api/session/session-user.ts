// The session as the browser keeps it: exactly these six fields, and nothing that opens a door.
import type { SessionUser } from '#api/contract/session.ts';
import type { SignedIn } from '#api/http/env.ts';
import { readCookie } from './cookie.ts';
import type { SessionParts } from './ports.ts';
import { findSession } from './sessions.ts';

/** @returns null when the person is not there any more. */
export async function readSessionUser(
  { findPerson, booksOf }: Pick<SessionParts, 'findPerson' | 'booksOf'>,
  personId: number,
): Promise<SessionUser | null> {
  const person = await findPerson(personId);
  if (person === null || person.erased) return null;
  const books = await booksOf(personId);
  return {
    id: person.personId,
    name: person.name,
    email: person.email,
    phone: person.phone,
    roles: person.isAdmin ? ['admin'] : [],
    books: books.map(({ id, name }) => ({ id, name })),
  };
}

/** @returns who the cookies say is calling; an erased person is nobody. */
export const findSignedIn =
  ({ sql, findPerson, https }: Pick<SessionParts, 'sql' | 'findPerson' | 'https'>) =>
  async (cookies: string | undefined): Promise<SignedIn | null> => {
    const session = await findSession(sql, readCookie(cookies, https));
    if (session === null) return null;
    const person = await findPerson(session.personId);
    if (person === null || person.erased) return null;
    return { id: session.personId, isAdmin: person.isAdmin, sessionHash: session.hash };
  };
