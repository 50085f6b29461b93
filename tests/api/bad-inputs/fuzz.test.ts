// No request to a documented endpoint is answered with a 500, takes long, or forgets the headers.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import { allBookIds, verifyBook } from '#api/store/chain/verify.ts';
import { meera } from '#tests/specimens/people.ts';
import { GOOD_PASSWORD, linesIn, registration } from '#tests/support/server.ts';
import { firstOf, isStream } from '#tests/support/event-stream.ts';
import { openTeam, typeOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { catalogueRequest, isOfCatalogue } from '../catalogue/requests.ts';
import { hostileRequests } from './hostile.ts';
import type { HostileRequest, Right } from './hostile.ts';

const REQUESTS = 1500;
const TIME_OUT_MS = 120_000;
const SLOW_MS = 5000;

/** After these the session is over, and the rest of the requests would be a stranger's. */
const ENDS_SESSIONS: ReadonlySet<string> = new Set(['login', 'register', 'logout']);

let team: Team;
let right: Readonly<Record<EndpointName, Right>>;
beforeAll(async () => {
  team = await openTeam();
  right = await rightRequests();
});
afterAll(() => team.close());

it(
  'whatever is sent is answered, and never with a 500',
  async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(hostileRequests(right), async (request) => {
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
        if (text !== '') expect(() => linesIn(text)).not.toThrow();
      }),
      { numRuns: REQUESTS },
    );
    // Requests that are all refused at the first door would try nothing.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
  },
  TIME_OUT_MS,
);

