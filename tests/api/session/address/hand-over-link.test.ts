// Where no mail server is set, or a mail was lost: an admin makes the link that confirms a person's
// address, sets their password or answers an invitation, hands it over, and so vouches for it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonId } from '#core/kernel/ids.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { GOOD_PASSWORD } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let ravi = 0;
let mailing: Team;
beforeAll(async () => {
  team = await openTeam();
  await team.server.core.writer.submit({
    bookId: 0,
    actorId: 0,
    command: { type: 'GrantAdmin', data: { personId: meera.id as PersonId } },
  });
  mailing = await openTeam({ mail: 'smtp' });
  ravi = ((await team.server.register('ravi@elsewhere.example')).body as { id: number }).id;
});
afterAll(async () => {
  await team.close();
  await mailing.close();
});

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

describe('a link that an admin hands over to confirm an address', () => {
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

describe('a link that an admin hands over for a forgotten password', () => {
  const resetLink = (personId: number, by = team.owner) =>
    by('makeResetLink', { params: { personId }, body: {} });
  const setPassword = (token: string, password = 'Filter-Kaapi-8') =>
    team.nobody('resetPassword', { body: { token, password } });
  const linkOf = async () => ((await resetLink(ravi)).body as { token: string }).token;

  it('is theirs alone to make, and only where no mail is set up', async () => {
    for (const by of [team.accountant, team.dataEntry, team.auditor, team.stranger]) {
      expect(await resetLink(ravi, by)).toMatchObject({
        status: 403,
        body: { code: 'admins_only' },
      });
    }
    expect((await resetLink(ravi, team.nobody)).status).toBe(401);
    expect((await resetLink(999)).status).toBe(404);
    await mailing.server.core.writer.submit({
      bookId: 0,
      actorId: 0,
      command: { type: 'GrantAdmin', data: { personId: meera.id as PersonId } },
    });
    const mailed = await resetLink(meera.id, mailing.owner);
    expect(mailed).toMatchObject({ status: 409, body: { code: 'mail_is_set_up' } });
  });

  it('sets the password once, ends the sessions, and the admin vouches', async () => {
    const email = 'tara@elsewhere.example';
    const { body, cookie } = await team.server.register(email);
    const { id } = body as { id: number };
    const made = await resetLink(id);
    const { token, expires_at: end } = made.body as { token: string; expires_at: string };
    expect((Date.parse(end) - Date.now()) / 3_600_000).toBeCloseTo(24, 0);
    expect((await setPassword(token)).status).toBe(200);
    expect((await setPassword(token)).status).toBe(400);
    expect((await team.server.call('/api/login', { cookie })).status).toBe(401);
    expect((await team.server.signIn(email, 'Filter-Kaapi-8')).status).toBe(200);
    const events = await eventsOf(id);
    expect(events.at(-1)).toStrictEqual({ type: 'AddressConfirmed', actor_id: meera.id });
    const users = await team.owner('listUsers', { query: { search: email } });
    expect(users.body).toMatchObject({ items: [{ confirmation: 'admin' }] });
  });

  it('is kept as its digest, stands in no log, and goes after its day', async () => {
    const token = await linkOf();
    const { rows } = await team.server.database.owner.query<{ text: string }>(
      'select reset_tokens::text as text from reset_tokens',
    );
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
    await team.server.database.owner.query(
      `update reset_tokens set expires_at = now() - interval '1 second'`,
    );
    expect((await setPassword(token)).status).toBe(400);
    expect(team.server.logged()).not.toContain(token);
    expect(team.server.logged()).toContain('reset-link');
  });

  it('is void once the person changes the address', async () => {
    const email = 'uma@elsewhere.example';
    const { body, cookie } = await team.server.register(email);
    const token = (
      (await resetLink((body as { id: number }).id)).body as {
        token: string;
      }
    ).token;
    const changes = { email: 'uma@new.example', current_password: GOOD_PASSWORD };
    expect((await team.server.call('/api/profile', { cookie, body: changes })).status).toBe(200);
    expect((await setPassword(token)).status).toBe(400);
  });
});

describe('the link of an invitation that an admin hands over', () => {
  const links = (email: string, by = team.owner) => by('makeInvitationLinks', { body: { email } });

  it('is theirs alone to make, and only where no mail is set up', async () => {
    expect((await links('x@y.example', team.accountant)).status).toBe(403);
    expect((await links('x@y.example', team.nobody)).status).toBe(401);
    expect(await links('x@y.example', mailing.owner)).toMatchObject({
      status: 409,
      body: { code: 'mail_is_set_up' },
    });
    expect(await links('x@y.example')).toMatchObject({ status: 200, body: { links: [] } });
    expect((await links('no address')).status).toBe(400);
  });

  it('confirms the address of whoever accepts it, once, and tells nothing of the book', async () => {
    const email = 'auditor@firm.example';
    const made = await team.stranger('createBook', { body: { name: 'Kamala Stores' } });
    const { id: bookId } = made.body as { id: number };
    const invited = await team.stranger('inviteMember', {
      params: { bookId },
      body: { email, role: 'auditor' },
    });
    const { id: invitationId, link } = invited.body as { id: number; link: string };
    const { cookie } = await team.server.register(email);
    const accept = (token: string) =>
      team.server.call(`/api/islogin/book/${bookId}/invitations/${invitationId}/accept`, {
        cookie,
        body: { token },
      });
    // An owner who is no admin cannot vouch for the address.
    const byOwner = await accept(link.split('=')[1] ?? '');
    expect(byOwner).toMatchObject({ status: 403, body: { code: 'address_not_confirmed' } });
    const handed = await links(email.toUpperCase());
    const { links: all } = handed.body as { links: { token: string }[] };
    expect(all).toHaveLength(1);
    expect(JSON.stringify(handed.body)).not.toContain('Kamala Stores');
    const token = all[0]?.token ?? '';
    expect((await accept(token)).status).toBe(200);
    expect((await accept(token)).status).not.toBe(200);
    const users = await team.owner('listUsers', { query: { search: email } });
    expect(users.body).toMatchObject({ items: [{ confirmation: 'invitation' }] });
    expect(team.server.logged()).not.toContain(token);
  });
});
