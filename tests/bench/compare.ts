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
//   --floor             also how long a bare server and the disk take in the same rounds
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openCheckout } from './compare/checkout.ts';
import type { Checkout } from './compare/checkout.ts';
import { openFloor } from './compare/floor.ts';
import type { Floor } from './compare/floor.ts';
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
    floor: { type: 'boolean', default: false },
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

const floorFindings = (floors: readonly Floor[]): Finding[] => [
  {
    what: 'p99 of a bare server',
    on: `${clients} clients`,
    measured: figure('ms', ...floors.map(({ bareP99 }) => bareP99)),
  },
  {
    what: 'p99 of a page written to the disk',
    on: 'one after the other',
    measured: figure('ms', ...floors.map(({ diskP99 }) => diskP99)),
  },
];

const opened: Pick<Checkout, 'stop'>[] = [];
try {
  const open = async (folder: string): Promise<Checkout> => {
    const checkout = await openCheckout(resolve(folder));
    opened.push(checkout);
    return checkout;
  };
  const base = await open(given.base);
  const head = await open(given.head ?? join(import.meta.dirname, '../..'));
  const floor = given.floor ? await openFloor({ ...base.book, clients, milliseconds }) : null;
  if (floor !== null) opened.push(floor);
  const measured = given.invoices ? issueInvoices : postJournals;
  await postJournals(base);
  await measured(head);
  const floors: Floor[] = [];
  const found = await interleaved(Number(given.rounds), {
    base: () => postJournals(base),
    head: async () => {
      if (floor !== null) floors.push(await floor.measure());
      return measured(head);
    },
  });
  const rows = findingsOf(found.base, found.head);
  console.log(tableOf(floor === null ? rows : [...rows, ...floorFindings(floors)]));
} finally {
  for (const one of opened) await one.stop();
}
