import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonId } from '#core/kernel/ids.ts';
import { deepak, farida, iyer, meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import type { Got } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
const grantBySystem = (personId: number) =>
  team.server.core.writer.submit({
    bookId: 0,
    actorId: 0,
    command: { type: 'GrantAdmin', data: { personId: personId as PersonId } },
  });
beforeAll(async () => {
  team = await openTeam();
  await grantBySystem(meera.id);
});
afterAll(() => team.close());

type Users = { readonly items: readonly Record<string, unknown>[]; readonly total: number };
const usersOf = ({ body }: Got) => body as Users;
const idsOf = (got: Got) => usersOf(got).items.map(({ id }) => id);
const expectTurnedAway = ({ body }: Got, code: string) => expect(body).toMatchObject({ code });
const find = (query: Record<string, string | number> = {}) => team.owner('listUsers', { query });

describe('listUsers', () => {
  it('shows everybody in order of registration, and how many they are', async () => {
    const got = await find();
    expect(usersOf(got).total).toBe(5);
    expect(usersOf(got).items[0]).toStrictEqual({
      id: meera.id,
      name: 'Meera Joshi',
      email: 'meera@sahyadri.example',
      phone: '+91 98200 00001',
      company: 'Sahyadri Traders',
      confirmation: 'link',
      roles: ['admin'],
      erased: false,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      seq: expect.any(Number),
      books: 1,
    });
  });

  it('goes on after the last of a page', async () => {
    const first = idsOf(await find({ limit: 2 }));
    expect(first).toStrictEqual([meera.id, iyer.id]);
    expect(idsOf(await find({ limit: 2, after: iyer.id }))[0]).toBe(deepak.id);
  });

  it.each([
    ['a name in other letters', 'IYER', [2]],
    ['an e-mail', 'ledgers.example', [2]],
    ['two words in any order', 'joshi meera', [1]],
    ['a percent sign, which stands for itself', '%', []],
    ['an underscore, which stands for itself', '_', []],
    ['SQL', "' or 1=1 --", []],
    ['nothing but spaces', '   ', [1, 2, 3, 4, 5]],
  ])('finds by %s', async (_title, search, ids) => {
    const got = await find({ search });
    expect(idsOf(got)).toStrictEqual(ids);
    expect(usersOf(got).total).toBe(ids.length);
  });

  it('listUsers with a wrong page or a search without end is malformed', async () => {
    expectFields(await find({ limit: 0 }), ['limit']);
    expectFields(await find({ limit: 501 }), ['limit']);
    expectFields(await find({ after: '0x1' }), ['after']);
    expectFields(await find({ search: 'x'.repeat(201) }), ['search']);
  });

  it('is for admins alone', async () => {
    expectTurnedAway(await team.accountant('listUsers'), 'admins_only');
    expectTurnedAway(await team.nobody('listUsers'), 'not_signed_in');
  });
});

describe('grantAdmin and revokeAdmin', () => {
  const grant = (personId: number, body: object = {}) =>
    team.owner('grantAdmin', { params: { personId }, body });
  const revoke = (personId: number, body: object = {}) =>
    team.owner('revokeAdmin', { params: { personId }, body });

  it('one admin makes another, who then is one at once, and takes it back', async () => {
    expect(answerOf(await grant(iyer.id))).toMatchObject([200, { roles: ['admin'] }]);
    expect((await team.accountant('listUsers')).status).toBe(200);
    expect(answerOf(await revoke(iyer.id))).toMatchObject([200, { roles: [] }]);
    expectTurnedAway(await team.accountant('listUsers'), 'admins_only');
  });

  it('granting twice changes nothing', async () => {
    const first = await grant(deepak.id);
    expect(answerOf(await grant(deepak.id))).toStrictEqual(answerOf(first));
    await revoke(deepak.id);
  });

  it('the last admin stays one', async () => {
    expectRefused(await revoke(meera.id), 409, 'last_admin');
    expect((await find()).status).toBe(200);
  });

  it('a record that changed since is not changed over it', async () => {
    expectRefused(await grant(farida.id, { expected: 1 }), 409, 'changed_since', {
      by: farida.id,
      by_name: farida.profile.name,
      seq: expect.any(Number),
    });
  });

  it('nobody of this number is not there, and a body of other fields is malformed', async () => {
    expect(answerOf(await grant(9999))).toStrictEqual(NOT_THERE);
    expect(answerOf(await revoke(9999))).toStrictEqual(NOT_THERE);
    expectFields(await grant(iyer.id, { roles: ['admin'] }), ['roles']);
  });

  it('is for admins alone', async () => {
    const params = { personId: farida.id };
    for (const name of ['grantAdmin', 'revokeAdmin'] as const) {
      expectTurnedAway(await team.accountant(name, { params, body: {} }), 'admins_only');
      expectTurnedAway(await team.nobody(name, { params, body: {} }), 'not_signed_in');
    }
  });

  it('each granting and revoking is in the log', async () => {
    const { rows } = await team.server.database.writer.query<{ type: string; actor_id: number }>(
      `select type, actor_id from events where book_id = 0 and stream = $1 order by seq`,
      [`person-${iyer.id}`],
    );
    expect(rows).toStrictEqual([
      { type: 'PersonRegistered', actor_id: iyer.id },
      { type: 'AddressConfirmationAsked', actor_id: iyer.id },
      { type: 'AddressConfirmed', actor_id: iyer.id },
      { type: 'AdminGranted', actor_id: meera.id },
      { type: 'AdminRevoked', actor_id: meera.id },
    ]);
  });

  it('two admins who revoke each other at once leave one, and a third nobody’s to revoke', async () => {
    for (const others of [[], [deepak.id]]) {
      for (const id of [iyer.id, ...others]) await grant(id);
      const answers = await Promise.all([
        revoke(iyer.id),
        team.accountant('revokeAdmin', { params: { personId: meera.id }, body: {} }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(new Set(statuses)).toStrictEqual(new Set([200, 403]));
      for (const { body } of answers) expect(JSON.stringify(body)).not.toContain('last_admin');
      const { rows } = await team.server.database.writer.query<{ id: number }>(
        'select person_id as id from people where is_admin order by 1',
      );
      expect(rows).toHaveLength(1 + others.length);
      await grantBySystem(meera.id);
      for (const id of [iyer.id, ...others]) await revoke(id);
    }
  });

  it('whoever is no admin any more by the time of the lock names none', async () => {
    for (const type of ['GrantAdmin', 'RevokeAdmin'] as const) {
      const command = { type, data: { personId: meera.id as PersonId } } as const;
      const outcome = await team.server.core.writer.submit({
        bookId: 0,
        actorId: farida.id,
        command,
      });
      expect(outcome).toStrictEqual({ kind: 'rejected', rejection: { kind: 'admins_only' } });
    }
  });
});
