// The books of an earlier version are opened by this one, as an upgrade does: the server is started
// on them, and then they say what they said when they were put away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { endpoints } from '#api/contract/endpoints.ts';
import { changesSomething } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuildCommand } from '#api/cli/commands/rebuild.ts';
import { verifyCommand } from '#api/cli/commands/verify.ts';
import type { CliCommand } from '#api/cli/commands/command.ts';
import { booksToRebuild } from '#api/commands/rebuild/outdated.ts';
import { openItemsOf } from '#projections/open-items/read-open.ts';
import { createBooksCore } from '#api/server/app.ts';
import type { BooksCore } from '#api/server/app.ts';
import { eventually } from '#tests/faults/installation.ts';
import { startProcess } from '#tests/faults/server-process.ts';
import type { ServerProcess } from '#tests/faults/server-process.ts';
import {
  olderInstallation,
  openOlderDatabase,
} from '#tests/specimens/log/installation-12a24c9/open.ts';
import { urlOfDatabase } from '#tests/support/postgres.ts';
import type { FreshDatabase } from '#tests/support/postgres.ts';
import { GOOD_PASSWORD } from '#tests/support/server.ts';

const { masterKey, heads, trialBalances, dues, events } = olderInstallation;
const OWNER = 'meera@sahyadri.example';
const FOLDER = mkdtempSync(join(tmpdir(), 'lekha-upgrade-'));

let database: FreshDatabase;
let server: ServerProcess;
let core: BooksCore;
let holder: pg.Pool;

/** Every rebuild of a book waits for its turn, which somebody else has. */
async function holdRebuilds(): Promise<void> {
  holder = database.pool('lekha_owner', 1, 'maintenance');
  await holder.query(
    `select pg_advisory_lock(hashtextextended('lekha/rebuild of a book', book_id))
     from books where book_id <> 0`,
  );
}

type Answer = { readonly status: number; readonly body: unknown };
type Answers = ReadonlyMap<string, Answer>;

/** Everything that a member reads of a book with no more than its number. */
async function readAll(): Promise<Answers> {
  const call = callOn(server.address);
  const { cookie } = await call('POST', '/api/login', { email: OWNER, password: GOOD_PASSWORD });
  const answers = new Map<string, Answer>();
  for (const one of Object.values<Endpoint>(endpoints)) {
    if (one.method !== 'GET' || one.access !== 'member' || changesSomething(one)) continue;
    if (one.media === 'text/event-stream') continue;
    const path = one.path.replaceAll(/:[A-Za-z]+/g, '1');
    for (const query of ['', '&at=40']) {
      const address = `${path}?${path.includes('/book/1') ? '' : 'book_id=1'}${query}`;
      const { status, body } = await call('GET', address, undefined, cookie);
      answers.set(address, { status, body });
    }
  }
  return answers;
}

let held: Answers;
let heldHealth: unknown;

beforeAll(async () => {
  database = await openOlderDatabase();
  await holdRebuilds();
  server = await startProcess(FOLDER, undefined, {
    DATABASE_URL: urlOfDatabase(database, 'lekha_writer'),
    DATABASE_OWNER_URL: urlOfDatabase(database, 'lekha_owner'),
    MASTER_KEY: masterKey,
    RATE_LIMITS: 'off',
    LEKHA_UNSAFE_DATABASE: '1',
  });
  await server.says('Lekha is ready');
  held = await readAll();
  heldHealth = await (await fetch(`${server.address}/api/health`)).json();
  await holder.end();
  const settings = { installation: 0, masterKey: Buffer.from(masterKey, 'hex') };
  core = createBooksCore(database.pool('lekha_writer', 4, 'maintenance'), settings);
  await eventually(async () => expect(await booksToRebuild(core.pool)).toStrictEqual([]));
}, 240_000);

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await database.close();
  rmSync(FOLDER, { recursive: true });
});

async function typed(command: CliCommand, ...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await command.run({ core, args, print, dataDir: FOLDER, origin: '' });
  return { code, lines };
}

const rowsOf = async (text: string) => (await database.owner.query(text)).rows as unknown[];

