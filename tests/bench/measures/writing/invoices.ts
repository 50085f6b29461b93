// Invoices that are issued and bills that are posted over HTTP, against journals posted to the same
// server: how many a second, and what one costs the server's processor.
import type { Measure } from '../../bench.ts';
import { post } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import { suppliersIn, tradeIn } from '../../ground/trade.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Figure } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const CLIENTS = 32;
const CUSTOMERS = 200;
const ON = `${CLIENTS} clients, one book`;

type Rate = { readonly perSecond: number; readonly cpuMs: number };

const perSecond = (rates: readonly Rate[]): Figure =>
  figure('/s', ...rates.map((rate) => rate.perSecond));
const cpuMs = (rates: readonly Rate[]): Figure => figure('ms', ...rates.map((rate) => rate.cpuMs));

export const invoices: Measure = async ({ ground, owner, rounds, milliseconds, say }) => {
  say(`invoices to ${CUSTOMERS} customers, issued by ${CLIENTS} clients`);
  const { core } = ground;
  const journalBook = await newBook(core, owner, 'Journals only');
  const invoiceBook = await newBook(core, owner, 'Invoices', 10);
  const trade = { bookId: invoiceBook.id, actorId: owner.id, customers: CUSTOMERS, invoices: 1 };
  const customerIds = await tradeIn(core, trade);
  const suppliers = await suppliersIn(core, trade);
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  const work = { port: server.port, cookie: owner.cookie, clients: CLIENTS, milliseconds };
  const rateOf = async (begin: () => ReturnType<typeof post>): Promise<Rate> => {
    const before = await server.usage();
    const { done, seconds } = await begin();
    const { cpuSeconds } = await server.usage();
    return { perSecond: done / seconds, cpuMs: (1000 * (cpuSeconds - before.cpuSeconds)) / done };
  };
  const issue = () => rateOf(() => post({ ...work, ...invoiceBook, customerIds }));
  const postBills = () => rateOf(() => post({ ...work, ...invoiceBook, suppliers }));
  const postJournals = () => rateOf(() => post({ ...work, ...journalBook }));
  try {
    await issue();
    await postBills();
    await postJournals();
    const found = await interleaved(rounds, {
      issued: issue,
      billed: postBills,
      posted: postJournals,
    });
    return [
      {
        what: 'Invoices issued over HTTP, one per request',
        on: ON,
        measured: perSecond(found.issued),
        baseline: { what: 'journals', ...perSecond(found.posted) },
        target: { atLeast: 0.4, isDue: true },
      },
      {
        what: 'Processor time of the server per issued invoice',
        on: ON,
        measured: cpuMs(found.issued),
        baseline: { what: 'per journal', ...cpuMs(found.posted) },
        target: { atMost: 3, isDue: true },
      },
      {
        what: 'Processor time of the server per posted bill',
        on: ON,
        measured: cpuMs(found.billed),
        baseline: { what: 'per invoice', ...cpuMs(found.issued) },
        target: { atMost: 1.3, isDue: true },
      },
    ];
  } finally {
    await server.stop();
  }
};
