// Pages of a long book at moments that are spread over its log, against the same pages today; and
// what the history costs: in time beside a rebuild, on the disk, and to who posts meanwhile.
import { defineHistoryOn } from '#api/commands/rebuild/history/define.ts';
import { followHistory } from '#api/commands/rebuild/history/follow.ts';
import { rebuild, rebuildWithHistory } from '#api/commands/rebuild/rebuild.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import type { Bench, Measure } from '../../bench.ts';
import { get, post } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import type { BenchBook } from '../../ground/books.ts';
import { growTo } from '../../ground/history.ts';
import { tradeIn } from '../../ground/trade.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { tableOf } from '../../report/table.ts';
import { startBenchServer } from '../../server/server-process.ts';
import { auditOf } from './auditing.ts';
import { renewalOf } from './renewing.ts';

/** The book is written in so many stretches, each with customers and invoices and then journals. */
const STRETCHES = 20;
const TRADE = { customers: 20, invoices: 100 };
const MOMENTS = 20;
const TIMES = 100;
const READ_TARGET = { atMost: 10 };
/** On the disk and of the time of a rebuild, so much of what it was without a history. */
const [DISK_TARGET, TIME_TARGET, POSTING_TARGET] = [
  { atMost: 1.3 },
  { atMost: 1.5 },
  { atLeast: 0.9 },
];

export const past: Measure = async (bench) => {
  const { ground, owner, lines: events, say } = bench;
  say(`a book of ${events.toLocaleString('en-IN')} events, read as it was known`);
  await defineHistoryOn(ground.ownerPool);
  const book = await newBook(ground.core, owner, 'Known earlier');
  const began = performance.now();
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const part = { from: stretch / STRETCHES, to: (stretch + 1) / STRETCHES };
    await tradeIn(ground.core, { bookId: book.id, actorId: owner.id, ...TRADE });
    await growTo(ground.core, book, (2 * events) / STRETCHES, part);
  }
  await ground.settle();
  const head = await headOf(bench, book);
  say(`written in ${Math.round((performance.now() - began) / 1000)} s`);
  const costs = await costsOf(bench, book, head);
  say(tableOf(costs));
  await ground.settle();
  const reads = await readsOf(bench, { book, head, party: await firstParty(bench, book) });
  const audited = await auditOf(bench, book, head);
  say(tableOf(audited));
  const renewed = await renewalOf(bench, book, head);
  say(tableOf(renewed));
  return [...reads, ...audited, ...costs, ...renewed, ...(await postingOf(bench))];
};

async function headOf({ ground }: Bench, { id }: BenchBook): Promise<number> {
  const { rows } = await ground.core.pool.query<{ seq: number }>(
    'select seq from book_heads where book_id = $1',
    [id],
  );
  return rows[0]?.seq ?? 0;
}

/** @returns the account of the customer who was there first. */
async function firstParty({ ground }: Bench, { id }: BenchBook): Promise<number> {
  const { rows } = await ground.core.pool.query<{ account_id: number }>(
    'select account_id from customers where book_id = $1 order by customer_id limit 1',
    [id],
  );
  return rows[0]?.account_id ?? 0;
}

