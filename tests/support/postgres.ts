// A database of its own for each test file: cloned from the migrated template in a blink.
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '#api/database/pool.ts';
import type { PoolSettings, PoolPurpose } from '#api/database/pool.ts';
import { closeDatabase } from '#api/database/grants.ts';
import { TEMPLATE, TEST_PASSWORD } from './global-setup.ts';

export type Role = 'lekha_owner' | 'lekha_writer' | 'lekha_reader';

export type FreshDatabase = {
  readonly name: string;
  readonly owner: pg.Pool;
  readonly writer: pg.Pool;
  readonly reader: pg.Pool;
  /** How a role connects, for tests that open connections of their own. */
  readonly connection: (role: Role) => PoolSettings;
  /** Another pool of a role, as a second server would have it. */
  readonly pool: (role: Role, max: number, purpose?: PoolPurpose) => pg.Pool;
  readonly close: () => Promise<void>;
};

const SERVING: readonly Role[] = ['lekha_writer', 'lekha_reader'];

let count = 0;

export const freshDatabase = (): Promise<FreshDatabase> => cloneOf(TEMPLATE);

/** One in which no migration has run. */
export const emptyDatabase = (): Promise<FreshDatabase> => cloneOf('template1');

async function cloneOf(template: string): Promise<FreshDatabase> {
  count += 1;
  const name = `t_${process.pid}_${count}_${Date.now().toString(36)}`;
  await asSuperuser(async (client) => {
    // Its files are copied as they are, in half the time that writing each page to the log takes.
    await client.query(
      `create database ${name} template ${template} owner lekha_owner strategy file_copy`,
    );
  });
  await asSuperuser((client) => closeDatabase(client, SERVING), name);
  const { socket } = inject('cluster');
  const pools: pg.Pool[] = [];
  const connection = (role: Role): PoolSettings => ({
    host: socket,
    user: role,
    password: TEST_PASSWORD,
    database: name,
  });
  const pool = (role: Role, max: number, purpose: PoolPurpose = 'requests') => {
    const made = createPool(connection(role), { max, purpose });
    pools.push(made);
    return made;
  };
  return {
    name,
    owner: pool('lekha_owner', 2, 'maintenance'),
    writer: pool('lekha_writer', 6),
    reader: pool('lekha_reader', 2),
    connection,
    pool,
    close: async () => {
      await Promise.all(pools.filter((one) => !one.ended).map((one) => one.end()));
      await asSuperuser((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** For tests that play the owner of the machine: nothing that the product does itself. */
export async function asSuperuser<Value>(
  work: (client: pg.Client) => Promise<Value>,
  database = 'postgres',
): Promise<Value> {
  const { socket, superuser } = inject('cluster');
  const client = new pg.Client({
    host: socket,
    user: superuser,
    password: TEST_PASSWORD,
    database,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @returns where a server of its own process finds it, as `DATABASE_URL` has it. */
export function urlOfDatabase({ name, connection }: FreshDatabase, role: Role): string {
  const { host = '', user, password } = connection(role);
  const login = `${String(user)}:${String(password)}`;
  return `postgresql://${login}@localhost/${name}?host=${encodeURIComponent(host)}`;
}
