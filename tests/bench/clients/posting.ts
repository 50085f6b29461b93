// A process of clients who each post one document after another into one book: journals, invoices
// that are issued at once, or bills.
import { dice } from '../ground/dice.ts';
import type { Dice } from '../ground/dice.ts';
import { openClient } from './connection.ts';
import { billOf, headOf, invoiceOf, journalOf, withBody } from './documents.ts';
import { startTally } from './tally.ts';
import type { PostingWork } from './work.ts';

const work = JSON.parse(process.argv[2] ?? '') as PostingWork;
const { port, cookie, id, accountIds, customerIds, suppliers, clients, milliseconds } = work;
const ofJournals = suppliers === undefined ? 'journal' : 'purchase-bill';
const path = `/api/islogin/${customerIds === undefined ? ofJournals : 'invoice'}`;
const head = headOf(path, { port, cookie, type: 'application/json' });
let bills = 0;
function bodyOf(roll: Dice): string {
  if (customerIds !== undefined) return invoiceOf(id, customerIds, roll);
  if (suppliers === undefined) return journalOf(id, accountIds, roll);
  return billOf(id, suppliers, `${process.pid}/${(bills += 1)}`, roll);
}

const opened = await Promise.all(Array.from({ length: clients }, () => openClient(port)));
const tally = startTally();
const until = performance.now() + milliseconds;
await Promise.all(
  opened.map(async (client, index) => {
    const roll = dice(index + 1);
    for (let now = performance.now(); now < until;) {
      await client.send(withBody(head, bodyOf(roll)));
      const then = performance.now();
      tally.took(then - now);
      now = then;
    }
    client.close();
  }),
);
process.send?.(tally.answer());
process.disconnect();
