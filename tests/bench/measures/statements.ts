// How many statements a request costs: each that is asked one by one costs a round trip.
import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../bench.ts';
import { openClient } from '../clients/connection.ts';
import { headOf, invoiceOf, journalOf, withBody } from '../clients/documents.ts';
import { newBook } from '../ground/books.ts';
import { dice } from '../ground/dice.ts';
import { tradeIn } from '../ground/trade.ts';
import { figure } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { startBenchServer } from '../server/server-process.ts';

const AT_ONCE = 20;
/** The least counts: a session read again, or one that came too late for the drain, is chance. */
const TRIES = 8;
/** The notice of a change goes out after the reply, and counts. */
const NOTICE_MILLISECONDS = 100;

export const statements: Measure = async ({ ground, owner, say }) => {
  say('statements of a journal, of an invoice, and of a page of a ledger');
  const { core } = ground;
  const book = await newBook(core, owner, 'Counted');
  const trade = { bookId: book.id, actorId: owner.id, customers: 5, invoices: 1 };
  const customerIds = await tradeIn(core, trade);
  const server = await startBenchServer(ground.serverEnv());
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => openClient(server.port)));
  const roll = dice(book.id);
  const sent = { port: server.port, cookie: owner.cookie, type: 'application/json' };
  const journal = () =>
    withBody(headOf('/api/islogin/journal', sent), journalOf(book.id, book.accountIds, roll));
  const invoice = () =>
    withBody(headOf('/api/islogin/invoice', sent), invoiceOf(book.id, customerIds, roll));
  const path = `/api/islogin/book/${book.id}/account/${book.cash}/ledger?limit=50`;
  const page = () =>
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${sent.port}\r\nCookie: ${sent.cookie}\r\n\r\n`;
  const sendAll = (request: () => string, count: number) =>
    Promise.all(clients.slice(0, count).map((client) => client.send(request())));
  const count = async (request: () => string, times: number): Promise<number> => {
    // The caller is remembered then, and connections are open.
    await sendAll(request, times);
    await wait(NOTICE_MILLISECONDS);
    const before = await server.usage();
    await sendAll(request, times);
    await wait(NOTICE_MILLISECONDS);
    return (await server.usage()).statements - before.statements;
  };
  const row = async (
    what: string,
    [request, times]: readonly [() => string, number],
    target: NonNullable<Finding['target']>,
  ): Promise<Finding> => {
    const counts: number[] = [];
    for (let tries = 0; tries < TRIES; tries += 1) counts.push(await count(request, times));
    const on = times === 1 ? 'one request' : 'at once';
    const measured = figure('statements', Math.min(...counts));
    return { what: `Statements of ${what}`, on, measured, target };
  };
  try {
    await sendAll(journal, AT_ONCE);
    return [
      await row('a journal', [journal, 1], { atMost: 11 }),
      await row(`${AT_ONCE} journals`, [journal, AT_ONCE], { atMost: 22 }),
      await row('an invoice that is issued', [invoice, 1], { atMost: 18, isDue: true }),
      await row(`${AT_ONCE} invoices`, [invoice, AT_ONCE], { atMost: 60, isDue: true }),
      await row('a page of a ledger', [page, 1], { atMost: 7, isDue: true }),
    ];
  } finally {
    for (const client of clients) client.close();
    await server.stop();
  }
};
