// A client who asks for the same pages again and again.
import { openClient } from './connection.ts';
import { startTally } from './tally.ts';
import type { GettingWork } from './work.ts';

const { port, cookie, paths, times } = JSON.parse(process.argv[2] ?? '') as GettingWork;
const requestOf = (turn: number): string => {
  const path = paths[turn % paths.length];
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`;
};

const WARM_UP = 10;
const client = await openClient(port);
let bytes = 0;
for (let turn = 0; turn < WARM_UP; turn += 1) {
  bytes = Buffer.byteLength(await client.send(requestOf(turn)));
}
const tally = startTally();
for (let turn = 0; turn < times; turn += 1) {
  const began = performance.now();
  await client.send(requestOf(turn));
  tally.took(performance.now() - began);
}
client.close();
process.send?.({ ...tally.answer(), bytes });
process.disconnect();
