// Where no mail server is set, or a mail was lost: an admin makes the link that confirms a person's
// address, hands it over, and so vouches for it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonId } from '#core/kernel/ids.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let ravi = 0;
beforeAll(async () => {
  team = await openTeam();
  await team.server.core.writer.submit({
    bookId: 0,
    actorId: 0,
    command: { type: 'GrantAdmin', data: { personId: meera.id as PersonId } },
  });
  ravi = ((await team.server.register('ravi@elsewhere.example')).body as { id: number }).id;
});
afterAll(() => team.close());

const handOver = (personId: number, by = team.owner) =>
  by('makeAddressLink', { params: { personId }, body: {} });
const tokenOf = async () => ((await handOver(ravi)).body as { token: string }).token;
const confirm = (token: string) => team.nobody('confirmAddress', { body: { token } });
const eventsOf = async (personId: number) => {
  const { rows } = await team.server.database.owner.query<{ type: string; actor_id: number }>(
    'select type, actor_id::int from events where stream = $1 order by seq',
    [`person-${personId}`],
  );
  return rows;
};

describe('a link that an admin hands over', () => {
  it('is theirs alone to make', async () => {
    expect(await handOver(ravi, team.accountant)).toMatchObject({
      status: 403,
      body: { code: 'admins_only' },
    });
    expect((await handOver(ravi, team.nobody)).status).toBe(401);
  });

  it('confirms the address once, and the log says who vouched', async () => {
    const token = await tokenOf();
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    const users = await team.owner('listUsers', { query: { search: 'ravi@elsewhere.example' } });
    expect(users.body).toMatchObject({ items: [{ id: ravi, confirmation: 'admin' }] });
    expect((await eventsOf(ravi)).at(-1)).toStrictEqual({
      type: 'AddressConfirmed',
      actor_id: meera.id,
    });
  });

  it('is for a day, and for nobody who is not there', async () => {
    const { body } = await handOver(ravi);
    const { expires_at: end } = body as { expires_at: string };
    const hours = (Date.parse(end) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect((await handOver(999)).status).toBe(404);
  });

  it('stands in no log', async () => {
    const token = await tokenOf();
    await confirm(token);
    expect(team.server.logged()).not.toContain(token);
  });
});
