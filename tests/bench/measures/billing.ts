// 5,000 invoices to 20,000 customers against 50 to 200: the pages that billing opens with, and the
// trial balance, in which every customer has a ledger.
import type { Measure } from '../bench.ts';
import { get } from '../clients/work.ts';
import { newBook } from '../ground/books.ts';
import { tradeIn } from '../ground/trade.ts';
import { figure, interleaved } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { startBenchServer } from '../server/server-process.ts';

const TIMES = 30;
const MANY = { customers: 20_000, invoices: 5_000 };
const FEW = { customers: 200, invoices: 50 };
/** The first page of the list is as fast, but for what measuring itself differs by. */
const AS_FAST = { atMost: 1.3 };

const PATHS: Readonly<Record<string, string>> = {
  'First page of the invoices': '/api/islogin/invoice?limit=50',
  'Billing overview': '/api/islogin/billing_overview?',
  'Invoices of an open state': '/api/islogin/invoice?limit=50&filter=open',
  'First page of the customers': '/api/islogin/customer?limit=50',
  'Customers by what is outstanding': '/api/islogin/customer?limit=100&offset=0&order=-outstanding',
  'Figures of the customers': '/api/islogin/customer_figures?',
  'Customers by two words': '/api/islogin/customer?limit=20&search=agro%20112',
};

export const billing: Measure = async ({ ground, owner, rounds, say }) => {
  const { core } = ground;
  say(`${MANY.invoices.toLocaleString('en-IN')} invoices`);
  const books: Record<'few' | 'many', number> = { few: 0, many: 0 };
  for (const [name, size] of [
    ['few', FEW],
    ['many', MANY],
  ] as const) {
    const book = await newBook(core, owner, `Trade of ${name}`, 10);
    await tradeIn(core, { bookId: book.id, actorId: owner.id, ...size });
    books[name] = book.id;
  }
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  const p50 = (path: string) => async () =>
    (await get({ port: server.port, cookie: owner.cookie, paths: [path], times: TIMES })).p50;
  const against = async (what: string, few: string, many: string): Promise<Finding> => {
    const ms = await interleaved(rounds, { few: p50(few), many: p50(many) });
    return {
      what: `${what}, p50`,
      on: `${MANY.invoices.toLocaleString('en-IN')} invoices, ${MANY.customers.toLocaleString('en-IN')} customers`,
      measured: figure('ms', ...ms.many),
      baseline: { what: `${FEW.invoices} and ${FEW.customers}`, ...figure('ms', ...ms.few) },
      ...(what === 'First page of the invoices' && { target: AS_FAST }),
    };
  };
  try {
    const found: Finding[] = [];
    for (const [what, path] of Object.entries(PATHS)) {
      const of = (book: number) => `${path}&book_id=${book}`;
      found.push(await against(what, of(books.few), of(books.many)));
    }
    const trial = (book: number) => `/api/islogin/book/${book}/trial-balance?each=100`;
    found.push(await against('Trial balance by group', trial(books.few), trial(books.many)));
    return found;
  } finally {
    await server.stop();
  }
};
