// The whole server on a database of its own, called in this process as a browser or a program
// would.
import { createHmac } from 'node:crypto';
import type { DemoParts } from '#api/routes/book/caller/demo.ts';
import type { PresaleParts } from '#api/routes/trade/presale.ts';
import type { Hono } from 'hono';
import { createBooksCore, createServer } from '#api/server/app.ts';
import type { BooksCore, CoreSettings } from '#api/server/app.ts';
import { createPdfs } from '#api/documents/pdf.ts';
import type { Pdfs } from '#api/documents/pdf.ts';
import { createPasswords } from '#api/session/password/hash.ts';
import type { Passwords } from '#api/session/password/hash.ts';
import type { AccountMail } from '#api/session/ports.ts';
import type { AskToSendInvitation } from '#api/requests/invitation.ts';
import type { AskToSendInvoice } from '#api/routes/invoice/email.ts';
import { install } from '#api/commands/install.ts';
import type { Api } from '#api/http/env.ts';
import { parseTrustedProxies } from '#api/http/guards/client-address/trusted-proxies.ts';
import type { TrustedProxies } from '#api/http/guards/client-address/trusted-proxies.ts';
import { ownOrigins } from '#api/http/guards/cross-site.ts';
import { countAdmins } from '#projections/people/read.ts';
import { confirmAddress, MASTER_KEY } from './books.ts';
import { firstOf, isStream } from './event-stream.ts';
import { freshDatabase } from './postgres.ts';
import type { FreshDatabase } from './postgres.ts';

export const GOOD_PASSWORD = 'Masala-Chai-7';
export const SETUP_CODE = 'AAAA-BBBB-CCCC';

