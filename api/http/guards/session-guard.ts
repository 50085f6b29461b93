// Who is calling. The session is read once per request, and only where somebody asks.
import type { ApiContext, SignedIn } from '../env.ts';
import { replyProblem } from '../problems/problem.ts';

/** @param cookies the Cookie header. @returns the person whose session it names, or null. */
export type FindSession = (cookies: string | undefined) => Promise<SignedIn | null>;

export type ReadPerson = (c: ApiContext) => Promise<SignedIn | null>;

export const createReadPerson =
  (findSession: FindSession): ReadPerson =>
  async (c) => {
    const known = c.get('person');
    if (known !== undefined) return known;
    const person = await findSession(c.req.header('cookie'));
    c.set('person', person);
    return person;
  };

export const notSignedIn = (c: ApiContext): Response =>
  replyProblem(c, { status: 401, code: 'not_signed_in', detail: 'Sign in to go on.' });

export const adminsOnly = (c: ApiContext): Response =>
  replyProblem(c, { status: 403, code: 'admins_only', detail: 'Only administrators may do this.' });
