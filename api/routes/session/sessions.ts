// Where the caller is signed in, and an end to it.
import * as contract from '#api/contract/session/sessions.ts';
import { setReplyCookie } from '#api/http/headers.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { writeCookie } from '#api/session/cookie.ts';
import { endOwnSession, listOwnSessions } from '#api/session/own-sessions.ts';
import type { SessionParts } from '#api/session/ports.ts';
import { endOtherSessions } from '#api/session/sessions.ts';

type Parts = Pick<SessionParts, 'sql' | 'https' | 'callers'>;

export function mountSessions(mount: Mount, { sql, https, callers }: Parts): void {
  mount(contract.listSessions, ({ person }) => listOwnSessions(sql, person.id, person.sessionHash));

  mount(contract.signOutSession, async ({ params, person, context: c }) => {
    const ended = await endOwnSession(sql, person.id, params.session);
    if (ended === null) return notFound(c);
    callers.forget();
    if (ended.equals(person.sessionHash)) setReplyCookie(c, writeCookie(null, https));
    return {};
  });

  mount(contract.signOutOtherSessions, async ({ person }) => {
    await endOtherSessions(sql, person.id, person.sessionHash);
    callers.forget();
    return {};
  });
}
