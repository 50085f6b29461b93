// A request whose first sending was never answered, or is not answered yet, is sent again.
import { afterEach, describe, expect, test } from 'vitest';
import { undoAll } from '../campaign/ground/left-behind.ts';
import { install, superuserOf } from '../campaign/ground/installed.ts';
import { openSharedDatabase } from '../campaign/ground/shared-database.ts';
import { call } from '../campaign/load/call.ts';
import { bodyOf, post } from '../campaign/load/post.ts';
import pg from 'pg';
import { eventually } from '../installation.ts';
import type { Door } from '../load.ts';
import { openDoor } from '../wire.ts';

afterEach(() => undoAll());

const ENTRY = { key: 'the-one-entry', rupees: 7 };
const COUNT = 'select count(*) as count from journals where narration = $1';

describe('a server that is killed between its COMMIT and its reply', () => {
  test('H52: gives the same reply once it runs again, and posts nothing more', async () => {
    const shared = await openSharedDatabase();
    const server = await shared.addServer();
    const opened = await openDoor(server.address(), server.said());
    const door = () => ({ ...opened, address: server.address() });
    const count = () =>
      shared.look(async ({ pool }) => (await pool.query(COUNT, [ENTRY.key])).rows[0]);
    shared.pipe.swallowCommits(1);
    const unanswered = post(door(), ENTRY);
    await eventually(async () => expect(await count()).toStrictEqual({ count: 1 }));
    await server.kill();
    expect(await unanswered).toStrictEqual({ kind: 'again' });
    await server.start();
    const answered = await post(door(), ENTRY);
    expect(answered).toMatchObject({ kind: 'acknowledged' });
    expect(await post(door(), ENTRY)).toStrictEqual(answered);
    expect(await count()).toStrictEqual({ count: 1 });
    await shared.close();
  });
});

describe('a request that comes again while its first sending is under way', () => {
  test('H50: gets the same reply, or is asked to come later, and is posted once', async () => {
    const installed = await install();
    const holder = new pg.Client({ ...superuserOf(installed.installation), database: 'lekha' });
    holder.on('error', () => undefined);
    await holder.connect();
    const door = installed.door();
    const hold = () =>
      holder.query(`begin; select from book_heads where book_id = ${door.bookId} for update`);

    await hold();
    const both = [post(door, ENTRY), post(door, ENTRY)];
    expect(await Promise.race([...both, later(1000)])).toBe('later');
    await holder.query('commit');
    const [one, other] = await Promise.all(both);
    expect(one).toMatchObject({ kind: 'acknowledged' });
    expect(other).toStrictEqual(one);

    const next = { key: 'the-next-entry', rupees: 8 };
    await hold();
    const refused = await Promise.all([sent(door, next), sent(door, next)]);
    expect(refused.map((reply) => reply?.status)).toStrictEqual([503, 503]);
    await holder.query('commit');
    expect(await post(door, next)).toMatchObject({ kind: 'acknowledged' });
    for (const { key } of [ENTRY, next]) {
      expect((await holder.query(COUNT, [key])).rows).toStrictEqual([{ count: '1' }]);
    }
    await holder.end();
    await installed.remove();
  });
});

const later = (milliseconds: number) =>
  new Promise<'later'>((resolve) => {
    setTimeout(() => resolve('later'), milliseconds);
  });

const sent = (door: Door, entry: typeof ENTRY) =>
  call(door.address, {
    path: '/api/islogin/journal',
    headers: { cookie: door.cookie, 'idempotency-key': entry.key },
    body: bodyOf(door, entry),
  });
