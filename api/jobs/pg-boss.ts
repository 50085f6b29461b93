// pg-boss on our own connections: tables in the schema pgboss, made by the owner when the database
// is migrated, and used by the server with no right to change them.
import { PgBoss } from 'pg-boss';
import { inRoles, PLAIN_ROLES } from '#api/database/roles.ts';
import type { RoleNames } from '#api/database/roles.ts';
import type { Sql } from '#api/store/sql.ts';
import { QUEUES } from './queues.ts';

/** Anything that runs SQL: a pool, or the connection of a transaction. */
export type Queryable = {
  readonly query: (
    text: string,
    values?: unknown[],
  ) => Promise<{ rows: Record<string, unknown>[] }>;
};

/** @returns the connection of a transaction of the writer, for a job that its COMMIT makes. */
export const queryableOn = (sql: Sql): Queryable => ({
  query: (text, values = []) => sql.query<Record<string, unknown>>({ text, values }),
});

/** How long a job may wait before a worker looks; nobody waits for a mail more exactly. */
export const POLL_SECONDS = 2;

export const adapterOf = (sql: Queryable) => ({
  executeSql: (text: string, values?: unknown[]) => sql.query(text, values),
});

/** @param migrates whether this is the owner, who makes and changes the tables. */
export function createBoss(sql: Queryable, migrates: boolean): PgBoss {
  return new PgBoss({
    db: adapterOf(sql),
    schema: 'pgboss',
    migrate: migrates,
    createSchema: migrates,
    schedule: false,
    supervise: !migrates,
    // Rebuilding indexes and judging vacuum are the owner's, who is not there while we serve.
    reindex: false,
    monitorVacuum: false,
  });
}

/** Makes or updates the job tables and their queues. For the owner, at every migration. */
export async function installJobs(owner: Queryable, roles: RoleNames = PLAIN_ROLES): Promise<void> {
  const boss = createBoss(owner, true);
  await boss.start();
  try {
    for (const [name, options] of Object.entries(QUEUES)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  // Two servers that start at once would grant at once, which PostgreSQL refuses one of them.
  const grants = `
    select pg_advisory_xact_lock(hashtextextended('lekha/grants of the jobs', 0));
    grant usage on schema pgboss to lekha_writer;
    grant select, insert, update, delete on all tables in schema pgboss to lekha_writer;
    grant usage on all sequences in schema pgboss to lekha_writer;
  `;
  await owner.query(inRoles(grants, roles));
}
