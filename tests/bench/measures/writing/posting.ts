// Journals over HTTP into one book, durable before the answer: against a server that only answers
// as many bytes, against the same server when every journal is a transaction of its own, and
// against a plain transaction of TPC-B.
import type { Measure } from '../../bench.ts';
import { journalOf } from '../../clients/documents.ts';
import { post, tpcb } from '../../clients/work.ts';
import type { Answer } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import type { BenchBook, Owner } from '../../ground/books.ts';
import { dice } from '../../ground/dice.ts';
import { prepareTpcb } from '../../ground/tpcb-tables.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Figure, Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';
import type { BenchServer } from '../../server/server-process.ts';

const CLIENTS = 64;
const TPCB_CLIENTS = 32;

export const posting: Measure = async (bench) => {
  const { ground, owner, milliseconds } = bench;
  const branches = await prepareTpcb(ground.ownerPool);
  const servers: BenchServer[] = [];
  const start = async (...started: Parameters<typeof startBenchServer>) => {
    const server = await startBenchServer(...started);
    servers.push(server);
    return server;
  };
  try {
    const grouped = await start(ground.serverEnv());
    const single = await start({ ...ground.serverEnv(), BENCH_DRAIN_MAX: '1' });
    // A book each: two servers on one book would throw away what the other remembers of it.
    const book = await newBook(ground.core, owner, 'Posted in groups');
    const other = await newBook(ground.core, owner, 'Posted one by one');
    const bare = await start({ BENCH_REPLY: await replyOf(grouped, owner, book) }, 'bare.ts');
    const by = (server: BenchServer, into: BenchBook, clients: number) => async () => {
      const before = await server.usage();
      const { port } = server;
      const done = await post({ ...into, port, cookie: owner.cookie, clients, milliseconds });
      const { cpuSeconds } = await server.usage();
      return { ...done, cpuMicroseconds: (1e6 * (cpuSeconds - before.cpuSeconds)) / done.done };
    };
    await by(grouped, book, CLIENTS)();
    await by(single, other, CLIENTS)();
    const found = await interleaved(bench.rounds, {
      one: by(grouped, book, 1),
      grouped: by(grouped, book, CLIENTS),
      single: by(single, other, CLIENTS),
      bare: by(bare, book, CLIENTS),
      tpcb: async () => {
        const work = { connection: ground.owner, clients: TPCB_CLIENTS, milliseconds, branches };
        return { ...(await tpcb(work)), cpuMicroseconds: NaN };
      },
    });
    const { maxRssMb } = await grouped.usage();
    return [...findingsOf(found), memoryOf(maxRssMb)];
  } finally {
    for (const server of servers) await server.stop();
  }
};

/** Headers that a server writes by itself, or that say how long this one reply is. */
const OF_THE_CONNECTION = /^(connection|content-length|date|keep-alive|transfer-encoding)$/;

/** @returns what the server answers to a journal, for one that answers nothing else. */
async function replyOf({ port }: BenchServer, { cookie }: Owner, book: BenchBook): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/islogin/journal`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: journalOf(book.id, book.accountIds, dice(1)),
  });
  const headers = [...reply.headers].filter(([name]) => !OF_THE_CONNECTION.test(name));
  return JSON.stringify({ headers: Object.fromEntries(headers), body: await reply.text() });
}

type Way = 'one' | 'grouped' | 'single' | 'bare' | 'tpcb';
type Posted = Answer & { readonly cpuMicroseconds: number };
type Found = Readonly<Record<Way, readonly Posted[]>>;

const perSecond = (answers: readonly Answer[]): Figure =>
  figure('/s', ...answers.map(({ done, seconds }) => done / seconds));
const p50 = (answers: readonly Answer[]): Figure => figure('ms', ...answers.map((one) => one.p50));
const p99 = (answers: readonly Answer[]): Figure => figure('ms', ...answers.map((one) => one.p99));
const cpu = (answers: readonly Posted[]): Figure =>
  figure('µs', ...answers.map((one) => one.cpuMicroseconds));

const ON = `${CLIENTS} clients, one book`;

function findingsOf({ one, grouped, single, bare, tpcb: plain }: Found): Finding[] {
  const journals = { what: 'Journals over HTTP, one per request', on: ON };
  const measured = perSecond(grouped);
  return [
    {
      ...journals,
      measured,
      baseline: { what: 'a bare answer of the same bytes', ...perSecond(bare) },
      target: { atLeast: 0.12 },
    },
    {
      what: 'Processor time of the server per journal',
      on: ON,
      measured: cpu(grouped),
      baseline: { what: 'per bare answer', ...cpu(bare) },
      target: { atMost: 7 },
    },
    {
      ...journals,
      measured,
      baseline: { what: 'a transaction each', ...perSecond(single) },
      target: { atLeast: 8 },
    },
    {
      ...journals,
      measured,
      baseline: { what: `TPC-B, ${TPCB_CLIENTS} clients`, ...perSecond(plain) },
    },
    {
      what: 'Slowest hundredth (p99) of a posting',
      on: ON,
      measured: p99(grouped),
      baseline: { what: 'p50', ...p50(grouped) },
      target: { atMost: 2 },
    },
    { ...journals, on: '1 client', measured: perSecond(one) },
    {
      what: 'Share of one processor that the 64 clients take themselves',
      on: ON,
      measured: figure('%', ...grouped.map(({ cpuShare }) => 100 * cpuShare)),
    },
  ];
}

const memoryOf = (maxRssMb: number): Finding => ({
  what: 'Memory (RSS) of a server at most',
  on: ON,
  measured: figure('MB', maxRssMb),
  target: { atMost: 400 },
});
