import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkChain } from '#api/commands/rebuild/chains.ts';
import { readFaults } from '#api/store/book-faults.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { openBooks, postSale } from '#tests/support/books.ts';
import type { Books, TestBook } from '#tests/support/books.ts';
import { asSuperuser } from '#tests/support/postgres.ts';

let books: Books;
let stall: TestBook;

beforeEach(async () => {
  books = await openBooks();
  stall = await books.book(await books.person('asha@example.in'));
  for (const amount of [100, 200, 300]) await postSale(books.core, stall, amount);
});
afterEach(() => books.close());

/** Whoever owns the machine can switch the trigger off; that is what the chain is for. */
const tamper = (change: string) =>
  asSuperuser(async (client) => {
    await client.query(
      `do $$ begin for part in 0..7 loop
        execute format('alter table events_%s disable trigger all', part); end loop; end $$`,
    );
    await client.query(change);
  }, books.database.name);

const verdict = () => verifyBook(books.database.writer, stall.id);

describe('verify', () => {
  test('finds an untouched book whole', async () => {
    expect(await verdict()).toMatchObject({ ok: true, events: 78 });
  });

  test.each([
    ['a changed amount', `update events set body = replace(body, '200', '900') where seq = 77`, 77],
    ['a changed author', 'update events set actor_id = 9 where seq = 77', 77],
    ['a changed time', `update events set recorded_at = now() where seq = 77`, 77],
    ['a removed event', 'delete from events where seq = 77', 78],
    ['a cut tail', 'delete from events where seq = 78', 78],
    ['a raised epoch', 'update events set epoch = 3 where seq = 77', 77],
  ])('says where %s breaks the chain', async (_, change, seq) => {
    await tamper(change);
    expect(await verdict()).toMatchObject({ ok: false, seq });
  });

  test('finds an event moved over from another book', async () => {
    const other = await books.book(stall.ownerId);
    await postSale(books.core, other, 100);
    await tamper(`update events e set body = o.body, hash = o.hash from events o
      where e.book_id = ${stall.id} and e.seq = 76 and o.book_id = ${other.id} and o.seq = 76`);
    expect(await verdict()).toMatchObject({ ok: false, seq: 76 });
  });

  test('keeps people from writing behind a break until the log is whole again', async () => {
    const text = (from: string, to: string) =>
      `update events set body = replace(body, '${from}', '${to}')
       where book_id = ${stall.id} and seq = 77`;
    await tamper(text('200', '900'));
    expect(await checkChain(books.core.pool, stall.id)).toMatchObject({ ok: false, seq: 77 });
    await expect(postSale(books.core, stall, 400)).rejects.toThrow('breaks at event 77');
    expect(await readFaults(books.core.pool)).toMatchObject([
      { bookId: stall.id, kind: 'chain', seq: 77 },
    ]);
    await tamper(text('900', '200'));
    expect(await checkChain(books.core.pool, stall.id)).toMatchObject({ ok: true });
    await postSale(books.core, stall, 400);
    expect(await readFaults(books.core.pool)).toStrictEqual([]);
    await checkChain(books.core.pool, 999);
    expect(await readFaults(books.core.pool)).toStrictEqual([]);
  });

  test('knows no book that is not there', async () => {
    expect(await verifyBook(books.database.writer, 999)).toMatchObject({ ok: false, seq: 0 });
  });
});
