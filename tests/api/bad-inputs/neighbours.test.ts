// What stands beside the collected bad inputs: others of the same classes, by the letters of their
// areas, each as a request to a server that listens. None writes anything.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';
import { listen } from './wires/socket.ts';
import type { Listening } from './wires/socket.ts';

let team: Team;
let server: Listening;
beforeAll(async () => {
  team = await openTeam();
  server = await listen(team.server);
});
afterAll(async () => {
  await server.close();
  await team.close();
});

const eventCount = async (): Promise<number> => {
  const { rows } = await team.server.database.writer.query('select count(*) as n from events');
  return (rows[0] as { n: number }).n;
};

type Sent = { readonly method?: string; readonly body?: unknown; readonly cookie?: string };

async function statusOf(path: string, { method = 'POST', body, cookie }: Sent): Promise<number> {
  const before = await eventCount();
  const reply = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      Cookie: cookie ?? team.cookieOf('meera@sahyadri.example'),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  // No SQL, no table, no place in our files is told to anybody.
  expect(text).not.toMatch(/sqlstate|syntax error|relation "|\bat .*\.ts:\d|node_modules/i);
  expect(await eventCount()).toBe(before);
  return reply.status;
}

describe('signing in (A)', () => {
  it.each([
    [{ email: 'a@x.example', password: ['Wrong1aa'] }, 400],
    [{ email: [], password: {} }, 400],
    [{ email: { $gt: '' }, password: { $gt: '' } }, 400],
    [[], 400],
    [null, 400],
    [{ email: 'a@x.example' }, 400],
    [{ email: '', password: 'Wrong1aa' }, 401],
    [{ email: "' or 1=1--", password: "' or 1=1--" }, 401],
    [{ email: 'meera@sahyadri.example\u0000', password: 'Wrong1aa' }, 401],
    [{ email: 'a'.repeat(301), password: 'Wrong1aa' }, 400],
    [{ email: 'a@x.example', password: 'p'.repeat(257) }, 400],
  ])('%j is %d', async (body, status) => {
    expect(await statusOf('/api/login', { body, cookie: '' })).toBe(status);
  });

  it.each([
    { password: 'Password1' },
    { password: 'ａＢ１aaaaaa' },
    { password: 'Aa1\ud800aaaaa' },
    { name: '\u200b' },
    { name: 'Meera\nDesai' },
    { email: 'a@b@c.example' },
    { email: 'a@[127.0.0.1]' },
    { email: '"a b"@x.example' },
    { email: 'a\nb@x.example' },
    { email: 'a@-x.example' },
    { email: `${'a'.repeat(65)}@x.example` },
    { email: `a@${'x'.repeat(64)}.example` },
    { phone: '९८००००००००' },
    { phone: '+' },
    { company: 'a\tb' },
  ])('nobody registers with %j', async (over) => {
    const body = { ...registration('near@x.example'), ...over };
    expect(await statusOf('/api/register', { body, cookie: '' })).toBe(400);
  });

  it.each(['', 'abc', '"x"', '%00', 'a'.repeat(8000)])(
    'a cookie of %.20j is none',
    async (value) => {
      const cookie = `lekha_sid=${value}`;
      expect(await statusOf('/api/login', { method: 'GET', cookie })).toBe(401);
    },
  );
});

const FILTERS: readonly object[] = [
  { name: { like: '%' } },
  { name: { contains: ['a'] } },
  { name: { contains: 'x'.repeat(201) } },
  { name: {} },
  { name: true },
  { id: ['1', 'x'] },
  { id: [[1]] },
  { id: { gte: '1 or 1=1' } },
  { id: '' },
  { created_at: { gte: 'now()' } },
  { or: [{ name: 'x' }] },
  { hasOwnProperty: 'x' },
  { 'a.name': 'x' },
  { 'name ': 'x' },
  { NAME: 'x' },
  { 'name;': 'x' },
  { name: '\ud800' },
  { limit: 1 },
];

describe('generic calls (C)', () => {
  it.each(FILTERS)('WHERE %j is refused', async (body) => {
    expect(await statusOf('/api/account', { method: 'WHERE', body })).toBe(400);
  });

  it.each([
    ['accounts', 404],
    ['account%20', 404],
    ['account%00', 404],
    ['_account', 404],
    ['session', 404],
    ['subject_keys', 404],
    ['rate_limits', 404],
    ['toString', 404],
    ['account?latest=9999-99-99', 400],
    ['account?latest[$gt]=1', 400],
    ['account?limit=1e3', 400],
    ['account?limit=1&limit=2', 400],
    ['account?offset=1', 400],
    ['account?before=0', 400],
    ['account?book_id=1,2', 400],
    ['account?book_id=1&book_id=2', 400],
    ['account?include=user', 400],
  ])('/api/%s is %d', async (kind, status) => {
    expect(await statusOf(`/api/${kind}`, { method: 'GET' })).toBe(status);
  });

  it.each([
    ['PUT', 'user/1', { roles: ['admin'] }, 405],
    ['POST', 'role', { name: 'admin' }, 405],
    ['PUT', 'book/1', { owner_id: 2 }, 405],
    ['DELETE', 'book/1', undefined, 405],
    ['POST', 'journal_detail', {}, 405],
    ['POST', 'account', [{}], 400],
    ['DELETE', 'account/*', undefined, 404],
    ['DELETE', 'account/-1', undefined, 404],
    ['PATCH', 'account/1', { name: 'x' }, 405],
  ])('%s /api/%s of %j is %d', async (method, kind, body, status) => {
    expect(await statusOf(`/api/${kind}`, { method, body })).toBe(status);
  });
});

describe('a journal (D, F)', () => {
  const amounts = ['-', '.5', '5.', '05', '--1', '१०', '0x10', '1_0', '1,0', '₹1', ' 1', '1e3', ''];
  it.each([...amounts, null, {}, [1], true, 0.001, 1e15, 0, -0])(
    'is none when it is of %j',
    async (amount) => {
      const [first, second] = saleOf(team).entry;
      const body = { ...saleOf(team), entry: [{ ...first, amount }, second] };
      expect([400, 422]).toContain(await statusOf('/api/islogin/journal', { body }));
    },
  );

  it.each([
    { date: '2026-13-01' },
    { date: '2026-04-31' },
    { date: '26-04-01' },
    { date: '20260401' },
    { date: ' 2026-04-01' },
    { date: '2026-04-01T00:00:00Z' },
    { date: null },
    { voucher_type: 'sale' },
    { narration: 'a\u2028b\u0007' },
    { number: 1 },
    { created_at: '2020-01-01' },
    { actor_id: 1 },
    { book_id: '1e0' },
  ])('is refused with %j', async (over) => {
    const body = { ...saleOf(team), ...over };
    expect(await statusOf('/api/islogin/journal', { body })).toBe(400);
  });

  it.each([0, -1, 1.5, '01', '1.0', null, true, [1], {}])(
    'is none on the account %j',
    async (id) => {
      const [first, second] = saleOf(team).entry;
      const body = { ...saleOf(team), entry: [{ ...first, account_id: id }, second] };
      expect(await statusOf('/api/islogin/journal', { body })).toBe(400);
    },
  );
});

describe('an account (D, E)', () => {
  it.each([
    { email_id: 'nope' },
    { email_id: 'a@b' },
    { email_id: 'a@x.example?bcc=v@y.example' },
    { gstn_id: '27AAPFU0939F1ZV\n' },
    { account_type_id: true },
    { name: ['a'] },
    { name: 'a\u2029b' },
    { balance: '5.00' },
  ])('is refused with %j', async (over) => {
    const body = { name: 'Near', account_type_id: 1, ...over };
    expect(await statusOf('/api/islogin/account', { body })).toBe(400);
  });
});
