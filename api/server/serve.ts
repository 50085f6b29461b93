// Brings the server up in order and takes it down in the opposite one.
import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { createBooksCore, createServer } from './app.ts';
import type { BooksCore, CoreSettings, ServerSettings } from './app.ts';
import { install } from '../commands/install.ts';
import { watchFreeSpace } from '../database/free-space.ts';
import { defineHistoryOn } from '#api/commands/rebuild/history/define.ts';
import { checkChains } from '#api/commands/rebuild/chains.ts';
import { shortestFirst } from '#api/store/chain/verify.ts';
import type { BookLength } from '#api/store/chain/verify.ts';
import { repairGrants } from '../database/grants.ts';
import { withClient } from '../database/with-client.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { createPool } from '../database/pool.ts';
import { openMasterKey } from '../store/sealing/master-key.ts';
import { startHeartbeat } from '../store/versions/heartbeat.ts';
import { checkHealthOf } from './health.ts';
import { ownOrigins } from '../http/guards/cross-site.ts';
import type { Api } from '../http/env.ts';
import { gatherLines, logTo } from '../http/log.ts';
import type { Log } from '../http/log.ts';
import { servePages } from '../http/routing/pages.ts';
import { SESSION_COOKIE } from '../session/cookie.ts';
import { createPdfs } from '../documents/pdf.ts';
import { installJobs } from '../jobs/pg-boss.ts';
import { assertReadableLog } from '../store/versions/event-versions.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { CONNECTIONS_PER_ADDRESS_MAX } from '../limits/limits.ts';
import { listenOn, stopListening } from './listen.ts';
import { eraseDueIn, outsideOf, workersOf } from './outside.ts';
import { readVersion } from '#api/routes/server/docs.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { HistoryPace } from './rebuild/follow-histories.ts';
import { rebuildInstallation } from './rebuild/outdated-books.ts';
import type { RebuildAccess } from './rebuild/outdated-books.ts';
import { startUpkeep } from './rebuild/upkeep.ts';
import { createTurnServer } from './where/create-server.ts';
import type { TurnServerOptions } from './where/create-server.ts';
import { setupCodeOf } from '../session/setup-code.ts';
import { countAdmins } from '#projections/people/read.ts';
import type { Settings } from './settings/settings.ts';
import { warningsOf } from './settings/warnings.ts';
import { setupPage } from '#api/session/setup-code.ts';

const ROOT = join(import.meta.dirname, '../..');

export type Running = { readonly address: string; readonly stop: () => Promise<void> };

export type ServeOptions = {
  readonly development: boolean;
  readonly contentSecurityPolicy?: string;
  /** The most commands that one transaction takes, when it is not the usual. */
  readonly drainMax?: number;
  /** How histories are followed, when it is not as usual. */
  readonly histories?: Partial<HistoryPace>;
  /** What answers for the browser's pages; by default the files that were built. */
  readonly pages?: (app: Hono<Api>, server: Server) => Promise<void>;
  /** Shows a page to the person who started the server. */
  readonly openPage?: (address: string) => void;
};

const say = (sentence: string): void => console.log(sentence);

