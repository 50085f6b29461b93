// Journals over HTTP into one book, durable before the answer: against the same server when every
// journal is a transaction of its own, and against a plain transaction of TPC-B.
import type { Measure } from '../../bench.ts';
import { importing, post, tpcb } from '../../clients/work.ts';
import type { Answer } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import type { BenchBook } from '../../ground/books.ts';
import { prepareTpcb } from '../../ground/tpcb-tables.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Figure, Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';
import type { BenchServer } from '../../server/server-process.ts';

const CLIENTS = 64;
const BATCH = 1000;
const TPCB_CLIENTS = 32;

export const posting: Measure = async (bench) => {
  const { ground, owner } = bench;
  const branches = await prepareTpcb(ground.ownerPool);
  const grouped = await startBenchServer(ground.serverEnv());
  const alone = await startBenchServer({ ...ground.serverEnv(), BENCH_DRAIN_MAX: '1' });
  try {
    // A book each: two servers on one book would throw away what the other remembers of it.
    const [book, other, imported] = [
      await newBook(ground.core, owner, 'Posted in groups'),
      await newBook(ground.core, owner, 'Posted one by one'),
      await newBook(ground.core, owner, 'Imported'),
    ];
    const { milliseconds } = bench;
    const sentTo = ({ port }: BenchServer, into: BenchBook) => {
      return { ...into, port, cookie: owner.cookie, milliseconds };
    };
    const by = (server: BenchServer, into: BenchBook, clients: number) => () =>
      post({ ...sentTo(server, into), clients });
    await by(grouped, book, CLIENTS)();
    await by(alone, other, CLIENTS)();
    const found = await interleaved(bench.rounds, {
      one: by(grouped, book, 1),
      grouped: by(grouped, book, CLIENTS),
      alone: by(alone, other, CLIENTS),
      batch: () => importing({ ...sentTo(grouped, imported), journals: BATCH, atomic: false }),
      tpcb: () => tpcb({ connection: ground.owner, clients: TPCB_CLIENTS, milliseconds, branches }),
    });
    return findingsOf(found);
  } finally {
    await alone.stop();
    await grouped.stop();
  }
};

type Way = 'one' | 'grouped' | 'alone' | 'batch' | 'tpcb';
type Found = Readonly<Record<Way, readonly Answer[]>>;

const perSecond = (answers: readonly Answer[]): Figure =>
  figure('/s', ...answers.map(({ done, seconds }) => done / seconds));

function findingsOf({ one, grouped, alone, batch, tpcb: plain }: Found): Finding[] {
  const on = `${CLIENTS} clients, one book`;
  const byOne = { what: 'a transaction each', ...perSecond(alone) };
  return [
    {
      what: 'Journals over HTTP, one per request',
      on,
      measured: perSecond(grouped),
      baseline: byOne,
      target: { atLeast: 8 },
    },
    {
      what: 'Journals over HTTP, one per request',
      on,
      measured: perSecond(grouped),
      baseline: {
        what: `TPC-B, ${TPCB_CLIENTS} clients`,
        ...perSecond(plain),
      },
      target: { atLeast: 2.5 },
    },
    {
      what: 'Journals by batches of 1,000',
      on: 'one book',
      measured: perSecond(batch),
      baseline: byOne,
      target: { atLeast: 8 },
    },
    {
      what: 'Slowest hundredth (p99) of a posting',
      on,
      measured: figure('ms', ...grouped.map(({ p99 }) => p99)),
      baseline: {
        what: 'p50 of 1 client',
        ...figure('ms', ...one.map(({ p50 }) => p50)),
      },
      target: { atMost: 15 },
    },
    { what: 'Journals over HTTP, one per request', on: '1 client', measured: perSecond(one) },
    {
      what: 'Share of one processor that the 64 clients take themselves',
      on,
      measured: figure('%', ...grouped.map(({ cpuShare }) => 100 * cpuShare)),
    },
  ];
}