it('after which the books still balance, and the chain is whole', async () => {
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

async function send(request: HostileRequest): Promise<Response> {
  const { name, method, path, query, body, signedIn } = request;
  const words = query.map(([field, value]) => `${field}=${value}`).join('&');
  const cookie = signedIn && !ENDS_SESSIONS.has(name) ? team.cookieOf(meera.profile.email) : '';
  const headers = new Headers({
    ...{ 'Content-Type': 'application/json', Cookie: cookie },
    ...typeOf(endpoints[name]),
  });
  for (const [field, value] of Object.entries(request.headers)) headers.set(field, value);
  const hasBody = body !== null && method !== 'GET' && method !== 'HEAD';
  return team.server.app.request(
    words === '' ? path : `${path}?${words}`,
    { method, headers, ...(hasBody && { body }) },
    { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
  );
}

/** What each endpoint accepts. Locks and settings go to a book of their own, which then stands still. */
async function rightRequests(): Promise<Readonly<Record<EndpointName, Right>>> {
  const other = await team.owner('createBook', { body: { name: 'Still waters' } });
  const still = { bookId: (other.body as { id: number }).id };
  const book = { bookId: team.bookId };
  const [cash, sales] = [team.account('Cash'), team.account('Sales – Goods')];
  const entry = [
    { account_id: cash, amount: '100.50' },
    { account_id: sales, amount: '-100.50' },
  ];
  const document = { entry, narration: 'Sale', date: '2026-04-01', voucher_type: 'receipt' };
  await team.owner('postJournal', { body: document });
  const nothing = { params: {}, query: {}, body: undefined };
  const { email } = meera.profile;
  const paged = { book_id: team.bookId, limit: 5, before: 9999 };
  const account = { name: 'Rent of the shop', account_type_id: 27, gstn_id: '27AAPFU0939F1ZV' };
  const period = { year: '26-27', month: 4 };
  return {
    health: nothing,
    sessionCheck: nothing,
    login: { ...nothing, body: { email, password: GOOD_PASSWORD } },
    logout: nothing,
    register: { ...nothing, body: registration('new@sahyadri.example') },
    changeProfile: { ...nothing, body: { name: 'Meera J', phone: '+91 98200 00009' } },
    forgotPassword: { ...nothing, body: { email } },
    resetPassword: { ...nothing, body: { token: 'x'.repeat(43), password: GOOD_PASSWORD } },
    listUsers: { ...nothing, query: { search: 'meera', limit: 5, after: 1 } },
    grantAdmin: { ...nothing, params: { personId: 2 }, body: { expected: 99 } },
    revokeAdmin: { ...nothing, params: { personId: 2 }, body: {} },
    listBooks: nothing,
    createBook: { ...nothing, body: { name: 'Another book' } },
    renameBook: { ...nothing, params: still, body: { name: 'Stiller waters', expected: 99 } },
    changeBookSettings: { ...nothing, params: still, body: { begins_on: '2024-04-01' } },
    setLock: {
      ...nothing,
      params: still,
      body: { kind: 'soft', locked_to: '2025-03-31', reason: 'Filed', expected: 9999 },
    },
    listMembers: { ...nothing, params: book },
    addMember: {
      ...nothing,
      params: still,
      body: { email: 'kamala@chai.example', role: 'auditor' },
    },
    changeMember: { ...nothing, params: { ...still, personId: 5 }, body: { role: 'accountant' } },
    removeMember: { ...nothing, params: { ...still, personId: 5 } },
    listAccounts: { ...nothing, params: book },
    createAccount: { ...nothing, body: { ...account, email_id: email, assets: false } },
    changeAccount: {
      ...nothing,
      params: { accountId: sales },
      body: { ...account, expected: 9999 },
    },
    retireAccount: { ...nothing, params: { accountId: cash }, body: { book_id: team.bookId } },
    applySalesTemplate: { ...nothing, params: still },
    applyCabesTemplate: { ...nothing, params: still },
    listAccountTypes: { ...nothing, query: { book_id: team.bookId } },
    addAccountType: { ...nothing, body: { name: 'Chit funds', group: 'loans-advances-asset' } },
    listJournals: { ...nothing, query: paged },
    readJournal: { ...nothing, params: { journalId: 1 }, query: { book_id: team.bookId } },
    listJournalDetails: { ...nothing, query: paged },
    postJournal: { ...nothing, body: { ...document, book_id: team.bookId } },
    postJournalBatch: { ...nothing, query: { atomic: 'false' }, body: document },
    reverseJournal: { ...nothing, params: { journalId: 1 }, body: { reason: 'Twice' } },
    correctJournal: { ...nothing, params: { journalId: 1 }, body: { ...document, reason: 'Slip' } },
    readLedger: {
      ...nothing,
      params: { ...book, accountId: cash },
      query: { ...period, limit: 2, after: '2026-04-01.1.1.0' },
    },
    readFigures: { ...nothing, params: book },
    readTrialBalance: { ...nothing, params: book, query: period },
    readChanges: { ...nothing, params: book, query: { after: 2 } },
    readHistory: {
      ...nothing,
      params: { kind: 'journal', id: 1 },
      query: { book_id: team.bookId },
    },
    ...(await genericRequests()),
    ...(await catalogueRequests()),
  } as Readonly<Record<EndpointName, Right>>;
}

/** Of the person who asks as an admin too. */
async function catalogueRequests(): Promise<Partial<Record<EndpointName, Right>>> {
  await team.server.core.writer.submit({
    bookId: 0,
    actorId: 0,
    command: { type: 'GrantAdmin', data: { personId: meera.id } },
  });
  const names = (Object.keys(endpoints) as EndpointName[]).filter(isOfCatalogue);
  const made: Partial<Record<EndpointName, Right>> = {};
  for (const name of names)
    made[name] = { body: undefined, ...(await catalogueRequest(team, name)) };
  return made;
}

/** Of the kinds with rules and without; the others are gone through in their own test. */
async function genericRequests() {
  const cookie = team.cookieOf(meera.profile.email);
  const body = { name: 'Shop hours', opens_at: '07:00', days: 6, closed: false, remark: null };
  const made = await team.server.call('/api/book_attribute', { body, cookie });
  const { id } = made.body as { id: number };
  const [plain, query] = [{ entity: 'book_attribute' }, { book_id: team.bookId }];
  const where = { number: [1, 2], date: { gte: '2026-04-01' }, narration: { contains: 'sa' } };
  const latest = '2026-11-21 10:15:00';
  return {
    listRecords: { params: { entity: 'account' }, query: { ...query, limit: 3, latest }, body: '' },
    readRecord: { params: { ...plain, id }, query, body: undefined },
    findRecords: { params: { entity: 'journal' }, query: { limit: 3, before: 99 }, body: where },
    createRecord: { params: plain, query, body },
    putRecord: { params: { entity: 'account_type' }, query, body: { name: 'Chit fund', id: 30 } },
    changeRecord: { params: { ...plain, id }, query, body: { ...body, expected: 999 } },
    removeRecord: { params: { entity: 'order', id: 1 }, query, body: undefined },
  };
}
