// What the link of an invitation shows: one that was mailed, or that an admin hands over, shows
// that its holder has the address.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#api/jobs/mail.ts';
import { sendInvitation } from '#api/jobs/people/send-invitation.ts';
import type { JobData } from '#api/jobs/queues.ts';
import { findPersonByEmail } from '#projections/people/read.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectRefused } from '#tests/support/problems.ts';
import { askingAs, idOf, openTeam } from '#tests/support/team.ts';
import type { Asking, Team } from '#tests/support/team.ts';

const asked: JobData['send-invitation'][] = [];
let team: Team;
let handing: Team;
beforeAll(async () => {
  const askToSendInvitation = async (job: JobData['send-invitation']) => void asked.push(job);
  team = await openTeam({ mail: 'smtp', askToSendInvitation });
  handing = await openTeam();
});
afterAll(() => Promise.all([team.close(), handing.close()]));

const newPerson = async ({ server }: Team, email: string): Promise<Asking> =>
  askingAs(server, (await server.register(email)).cookie);

const invite = ({ owner, bookId }: Team, email: string) =>
  owner('inviteMember', { params: { bookId }, body: { email, role: 'auditor' } });

const accept = (by: Asking, { bookId }: Team, invitationId: number, token: string) =>
  by('acceptInvitation', { params: { bookId, invitationId }, body: { token } });

const confirmationOf = async ({ server }: Team, email: string) =>
  (await findPersonByEmail(server.core.db, email))?.confirmation;

/** Runs the jobs that were asked for. @returns the mails that they sent. */
async function sent(): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const { pool: sql, db } = team.server.core;
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const send = sendInvitation({ sql, db, sendMail, origin: 'https://books.example' });
  for (const job of asked.splice(0)) await send(job);
  return mails;
}

const tokenIn = (text: string): string => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('an invitation by mail', () => {
  it('answers no link, and mails one to the invited address alone', async () => {
    const got = await invite(team, 'by-mail@x.example');
    expect(got.body).toMatchObject({ mailed: true, link: null });
    const [mail, ...more] = await sent();
    expect(more).toStrictEqual([]);
    expect(mail?.to).toStrictEqual({ address: 'by-mail@x.example' });
    expect(mail?.subject).toBe('Invitation to the book "Sahyadri Traders"');
    expect(mail?.text).toContain('"Meera Joshi" invites you to the book "Sahyadri Traders"');
    expect(mail?.text).toMatch(/^https:\/\/books\.example\/invitation#token=[\w-]{43}$/m);
    expect(mail?.replyTo).toBeUndefined();
  });

  it('quotes names that look like links, and lets none of them be one', async () => {
    const name = 'HDFC Bank: verify at http://evil.example';
    const params = { bookId: team.bookId };
    await team.owner('renameBook', { params, body: { name } });
    await invite(team, 'quoted@x.example');
    await team.owner('renameBook', { params, body: { name: 'Sahyadri Traders' } });
    await invite(team, 'plain@x.example');
    const [first] = await sent();
    expect(first?.subject).not.toMatch(/https?:\/\/|\w\.\w/);
    expect(first?.text.match(/https?:\/\/\S+/g)).toHaveLength(1);
  });

  it('confirms the address of whoever accepts by it', async () => {
    const email = 'clerk@x.example';
    const clerk = await newPerson(team, email);
    const id = idOf(await invite(team, email));
    const [mail] = await sent();
    expect(await confirmationOf(team, email)).toBe('awaited');
    expect((await accept(clerk, team, id, tokenIn(mail?.text ?? ''))).status).toBe(200);
    expect(await confirmationOf(team, email)).toBe('invitation');
  });

  it('confirms nobody else’s address', async () => {
    const other = await newPerson(team, 'other@x.example');
    const id = idOf(await invite(team, 'somebody@x.example'));
    const [mail] = await sent();
    const got = await accept(other, team, id, tokenIn(mail?.text ?? ''));
    expectRefused(got, 403, 'invitation_for_another_address');
    expect(await confirmationOf(team, 'other@x.example')).toBe('awaited');
  });

  it('goes nowhere once it was withdrawn', async () => {
    const invitationId = idOf(await invite(team, 'gone@x.example'));
    await team.owner('withdrawInvitation', { params: { bookId: team.bookId, invitationId } });
    expect(await sent()).toStrictEqual([]);
  });

  it('is asked for alike whether somebody is registered or not', async () => {
    await newPerson(team, 'known@x.example');
    for (const email of ['known@x.example', 'unknown@x.example']) await invite(team, email);
    expect(await sent()).toHaveLength(2);
  });
});

describe('a link that is handed over', () => {
  it('confirms the address where the owner is an admin', async () => {
    const email = 'trusted@x.example';
    const trusted = await newPerson(handing, email);
    const { writer } = handing.server.core;
    const data = { personId: meera.id as PersonId };
    await writer.submit({ bookId: 0, actorId: 0, command: { type: 'GrantAdmin', data } });
    const got = await invite(handing, email);
    const { id, link } = got.body as { id: number; link: string };
    expect((await accept(trusted, handing, id, tokenIn(link))).status).toBe(200);
    expect(await confirmationOf(handing, email)).toBe('invitation');
  });

  it('is kept as a digest, and is in no line of the log', async () => {
    const got = await invite(handing, 'kept@x.example');
    const { link } = got.body as { link: string };
    const { rows } = await handing.server.database.writer.query('select * from invitation_links');
    expect(JSON.stringify(rows)).not.toContain(tokenIn(link));
    expect(handing.server.logged()).not.toContain(tokenIn(link));
  });
});

it('an invitation that has ended says until when it could be accepted', async () => {
  const email = 'late@x.example';
  const late = await newPerson(handing, email);
  const got = await invite(handing, email);
  const { id, link, ends_on } = got.body as { id: number; link: string; ends_on: string };
  const { writer } = handing.server.database;
  await writer.query(`update book_heads set recorded_at = recorded_at + interval '15 days'`);
  const refused = await accept(late, handing, id, tokenIn(link));
  expectRefused(refused, 409, 'invitation_expired', { ends_on });
  expect(answerOf(await late('listBooks'))).toStrictEqual([200, []]);
});
