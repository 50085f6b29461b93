// A client who imports journals, batch after batch.
import { dice } from '../ground/dice.ts';
import { openClient } from './connection.ts';
import { headOf, journalOf, withBody } from './documents.ts';
import { startTally } from './tally.ts';
import type { ImportingWork } from './work.ts';

const BATCH = 1000;

const work = JSON.parse(process.argv[2] ?? '') as ImportingWork;
const { port, cookie, id, accountIds, milliseconds } = work;
const type = 'application/x-ndjson';
const head = headOf(`/api/islogin/journal/batch?book_id=${id}`, { port, cookie, type });
const roll = dice(id);

const client = await openClient(port);
const tally = startTally();
const until = performance.now() + milliseconds;
for (let now = performance.now(); now < until;) {
  const lines = Array.from({ length: BATCH }, () => journalOf(id, accountIds, roll));
  const reply = await client.send(withBody(head, lines.join('\n')));
  if (!reply.includes(`"posted":${BATCH}`)) throw new Error(`Not all posted: ${reply}`);
  const then = performance.now();
  for (let journal = 0; journal < BATCH; journal += 1) tally.took(then - now);
  now = then;
}
client.close();
process.send?.(tally.answer());
process.disconnect();
