// Whose mail goes next where several books wait, told by the order of completion.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '#api/http/log.ts';
import { installJobs } from '#api/jobs/pg-boss.ts';
import type { JobData } from '#api/jobs/queues.ts';
import { runJobs } from '#api/jobs/run-jobs.ts';
import type { Jobs, JobWorkers } from '#api/jobs/run-jobs.ts';
import { freshDatabase } from '#tests/support/postgres.ts';

type Job = JobData['send-invoice'];

const [BULK, OTHER, SINGLE] = [7, 8, 9];
const jobOf = (bookId: number, emailId: number): Job => ({ bookId, invoiceId: 1, emailId });

let database: Awaited<ReturnType<typeof freshDatabase>>;
let jobs: Jobs;
let log: LogLine[];
beforeEach(async () => {
  log = [];
  database = await freshDatabase();
  await installJobs(database.owner);
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

const start = async (work: NonNullable<JobWorkers['send-invoice']>): Promise<Jobs> => {
  jobs = await runJobs(database.writer, { 'send-invoice': work }, (line) => log.push(line));
  return jobs;
};

const askMany = async (bookId: number, count: number): Promise<void> => {
  for (let n = 1; n <= count; n += 1) await jobs.ask('send-invoice', jobOf(bookId, n));
};

/** Jobs that last until the test ends them, the oldest first. */
function heldJobs() {
  const held: { readonly job: Job; readonly end: () => void }[] = [];
  const order: number[] = [];
  let most = 0;
  const work = (job: Job): Promise<void> =>
    new Promise((end) => {
      held.push({ job, end });
      most = Math.max(most, held.length);
    });
  const endOne = async () => {
    await vi.waitFor(() => expect(held).not.toHaveLength(0), 15_000);
    const [first] = held.splice(0, 1);
    if (first !== undefined) order.push(first.job.bookId);
    first?.end();
  };
  return { held, order, work, endOne, most: () => most };
}

describe('mails of several books', () => {
  it('a hundred of one delay a single one of another by two at most', async () => {
    const { held, order, work, endOne, most } = heldJobs();
    await start(work);
    await askMany(BULK, 100);
    await vi.waitFor(() => expect(held).toHaveLength(2), 15_000);
    await jobs.ask('send-invoice', jobOf(SINGLE, 1));
    while (!order.includes(SINGLE)) await endOne();
    expect(order.indexOf(SINGLE)).toBeLessThanOrEqual(2);
    while (order.length < 101) await endOne();
    expect(most()).toBe(2);
  });

  it('two busy books delay a third by two of each at most', async () => {
    const { held, order, work, endOne } = heldJobs();
    await start(work);
    await askMany(BULK, 30);
    await askMany(OTHER, 30);
    await vi.waitFor(() => expect(held).toHaveLength(2), 15_000);
    for (let n = 0; n < 10; n += 1) await endOne();
    await vi.waitFor(() => expect(held).toHaveLength(2), 15_000);
    await jobs.ask('send-invoice', jobOf(SINGLE, 1));
    const before = order.splice(0).length;
    while (!order.includes(SINGLE)) await endOne();
    expect(before).toBe(10);
    for (const busy of [BULK, OTHER]) {
      expect(order.filter((bookId) => bookId === busy).length).toBeLessThanOrEqual(2);
    }
    while (order.length < 51) await endOne();
  });
});

describe('a server that stops', () => {
  it('loses no mail, and the next one sends what is left', async () => {
    const sent = new Set<number>();
    const enough = Promise.withResolvers<void>();
    jobs = await runJobs(database.writer, {}, (line) => log.push(line));
    await askMany(BULK, 20);
    await jobs.stop();
    await start(async ({ emailId }) => {
      sent.add(emailId);
      if (sent.size === 5) enough.resolve();
    });
    await enough.promise;
    await jobs.stop();
    expect(sent.size).toBeLessThan(20);
    await start(async ({ emailId }) => void sent.add(emailId));
    await vi.waitFor(() => expect(sent.size).toBe(20), 15_000);
  });

  it('has a mail that is under way for too long sent again later', async () => {
    const begun = vi.fn<() => void>();
    await start(() => {
      begun();
      return new Promise(() => undefined);
    });
    await jobs.ask('send-invoice', jobOf(BULK, 1));
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), 15_000);
    await jobs.stop();
    const { rows } = await database.owner.query('select state::text from pgboss.job');
    expect(rows).toStrictEqual([{ state: 'retry' }]);
  }, 30_000);
});

it('a mail that fails leaves a line that names no address', async () => {
  await start(() => {
    const error = new Error('550 no such user pay@kam.example');
    return Promise.reject(Object.assign(error, { code: 'EENVELOPE', responseCode: 550 }));
  });
  await jobs.ask('send-invoice', jobOf(BULK, 1));
  await vi.waitFor(() => expect(log).toHaveLength(1), 15_000);
  expect(log[0]).toMatchObject({ level: 'warn', event: 'job_failed', queue: 'send-invoice' });
  expect(JSON.stringify(log)).not.toContain('kam.example');
});
