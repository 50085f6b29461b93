// What the environment may say, each with a default; docs/operating.md lists them.
import { resolve } from 'node:path';
import { z } from 'zod';
import { parseTrustedProxies } from '#api/http/guards/client-address/trusted-proxies.ts';
import type { TrustedProxies } from '#api/http/guards/client-address/trusted-proxies.ts';
import { refusalOfPlainHttp } from './plain-http.ts';

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** An absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseOwnerUrl: string | null;
  /** Connections that this server may hold at once. */
  readonly databaseConnections: number;
  /** The origin that people use, without a slash at the end. */
  readonly publicUrl: string | null;
  /** Null: the caller is the other end of the socket. */
  readonly trustedProxies: TrustedProxies | null;
  /** Plain http where strangers may listen on the way. */
  readonly allowHttp: boolean;
  readonly smtpUrl: string | null;
  /** 0 to 8191. */
  readonly installation: number;
  readonly rateLimits: boolean;
  /** Whether people may open a demo book. */
  readonly demoBooks: boolean;
  readonly freeSpaceMinMb: number;
  /** 32 bytes in hex, when the environment brings it. */
  readonly masterKey: string | null;
  /** Lets PostgreSQL run without fsync: for tests that measure something else. */
  readonly unsafeDatabase: boolean;
};

/** What a person must read and mend before the server can start. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Digits only: '0x10', '1e3' and ' 7 ' are slips of the hand, not numbers. */
const wholeNumber = (name: string, max: number) => {
  const sentence = `${name} must be a whole number from 0 to ${max}.`;
  return z
    .string()
    .regex(/^[0-9]{1,15}$/, sentence)
    .transform(Number)
    .refine((value) => value <= max, sentence);
};

/** A transaction and a question beside it need one each; the pool shares the rest. */
const CONNECTIONS_MIN = 2;
const CONNECTIONS_MAX = 500;

const connections = () => {
  const range = `from ${CONNECTIONS_MIN} to ${CONNECTIONS_MAX}`;
  const sentence = `DATABASE_CONNECTIONS must be a whole number ${range}.`;
  return z
    .string()
    .regex(/^[0-9]{1,3}$/, sentence)
    .transform(Number)
    .refine((value) => value >= CONNECTIONS_MIN && value <= CONNECTIONS_MAX, sentence);
};

const url = (protocols: RegExp, sentence: string) =>
  z.url({ protocol: protocols, error: sentence }).nullable();

const trustedProxies = () =>
  z.string().transform((text, context) => {
    const parsed = parseTrustedProxies(text);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: parsed.rejection });
    return z.NEVER;
  });

const schema = z.object({
  PORT: wholeNumber('PORT', 65_535),
  HOST: z.string().regex(/^[a-zA-Z0-9.:_-]+$/, 'HOST must be a host name or an IP address.'),
  DATA_DIR: z.string(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'DATABASE_URL must begin with postgresql://.'),
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/, 'DATABASE_OWNER_URL must begin with postgresql://.'),
  DATABASE_CONNECTIONS: connections(),
  PUBLIC_URL: url(/^https?$/, 'PUBLIC_URL must begin with https:// or http://.'),
  TRUSTED_PROXIES: trustedProxies().nullable(),
  ALLOW_HTTP: z.enum(['yes', 'no'], 'ALLOW_HTTP must be yes or no.'),
  SMTP_URL: url(/^smtps?$/, 'SMTP_URL must begin with smtp:// or smtps://.'),
  INSTALLATION: wholeNumber('INSTALLATION', 8191),
  RATE_LIMITS: z.enum(['on', 'off'], 'RATE_LIMITS must be on or off.'),
  DEMO_BOOKS: z.enum(['on', 'off'], 'DEMO_BOOKS must be on or off.'),
  FREE_SPACE_MIN_MB: wholeNumber('FREE_SPACE_MIN_MB', 1_000_000_000),
  MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'MASTER_KEY must be 32 bytes in hex, 64 characters.')
    .nullable(),
  LEKHA_UNSAFE_DATABASE: z.literal('1', 'LEKHA_UNSAFE_DATABASE must be 1 or absent.').nullable(),
});

type Environment = z.output<typeof schema>;

const DEFAULTS: Readonly<Record<string, string>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: './data',
  DATABASE_CONNECTIONS: '16',
  ALLOW_HTTP: 'no',
  INSTALLATION: '0',
  RATE_LIMITS: 'on',
  DEMO_BOOKS: 'on',
  FREE_SPACE_MIN_MB: '1024',
};

/**
 * @param env the process's environment; an empty variable counts as absent. Throws SettingsError.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, env[name] || (DEFAULTS[name] ?? null)]),
  );
  const parsed = schema.safeParse(given);
  const wrong = parsed.success
    ? wrongTogether(parsed.data)
    : parsed.error.issues.map(({ message }) => message);
  if (!parsed.success || wrong.length > 0) throw new SettingsError(wrong.join('\n'));
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    publicUrl: data.PUBLIC_URL === null ? null : new URL(data.PUBLIC_URL).origin,
    trustedProxies: data.TRUSTED_PROXIES,
    allowHttp: data.ALLOW_HTTP === 'yes',
    smtpUrl: data.SMTP_URL,
    installation: data.INSTALLATION,
    rateLimits: data.RATE_LIMITS === 'on',
    demoBooks: data.DEMO_BOOKS === 'on',
    freeSpaceMinMb: data.FREE_SPACE_MIN_MB,
    masterKey: data.MASTER_KEY,
    unsafeDatabase: data.LEKHA_UNSAFE_DATABASE !== null,
  };
}

/** Settings that are right by themselves and wrong beside each other. */
function wrongTogether(given: Environment): readonly string[] {
  const forPeople = given.PUBLIC_URL?.startsWith('https:') === true;
  const path = given.PUBLIC_URL === null ? '/' : new URL(given.PUBLIC_URL).pathname;
  return [
    ...refusalOfPlainHttp({
      publicUrl: given.PUBLIC_URL,
      host: given.HOST,
      allowHttp: given.ALLOW_HTTP === 'yes',
    }),
    ...(path === '/' ? [] : ['PUBLIC_URL must have no path, as in https://books.example.in.']),
    ...(forPeople && given.RATE_LIMITS === 'off'
      ? ['RATE_LIMITS=off is for tests; it is refused with an https PUBLIC_URL.']
      : []),
    ...(forPeople && given.LEKHA_UNSAFE_DATABASE !== null
      ? ['LEKHA_UNSAFE_DATABASE is for tests; it is refused with an https PUBLIC_URL.']
      : []),
    ...(given.DATABASE_OWNER_URL !== null && given.DATABASE_URL === null
      ? ['DATABASE_OWNER_URL goes with DATABASE_URL.']
      : []),
  ];
}
