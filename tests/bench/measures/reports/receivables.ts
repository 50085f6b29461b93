// What customers owe by age: 20,000 open bills of one book against 200. A page of 100 customers
// with the totals of all, as the screen asks for it.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { createOpenBillsMemory } from '#api/queries/ledgers/receivables/receivables-memory.ts';
import type { Bench, Measure } from '../../bench.ts';
import { get } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import { tradeIn } from '../../ground/trade.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const TIMES = 30;
const MANY = { customers: 5_000, invoices: 20_000 };
const FEW = { customers: 100, invoices: 200 };
const TARGET = { atMost: 2 };

const PATHS: Readonly<Record<string, string>> = {
  'Receivables by customer': '/api/islogin/receivables?days=30,60,90&sort=oldest&limit=100',
  'Receivables by bill': '/api/islogin/receivables/bill?days=30,60,90&limit=100',
  'Receivables a month ago':
    '/api/islogin/receivables?days=30,60,90&sort=oldest&limit=100&as_on=2026-10-15',
};

export const receivables: Measure = async (bench) => {
  const { ground, owner, rounds, say } = bench;
  say(`${MANY.invoices.toLocaleString('en-IN')} open bills`);
  const few = await tradedBook(bench, 'few', FEW);
  const many = await tradedBook(bench, 'many', MANY);
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  const p50 = (path: string) => async () =>
    (await get({ port: server.port, cookie: owner.cookie, paths: [path], times: TIMES })).p50;
  const against = async (what: string, of: (book: number) => string): Promise<Finding> => {
    const ms = await interleaved(rounds, { few: p50(of(few)), many: p50(of(many)) });
    return {
      what: `${what}, p50`,
      on: `${MANY.invoices.toLocaleString('en-IN')} open bills of 5,000 customers`,
      measured: figure('ms', ...ms.many),
      baseline: { what: '200 of 100', ...figure('ms', ...ms.few) },
      target: TARGET,
    };
  };
  try {
    const found: Finding[] = [];
    for (const [what, path] of Object.entries(PATHS)) {
      found.push(await against(what, (book) => `${path}&book_id=${book}`));
    }
    return [...found, await firstReading(bench, many)];
  } finally {
    await server.stop();
  }
};

async function tradedBook(
  { ground, owner }: Bench,
  name: string,
  size: { readonly customers: number; readonly invoices: number },
): Promise<number> {
  const book = await newBook(ground.core, owner, `Bills of ${name}`, 10);
  await tradeIn(ground.core, { bookId: book.id, actorId: owner.id, ...size });
  return book.id;
}

/** What a page costs when nothing is remembered yet. */
async function firstReading({ ground, rounds }: Bench, bookId: number): Promise<Finding> {
  const asOn = calendarDate('2026-12-31');
  const ms = await interleaved(rounds, {
    whole: async () => {
      const from = performance.now();
      await createOpenBillsMemory(ground.core.db).read(bookId, { asOn, group: 'debtors' });
      return performance.now() - from;
    },
  });
  const what = 'Receivables read for the first time';
  return { what, on: '20,000 open bills of 5,000 customers', measured: figure('ms', ...ms.whole) };
}
