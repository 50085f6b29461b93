// Links that whoever runs the installation hands over by the command line.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '#api/cli/commands/command.ts';
import type { CliCommand } from '#api/cli/commands/command.ts';
import {
  confirmLinkCommand,
  invitationLinkCommand,
  resetLinkCommand,
} from '#api/cli/commands/links.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

const EMAIL = 'tara@elsewhere.example';
const ORIGIN = 'https://books.example';

let team: Team;
let id = 0;
beforeAll(async () => {
  team = await openTeam({ mail: 'smtp' });
  ({ id } = (await team.server.register(EMAIL)).body as { id: number });
});
afterAll(() => team.close());

async function typed(command: CliCommand, ...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const { core } = team.server;
  const code = await command.run({ core, args, print, dataDir: '/nowhere', origin: ORIGIN });
  return { code, lines, token: lines[0]?.split('#token=')[1] ?? '' };
}

describe('the command line', () => {
  test('prints a link that confirms an address, and the installation vouches', async () => {
    const { code, lines, token } = await typed(confirmLinkCommand, EMAIL);
    expect([code, lines[0]]).toStrictEqual([0, `${ORIGIN}/confirm-address#token=${token}`]);
    expect(lines[1]).toBe(`It confirms ${EMAIL} once, within 24 hours.`);
    expect((await team.nobody('confirmAddress', { body: { token } })).status).toBe(200);
    expect((await team.nobody('confirmAddress', { body: { token } })).status).toBe(400);
    const { rows } = await team.server.database.owner.query<{ actor_id: number }>(
      `select actor_id::int from events where stream = $1 and type = 'AddressConfirmed'`,
      [`person-${id}`],
    );
    expect(rows).toStrictEqual([{ actor_id: 0 }]);
  });

  test('prints a link that sets a password, by number too', async () => {
    const { code, lines, token } = await typed(resetLinkCommand, String(id));
    expect([code, lines[0]]).toStrictEqual([0, `${ORIGIN}/reset-password#token=${token}`]);
    const body = { token, password: 'Filter-Kaapi-8' };
    expect((await team.nobody('resetPassword', { body })).status).toBe(200);
    expect((await team.server.signIn(EMAIL, 'Filter-Kaapi-8')).status).toBe(200);
  });

  test('prints the links of open invitations, and says where there are none', async () => {
    expect(await typed(invitationLinkCommand, 'nobody@x.example')).toMatchObject({
      code: 1,
      lines: ['No invitation of nobody@x.example is open.'],
    });
    const body = { email: 'new@x.example', role: 'auditor' };
    await team.owner('inviteMember', { params: { bookId: team.bookId }, body });
    const { code, token } = await typed(invitationLinkCommand, 'new@x.example');
    expect(code).toBe(0);
    expect(await team.nobody('readInvitation', { body: { token } })).toMatchObject({
      status: 200,
      body: { book_id: team.bookId, role: 'auditor' },
    });
  });

  test.each([confirmLinkCommand, resetLinkCommand, invitationLinkCommand])(
    '$usage asks for whom',
    async (command) => {
      await expect(typed(command)).rejects.toThrow(UsageError);
    },
  );
});
