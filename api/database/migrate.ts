import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { DatabaseFault } from './fault.ts';
import { inRoles, PLAIN_ROLES } from './roles.ts';
import type { RoleNames } from './roles.ts';

/** Runs what has not run yet, as the owner. Two servers at once: one runs, the other waits. */
export async function migrate(
  owner: pg.Pool,
  folder: string,
  roles: RoleNames = PLAIN_ROLES,
): Promise<readonly string[]> {
  const pool = poolNaming(owner, roles);
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({
      fs: { readdir: async (path) => (await readdir(path)).filter((name) => name.endsWith('.ts')) },
      path: { join },
      migrationFolder: folder,
      import: (file) => import(pathToFileURL(file).href),
    }),
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw troubleOf(error);
  return results.map(({ migrationName }) => migrationName);
}

/** @returns the pool, on which the roles that frozen migrations name have their names here. */
const poolNaming = (owner: pg.Pool, roles: RoleNames): PostgresPool => ({
  connect: async () => {
    const client = await owner.connect();
    return {
      query: ((text: string, values: unknown[]) =>
        client.query(inRoles(text, roles), values)) as never,
      release: (destroy?: boolean | Error) => client.release(destroy),
    };
  },
  end: () => owner.end(),
  options: owner.options,
});

const MISSING = /previously executed migration (\S+) is missing/;

/**
 * A database that is ahead of this program is no bug, and there is something to be done about it.
 */
function troubleOf(error: unknown): unknown {
  const [, name] = (error instanceof Error && MISSING.exec(error.message)) || [];
  if (name === undefined) return error;
  return new DatabaseFault(
    `This database was prepared by a newer Lekha (${name}). Start that one, or a later one.`,
    { cause: error },
  );
}
