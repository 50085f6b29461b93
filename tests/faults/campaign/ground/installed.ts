// An installation as `npm start` makes it: one server, its own PostgreSQL, and books to post in.
import { join } from 'node:path';
import { SUPERUSER } from '#api/database/embedded/cluster.ts';
import { preparePlaces } from '#api/database/embedded/places.ts';
import { readMasterKey, readSecrets } from '#api/database/embedded/secrets.ts';
import { processesIn, signal, waitForEnd } from '#api/database/embedded/processes.ts';
import type { OpenDatabase } from '#api/database/open-database.ts';
import { createPool } from '#api/database/pool.ts';
import type { PoolSettings } from '#api/database/pool.ts';
import { withClient } from '#api/database/with-client.ts';
import { createBooksCore } from '#api/server/app.ts';
import type { BooksCore } from '#api/server/app.ts';
import { emptyInstallation, newInstallation } from '#tests/faults/installation.ts';
import type { Installation } from '#tests/faults/installation.ts';
import type { Door } from '#tests/faults/load.ts';
import { openDoor } from '#tests/faults/wire.ts';
import { laterUndo } from './left-behind.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';

const END_MILLISECONDS = 5000;

export type Installed = {
  readonly installation: Installation;
  readonly server: Server;
  readonly door: () => Door;
  /** Kills PostgreSQL with all its children. */
  readonly killPostgres: () => void;
  /** The same, and waits until nothing of it runs any more. */
  readonly endPostgres: () => Promise<void>;
  /** Has PostgreSQL write everything to its tables now, which it does every five minutes. */
  readonly checkpoint: () => Promise<void>;
  /** Stops the server and opens the books for looking at them. */
  readonly afterwards: <Value>(look: (core: BooksCore) => Promise<Value>) => Promise<Value>;
  readonly remove: () => Promise<void>;
};

export async function install({
  within,
  env = {},
}: {
  /** The folder that the data folder is made in. */
  readonly within?: string;
  readonly env?: Readonly<Record<string, string>>;
} = {}): Promise<Installed> {
  // On a disk of its own nothing may lie that the server did not write through itself.
  const installation = within === undefined ? await newInstallation() : emptyInstallation(within);
  const remove = laterUndo(() => installation.remove());
  const server = await startServer(installation.dataDir, env);
  const opened = await openDoor(server.address(), server.said());
  return {
    installation,
    server,
    door: () => ({ ...opened, address: server.address() }),
    killPostgres: () => {
      for (const pid of processesIn(installation.cluster)) signal(pid, 'SIGKILL');
    },
    endPostgres: async () => {
      const running = processesIn(installation.cluster);
      for (const pid of running) signal(pid, 'SIGKILL');
      await Promise.all(running.map((pid) => waitForEnd(pid, END_MILLISECONDS)));
    },
    checkpoint: () =>
      withClient(superuserOf(installation), async (client) => {
        await client.query('checkpoint');
      }),
    afterwards: async (look) => {
      await server.terminate();
      const database = await installation.open(env);
      try {
        return await withCore(database, masterKeyOf(installation), look);
      } finally {
        await database.stop();
      }
    },
    remove: async () => {
      await server.kill();
      await remove();
    },
  };
}

/** The one who made the cluster, for what no role of the server may do. */
export function superuserOf({ dataDir }: Installation): PoolSettings {
  const { superuser } = readSecrets(join(dataDir, 'postgres-secrets.json'));
  const { socket } = preparePlaces(dataDir);
  return { host: socket, database: 'postgres', user: SUPERUSER, password: superuser };
}

const masterKeyOf = ({ dataDir }: Installation): Buffer =>
  readMasterKey(null, join(dataDir, 'master.key'));

/** Opens the books beside whatever else uses the database. */
export async function withCore<Value>(
  { writer }: Pick<OpenDatabase, 'writer'>,
  masterKey: Buffer,
  look: (core: BooksCore) => Promise<Value>,
): Promise<Value> {
  const pool = createPool(writer, { max: 2, purpose: 'maintenance' });
  try {
    return await look(createBooksCore(pool, { installation: 0, masterKey }));
  } finally {
    await pool.end();
  }
}
