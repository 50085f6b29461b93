// Pages of a book with a long history against the same of a short one: asked over HTTP, and asked
// of the read tables in this process.
import { sql } from 'kysely';
import { readLedger } from '#api/queries/ledgers/ledger.ts';
import { periodOf, readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { PeriodInYear } from '#api/queries/ledgers/period.ts';
import { createClosingsMemory } from '#api/queries/ledgers/closings/closings-memory.ts';
import { readTrialBalance } from '#api/queries/ledgers/closings/trial-balance.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { Bench, Measure } from '../bench.ts';
import { get } from '../clients/work.ts';
import { newBook } from '../ground/books.ts';
import type { BenchBook } from '../ground/books.ts';
import { growTo } from '../ground/history.ts';
import { figure, interleaved } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { startBenchServer } from '../server/server-process.ts';

const LIMIT = 50;
const TIMES = 200;
/** By this much a book may be slower than one that is a hundred times shorter. */
const TARGET = { atMost: 1.3 };

type Sized = { readonly book: BenchBook; readonly lines: number; readonly deep: string };

export const reading: Measure = async (bench) => {
  const { ground, owner, lines } = bench;
  const period = periodOf({}, await readTodayInIndia(ground.core.db));
  invariant(period !== null, 'Today is in a financial year.');
  const books: Sized[] = [];
  for (const length of [lines / 100, lines / 10, lines]) {
    bench.say(`a book of ${length.toLocaleString('en-IN')} lines`);
    const book = await newBook(ground.core, owner, `${length} lines`);
    await growTo(ground.core, book, length);
    books.push({ book, lines: length, deep: await deepCursor(bench, book, period) });
  }
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  try {
    return [
      ...(await overHttp(bench, books, server.port)),
      ...(await byQuery(bench, books, period)),
    ];
  } finally {
    await server.stop();
  }
};

/** @returns a place nine tenths into the ledger of Cash in the period. */
async function deepCursor(
  { ground }: Bench,
  { id, cash }: BenchBook,
  { from, to }: PeriodInYear,
): Promise<string> {
  const { rows } = await sql<{ date: string; seq: number; line: number }>`
    select entry_date as date, seq, line from (
      select *, percent_rank() over (order by entry_date, seq, line) as part from ledger_lines
      where book_id = ${id} and account_id = ${cash} and entry_date between ${from} and ${to}
    ) as ranked where part >= 0.9 order by entry_date, seq, line limit 1
  `.execute(ground.core.db);
  const [place] = rows;
  invariant(place !== undefined, 'Cash has lines in this financial year.');
  return `${place.date}.${place.seq}.${place.line}.0`;
}

type Page = 'ledger' | 'deep' | 'trial';
const PAGES: Readonly<Record<Page, string>> = {
  ledger: 'Ledger page',
  deep: 'Ledger page deep in the year (keyset)',
  trial: 'Trial balance',
};

async function overHttp(
  { owner, rounds }: Bench,
  books: readonly Sized[],
  port: number,
): Promise<Finding[]> {
  const pathOf = (page: Page, { book, deep }: Sized): string => {
    const ledger = `/api/islogin/book/${book.id}/account/${book.cash}/ledger?limit=${LIMIT}`;
    if (page === 'trial') return `/api/islogin/book/${book.id}/trial-balance`;
    return page === 'deep' ? `${ledger}&after=${deep}` : ledger;
  };
  return findings('over HTTP', rounds, books, async (page, sized) => {
    const path = pathOf(page, sized);
    return (await get({ port, cookie: owner.cookie, paths: [path], times: TIMES })).p50;
  });
}

async function byQuery(
  { ground, rounds }: Bench,
  books: readonly Sized[],
  period: PeriodInYear,
): Promise<Finding[]> {
  const { db } = ground.core;
  const closings = createClosingsMemory(db);
  return findings('by query', rounds, books, async (page, { book, deep }) => {
    const [bookId, accountId] = [book.id, book.cash];
    const after = page === 'deep' ? deep : undefined;
    const ask = () =>
      page === 'trial'
        ? readTrialBalance(closings, bookId, period, { from: 0 })
        : readLedger(db, { bookId, accountId, period: {}, limit: LIMIT, after });
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      await ask();
      took.push(performance.now() - began);
    }
    return took.toSorted((a, b) => a - b)[TIMES / 2] ?? NaN;
  });
}

/** Each page at each length against the same page of the shortest book. */
async function findings(
  how: string,
  rounds: number,
  books: readonly Sized[],
  p50: (page: Page, sized: Sized) => Promise<number>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const page of ['ledger', 'deep', 'trial'] as const) {
    const ways = books.map((sized) => [`${sized.lines}`, () => p50(page, sized)] as const);
    const byLength = await interleaved(rounds, Object.fromEntries(ways));
    const [short, ...longer] = books;
    const least = figure('ms', ...(byLength[`${short?.lines}`] ?? []));
    for (const { lines } of longer) {
      found.push({
        what: `${PAGES[page]} ${how}, p50`,
        on: `${lines.toLocaleString('en-IN')} lines`,
        measured: figure('ms', ...(byLength[`${lines}`] ?? [])),
        baseline: { what: `${short?.lines.toLocaleString('en-IN')} lines`, ...least },
        ...(lines === books.at(-1)?.lines && { target: TARGET }),
      });
    }
  }
  return found;
}
