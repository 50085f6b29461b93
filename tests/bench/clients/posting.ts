// A process of clients who each post one journal after another into one book.
import { dice } from '../ground/dice.ts';
import { openClient } from './connection.ts';
import { headOf, journalOf, withBody } from './journals.ts';
import { startTally } from './tally.ts';
import type { PostingWork } from './work.ts';

const work = JSON.parse(process.argv[2] ?? '') as PostingWork;
const { port, cookie, id, accountIds, clients, milliseconds } = work;
const head = headOf('/api/islogin/journal', { port, cookie, type: 'application/json' });

const opened = await Promise.all(Array.from({ length: clients }, () => openClient(port)));
const tally = startTally();
const until = performance.now() + milliseconds;
await Promise.all(
  opened.map(async (client, index) => {
    const roll = dice(index + 1);
    for (let now = performance.now(); now < until;) {
      await client.send(withBody(head, journalOf(id, accountIds, roll)));
      const then = performance.now();
      tally.took(then - now);
      now = then;
    }
    client.close();
  }),
);
process.send?.(tally.answer());
process.disconnect();
