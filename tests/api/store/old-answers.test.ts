// Answers to requests are kept for 35 days, and then go; the server can remove no younger one.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeOldAnswers } from '#api/store/idempotency.ts';
import { openBooks, postSale } from '#tests/support/books.ts';
import type { Books, TestBook } from '#tests/support/books.ts';

let books: Books;
let stall: TestBook;
beforeAll(async () => {
  books = await openBooks();
  stall = await books.book(await books.person('asha@example.in'));
});
afterAll(() => books.close());

const hash = '01'.repeat(32);
const under = (key: string) => ({ idempotency: { key, requestHash: hash } });
const post = (key: string) => postSale(books.core, stall, 100, under(key));

const wait = (key: string, age: string) =>
  books.database.owner.query(
    `update idempotency_keys set recorded_at = clock_timestamp() - $2::interval where key = $1`,
    [key, age],
  );

async function keysLeft(): Promise<readonly string[]> {
  const { rows } = await books.database.writer.query<{ key: string }>(
    'select key from idempotency_keys order by key',
  );
  return rows.map(({ key }) => key);
}

beforeEach(() => books.database.owner.query('delete from idempotency_keys'));

test('what was answered 35 days ago goes, and what was answered later stays', async () => {
  for (const key of ['fresh-key', 'later-key', 'older-key']) await post(key);
  await wait('later-key', '34 days 23 hours');
  await wait('older-key', '35 days 1 minute');
  expect(await removeOldAnswers(books.core.pool)).toBe(1);
  expect(await keysLeft()).toStrictEqual(['fresh-key', 'later-key']);
  expect(await post('later-key')).toMatchObject({ kind: 'accepted', replayed: true });
  expect(await post('older-key')).toMatchObject({ kind: 'accepted', replayed: false });
});

test('an answer without an instant is as old as its event', async () => {
  await post('young-key');
  await post('aged-key');
  await books.database.owner.query('update idempotency_keys set recorded_at = null');
  await books.database.owner.query(
    `insert into events select (jsonb_populate_record(e, jsonb_build_object('book_id', 999,
       'recorded_at', clock_timestamp() - interval '36 days'))).* from events e
     where book_id = $1 and seq = 1`,
    [stall.id],
  );
  await books.database.owner.query(
    `update idempotency_keys set events_book_id = 999, first_seq = 1 where key = 'aged-key'`,
  );
  expect(await removeOldAnswers(books.core.pool)).toBe(1);
  expect(await keysLeft()).toStrictEqual(['young-key']);
});