/** A rebuild makes the history with the rows, of one reading of the log. */
async function costsOf(bench: Bench, { id: bookId }: BenchBook, head: number): Promise<Finding[]> {
  const { pool, keys } = bench.ground.core;
  const on = `${head.toLocaleString('en-IN')} events`;
  const rows = await bytesOf(bench, 'public');
  const job = { pool, keys, bookId, projections: PROJECTIONS };
  await followHistory({ pool, keys }, bookId, head);
  const microsecondsOf = (work: () => Promise<unknown>) => async () =>
    (1e6 * (await secondsOf(work))) / head;
  const took = await interleaved(bench.rounds, {
    alone: microsecondsOf(() => rebuild(job)),
    both: microsecondsOf(() => rebuildWithHistory(job)),
  });
  const kept = await bytesOf(bench, 'history');
  const each = (bytes: number) => figure('bytes', bytes / head);
  return [
    {
      what: 'Rebuild of all projections and of their history, an event',
      on,
      measured: figure('µs', ...took.both),
      baseline: { what: 'without the history', ...figure('µs', ...took.alone) },
      target: TIME_TARGET,
    },
    {
      what: 'Disk: all tables and their history, an event',
      on,
      measured: each(rows + kept),
      baseline: { what: 'without the history', ...each(rows) },
      target: DISK_TARGET,
    },
  ];
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function bytesOf({ ground }: Bench, schema: 'public' | 'history'): Promise<number> {
  await ground.ownerPool.query('vacuum');
  const { rows } = await ground.ownerPool.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
     where relkind = 'r' and relnamespace = $1::regnamespace`,
    [schema],
  );
  return rows[0]?.bytes ?? 0;
}

type PastBook = { readonly book: BenchBook; readonly head: number; readonly party: number };

async function readsOf(bench: Bench, { book, head, party }: PastBook): Promise<Finding[]> {
  const { ground, owner, rounds, say } = bench;
  const year = financialYearOf(await readTodayInIndia(ground.core.db));
  const early = `${String(year - 2).slice(2)}-${String(year - 1).slice(2)}`;
  const ledger = `/api/islogin/book/${book.id}/account/${book.cash}/ledger?limit=50`;
  const pages: Readonly<Record<string, string>> = {
    'Trial balance': `/api/islogin/book/${book.id}/trial-balance?each=200`,
    'Ledger page of the first year': `${ledger}&year=${early}`,
    'Ledger page of the last year, empty until it began': ledger,
    'Journals, the newest 50': `/api/islogin/journal?book_id=${book.id}&limit=50`,
    'Journals, the 50 of the latest dates': `/api/islogin/journal?book_id=${book.id}&order=-date`,
    'Invoices, the newest 50': `/api/islogin/invoice?book_id=${book.id}&limit=50`,
    'Open items of a customer': `/api/islogin/account/${party}/open_item?book_id=${book.id}`,
    'Receivables by customer': `/api/islogin/receivables?book_id=${book.id}&limit=100`,
  };
  const moments = Array.from({ length: MOMENTS }, (_, at) =>
    Math.max(1000, Math.round(((at + 0.37) / MOMENTS) * head)),
  );
  const server = await startBenchServer(ground.serverEnv());
  const p95 = (paths: readonly string[]) => async () =>
    (await get({ port: server.port, cookie: owner.cookie, paths, times: TIMES })).p95;
  try {
    const found: Finding[] = [];
    for (const [what, path] of Object.entries(pages)) {
      const ms = await interleaved(rounds, {
        today: p95([path]),
        earlier: p95(moments.map((at) => `${path}&at=${at}`)),
      });
      found.push({
        what: `${what}, p95`,
        on: `${MOMENTS} moments of ${head.toLocaleString('en-IN')} events`,
        measured: figure('ms', ...ms.earlier),
        baseline: { what: 'today', ...figure('ms', ...ms.today) },
        target: READ_TARGET,
      });
      say(tableOf(found.slice(-1)));
    }
    return found;
  } finally {
    await server.stop();
  }
}

/** Each round has a server of its own: another's follower would work beside it. */
async function postingOf(bench: Bench): Promise<Finding[]> {
  const { ground, owner, rounds, milliseconds } = bench;
  const rate = (histories: 'always' | 'patiently' | 'never') => async () => {
    const book = await newBook(ground.core, owner, `Histories followed ${histories}`);
    const server = await startBenchServer({ ...ground.serverEnv(), BENCH_HISTORIES: histories });
    try {
      const work = { ...book, port: server.port, cookie: owner.cookie, clients: 64 };
      await post({ ...work, milliseconds });
      const { done, seconds } = await post({ ...work, milliseconds: 2 * milliseconds });
      return done / seconds;
    } finally {
      await server.stop();
    }
  };
  const found = await interleaved(rounds, {
    patiently: rate('patiently'),
    always: rate('always'),
    alone: rate('never'),
  });
  const of = (what: string, measured: readonly number[]): Finding => ({
    what,
    on: '64 clients, one book',
    measured: figure('/s', ...measured),
    baseline: { what: 'not followed', ...figure('/s', ...found.alone) },
    target: POSTING_TARGET,
  });
  return [
    of('Journals over HTTP while their history waits for the server to rest', found.patiently),
    of('Journals over HTTP while their history is followed at once', found.always),
  ];
}
