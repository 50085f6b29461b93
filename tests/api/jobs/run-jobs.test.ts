import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '#api/http/log.ts';
import { installJobs } from '#api/jobs/pg-boss.ts';
import { runJobs } from '#api/jobs/run-jobs.ts';
import type { Jobs } from '#api/jobs/run-jobs.ts';
import { freshDatabase } from '#tests/support/postgres.ts';

type Database = Awaited<ReturnType<typeof freshDatabase>>;

let database: Database;
let jobs: Jobs;
const done: (number | null)[] = [];
const log: LogLine[] = [];
let failures = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await installJobs(database.owner);
  await installJobs(database.owner);
  const sendResetLink = async ({ personId }: { personId: number | null }) => {
    if (personId === 13 && failures === 0) {
      failures += 1;
      throw new Error('The mail server is away.');
    }
    done.push(personId);
  };
  jobs = await runJobs(database.writer, { 'send-reset-link': sendResetLink }, (line) =>
    log.push(line),
  );
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

describe('a job', () => {
  it('runs once, by the writer’s own rights', async () => {
    await jobs.ask('send-reset-link', { personId: 1 });
    await vi.waitFor(() => expect(done).toContain(1), 8000);
    expect(done.filter((personId) => personId === 1)).toHaveLength(1);
    expect(log).toStrictEqual([]);
  });

  it('asked for in a transaction runs only if that is committed', async () => {
    const client = await database.writer.connect();
    await client.query('begin');
    await jobs.ask('send-reset-link', { personId: 8 }, client);
    await client.query('rollback');
    await client.query('begin');
    await jobs.ask('send-reset-link', { personId: 9 }, client);
    await client.query('commit');
    client.release();
    await vi.waitFor(() => expect(done).toContain(9), 8000);
    expect(done).not.toContain(8);
  });

  it('a job that fails is tried again later', async () => {
    await jobs.ask('send-reset-link', { personId: 13 });
    await vi.waitFor(async () => {
      expect(failures).toBe(1);
      const { rows } = await database.writer.query(
        `select state::text from pgboss.job where data = '{"personId": 13}'`,
      );
      expect(rows).toStrictEqual([{ state: 'retry' }]);
    }, 8000);
  });
});
