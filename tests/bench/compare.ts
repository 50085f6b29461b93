// Two checkouts of the product, side by side: how many journals each posts in a second, how long
// they take and what each costs the server's processor; or invoices of the one against journals of
// the other. This is how a commit is compared with an earlier one, since an absolute figure of
// another day says nothing.
//
//   node tests/bench/compare.ts --base <folder>   a checkout of the commit to compare with
//   --head <folder>     what is compared; this checkout unless said otherwise
//   --rounds <n>        how often each posts (15)
//   --seconds <n>       how long each time (4)
//   --clients <n>       how many post at once (64)
//   --invoices          the compared checkout issues invoices instead
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openCheckout } from './compare/checkout.ts';
import type { Checkout } from './compare/checkout.ts';
import { post } from './clients/work.ts';
import type { PostingWork } from './clients/work.ts';
import { figure, interleaved } from './report/finding.ts';
import type { Finding } from './report/finding.ts';
import { tableOf } from './report/table.ts';

const { values: given } = parseArgs({
  options: {
    base: { type: 'string' },
    head: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '4' },
    clients: { type: 'string', default: '64' },
    invoices: { type: 'boolean', default: false },
  },
});
if (given.base === undefined) throw new Error('Name the other checkout: --base <folder>.');

type Round = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the server's process; NaN where the system does not tell. */
  readonly cpuMicroseconds: number;
};

type Into = Pick<PostingWork, 'id' | 'accountIds' | 'customerIds'>;

const clients = Number(given.clients);
const milliseconds = Number(given.seconds) * 1000;

const postJournals = (to: Checkout) => round(to, to.book);
const issueInvoices = (to: Checkout) =>
  round(to, { ...to.trade.book, customerIds: to.trade.customerIds });

async function round({ port, cookie, cpuSeconds }: Checkout, into: Into): Promise<Round> {
  const before = cpuSeconds();
  const { done, seconds, p50, p99 } = await post({ ...into, port, cookie, clients, milliseconds });
  const cpuMicroseconds = ((cpuSeconds() - before) * 1e6) / done;
  return { perSecond: done / seconds, p50, p99, cpuMicroseconds };
}

const WHAT = given.invoices ? 'Invoices issued' : 'Journals';

/** @returns the figures of both with their ratio, those of the base as the baseline. */
function findingsOf(base: readonly Round[], head: readonly Round[]): Finding[] {
  const rows = [
    [WHAT, '/s', ({ perSecond }: Round) => perSecond],
    ['p50', 'ms', ({ p50 }: Round) => p50],
    ['p99', 'ms', ({ p99 }: Round) => p99],
    ['Processor time of the server for each', 'µs', (one: Round) => one.cpuMicroseconds],
  ] as const;
  return rows.map(([what, unit, of]) => ({
    what,
    on: `${clients} clients, one book`,
    measured: figure(unit, ...head.map(of)),
    baseline: {
      what: given.invoices ? 'base, journals' : 'base',
      ...figure(unit, ...base.map(of)),
    },
  }));
}

const opened: Checkout[] = [];
try {
  for (const folder of [given.base, given.head ?? join(import.meta.dirname, '../..')]) {
    opened.push(await openCheckout(resolve(folder)));
  }
  const [base, head] = opened as [Checkout, Checkout];
  const measured = given.invoices ? issueInvoices : postJournals;
  await postJournals(base);
  await measured(head);
  const found = await interleaved(Number(given.rounds), {
    base: () => postJournals(base),
    head: () => measured(head),
  });
  console.log(tableOf(findingsOf(found.base, found.head)));
} finally {
  for (const one of opened) await one.stop();
}
