// One database and any number of servers on it, each over a wire of ours: as an operator has it
// who runs PostgreSQL apart from the servers.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#api/database/open-database.ts';
import type { PoolSettings } from '#api/database/pool.ts';
import type { BooksCore } from '#api/server/app.ts';
import { newInstallation } from '#tests/faults/installation.ts';
import type { Installation } from '#tests/faults/installation.ts';
import { openPipe } from '../wires/byte-pipe.ts';
import type { BytePipe } from '../wires/byte-pipe.ts';
import { withCore } from './installed.ts';
import { laterUndo } from './left-behind.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';

/** Servers share the 40 connections of PostgreSQL, with up to five of maintenance each. */
const CONNECTIONS_EACH = '4';

export type SharedDatabase = {
  readonly installation: Installation;
  readonly database: OpenDatabase;
  /** Between all the servers and PostgreSQL. */
  readonly pipe: BytePipe;
  readonly addServer: (env?: Readonly<Record<string, string>>) => Promise<Server>;
  /** Looks at the books, not over the wire. */
  readonly look: <Value>(work: (core: BooksCore) => Promise<Value>) => Promise<Value>;
  readonly close: () => Promise<void>;
};

/** @param env of PostgreSQL alone, such as a clock of its own. */
export async function openSharedDatabase(
  env: Readonly<Record<string, string>> = {},
): Promise<SharedDatabase> {
  const installation = await newInstallation();
  laterUndo(() => installation.remove());
  const database = await withEnvironment(env, () => installation.open());
  const close = laterUndo(() => database.stop());
  const pipe = await openPipe({ path: join(String(database.writer.host), '.s.PGSQL.5432') });
  const masterKey = randomBytes(32);
  const servers: Server[] = [];
  return {
    installation,
    database,
    pipe,
    addServer: async (env = {}) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lekha-node-'));
      laterUndo(() => rmSync(dataDir, { recursive: true, force: true }));
      const server = await startServer(dataDir, {
        DATABASE_URL: addressOf(database.writer, pipe.port),
        DATABASE_OWNER_URL: addressOf(database.owner, pipe.port),
        MASTER_KEY: masterKey.toString('hex'),
        DATABASE_CONNECTIONS: CONNECTIONS_EACH,
        ...env,
      });
      servers.push(server);
      return server;
    },
    look: (work) => withCore(database, masterKey, work),
    close: async () => {
      for (const server of servers) await server.kill();
      pipe.close();
      await close();
    },
  };
}

/** What is started meanwhile inherits it. */
async function withEnvironment<Value>(
  env: Readonly<Record<string, string>>,
  work: () => Promise<Value>,
): Promise<Value> {
  Object.assign(process.env, env);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
  }
}

function addressOf({ user, password, database }: PoolSettings, port: number): string {
  const url = new URL(`postgresql://127.0.0.1:${port}/${database}`);
  url.username = String(user);
  url.password = String(password);
  return url.href;
}
