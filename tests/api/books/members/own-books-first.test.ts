// A stranger's older book of the same name must never stand before somebody's own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kamala, meera } from '#tests/specimens/books/people.ts';
import { joinBook } from '#tests/support/team.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Asking, Team } from '#tests/support/team.ts';

const NAME = 'Sharma Traders';

let team: Team;
let [theirs, own] = [0, 0];
beforeAll(async () => {
  team = await openTeam();
  // The attacker is Meera, and Kamala the victim, whose own book is younger.
  theirs = idOf(await team.owner('createBook', { body: { name: NAME } }));
  own = idOf(await team.stranger('createBook', { body: { name: ' sharma TRADERS' } }));
});
afterAll(() => team.close());

type SessionBook = { readonly id: number; readonly name: string; readonly owner?: object };
const sessionBooks = async (by: Asking) =>
  ((await by('sessionCheck')).body as { books: readonly SessionBook[] }).books;
const listed = async (by: Asking) =>
  ((await by('listBooks')).body as readonly { id: number }[]).map(({ id }) => id);

const invite = (role: string) =>
  team.owner('inviteMember', {
    params: { bookId: theirs },
    body: { email: kamala.profile.email, role },
  });

describe('somebody who is invited unasked to a book named like their own', () => {
  it('has their own books alone, until they accept (finding 2)', async () => {
    await invite('owner');
    expect((await sessionBooks(team.stranger)).map(({ id }) => id)).not.toContain(theirs);
    const customer = await team.stranger('createCustomer', { body: { name: 'Secret customer' } });
    expect(customer.status).toBe(200);
    const list = await team.owner('listCustomers', { query: { book_id: theirs } });
    expect(JSON.stringify(list.body)).not.toContain('Secret');
  });

  it('has their own books first once they accepted, and writes to their own', async () => {
    const { body } = await invite('owner');
    const params = { bookId: theirs, invitationId: (body as { id: number }).id };
    expect((await team.stranger('acceptInvitation', { params, body: {} })).status).toBe(200);
    expect((await listed(team.stranger)).at(-1)).toBe(theirs);
    expect((await sessionBooks(team.stranger)).at(-1)?.id).toBe(theirs);
    await team.stranger('createCustomer', { body: { name: 'Another secret' } });
    const list = await team.owner('listCustomers', { query: { book_id: theirs } });
    expect(JSON.stringify(list.body)).not.toContain('secret');
  });

  it('reads whose each of the two is, and of no other book', async () => {
    const books = await sessionBooks(team.stranger);
    expect(books.filter(({ owner }) => owner !== undefined)).toStrictEqual([
      { id: own, name: ' sharma TRADERS'.trim(), owner: { id: kamala.id, name: 'Kamala Devi' } },
      { id: theirs, name: NAME, owner: { id: meera.id, name: meera.profile.name } },
    ]);
  });
});

it('books that one owns come before those where one only works, and these by when one joined', async () => {
  const { server } = team;
  const guest = async (email: string) => (await server.register(email)).cookie;
  const email = 'guest@x.example';
  const person = await guest(email);
  const owner = team.cookieOf(meera.profile.email);
  const made = async (name: string) => idOf(await team.owner('createBook', { body: { name } }));
  const [first, second, third] = [await made('First'), await made('Second'), await made('Third')];
  const join = (bookId: number, role: 'owner' | 'auditor') =>
    joinBook(server, { bookId, owner, person, email, role });
  await join(third, 'auditor');
  await join(first, 'auditor');
  await join(second, 'owner');
  const begun = await server.call('/api/islogin/book', { cookie: person, body: { name: 'Mine' } });
  const { body } = await server.call('/api/islogin/book', { cookie: person });
  expect((body as readonly { id: number }[]).map(({ id }) => id)).toStrictEqual([
    idOf(begun),
    second,
    third,
    first,
  ]);
});
