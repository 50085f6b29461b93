// Every operation of the contract by everybody who may not have it; a new one is in here by itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonId } from '#core/kernel/ids.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import { kamala } from '#tests/specimens/books/people.ts';
import { answerOf, NOT_THERE } from '#tests/support/problems.ts';
import { askingAs, openTeam } from '#tests/support/team.ts';
import type { Asking, EndpointName, Team } from '#tests/support/team.ts';
import { endpointsFor, rightRequest } from '../right-requests.ts';

let team: Team;
let admin: Asking;
beforeAll(async () => {
  team = await openTeam();
  const email = 'admin@elsewhere.example';
  const { cookie, body } = await team.server.register(email);
  await team.server.confirmAddress(email);
  const personId = (body as { id: number }).id as PersonId;
  const command = { type: 'GrantAdmin', data: { personId } } as const;
  await team.server.core.writer.submit({ bookId: 0, actorId: 0, command });
  admin = askingAs(team.server, cookie);
});
afterAll(() => team.close());

const everything = async (): Promise<unknown> => {
  const { rows } = await team.server.database.writer.query(
    'select book_id, max(seq) as seq from events group by book_id order by book_id',
  );
  return rows;
};

/** A call that somebody may not make, right and wrong in its shape. */
async function refusedTo(asking: Asking, name: EndpointName, answer: object): Promise<void> {
  const right = await rightRequest(team, name);
  const before = await everything();
  const isRead = endpoints[name].method === 'GET';
  const wrong = { ...right, query: { ...right.query, stranger: 1 }, body: { stranger: 1 } };
  for (const ask of isRead ? [right] : [right, wrong]) {
    expect(await asking(name, ask)).toMatchObject(answer);
  }
  expect(await everything()).toStrictEqual(before);
}

const all = Object.keys(endpoints) as EndpointName[];
const PUBLIC = new Set<string>(endpointsFor('public'));

describe('who is not signed in', () => {
  it.each(all.filter((name) => !PUBLIC.has(name)))('is asked to sign in by %s', async (name) => {
    await refusedTo(team.nobody, name, { status: 401 });
  });

  it.each(all.filter((name) => !PUBLIC.has(name)))(
    'is asked to sign in by %s, also with a session that is over',
    async (name) => {
      const { cookie } = await team.server.signIn(kamala.profile.email);
      await team.server.call('/api/logout', { method: 'POST', cookie });
      const over = askingAs(team.server, cookie);
      await refusedTo(over, name, { status: 401 });
    },
  );
});

describe('who is no admin', () => {
  it.each(endpointsFor('admin'))('is refused %s, whatever the role in a book', async (name) => {
    const answer = { status: 403, body: { code: 'admins_only' } };
    for (const asking of [team.owner, team.auditor, team.stranger]) {
      await refusedTo(asking, name, answer);
    }
  });
});

describe('an admin who is no member', () => {
  it.each(endpointsFor('member'))('has nothing of a book by %s', async (name) => {
    const right = await rightRequest(team, name);
    const before = await everything();
    expect(answerOf(await admin(name, right))).toStrictEqual(NOT_THERE);
    expect(await everything()).toStrictEqual(before);
  });

  it('has nothing of a book by the generic calls', async () => {
    const calls = endpointsFor('signed-in').filter((name) => /Records?$/.test(name));
    expect(calls.length).toBeGreaterThan(5);
    for (const name of calls) {
      const right = await rightRequest(team, name);
      const before = await everything();
      expect([name, ...answerOf(await admin(name, right))]).toStrictEqual([name, ...NOT_THERE]);
      expect(await everything()).toStrictEqual(before);
    }
  });
});

describe('an auditor', () => {
  const writing = all.filter((name) => {
    const { method, access } = endpoints[name];
    const reads = method === 'GET' || method === 'WHERE';
    // Leaving a book is anybody's, and how they themselves see a list.
    const isOwn = name.startsWith('leave') || name === 'keepListChoice';
    // To go over journals is what an auditor is for (decision 51), and so is saying what they saw.
    const isMark = ['checkJournals', 'withdrawChecks', 'writeEventNote'].includes(name);
    const isName = name === 'nameInstant' || name === 'withdrawInstantName';
    return access === 'member' && !reads && !isOwn && !isMark && !isName;
  });

  it.each(writing)('writes nothing by %s', async (name) => {
    const right = await rightRequest(team, name);
    const before = await everything();
    const { status } = await team.auditor(name, right);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await everything()).toStrictEqual(before);
  });
});