describe('an installation of an earlier version, opened by this one', () => {
  test('tells no figure of a book before it is made anew, at no call', async () => {
    const after = await readAll();
    const wrong = [...held].filter(([address, { status, body }]) => {
      if (status === 503) return (body as { code?: unknown }).code !== 'rebuilding';
      return status === 200 && JSON.stringify(after.get(address)?.body) !== JSON.stringify(body);
    });
    expect(wrong).toStrictEqual([]);
    const refused = [...held.values()].filter(({ status }) => status === 503);
    const read = [...after.values()].filter(({ status }) => status === 200);
    expect(refused.length).toBeGreaterThan(100);
    expect(read.length).toBeGreaterThan(100);
    expect(heldHealth).toMatchObject({ status: 'rebuilding' });
  });

  test('has everybody’s address confirmed by use', async () => {
    expect(await rowsOf('select distinct confirmation from people')).toStrictEqual([
      { confirmation: 'by-use' },
    ]);
  });

  test('has every chain whole, with the heads and hashes that it had', async () => {
    const { code, lines } = await typed(verifyCommand, '--all');
    expect(lines).toStrictEqual(
      heads.map(({ book_id: id, seq, hash }) => `Book ${id}: whole, ${seq} events, head ${hash}`),
    );
    expect(code).toBe(0);
    expect(
      await rowsOf(
        `select book_id::int, uuid::text, seq::int, encode(hash, 'hex') as hash,
           journal_count::int as journals
         from book_heads join books using (book_id) order by book_id`,
      ),
    ).toStrictEqual(heads);
    expect(
      await rowsOf(
        `select type, version, count(*)::int as count from events group by 1, 2 order by 1, 2`,
      ),
    ).toStrictEqual(events);
  });

  test('has read tables that are equal to rebuilt ones', async () => {
    const { code, lines } = await typed(rebuildCommand, '--check');
    expect(lines.filter((line) => /^Book \d+: [^c]/.test(line))).toStrictEqual(
      heads.map(({ book_id: id }) => `Book ${id}: equal`),
    );
    expect(code).toBe(0);
  });

  test('has the balances and invoices that it had', async () => {
    const balances: Record<string, Record<string, string>> = {};
    const { rows } = await database.owner.query<Record<'book' | 'account' | 'paise', string>>(
      `select book_id::text as book, account_id::text as account, balance_paise::text as paise
       from ledger_balances order by book_id, account_id`,
    );
    for (const { book, account, paise } of rows) {
      balances[book] = { ...balances[book], [account]: paise };
    }
    expect(balances).toStrictEqual(trialBalances);
    expect(
      await rowsOf(
        `select book_id::int, count(*)::int as invoices, sum(total_paise)::text as total
         from invoices where number is not null group by book_id order by 1`,
      ),
    ).toStrictEqual(dues);
  });

  test('has open items that come to the ledger of each customer', async () => {
    const { rows } = await database.owner.query<Record<'book' | 'id' | 'account', number>>(
      `select book_id::int as book, customer_id::int as id, account_id::int as account
       from customers where account_id is not null order by 1, 2`,
    );
    let count = 0;
    for (const { book, id, account } of rows) {
      const items = await openItemsOf(core.db, book, { accountId: account, customerId: id });
      const openPaise = items.reduce((sum, item) => sum + item.openPaise, 0);
      expect(openPaise).toBe(Number(trialBalances[book]?.[account] ?? 0));
      count += items.length;
    }
    expect(count).toBeGreaterThan(0);
  });

  test('lets its people sign in, read and go on posting', async () => {
    const call = callOn(server.address);
    const { cookie } = await call('POST', '/api/login', { email: OWNER, password: GOOD_PASSWORD });
    const trial = await call('GET', '/api/islogin/book/1/trial-balance', undefined, cookie);
    expect(trial.status).toBe(200);
    expect(trial.body).toMatchObject({ totals: expect.anything() });
    const accounts = await rowsOf(
      `select account_id::int as id from accounts where book_id = 1 and not retired
         and name in ('Cash', 'Sales – Goods') order by name`,
    );
    const [cash, sales] = accounts as { id: number }[];
    const entry = [
      { account_id: cash?.id, amount: '10.00' },
      { account_id: sales?.id, amount: '-10.00' },
    ];
    const sale = { entry, narration: 'Counter sale', date: '2026-04-01' };
    const posted = await call('POST', '/api/islogin/journal?book_id=1', sale, cookie);
    expect(posted.status).toBe(200);
    expect((await typed(rebuildCommand, '--check', '--book', '1')).code).toBe(0);
    expect((await typed(verifyCommand, '--all')).code).toBe(0);
  });
});

const callOn =
  (address: string) =>
  async (method: string, path: string, body?: unknown, cookie: string | null = null) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(cookie === null ? {} : { Cookie: cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = /^[^;]+/.exec(reply.headers.get('Set-Cookie') ?? '')?.[0] ?? null;
    const text = await reply.text();
    const isJson = reply.headers.get('Content-Type')?.includes('json') === true;
    return {
      status: reply.status,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      cookie: set,
    };
  };
