// A process of clients who each post one journal after another into one book.
import { dice } from '../ground/dice.ts';
import { openClient } from './connection.ts';
import { startTally } from './tally.ts';
import type { PostingWork } from './work.ts';

const work = JSON.parse(process.argv[2] ?? '') as PostingWork;
const { port, cookie, bookId, accountIds, clients, milliseconds } = work;

const head = [
  'POST /api/islogin/journal HTTP/1.1',
  `Host: 127.0.0.1:${port}`,
  `Cookie: ${cookie}`,
  'Content-Type: application/json',
].join('\r\n');

function requestOf(roll: (sides: number) => number): string {
  const from = roll(accountIds.length);
  const to = (from + 1 + roll(accountIds.length - 1)) % accountIds.length;
  const rupees = `${1 + roll(90_000)}.${10 + roll(90)}`;
  const entry = `[{"account_id":${accountIds[from]},"amount":${rupees}},{"account_id":${accountIds[to]},"amount":-${rupees}}]`;
  const body = `{"entry":${entry},"narration":"Bill ${1000 + roll(900_000)}","book_id":${bookId}}`;
  return `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const opened = await Promise.all(Array.from({ length: clients }, () => openClient(port)));
const tally = startTally();
const until = performance.now() + milliseconds;
await Promise.all(
  opened.map(async (client, index) => {
    const roll = dice(index + 1);
    for (let now = performance.now(); now < until;) {
      await client.send(requestOf(roll));
      const then = performance.now();
      tally.took(then - now);
      now = then;
    }
    client.close();
  }),
);
process.send?.(tally.answer());
process.disconnect();