export async function startServer(settings: Settings, manner: ServeOptions): Promise<Running> {
  const address = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
  const unlock = lockDataDir(settings.dataDir, address);
  try {
    say('Opening the database …');
    const database = await openDatabase(settings, say);
    try {
      return await bringUp(settings, manner, { database, address, unlock });
    } catch (error) {
      // One that ran before us may be in use by a command; what we started, we stop.
      await (database.adopted ? database.leave() : database.stop());
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

type Ground = {
  readonly database: OpenDatabase;
  readonly address: string;
  readonly unlock: () => void;
};

async function bringUp(
  settings: Settings,
  manner: ServeOptions,
  { database, address, unlock }: Ground,
): Promise<Running> {
  say(database.describe);
  const { installation } = settings;
  const { masterKey, chainsOf } = await migrateAndInstall(database, settings);

  const pool = poolOf(database, settings);
  const core = coreOn(pool, { installation, masterKey }, manner);
  const heartbeat = await startHeartbeat(pool, say);
  const log = processLog();
  const space = await watchFreeSpace(database.folder, settings.freeSpaceMinMb);
  const pdfs = createPdfs();
  const jobs = await runJobs(
    pool,
    workersOf(core, settings, { address, pdfs }),
    log,
    core.readiness,
  );
  const [setupCode, version] = [setupCodeOf(masterKey), readVersion()];
  const known = serverSettings(settings, manner, { address, setupCode, version });
  const app = createServer(core, known, {
    log,
    checkHealth: checkHealthOf({ core, space, version, ...shownOf(database, settings) }),
    readOnlyReason: space.reason,
    needsSetupCode: () => hasNoAdmin(core),
    ...outsideOf(settings, jobs, pdfs),
  });
  const server = createTurnServer(listenLimits(settings), getRequestListener(app.fetch));
  await (manner.pages ?? builtPages)(app, server);
  await listenOn(server, settings);
  greet(manner, greetingOf(settings, address, (await hasNoAdmin(core)) ? setupCode : null));
  const access = accessTo(database, { installation, masterKey });
  const erase = eraseDueIn(core, settings);
  const upkeep = startUpkeep(core, { ...manner, access, erase, say, log, chainsOf });
  const stop = async () => {
    say('\nStopping: finishing what is under way …');
    space.stop();
    core.changes.stop();
    await takeDown([
      () => upkeep.stop(),
      () => stopListening(server),
      () => core.writer.idle(),
      () => heartbeat.stop(),
      () => jobs.stop(),
      () => pdfs.stop(),
      () => pool.end(),
      () => database.stop(),
    ]);
    unlock();
    say('Stopped.');
  };
  return { address, stop };
}

/** Also written when the process ends by a crash: what is gathered then goes out synchronously. */
function processLog(): Log {
  const { add, flush } = gatherLines((text) => process.stdout.write(text));
  process.once('exit', flush);
  return logTo(add, flush);
}

const builtPages = async (app: Hono<Api>): Promise<void> =>
  servePages(app, join(ROOT, 'dist/web'), SESSION_COOKIE.name);

const hasNoAdmin = async ({ db }: BooksCore): Promise<boolean> => (await countAdmins(db)) === 0;

function greet({ openPage }: ServeOptions, { sentences, page }: Greeting): void {
  for (const sentence of sentences) say(sentence);
  openPage?.(page);
}

/** What health tells administrators besides. */
const shownOf = ({ describe }: OpenDatabase, settings: Settings) => ({
  describe,
  warnings: warningsOf(settings),
});

const poolOf = ({ writer }: OpenDatabase, { databaseConnections: max }: Settings): Pool =>
  createPool(writer, { max, purpose: 'requests' });

const coreOn = (pool: Pool, settings: CoreSettings, { drainMax }: ServeOptions): BooksCore =>
  createBooksCore(pool, { ...settings, ...(drainMax !== undefined && { drainMax }) });

/** What cannot be stopped, such as with its database gone, must not keep the rest running. */
async function takeDown(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await step().catch((error: unknown) => say(sentenceOf(error)));
  }
}

function serverSettings(
  settings: Settings,
  { development, contentSecurityPolicy }: ServeOptions,
  known: { readonly address: string; readonly setupCode: string; readonly version: string },
): ServerSettings {
  return {
    origins: ownOrigins(settings.publicUrl, settings.host, settings.port),
    https: known.address.startsWith('https:'),
    trustedProxies: settings.trustedProxies,
    rateLimits: settings.rateLimits,
    demoBooks: settings.demoBooks,
    setupCode: known.setupCode,
    version: known.version,
    checkReplies: development,
    ...(contentSecurityPolicy !== undefined && { contentSecurityPolicy }),
  };
}

/**
 * Headers must come at once. A whole request may take five minutes, as long as a batch of journals
 * needs on a slow line; for all other bodies `readBytes` allows half a minute.
 */
const LISTEN_LIMITS = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 15_000 };

/** Connections of proxies come from one address; https means one, for we speak no TLS. */
const listenLimits = ({ rateLimits, publicUrl, trustedProxies }: Settings): TurnServerOptions => ({
  ...LISTEN_LIMITS,
  ...(rateLimits &&
    trustedProxies === null &&
    publicUrl?.startsWith('https:') !== true && {
      connectionsPerAddressMax: CONNECTIONS_PER_ADDRESS_MAX,
    }),
});

const accessTo = (
  { writer }: OpenDatabase,
  { installation, masterKey }: CoreSettings,
): RebuildAccess => ({ writer, installation, masterKey: masterKey.toString('hex') });

/** A start checks so many events of the logs, in a second or so; the rest while it serves. */
const EVENTS_CHECKED_MAX = 100_000;

type Installed = {
  /** A new installation is given one here. */
  readonly masterKey: Buffer;
  /** Books whose chains are still to be checked. */
  readonly chainsOf: readonly BookLength[];
};

async function migrateAndInstall(database: OpenDatabase, settings: Settings): Promise<Installed> {
  const owner = createPool(database.owner, { max: 2, purpose: 'maintenance' });
  const writer = createPool(database.writer, { max: 3, purpose: 'maintenance' });
  try {
    const { roles } = database;
    const migrations = join(ROOT, 'migrations');
    for (const name of await migrate(owner, migrations, roles)) say(`Migrated ${name}`);
    await defineHistoryOn(owner, roles);
    await installJobs(owner, roles);
    await withClient(database.owner, (client) => repairGrants(client, roles));
    await assertReadableLog(writer);
    const { installation } = settings;
    const masterKey = await openMasterKey(writer, settings);
    const core = createBooksCore(writer, { installation, masterKey });
    await rebuildInstallation(writer, accessTo(database, { installation, masterKey }));
    const chainsOf = await checkChains(writer, await shortestFirst(writer), EVENTS_CHECKED_MAX);
    await install(writer, core.writer.submit, core.nextIds);
    return { masterKey, chainsOf };
  } finally {
    await Promise.all([owner.end(), writer.end()]);
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : 'Failed.');

// What a server says to whoever started it, and the page that this person begins with.
type Greeting = { readonly sentences: readonly string[]; readonly page: string };

/** @param setupCode null where there is an admin. */
function greetingOf(settings: Settings, address: string, setupCode: string | null): Greeting {
  const page = setupCode === null ? address : setupPage(address, setupCode);
  const beginning = [
    'There is no admin yet. Whoever registers here becomes the first one:',
    `  ${page}`,
    'A person who is registered already becomes one by: npm run lekha grant-admin <e-mail>',
  ];
  return {
    sentences: [
      ...warningsOf(settings).map((warning) => `Warning: ${warning}`),
      ...(setupCode === null ? [] : beginning),
      `\nLekha is ready: ${address}\n`,
    ],
    page,
  };
}
