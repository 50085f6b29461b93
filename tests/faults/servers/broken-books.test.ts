// Books whose logs somebody has changed on the disk: a start finds them, names the event, and keeps
// people from writing behind it; other books go on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { superuserOf } from '../campaign/ground/installed.ts';
import { undoAll } from '../campaign/ground/left-behind.ts';
import { openSharedDatabase } from '../campaign/ground/shared-database.ts';
import type { SharedDatabase } from '../campaign/ground/shared-database.ts';
import { readPage } from '../campaign/load/clients.ts';
import { ask, eventually } from '../installation.ts';
import type { Door } from '../load.ts';
import { newBook, openDoor } from '../wire.ts';

let shared: SharedDatabase;

beforeAll(async () => {
  shared = await openSharedDatabase();
});
afterAll(async () => {
  await shared.close();
  await undoAll();
});

/** Among the accounts of the starter chart. */
const SEQ = 10;

/** Whoever owns the machine switches the triggers off, and on again so that nothing shows. */
async function change({ bookId }: Door, body: string): Promise<void> {
  const superuser = { ...superuserOf(shared.installation), database: 'lekha' };
  const triggers = (are: 'disable' | 'enable') => `
    for part in 0..7 loop
      execute format('alter table events_%s ${are} trigger all', part);
    end loop;`;
  await ask(
    superuser,
    `do $$ begin ${triggers('disable')}
       update events set body = ${body} where book_id = ${bookId} and seq = ${SEQ};
       ${triggers('enable')}
     end $$`,
  );
}

let count = 0;

/** @returns the status and the name of what came of it. */
async function posted({ address, cookie, bookId, cash, sales }: Door) {
  count += 1;
  const entry = [
    { account_id: cash, amount: '10.00' },
    { account_id: sales, amount: '-10.00' },
  ];
  const reply = await fetch(`${address}/api/islogin/journal?book_id=${bookId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `broken-${count}`, cookie },
    body: JSON.stringify({ entry, narration: 'Counter sale' }),
  });
  const { code, facts } = (await reply.json()) as { code?: string; facts?: unknown };
  return { status: reply.status, ...(code !== undefined && { code, facts }) };
}

async function healthOf({ address, cookie }: Pick<Door, 'address' | 'cookie'>): Promise<unknown> {
  const reply = await fetch(`${address}/api/health`, { headers: { cookie } });
  expect(reply.status).toBe(200);
  return reply.json();
}

test('a start names the event that was changed or cannot be read; other books go on', async () => {
  const server = await shared.addServer();
  const at = (door: Door): Door => ({ ...door, address: server.address() });
  const whole = await openDoor(server.address(), server.said());
  const [altered, unreadable] = [await newBook(whole), await newBook(whole)];
  expect(await posted(altered)).toStrictEqual({ status: 200 });
  await server.kill();

  const before = await ask(
    shared.database.owner,
    `select body from events where book_id = ${altered.bookId} and seq = ${SEQ}`,
  );
  await change(altered, `replace(body, '{', '{ ')`);
  await change(unreadable, 'left(body, 20)');
  // As after an update that changes the rows of every book.
  await ask(
    shared.database.writer,
    `update books set projection_versions = '{}'
     where book_id in (${whole.bookId}, ${unreadable.bookId})`,
  );
  await server.start();

  const broken = { status: 503, code: 'chain_broken', facts: { event: SEQ } };
  expect(await posted(at(altered))).toStrictEqual(broken);
  expect(await readPage(at(altered))).toBe(200);
  const named = (event: string, { bookId }: Door) =>
    new RegExp(`"event":"${event}","book":${bookId},"seq":${SEQ},`);
  await eventually(() => {
    expect(server.output()).toMatch(named('broken_chain', altered));
    expect(server.output()).toMatch(named('broken_chain', unreadable));
    expect(server.output()).toMatch(named('book_cannot_be_rebuilt', unreadable));
  });
  expect(await readPage(at(unreadable))).toBe(503);
  await eventually(async () => expect(await posted(at(whole))).toStrictEqual({ status: 200 }));
  expect(await readPage(at(whole))).toBe(200);
  expect(await healthOf(at(whole))).toMatchObject({
    status: 'degraded',
    broken_books: [
      { book_id: altered.bookId, kind: 'chain', event: SEQ },
      { book_id: unreadable.bookId, kind: 'chain', event: SEQ },
      { book_id: unreadable.bookId, kind: 'rebuild', event: SEQ },
    ],
  });
  expect(await healthOf({ address: server.address(), cookie: '' })).toStrictEqual({
    status: 'degraded',
    reason: 'An administrator is needed.',
  });

  // What was changed is put back, as from a backup: the next start takes entries again.
  await server.kill();
  await change(altered, `'${String(before?.['body'])}'`);
  await server.start();
  await eventually(async () => expect(await posted(at(altered))).toStrictEqual({ status: 200 }));
});
