// What the environment may say, each with a default; the README lists them.
import { resolve } from 'node:path';
import { z } from 'zod';

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** An absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseOwnerUrl: string | null;
  /** The origin that people use, without a slash at the end. */
  readonly publicUrl: string | null;
  readonly smtpUrl: string | null;
  /** 0 to 8191. */
  readonly installation: number;
  readonly rateLimits: boolean;
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

const url = (protocols: RegExp, sentence: string) =>
  z.url({ protocol: protocols, error: sentence }).nullable();

const schema = z.object({
  PORT: z.coerce.number('PORT must be a number.').int().min(0).max(65_535),
  HOST: z.string(),
  DATA_DIR: z.string(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'DATABASE_URL must begin with postgresql://.'),
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/, 'DATABASE_OWNER_URL must begin with postgresql://.'),
  PUBLIC_URL: url(/^https?$/, 'PUBLIC_URL must begin with https:// or http://.'),
  SMTP_URL: url(/^smtps?$/, 'SMTP_URL must begin with smtp:// or smtps://.'),
  INSTALLATION: z.coerce.number('INSTALLATION must be 0 to 8191.').int().min(0).max(8191),
  RATE_LIMITS: z.enum(['on', 'off'], 'RATE_LIMITS must be on or off.'),
  FREE_SPACE_MIN_MB: z.coerce.number('FREE_SPACE_MIN_MB must be a number.').int().min(0),
  MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'MASTER_KEY must be 32 bytes in hex, 64 characters.')
    .nullable(),
  LEKHA_UNSAFE_DATABASE: z.string().nullable(),
});

const DEFAULTS = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: './data',
  INSTALLATION: '0',
  RATE_LIMITS: 'on',
  FREE_SPACE_MIN_MB: '1024',
};

/** @param env the process's environment; an empty variable counts as absent. Throws SettingsError. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [
      name,
      env[name] || (name in DEFAULTS ? DEFAULTS[name as keyof typeof DEFAULTS] : null),
    ]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new SettingsError(lines.join('\n'));
  }
  const { data } = parsed;
  const publicUrl = data.PUBLIC_URL === null ? null : new URL(data.PUBLIC_URL).origin;
  if (data.RATE_LIMITS === 'off' && publicUrl?.startsWith('https:')) {
    throw new SettingsError(
      'RATE_LIMITS=off is for tests; it is refused with an https PUBLIC_URL.',
    );
  }
  if (data.DATABASE_OWNER_URL !== null && data.DATABASE_URL === null) {
    throw new SettingsError('DATABASE_OWNER_URL goes with DATABASE_URL.');
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    publicUrl,
    smtpUrl: data.SMTP_URL,
    installation: data.INSTALLATION,
    rateLimits: data.RATE_LIMITS === 'on',
    freeSpaceMinMb: data.FREE_SPACE_MIN_MB,
    masterKey: data.MASTER_KEY,
    unsafeDatabase: data.LEKHA_UNSAFE_DATABASE !== null,
  };
}
