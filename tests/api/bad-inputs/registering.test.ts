// Rows of area A that need more than one call.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

describe('a person', () => {
  it('A13: has no password that is cut short', async () => {
    const password = `${'a'.repeat(72)}1A`;
    await team.server.register('long@x.example', { password });
    expect((await team.server.signIn('long@x.example', 'a'.repeat(72))).status).toBe(401);
    expect((await team.server.signIn('long@x.example', `${password}x`)).status).toBe(401);
    expect((await team.server.signIn('long@x.example', password)).status).toBe(200);
  });

  it('A23, A25: registers no roles and no books', async () => {
    const body = { ...registration('sly@x.example'), roles: ['admin'], books: [{ id: 1 }] };
    const got = await team.server.call('/api/register', { body });
    expect(got.body).toMatchObject({ roles: [], books: [] });
  });
});
