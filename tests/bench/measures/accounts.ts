// A book of 20,000 accounts against one of 200: what is listed whole grows, a page must not.
import type { Measure } from '../bench.ts';
import { get } from '../clients/work.ts';
import { ACCOUNTS, newBook } from '../ground/books.ts';
import type { BenchBook } from '../ground/books.ts';
import { growTo } from '../ground/history.ts';
import { figure, interleaved } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { startBenchServer } from '../server/server-process.ts';

const MANY = 20_000;
const TIMES = 20;

const PATHS: Readonly<Record<string, (book: BenchBook) => string>> = {
  'Ledger page': ({ id, cash }) => `/api/islogin/book/${id}/account/${cash}/ledger?limit=50`,
  'Journals, the newest 50': ({ id }) => `/api/islogin/journal?book_id=${id}`,
  'Account list, as the pickers take it': ({ id }) => `/api/islogin/book/${id}/account`,
  'Accounts changed since': ({ id }) =>
    `/api/account/?book_id=${id}&latest=${encodeURIComponent(new Date().toISOString())}`,
  'Trial balance': ({ id }) => `/api/islogin/book/${id}/trial-balance`,
  'Trial balance by group': ({ id }) => `/api/islogin/book/${id}/trial-balance?each=100`,
};

export const accounts: Measure = async ({ ground, owner, lines, rounds, say }) => {
  say(`a book of ${MANY.toLocaleString('en-IN')} accounts`);
  const large = await newBook(ground.core, owner, 'Many accounts', MANY);
  const small = await newBook(ground.core, owner, 'Few accounts', ACCOUNTS);
  for (const book of [large, small]) await growTo(ground.core, book, lines / 10);
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  try {
    const { port } = server;
    const found: Finding[] = [];
    for (const [what, pathOf] of Object.entries(PATHS)) {
      const p50 = (book: BenchBook) => async () =>
        (await get({ port, cookie: owner.cookie, path: pathOf(book), times: TIMES })).p50;
      const ms = await interleaved(rounds, { few: p50(small), many: p50(large) });
      found.push({
        what: `${what}, p50`,
        on: `${MANY.toLocaleString('en-IN')} accounts`,
        measured: figure('ms', ...ms.many),
        baseline: { what: `${ACCOUNTS} accounts`, ...figure('ms', ...ms.few) },
        ...(what === 'Trial balance by group' && { target: { atMost: 3 } }),
      });
    }
    return found;
  } finally {
    await server.stop();
  }
};
