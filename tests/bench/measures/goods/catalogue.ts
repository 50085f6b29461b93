// 20,000 products that all books share, beside 200 of a book's own: the first list that a screen or
// a picker takes, a search, and what changed since.
import { sql } from 'kysely';
import type { Measure } from '../../bench.ts';
import { get } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import { stockShelf } from '../../ground/shelf.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const MANY = 20_000;
const FEW = 200;
const TIMES = 30;
/** By this much the first list of the many may be slower. */
const TARGET = { atMost: 10 };

const since = () => encodeURIComponent(new Date(Date.now() + 60_000).toISOString());

/** What is asked of the many, and the like of the few. */
const PATHS: Readonly<Record<string, (list: string, book: number) => string>> = {
  'First tiles': (list, book) => `/api/islogin/${list}?book_id=${book}&limit=60`,
  'First list of a picker': (list, book) => `/api/islogin/${list}?book_id=${book}&limit=1000`,
  'Search by two words': (list, book) =>
    `/api/islogin/${list}?book_id=${book}&limit=20&search=wire%20112`,
  'Changed since': (_list, book) => `/api/product/?book_id=${book}&latest=${since()}`,
};

export const catalogue: Measure = async ({ ground, owner, rounds, say }) => {
  say(`${MANY.toLocaleString('en-IN')} shared products`);
  const { core } = ground;
  const book = await newBook(core, owner, 'Few products', 10);
  await stockShelf(core, { bookId: book.id, actorId: owner.id, count: FEW });
  // The system writes for all books; the owner is no admin here.
  await stockShelf(core, { bookId: 0, actorId: 0, count: MANY });
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  try {
    const found: Finding[] = [];
    for (const [what, pathOf] of Object.entries(PATHS)) {
      const p50 = (list: string) => async () => {
        const path = pathOf(list, book.id);
        return (await get({ port: server.port, cookie: owner.cookie, paths: [path], times: TIMES }))
          .p50;
      };
      const ms = await interleaved(rounds, { few: p50('user/product'), many: p50('product') });
      found.push({
        what: `${what}, p50`,
        on: `${MANY.toLocaleString('en-IN')} products`,
        measured: figure('ms', ...ms.many),
        ...(what === 'Changed since'
          ? {}
          : { baseline: { what: `${FEW} products`, ...figure('ms', ...ms.few) } }),
        ...(what.startsWith('First') && { target: TARGET }),
      });
    }
    return [...found, await searchPlan(core.db)];
  } finally {
    await server.stop();
  }
};

/** Whether the search asks the index of the words in names, and not every row. */
async function searchPlan(db: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<Finding> {
  const { rows } = await sql<{ readonly 'QUERY PLAN': string }>`
    explain select 1 from products r
    where r.book_id = any(array[0]::bigint[]) and r.name_key like '%wire%'
      and r.name_key like '%112%'
  `.execute(db);
  const asksIndex = rows.some((row) => /products_by_word/.test(row['QUERY PLAN']));
  return {
    what: 'Search asks the index of the words in names',
    on: `${MANY.toLocaleString('en-IN')} products, 1 is yes`,
    measured: figure('points', asksIndex ? 1 : 0),
    target: { atLeast: 1 },
  };
}
