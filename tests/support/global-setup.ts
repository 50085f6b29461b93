// One PostgreSQL for the run, without fsync, with a migrated template that each file clones.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { superuserConfig } from '#api/database/embedded/answer.ts';
import { findBinaries } from '#api/database/embedded/binaries.ts';
import { prepareCluster } from '#api/database/embedded/cluster.ts';
import { preparePlaces } from '#api/database/embedded/places.ts';
import { runPostmaster, stopPostmaster } from '#api/database/embedded/postmaster.ts';
import { migrate } from '#api/database/migrate.ts';
import { createPool } from '#api/database/pool.ts';
import { ensureDatabase } from '#api/database/open.ts';
import { ensureRoles, PLAIN_ROLES } from '#api/database/roles.ts';
import { defineHistoryOn } from '#api/commands/rebuild/history/define.ts';
import { installJobs } from '#api/jobs/pg-boss.ts';

export const TEMPLATE = 'lekha_template';
export const TEST_PASSWORD = 'test';

type TestCluster = {
  readonly socket: string;
  readonly superuser: string;
  readonly folder: string;
  readonly pid: number;
};

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merged into vitest's own
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lekha-test-'));
  // Root's PostgreSQL runs as another user, and one that may not pass here goes to the disk.
  chmodSync(dataDir, 0o711);
  const places = preparePlaces(dataDir);
  const { runAs } = places;
  const cluster = {
    folder: places.cluster,
    socket: places.socket,
    binaries: await findBinaries(runAs, places.home),
    runAs,
    password: TEST_PASSWORD,
    unsafe: true,
  };
  await prepareCluster(cluster);
  const { pid } = await runPostmaster(cluster);
  const config = superuserConfig(cluster);
  await prepareTemplate(config).catch(async (error: unknown) => {
    await stopPostmaster(cluster, pid);
    throw error;
  });
  project.provide('cluster', {
    socket: cluster.socket,
    superuser: config.user,
    folder: cluster.folder,
    pid,
  });
  return async () => {
    await stopPostmaster(cluster, pid);
    for (const folder of [dataDir, places.home, places.socket]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

async function prepareTemplate(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  const roles = Object.values(PLAIN_ROLES).map((name) => ({ name, password: TEST_PASSWORD }));
  await ensureRoles(client, roles, null);
  await ensureDatabase(client, TEMPLATE, PLAIN_ROLES.owner);
  await client.end();
  const { host } = config;
  const owner = createPool(
    { ...(host && { host }), user: 'lekha_owner', password: TEST_PASSWORD, database: TEMPLATE },
    { max: 1, purpose: 'maintenance' },
  );
  await migrate(owner, join(import.meta.dirname, '../../migrations'));
  await defineHistoryOn(owner);
  await installJobs(owner);
  await owner.end();
}
