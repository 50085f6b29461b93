// A client who imports journals, call after call: the same lines each time, made once.
import { dice } from '../ground/dice.ts';
import { openClient } from './connection.ts';
import { headOf, journalOf, withBody } from './documents.ts';
import { startTally } from './tally.ts';
import type { ImportingWork } from './work.ts';

const work = JSON.parse(process.argv[2] ?? '') as ImportingWork;
const { port, cookie, id, accountIds, milliseconds, journals, atomic } = work;
const type = 'application/x-ndjson';
const path = `/api/islogin/journal/batch?book_id=${id}${atomic ? '&atomic=true' : ''}`;
const roll = dice(id);
const lines = Array.from({ length: journals }, () => journalOf(id, accountIds, roll));
const request = withBody(headOf(path, { port, cookie, type }), lines.join('\n'));

const client = await openClient(port);
const tally = startTally();
const until = performance.now() + milliseconds;
for (let now = performance.now(); now < until;) {
  const reply = await client.send(request);
  if (!reply.includes(`"posted":${journals}`)) throw new Error(`Not all posted: ${reply}`);
  const then = performance.now();
  for (let journal = 0; journal < journals; journal += 1) tally.took(then - now);
  now = then;
}
client.close();
process.send?.(tally.answer());
process.disconnect();
