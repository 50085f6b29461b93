// A checkout of the product as it is installed: its own server process on its own PostgreSQL, with
// a book into which can be posted. Spoken to over HTTP alone, so that any commit will do.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ACCOUNTS } from '../ground/books.ts';
import type { BenchBook } from '../ground/books.ts';
import { freePort } from '../server/server-process.ts';

export type Checkout = {
  readonly port: number;
  readonly cookie: string;
  readonly book: BenchBook;
  /** Of another book of the same owner, in which invoices are issued to these customers. */
  readonly trade: { readonly book: BenchBook; readonly customerIds: readonly number[] };
  /** What its process has used so far; NaN where the system keeps no such file. */
  readonly cpuSeconds: () => number;
  /** Stops the server and its PostgreSQL, and removes their folder. */
  readonly stop: () => Promise<void>;
};

/** @param folder of the checkout, with its packages installed. */
export async function openCheckout(folder: string): Promise<Checkout> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'lekha-compare-')));
  // Open to PostgreSQL's user, when this runs as root.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const server = spawn(process.execPath, [...flagsOf(folder), join(folder, 'api/main.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const setupCode = await readiness(server);
    const books = await openBooks(`http://127.0.0.1:${port}`, setupCode);
    return { port, ...books, stop, cpuSeconds: () => cpuSecondsOf(server) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The commits before this file had their flags in start.mjs, always the same. */
const EARLIER_FLAGS = ['--disable-proto=delete', '--max-semi-space-size=16'];
const flagsSchema = z.object({ serving: z.array(z.string()) });

function flagsOf(folder: string): readonly string[] {
  const file = join(folder, 'api/cli/node-flags.json');
  if (!existsSync(file)) return EARLIER_FLAGS;
  return flagsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).serving;
}

/**
 * The log goes to a pipe that is emptied, so that it is written as it is to a terminal.
 * @returns the setup code that the server printed; older commits need none.
 */
async function readiness({ stdout, ...server }: ChildProcess): Promise<string | undefined> {
  if (stdout === null) throw new Error('A server says when it is ready.');
  return new Promise((resolve, reject) => {
    let said = '';
    stdout.on('data', (text: Buffer) => {
      if (said.includes('Lekha is ready')) return;
      said += text.toString();
      const setupCode = /#setup_code=([A-Z2-9-]+)/.exec(said)?.[1];
      if (said.includes('Lekha is ready')) resolve(setupCode);
    });
    stdout.once('end', () => reject(new Error(`The server ended: ${server.exitCode}.`)));
  });
}

const TICKS_EACH_SECOND = 100;

function cpuSecondsOf({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  // The second field is the program's name in brackets, in which there may be spaces.
  const [, fields = ''] = readFileSync(file, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (Number(user) + Number(system)) / TICKS_EACH_SECOND;
}

const PERSON = { name: 'Meera Joshi', email: 'meera@example.in', phone: '9822012345' };
const identified = z.object({ id: z.number() });

const CUSTOMERS = 200;
const BUYER = { state_code: '27', address: '7 Station Road', city: 'Pune', pincode: '411001' };
const SELLER = { gstin: '27AAPFU0939F1ZV', address: '14 Laxmi Road', city: 'Pune' };

async function openBooks(
  origin: string,
  setupCode: string | undefined,
): Promise<Pick<Checkout, 'cookie' | 'book' | 'trade'>> {
  const send = async (method: string, path: string, body: object, cookie = '') => {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} was answered ${await reply.text()}`);
    return reply;
  };
  const person = { ...PERSON, password: 'Masala-Chai-7', setup_code: setupCode };
  const registered = await send('POST', '/api/register', person);
  const [cookie = ''] = registered.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const { id: ownerId } = identified.parse(await registered.json());
  const make = async (noun: string, body: object) =>
    identified.parse(await (await send('POST', `/api/islogin/${noun}`, body, cookie)).json()).id;
  const open = async (name: string): Promise<BenchBook> => {
    const id = await make('book', { name });
    const types = await fetch(`${origin}/api/islogin/account_type?book_id=${id}`, {
      headers: { Cookie: cookie },
    });
    const [type] = z.array(identified).parse(await types.json());
    const accountIds = await times(ACCOUNTS, (at) =>
      make('account', { book_id: id, name: `Account ${at}`, account_type_id: type?.id }),
    );
    return { id, ownerId, cash: accountIds[0] ?? 0, accountIds };
  };
  const book = await open('Journals only');
  const seller = await open('Invoices');
  await send('PUT', `/api/islogin/book/${seller.id}/billing`, SELLER, cookie);
  const customerIds = await times(CUSTOMERS, (at) =>
    make('customer', { book_id: seller.id, name: `Customer ${at}`, ...BUYER }),
  );
  return { cookie, book, trade: { book: seller, customerIds } };
}

async function times(count: number, one: (at: number) => Promise<number>): Promise<number[]> {
  const made: number[] = [];
  for (let at = 0; at < count; at += 1) made.push(await one(at));
  return made;
}
