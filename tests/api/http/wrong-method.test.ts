// Addresses that there are, asked by methods that they do not have.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kamala } from '#tests/specimens/books/people.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const ask = (method: string, path: string) =>
  team.server.call(path, { method, cookie: team.cookieOf(kamala.profile.email) });

it.each([
  ['DELETE', '/api/islogin/invoice', 'GET, HEAD, POST'],
  ['DELETE', '/api/islogin/invoice/', 'GET, HEAD, POST'],
  ['PUT', '/api/islogin/invoice/1/pdf', 'GET, HEAD'],
  ['GET', '/api/islogin/invoice/1/issue', 'POST'],
  ['POST', '/api/islogin/billing_overview', 'GET, HEAD'],
  ['DELETE', '/api/islogin/book/1/billing', 'GET, HEAD, PUT'],
  ['POST', '/api/islogin/brand/1', 'PUT, GET, HEAD, DELETE'],
  ['GET', '/api/islogin/brand/1/retire', 'POST'],
  ['DELETE', '/api/isuper/user', 'GET, HEAD'],
  ['DELETE', '/api/account', 'GET, HEAD, QUERY, WHERE, POST, PUT'],
  ['OPTIONS', '/api/islogin/receivables', 'GET, HEAD'],
])('%s %s is told the methods that there are', async (method, path, allow) => {
  const got = await ask(method, path);
  expect(got).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  const methods = (text: string | null) => new Set((text ?? '').split(', '));
  expect(methods(got.headers.get('Allow'))).toStrictEqual(methods(allow));
});

it('a session endpoint says it in a plain sentence', async () => {
  const got = await ask('DELETE', '/api/forgot-password');
  expect([got.status, got.body]).toStrictEqual([
    405,
    'DELETE is not a method of this address; it has POST.',
  ]);
});

it.each([
  ['DELETE', '/api/nope'],
  ['DELETE', '/api/Account'],
  ['POST', '/api/nope/1'],
  ['POST', '/api/islogin/nope/1'],
  ['PUT', '/api/islogin/invoice/1/nope'],
  ['DELETE', '/api/isuper'],
  ['POST', '/billing'],
])('%s %s is not there', async (method, path) => {
  expect((await ask(method, path)).status).toBe(404);
});
