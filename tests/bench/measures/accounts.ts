// A book of 20,000 accounts against one of 200: what is listed whole grows, a page must not.
import { accountChanges } from '#api/contract/account/account.ts';
import type { Measure } from '../bench.ts';
import { get } from '../clients/work.ts';
import { ACCOUNTS, newBook } from '../ground/books.ts';
import type { BenchBook, Owner } from '../ground/books.ts';
import { growTo } from '../ground/history.ts';
import { figure, interleaved } from '../report/finding.ts';
import type { Finding, Target } from '../report/finding.ts';
import { startBenchServer } from '../server/server-process.ts';

const MANY = 20_000;
const TIMES = 20;

/** Where a journal has moved two balances since the list was taken first. */
const SECOND_TIME = 'Account list, taken a second time';

const PATHS: Readonly<Record<string, (book: BenchBook) => string>> = {
  'Ledger page': ({ id, cash }) => `/api/islogin/book/${id}/account/${cash}/ledger?limit=50`,
  'Journals, the newest 50': ({ id }) => `/api/islogin/journal?book_id=${id}`,
  'Account list, as the pickers take it': ({ id }) => `/api/islogin/book/${id}/account`,
  'Trial balance': ({ id }) => `/api/islogin/book/${id}/trial-balance`,
  'Trial balance by group': ({ id }) => `/api/islogin/book/${id}/trial-balance?each=100`,
};

const TARGETS: Readonly<Record<string, Target>> = {
  'Trial balance by group': { atMost: 3, isDue: true },
  [SECOND_TIME]: { atMost: 3, isDue: true },
};

const listOf = ({ id }: BenchBook) => `/api/islogin/book/${id}/account/changes?limit=2000`;

/** Takes the whole list, page by page. @returns the position that the next time names. */
async function positionOf(address: string, { cookie }: Owner): Promise<string> {
  for (let after = ''; ;) {
    const reply = await fetch(`${address}${after}`, { headers: { Cookie: cookie } });
    const { position, next } = accountChanges.parse(await reply.json());
    if (next === null) return position;
    after = `&after=${encodeURIComponent(next)}`;
  }
}

export const accounts: Measure = async ({ ground, owner, lines, rounds, say }) => {
  say(`a book of ${MANY.toLocaleString('en-IN')} accounts`);
  const large = await newBook(ground.core, owner, 'Many accounts', MANY);
  const small = await newBook(ground.core, owner, 'Few accounts', ACCOUNTS);
  for (const book of [large, small]) await growTo(ground.core, book, lines / 10);
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  try {
    const found: Finding[] = [];
    const on = `${MANY.toLocaleString('en-IN')} accounts`;
    const secondTime = async (book: BenchBook) => {
      const since = await positionOf(`http://127.0.0.1:${server.port}${listOf(book)}`, owner);
      await growTo(ground.core, book, 2);
      return `${listOf(book)}&since=${encodeURIComponent(since)}`;
    };
    const paths = { ...PATHS, [SECOND_TIME]: secondTime };
    for (const [what, pathOf] of Object.entries(paths)) {
      const asked = async (book: BenchBook) => {
        const path = await pathOf(book);
        return () => get({ port: server.port, cookie: owner.cookie, paths: [path], times: TIMES });
      };
      const ways = { few: await asked(small), many: await asked(large) };
      const { few, many } = await interleaved(rounds, ways);
      const [target, baseline] = [TARGETS[what], { what: `${ACCOUNTS} accounts` }];
      found.push({
        what: `${what}, p50`,
        on,
        measured: figure('ms', ...many.map(({ p50 }) => p50)),
        baseline: { ...baseline, ...figure('ms', ...few.map(({ p50 }) => p50)) },
        ...(target !== undefined && { target }),
      });
      if (!what.startsWith('Account list')) continue;
      found.push({
        what: `${what}, what is sent`,
        on,
        measured: figure('kB', ...many.map(({ bytes }) => bytes / 1000)),
        baseline: { ...baseline, ...figure('kB', ...few.map(({ bytes }) => bytes / 1000)) },
        ...(target !== undefined && { target }),
      });
    }
    return found;
  } finally {
    await server.stop();
  }
};
