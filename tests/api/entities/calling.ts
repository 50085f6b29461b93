// The generic calls as the members of Sahyadri Traders make them.
import { deepak, farida, iyer, kamala, meera } from '#tests/specimens/books/people.ts';
import type { Got } from '#tests/support/server.ts';
import type { Person, Team } from '#tests/support/team.ts';

export type Wire = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly updated_at: string;
  readonly seq: number;
};

export type Headers = Record<string, string>;

/** The generic calls of one person. */
export const callsOf = (team: Team, person: Person) => {
  const cookie = team.cookieOf(person.profile.email);
  const call = (method: string, path: string, body?: unknown, headers: Headers = {}) =>
    team.server.call(`/api/${path}`, {
      method,
      cookie,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  return {
    call,
    list: (kind: string, query = '') => call('GET', `${kind}${query}`),
    read: (kind: string, id: number | string) => call('GET', `${kind}/${id}`),
    where: (kind: string, body: unknown, query = '') => call('WHERE', `${kind}${query}`, body),
    create: (kind: string, body: unknown, headers: Headers = {}) =>
      call('POST', kind, body, headers),
    change: (kind: string, id: number, body: unknown, headers: Headers = {}) =>
      call('PUT', `${kind}/${id}`, body, headers),
    remove: (kind: string, id: number, headers: Headers = {}) =>
      call('DELETE', `${kind}/${id}`, undefined, headers),
  };
};
export type Calls = ReturnType<typeof callsOf>;

export const everybodysCalls = (team: Team) => ({
  owner: callsOf(team, meera),
  accountant: callsOf(team, iyer),
  dataEntry: callsOf(team, deepak),
  auditor: callsOf(team, farida),
  stranger: callsOf(team, kamala),
});

export const recordOf = ({ body }: Got): Wire => body as Wire;
export const recordsOf = ({ body }: Got): readonly Wire[] => body as readonly Wire[];
export const idsOf = (got: Got): readonly number[] => recordsOf(got).map(({ id }) => id);

/** Where a list says that it goes on, without `/api/`. */
export function nextOf({ headers }: Got): string | null {
  const link = headers.get('Link');
  return /^<\/api\/(.+)>; rel="next"$/.exec(link ?? '')?.[1] ?? null;
}

/** Every page of a list, each record once. */
export async function allPages(calls: Calls, path: string): Promise<readonly Wire[]> {
  const all: Wire[] = [];
  for (let next: string | null = path; next !== null;) {
    const got: Got = await calls.call('GET', next);
    all.push(...recordsOf(got));
    next = nextOf(got);
  }
  return all;
}
