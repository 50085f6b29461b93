// A process of clients who each post one document after another into one book: journals, or
// invoices that are issued at once.
import { dice } from '../ground/dice.ts';
import type { Dice } from '../ground/dice.ts';
import { openClient } from './connection.ts';
import { headOf, invoiceOf, journalOf, withBody } from './documents.ts';
import { startTally } from './tally.ts';
import type { PostingWork } from './work.ts';

const work = JSON.parse(process.argv[2] ?? '') as PostingWork;
const { port, cookie, id, accountIds, customerIds, clients, milliseconds } = work;
const path = customerIds === undefined ? '/api/islogin/journal' : '/api/islogin/invoice';
const head = headOf(path, { port, cookie, type: 'application/json' });
const bodyOf = (roll: Dice): string =>
  customerIds === undefined ? journalOf(id, accountIds, roll) : invoiceOf(id, customerIds, roll);

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
