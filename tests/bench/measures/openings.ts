// The opening balances of a book that moves in with 5,000 accounts and 20,000 open bills: one
// document, sent as the screen sends it. It has as many journals of 500 lines as it needs.
import { invariant } from '#core/kernel/invariant.ts';
import type { Bench, Measure } from '../bench.ts';
import { newBook } from '../ground/books.ts';
import { tradeIn } from '../ground/trade.ts';
import { figure } from '../report/finding.ts';
import type { Finding, Unit } from '../report/finding.ts';
import { startBenchServer } from '../server/server-process.ts';
import type { BenchServer } from '../server/server-process.ts';

const [ACCOUNTS, CUSTOMERS, BILLS_OF_EACH] = [10, 4_990, 4];
const ON = '5,000 accounts, 19,960 bills';

type Ledger = { readonly id: number; readonly group: string | null };
type Sheet = { readonly accounts: readonly OpenedAccount[] };
type OpenedAccount = {
  readonly account_id: number;
  readonly balance: string;
  readonly bills: readonly object[];
};

export const openings: Measure = async ({ ground, owner, say }: Bench) => {
  say(ON);
  const { id: bookId } = await newBook(ground.core, owner, 'Moves in', ACCOUNTS);
  await tradeIn(ground.core, { bookId, actorId: owner.id, customers: CUSTOMERS, invoices: 0 });
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  const { cookie } = owner;
  try {
    const listed = await send(server, cookie, { method: 'GET', path: `book/${bookId}/account` });
    const sheet = sheetOf(listed.reply as readonly Ledger[]);
    const rssBefore = (await server.usage()).maxRssMb;
    const write = (path: string, body: object) =>
      send(server, cookie, { method: path === 'opening/draft' ? 'PUT' : 'POST', path, body });
    const own = { ...sheet, book_id: bookId };
    const saved = await write('opening/draft', { ...own, begins_on: '2026-10-01' });
    const posted = await write('opening', { ...own, begins_on: '2026-10-01' });
    const read = await send(server, cookie, { method: 'GET', path: `opening?book_id=${bookId}` });
    const { posted: figures } = read.reply as { readonly posted: Sheet };
    const corrected = await write('opening/correct', { ...correctedOf(figures), book_id: bookId });
    const rssMb = (await server.usage()).maxRssMb;
    say(`A server of ${rssBefore.toFixed(0)} MB before, ${rssMb.toFixed(0)} MB after.`);
    return [
      found('Opening balances saved to be finished', 'ms', saved.ms),
      { ...found('Opening balances posted', 'ms', posted.ms), target: { atMost: 60_000 } },
      found('Opening balances read', 'ms', read.ms),
      { ...found('Opening balances corrected', 'ms', corrected.ms), target: { atMost: 60_000 } },
      found('Memory (RSS) of the server meanwhile, at most', 'MB', rssMb),
    ];
  } finally {
    await server.stop();
  }
};

const found = (what: string, unit: Unit, value: number): Finding => ({
  what,
  on: ON,
  measured: figure(unit, value),
});

/** Each customer with four bills of ₹100, 200, 300 and 400; the other accounts with ₹1,000. */
const sheetOf = (ledgers: readonly Ledger[]): Sheet => ({
  accounts: ledgers
    .filter(({ group }) => group !== 'suspense')
    .map(({ id, group }) => {
      const isCustomer = group === 'sundry-debtors';
      const bills = Array.from({ length: isCustomer ? BILLS_OF_EACH : 0 }, (_, at) => ({
        number: `25-26/${id}-${at}`,
        date: `2026-0${5 + at}-24`,
        due_date: `2026-0${6 + at}-24`,
        amount: `${100 * (at + 1)}.00`,
      }));
      return { account_id: id, balance: '1000.00', bills };
    }),
});

/** The last account with ₹1 less: its journals are posted anew, each bill stays. */
const correctedOf = ({ accounts }: Sheet): Sheet => ({
  accounts: accounts.map((account, at) =>
    at === accounts.length - 1 ? { ...account, balance: '999.00' } : account,
  ),
});

type Sent = { readonly method: string; readonly path: string; readonly body?: object };

async function send({ port }: BenchServer, cookie: string, { method, path, body }: Sent) {
  const text = JSON.stringify(body);
  const from = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}/api/islogin/${path}`, {
    method,
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: text }),
  });
  const read: unknown = await reply.json();
  invariant(reply.ok, `${path} is answered: ${JSON.stringify(read).slice(0, 500)}`);
  return { reply: read, ms: performance.now() - from };
}
