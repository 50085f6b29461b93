// The whole server on a database of its own, and a visitor who calls it as a browser or a program.
import type { Hono } from 'hono';
import type pg from 'pg';
import { createBooksCore, createServer } from '#api/app.ts';
import { install } from '#api/commands/install.ts';
import type { Api } from '#api/http/env.ts';
import { ownOrigins } from '#api/http/guards/cross-site.ts';
import { sendResetLink } from '#api/jobs/send-reset-link.ts';
import { findPerson } from '#projections/people/read.ts';
import { freshDatabase } from '#tests/support/postgres.ts';

export const GOOD_PASSWORD = 'Masala-Chai-7';
export const SETUP_CODE = 'AAAA-BBBB-CCCC';

const MASTER_KEY = Buffer.alloc(32, 7);

export type Sent = {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string | null;
  /** The socket's other end: another machine unless said otherwise. */
  readonly from?: string;
  readonly headers?: Record<string, string>;
};

export type Got = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
  /** What the browser keeps: name and value of the session's cookie. */
  readonly cookie: string | null;
};

export type SessionServer = {
  readonly call: (path: string, sent?: Sent) => Promise<Got>;
  readonly register: (email: string, more?: Record<string, unknown>) => Promise<Got>;
  readonly signIn: (email: string, password?: string, more?: Sent) => Promise<Got>;
  readonly pool: pg.Pool;
  /** The texts of the mails that were sent. */
  readonly mails: string[];
  /** For whom links were asked for, sent or not. */
  readonly asked: (number | null)[];
  /** Everything that the server's log holds. */
  readonly logged: () => string;
  readonly close: () => Promise<void>;
};

export async function openSessionServer({
  rateLimits = false,
  https = false,
  trustsLoopback = true,
} = {}): Promise<SessionServer> {
  const database = await freshDatabase();
  const pool = database.writer;
  const core = createBooksCore(pool, { installation: 0, masterKey: MASTER_KEY });
  await install(pool, core.writer.submit, core.nextIds);
  const mails: string[] = [];
  const asked: (number | null)[] = [];
  const lines: unknown[] = [];
  const sendLink = sendResetLink({
    sql: pool,
    findPerson: (personId) => findPerson(core.db, personId),
    sendMail: async ({ to, text }) => void mails.push(`${to.address}\n${text}`),
    origin: 'https://books.example',
  });
  const app = createServer(
    core,
    {
      version: 'test',
      https,
      rateLimits,
      trustsLoopback,
      setupCode: SETUP_CODE,
      checkReplies: true,
      origins: ownOrigins(null, '127.0.0.1', 3000),
    },
    {
      log: (line) => lines.push(line),
      checkHealth: async () => ({ status: 'ok', version: 'test', free_space_mb: 5 }),
      readOnlyReason: () => null,
      askForResetLink: async (personId) => {
        asked.push(personId);
        await sendLink({ personId });
      },
    },
  );
  const call = callOn(app);
  return {
    call,
    register: (email, more = {}) => call('/api/register', { body: registration(email, more) }),
    signIn: (email, password = GOOD_PASSWORD, more = {}) =>
      call('/api/login', { ...more, body: { email, password } }),
    pool,
    mails,
    asked,
    logged: () => JSON.stringify(lines),
    close: database.close,
  };
}

export const registration = (email: string, more: Record<string, unknown> = {}) => ({
  name: 'Meera Joshi',
  email,
  phone: '+91 98200 00001',
  company: 'Sahyadri Traders',
  password: GOOD_PASSWORD,
  ...more,
});

const callOn =
  (app: Hono<Api>) =>
  async (path: string, sent: Sent = {}): Promise<Got> => {
    const { method = sent.body === undefined ? 'GET' : 'POST', from = '203.0.113.9' } = sent;
    const headers = new Headers(sent.headers);
    if (sent.body !== undefined && !headers.has('Content-Type')) {
      headers.set('Content-Type', 'application/json');
    }
    if (typeof sent.cookie === 'string') headers.set('Cookie', sent.cookie);
    const text = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
    const reply = await app.request(
      path,
      { method, headers, ...(sent.body === undefined ? {} : { body: text }) },
      { incoming: { socket: { remoteAddress: from } } },
    );
    const cookie = /^[^;]+/.exec(reply.headers.get('Set-Cookie') ?? '')?.[0] ?? null;
    const body: unknown = await reply.json();
    return { status: reply.status, body, headers: reply.headers, cookie };
  };
