// An invited address is personal data of somebody who may never come: it is sealed, and its key
// goes with the invitation.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseCommand } from '#api/cli/commands/people.ts';
import { readStreams } from '#api/store/read-events.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { kamala } from '#tests/specimens/books/people.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const { email } = kamala.profile;

const invite = async (): Promise<number> => {
  const params = { bookId: team.bookId };
  return idOf(await team.owner('inviteMember', { params, body: { email, role: 'auditor' } }));
};

/** The address of each invitation of the book as the log can still tell it. */
async function addressesInLog(): Promise<readonly string[]> {
  const { pool, keys } = team.server.core;
  const { bookId } = team;
  const events = await readStreams(pool, keys, [{ bookId, stream: `book-${bookId}` }]);
  return events.flatMap((event) => (event.type === 'MemberInvited' ? [event.data.email] : []));
}

const bodiesWithAddress = async (): Promise<unknown> =>
  (
    await team.server.database.writer.query('select count(*) as n from events where body like $1', [
      `%${email}%`,
    ])
  ).rows[0];

it('an address is sealed in the log, and unreadable once its invitation is over', async () => {
  const before = await addressesInLog();
  const withdrawn = await invite();
  expect((await addressesInLog()).at(-1)).toBe(email);
  expect(await bodiesWithAddress()).toStrictEqual({ n: 0 });

  const params = { bookId: team.bookId, invitationId: withdrawn };
  await team.owner('withdrawInvitation', { params });
  await invite();
  const accepted = await invite();
  const accepting = { params: { ...params, invitationId: accepted }, body: {} };
  expect((await team.stranger('acceptInvitation', accepting)).status).toBe(200);
  expect((await addressesInLog()).slice(before.length)).toStrictEqual(
    Array.from({ length: 3 }, () => '[erased]'),
  );
  const verdict = await verifyBook(team.server.database.writer, team.bookId);
  expect(verdict).toMatchObject({ ok: true });
  await team.owner('removeMember', { params: { bookId: team.bookId, personId: kamala.id } });
});

it('the erasure of a person withdraws what their address is invited to', async () => {
  await invite();
  const dataDir = mkdtempSync(join(tmpdir(), 'lekha-erase-'));
  const print = () => undefined;
  const { core } = team.server;
  expect(await eraseCommand.run({ core, args: [email], print, dataDir, origin: '' })).toBe(0);
  const params = { bookId: team.bookId };
  expect((await team.owner('listInvitations', { params })).body).toStrictEqual([]);
  expect(await addressesInLog()).not.toContain(email);
});
