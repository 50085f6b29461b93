// Wires that are no worse than the internet: packets of one byte, and requests that overtake each
// other.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { undoAll } from '../campaign/ground/left-behind.ts';
import { openSharedDatabase } from '../campaign/ground/shared-database.ts';
import type { SharedDatabase } from '../campaign/ground/shared-database.ts';
import { call } from '../campaign/load/call.ts';
import type { Answer } from '../campaign/load/call.ts';
import { post } from '../campaign/load/post.ts';
import { openPipe } from '../campaign/wires/byte-pipe.ts';
import type { BytePipe } from '../campaign/wires/byte-pipe.ts';
import type { Door } from '../load.ts';
import { openDoor } from '../wire.ts';

const SLOW_MS = 500;

let shared: SharedDatabase;
/** To the server over the pipe, and without it. */
let door: Door;
let direct: Door;
let pipe: BytePipe;

beforeAll(async () => {
  shared = await openSharedDatabase();
  const server = await shared.addServer();
  direct = await openDoor(server.address(), server.said());
  const { hostname, port } = new URL(server.address());
  pipe = await openPipe({ host: hostname, port: Number(port) });
  door = { ...direct, address: `http://127.0.0.1:${pipe.port}` };
});
afterAll(async () => {
  await shared.close();
  await undoAll();
});

const pageOf = ({ address, bookId, cookie }: Door) =>
  call(address, { path: `/api/islogin/journal?book_id=${bookId}`, headers: { cookie } });

const RECORD = z.object({ id: z.number(), seq: z.number(), pieces: z.number().optional() });
const recordOf = (answer: Answer | null) => RECORD.parse(JSON.parse(answer?.text ?? ''));

describe('packets of one byte', () => {
  test('H28: change nothing between client and server, and between server and database', async () => {
    pipe.crumble(true);
    shared.pipe.crumble(true);
    for (let at = 1; at <= 3; at += 1) {
      const posted = await post(door, { key: `by-the-byte-${at}`, rupees: at });
      expect(posted).toMatchObject({ kind: 'acknowledged', one: { number: at } });
    }
    const crumbled = await pageOf(door);
    pipe.crumble(false);
    shared.pipe.crumble(false);
    expect(crumbled?.status).toBe(200);
    expect(crumbled).toStrictEqual(await pageOf(direct));
  });
});

describe('two changes of one record, of which the later one arrives first', () => {
  test('H26: leave the later one standing; the earlier one hears that it saw an older state', async () => {
    const { address, cookie, bookId } = direct;
    const headers = { cookie };
    const body = { book_id: bookId, name: 'Order' };
    const made = recordOf(await call(address, { path: '/api/order', headers, body }));
    const change = (at: Door, pieces: number) =>
      call(at.address, {
        method: 'PUT',
        path: `/api/order/${made.id}?book_id=${bookId}`,
        headers,
        body: { pieces, expected: made.seq },
      });
    pipe.delay(SLOW_MS);
    const earlier = change(door, 1);
    const later = await change(direct, 2);
    pipe.delay(0);
    expect(later?.status).toBe(200);
    const late = await earlier;
    expect(late?.status).toBe(409);
    expect(JSON.parse(late?.text ?? '')).toMatchObject({ code: 'changed_since' });
    const path = `/api/order/${made.id}?book_id=${bookId}`;
    expect(recordOf(await call(address, { path, headers }))).toMatchObject({ pieces: 2 });
  });
});