export type Sent = {
  readonly method?: string;
  /** Sent as JSON, a string as it is. */
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

export type Call = (path: string, sent?: Sent) => Promise<Got>;

export type TestServer = {
  readonly app: Hono<Api>;
  readonly core: BooksCore;
  readonly database: FreshDatabase;
  readonly call: Call;
  readonly register: (email: string, more?: Record<string, unknown>) => Promise<Got>;
  readonly signIn: (email: string, password?: string, more?: Sent) => Promise<Got>;
  /** Shows that the address is the person's own, as the link in a mail would. */
  readonly confirmAddress: (email: string) => Promise<void>;
  /** Everything that the server's log holds. */
  readonly logged: () => string;
  readonly close: () => Promise<void>;
};

export type Manner = {
  /** Another server's database, as its second process would have it; it closes it. */
  readonly database?: FreshDatabase;
  /** Connections to the database; six unless said otherwise. */
  readonly connections?: number;
  readonly rateLimits?: boolean;
  readonly https?: boolean;
  /** As in TRUSTED_PROXIES. */
  readonly trustedProxies?: string;
  /** Whether a registration needs the setup code, as while there is no admin. */
  readonly needsSetupCode?: boolean;
  /** How live changes are told. */
  readonly pace?: CoreSettings['pace'];
  readonly askForResetLink?: (core: BooksCore, personIds: readonly number[]) => Promise<void>;
  readonly askForAccountMail?: (core: BooksCore, mail: AccountMail) => Promise<void>;
  readonly askToSendInvoice?: AskToSendInvoice;
  readonly askToSendPresale?: PresaleParts['askToSendPresale'];
  /** With `mail: 'smtp'`. */
  readonly askToSendInvitation?: AskToSendInvitation;
  readonly askToFillDemoBook?: DemoParts['askToFillDemoBook'];
  readonly demoBooks?: boolean;
  readonly forgetMails?: (addresses: readonly string[]) => Promise<void>;
  readonly mail?: 'smtp' | 'outbox';
  readonly pdfs?: Pdfs;
  /** Quick ones unless said otherwise: hashing takes longer than all else of a registration. */
  readonly passwords?: Passwords;
};

/** As safe as a test needs it. */
const quickPasswords = createPasswords(async (password, { salt }) =>
  createHmac('sha256', salt).update(password.normalize('NFKC')).digest(),
);

export async function openServer({
  database: shared,
  connections,
  rateLimits = false,
  https = false,
  trustedProxies,
  needsSetupCode = false,
  pace = {},
  askForResetLink = async () => undefined,
  askForAccountMail = async () => undefined,
  askToSendInvoice = async () => undefined,
  askToSendPresale = async () => undefined,
  askToSendInvitation = async () => undefined,
  askToFillDemoBook = async () => undefined,
  demoBooks = true,
  forgetMails = async () => undefined,
  mail = 'outbox',
  pdfs = createPdfs(),
  passwords = quickPasswords,
}: Manner = {}): Promise<TestServer> {
  const database = shared ?? (await freshDatabase());
  const pool =
    connections === undefined && shared === undefined
      ? database.writer
      : database.pool('lekha_writer', connections ?? 6);
  const core = createBooksCore(pool, { installation: 0, masterKey: MASTER_KEY, pace });
  await install(pool, core.writer.submit, core.nextIds);
  const lines: unknown[] = [];
  const app = createServer(
    core,
    {
      version: 'test',
      https,
      trustedProxies: trustedBy(trustedProxies),
      rateLimits,
      demoBooks,
      setupCode: SETUP_CODE,
      checkReplies: true,
      origins: ownOrigins(null, '127.0.0.1', 3000),
    },
    {
      log: (line) => lines.push(line),
      checkHealth: async () => ({ status: 'ok', version: 'test', free_space_mb: 5 }),
      readOnlyReason: () => null,
      needsSetupCode: async () => needsSetupCode && (await countAdmins(core.db)) === 0,
      passwords,
      askForResetLink: (personIds) => askForResetLink(core, personIds),
      askForAccountMail: (mail) => askForAccountMail(core, mail),
      pdfs,
      askToSendInvoice,
      askToSendPresale,
      askToSendStatement: async () => undefined,
      askToSendReminder: async () => undefined,
      askToFillDemoBook,
      askToSendInvitation,
      forgetMails,
      mail,
    },
  );
  const call = callOn(app);
  return {
    app,
    core,
    database,
    call,
    register: (email, more = {}) => call('/api/register', { body: registration(email, more) }),
    signIn: (email, password = GOOD_PASSWORD, more = {}) =>
      call('/api/login', { ...more, body: { email, password } }),
    confirmAddress: (email) => confirmAddress(core, email),
    logged: () => JSON.stringify(lines),
    close: async () => {
      core.changes.stop();
      await pdfs.stop();
      await core.writer.idle();
      if (shared === undefined) await database.close();
    },
  };
}

/** @returns null when nobody is trusted. */
function trustedBy(setting: string | undefined): TrustedProxies | null {
  if (setting === undefined) return null;
  const parsed = parseTrustedProxies(setting);
  if (!parsed.ok) throw new Error(parsed.rejection);
  return parsed.value;
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
  (app: Hono<Api>): Call =>
  async (path, sent = {}) => {
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
    return { status: reply.status, body: await bodyOf(reply), headers: reply.headers, cookie };
  };

/** Of a stream of events the first is the answer: the whole of it never comes. */
async function bodyOf(reply: Response): Promise<unknown> {
  if (isStream(reply)) return firstOf(reply);
  if (isFile(reply)) return Buffer.from(await reply.arrayBuffer()).toString('latin1');
  return isLines(reply) ? linesIn(await reply.text()) : reply.json();
}

/** A file is told by its bytes, each as a character. */
const isFile = (reply: Response): boolean =>
  reply.headers.get('Content-Disposition')?.startsWith('attachment') === true;

const isLines = (reply: Response): boolean =>
  reply.headers.get('Content-Type')?.startsWith('application/x-ndjson') === true;

/** @returns the values of newline-delimited JSON. */
export const linesIn = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
