// No request to a documented endpoint is answered with a 500, takes long, or forgets the headers.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import { allBookIds, verifyBook } from '#api/store/chain/verify.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { linesIn } from '#tests/support/server.ts';
import { firstOf, isStream } from '#tests/support/event-stream.ts';
import { openTeam, typeOf } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { rightsForFuzz } from './fuzz-rights.ts';
import { hostileRequests } from './hostile.ts';
import type { HostileRequest, Rights } from './hostile.ts';

/** By hand as many as are wanted: `FUZZ_REQUESTS=10000 vitest run --project api fuzz`. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
const TIME_OUT_MS = Math.max(120_000, REQUESTS * 100);
const SLOW_MS = 5000;

/** After these the session is over, and the rest of the requests would be a stranger's. */
const ENDS_SESSIONS: ReadonlySet<string> = new Set(['login', 'register', 'logout']);

let team: Team;
let rights: Rights;
beforeAll(async () => {
  team = await openTeam();
  rights = await rightsForFuzz(team);
});
afterAll(() => team.close());

it(
  'whatever is sent is answered, and never with a 500',
  async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(hostileRequests(rights), async (request) => {
        const began = performance.now();
        const reply = await send(request);
        expect(reply.status).toBeLessThan(500);
        expect(performance.now() - began).toBeLessThan(SLOW_MS);
        // A detour such as /api/x/%2e%2e may lead to a page, which is kept by its own rules.
        const isCall = isUnderApi(request.path);
        expect(reply.headers.get('Cache-Control')).toBe(isCall ? 'no-store' : null);
        expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        const text = isStream(reply) ? JSON.stringify(await firstOf(reply)) : await reply.text();
        const isFile = reply.headers.has('Content-Disposition');
        if (text !== '' && !isFile) expect(() => linesIn(text)).not.toThrow();
      }),
      { numRuns: REQUESTS },
    );
    console.log(`${REQUESTS} requests were answered:`, Object.fromEntries(statuses));
    // Requests that are all refused at the first door would try nothing.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
  },
  TIME_OUT_MS,
);

it('the books still balance after all that, and the chain is whole', async () => {
  const { bookId } = team;
  const trial = await team.owner('readTrialBalance', { params: { bookId } });
  expect(trial.status).toBe(200);
  const { totals } = trial.body as { totals: { debit: string; credit: string } };
  expect(totals.debit).toBe(totals.credit);
  expect((await team.owner('listAccounts', { params: { bookId } })).status).toBe(200);
  const { writer } = team.server.database;
  for (const id of await allBookIds(writer)) {
    expect(await verifyBook(writer, id)).toMatchObject({ ok: true });
  }
});

/** As the server sees it: a slash at the end does not count. */
const isUnderApi = (path: string): boolean =>
  new URL(path, 'http://x').pathname.replace(/\/$/, '').startsWith('/api/');

let count = 0;
/** A right name is another one each time, or all but the first would be refused as taken. */
const renamed = (body: string): string =>
  body.replace(/(name"?[:=]"?[A-Z][a-z]+(?: |%20))\d+\b/, (_, name: string) => {
    count += 1;
    return `${name}${100_000 + count}`;
  });

async function send(request: HostileRequest): Promise<Response> {
  const { name, method, path, query, body, signedIn } = request;
  const words = query.map(([field, value]) => `${field}=${value}`).join('&');
  const cookie = signedIn && !ENDS_SESSIONS.has(name) ? team.cookieOf(meera.profile.email) : '';
  const headers = new Headers({
    'Content-Type': 'application/json',
    Cookie: cookie,
    ...typeOf(endpoints[name]),
  });
  for (const [field, value] of Object.entries(request.headers)) headers.set(field, value);
  const hasBody = body !== null && method !== 'GET' && method !== 'HEAD';
  return team.server.app.request(
    words === '' ? path : `${path}?${words}`,
    { method, headers, ...(hasBody && { body: renamed(body) }) },
    { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
  );
}
