// Positions and pages of the list of accounts that are none, or that the log has not reached.
import type { Account, AccountChanges } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

type Query = Record<string, string | number>;

async function changes(query: Query = {}, bookId = team.bookId): Promise<AccountChanges> {
  const got = await team.owner('listAccountChanges', { params: { bookId }, query });
  expect(got.status).toBe(200);
  return got.body as AccountChanges;
}

const listed = async (): Promise<Account[]> =>
  (await team.owner('listAccounts', { params: { bookId: team.bookId } })).body as Account[];

describe('listAccountChanges', () => {
  it('begins anew where the position is one that the log has not reached', async () => {
    const { position } = await changes();
    const [bookId = '', seq = '', ...rest] = position.split('.');
    for (const beyond of [Number(seq) + 1, 999_999_999_999_999]) {
      const { reset, accounts } = await changes({ since: [bookId, beyond, ...rest].join('.') });
      expect([reset, accounts.length]).toStrictEqual([true, (await listed()).length]);
    }
  });

  it('refuses what is no position or page of this book', async () => {
    const params = { bookId: team.bookId };
    const ask = (query: Query) => team.owner('listAccountChanges', { params, query });
    const other = idOf(await team.owner('createBook', { body: { name: 'Other' } }));
    const foreign = (await changes({}, other)).position;
    const { position } = await changes();
    const wrong = ['-1', '1', 'x', '', `-${position}`, `${position}.1`, position.replace('.', 'e')];
    for (const since of [...wrong, foreign]) expectFields(await ask({ since }), ['since']);
    const pages = ['-1', '7', `0-${position}`, `x-${position}`, `7-${foreign}`, '7-'];
    for (const after of pages) expectFields(await ask({ after }), ['after']);
    for (const limit of [0, -1, 2001, 'x']) expectFields(await ask({ limit }), ['limit']);
    const far = await ask({ after: `9007199254740992-${position}` });
    expectFields(far, ['after']);
  });
});
