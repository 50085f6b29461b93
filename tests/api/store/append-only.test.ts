import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBooks } from '#tests/support/books.ts';
import type { Books } from '#tests/support/books.ts';
import { asSuperuser } from '#tests/support/postgres.ts';

let books: Books;

beforeAll(async () => {
  books = await openBooks();
  await books.book(await books.person('asha@example.in'));
  await books.person('meera@example.in');
});
afterAll(() => books.close());

const INSUFFICIENT_PRIVILEGE = '42501';

const CHANGES = [
  `update events set body = '{}' where seq = 1`,
  'delete from events',
  'truncate events',
  'update events_0 set seq = seq + 1',
  'delete from events_1',
  'truncate events_2',
  `insert into events select * from events on conflict (book_id, seq) do update set body = '{}'`,
  `merge into events e using (select 1) as s on true when matched then delete`,
  'alter table events disable trigger all',
  'drop table events',
  'update book_heads set epoch = 2',
  'delete from book_heads',
  'delete from books',
  'delete from idempotency_keys',
  'delete from subject_keys',
  'update subject_keys set wrapped_key = null',
  `update subject_keys set wrapped_key = '\\x00' where subject = (select min(subject) from subject_keys)`,
  'update subject_keys set subject = subject + 1',
  `insert into subject_keys select * from subject_keys
    on conflict (subject) do update set wrapped_key = null`,
  `do $$ begin update subject_keys set wrapped_key = null; end $$`,
  'set session_replication_role = replica',
];

describe('the log', () => {
  test.each(CHANGES)('the server’s role may not: %s', async (change) => {
    const attempt = books.database.writer.query(change);
    await expect(attempt).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });

  test.each([
    `update events set body = '{}' where book_id = 0`,
    'delete from events where book_id = 0',
    'truncate events',
    'truncate events_0, events_1, events_2, events_3, events_4, events_5, events_6, events_7',
  ])('a trigger stops even its owner and the superuser: %s', async (change) => {
    const refused = { message: expect.stringContaining('append-only') };
    await expect(books.database.owner.query(change)).rejects.toMatchObject(refused);
    const replica = asSuperuser(async (client) => {
      await client.query('set session_replication_role = replica');
      await client.query(change);
    }, books.database.name);
    await expect(replica).rejects.toMatchObject(refused);
  });

  test('auditors read events but no keys and no sessions', async () => {
    const { reader } = books.database;
    await expect(reader.query('select count(*) from events')).resolves.toBeDefined();
    for (const table of ['subject_keys', 'credentials', 'sessions', 'reset_tokens']) {
      const attempt = reader.query(`select * from ${table}`);
      await expect(attempt).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    }
    const write = reader.query(`insert into book_heads (book_id, hash) values (9, '')`);
    await expect(write).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });
});
