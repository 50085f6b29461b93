// Who waits for whom: a batch for its book only, a book that another process holds for nobody else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandRequest } from '#api/commands/request.ts';
import { createBookScheduler, exclusiveMaxOf } from '#api/commands/queue/scheduler.ts';
import type { WholeBatch } from '#api/commands/batch/whole.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { openBooks, postSale, saleRequest } from '#tests/support/books.ts';
import type { Books, TestBook } from '#tests/support/books.ts';

let books: Books;
let stall: TestBook;
let cabs: TestBook;

beforeAll(async () => {
  books = await openBooks();
  const ownerId = await books.person('asha@example.in');
  stall = await books.book(ownerId);
  cabs = await books.book(ownerId);
});
afterAll(() => books.close());

const sales = (count: number, core = books.core): Promise<CommandRequest[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => saleRequest(core, stall, at + 1)));

const tag = async <Name extends string>(name: Name, job: Promise<unknown>): Promise<Name> => {
  await job;
  return name;
};

const expectWhole = async (book: TestBook) =>
  expect(await verifyBook(books.database.writer, book.id)).toMatchObject({ ok: true });

describe('a batch that is posted whole', () => {
  test('keeps the commands of its book waiting, and those of no other', async () => {
    const whole: WholeBatch = { requests: await sales(1500), isSpoilt: false };
    const batch = tag('batch', books.core.writer.submitWhole(whole));
    const same = tag('same book', postSale(books.core, stall, 700));
    const other = tag('other book', postSale(books.core, cabs, 700));
    const order: string[] = [];
    await Promise.all([batch, same, other].map(async (job) => order.push(await job)));
    expect(order).toStrictEqual(['other book', 'batch', 'same book']);
    await expectWhole(stall);
  });

  test('waits its turn behind what the queue holds of its book', async () => {
    const first = await Promise.all([
      postSale(books.core, stall, 100),
      books.core.writer.submitWhole({ requests: await sales(5), isSpoilt: false }),
      postSale(books.core, stall, 200),
    ]);
    expect(first.map(({ kind }) => kind)).toStrictEqual(['accepted', 'committed', 'accepted']);
    await expectWhole(stall);
  });

  test('a whole batch that meets an exception harms nobody else', async () => {
    const requests = await sales(300);
    const broken = requests.map((request, at) => {
      if (at !== 200 || request.command.type !== 'PostJournal') return request;
      // A narration that cannot be stored stops at the door; past it, the log stops it.
      const data = { ...request.command.data, narration: 'a lone \ud800 surrogate' };
      return { ...request, command: { ...request.command, data } };
    });
    const answers = await Promise.allSettled([
      books.core.writer.submitWhole({ requests: broken, isSpoilt: false }),
      postSale(books.core, stall, 300),
    ]);
    expect(answers.map(({ status }) => status)).toStrictEqual(['rejected', 'fulfilled']);
    await expectWhole(stall);
  });
});

describe('a book that another process holds', () => {
  test('keeps no other book waiting, and its commands go through once it is free', async () => {
    const client = await books.database.pool('lekha_writer', 1).connect();
    await client.query('begin');
    await client.query('select from book_heads where book_id = $1 for update', [stall.id]);
    const waiting = tag('held book', postSale(books.core, stall, 100));
    const other = await tag('other book', postSale(books.core, cabs, 100));
    expect(other).toBe('other book');
    const early = await Promise.race([waiting, tag('still held', postSale(books.core, cabs, 100))]);
    expect(early).toBe('still held');
    await client.query('commit');
    client.release();
    expect(await waiting).toBe('held book');
    await expectWhole(stall);
  });

  test('a book that is held for too long answers all of its commands as busy at once', async () => {
    const client = await books.database.pool('lekha_writer', 1).connect();
    await client.query('begin');
    await client.query('select from book_heads where book_id = $1 for update', [stall.id]);
    const requests = await sales(20);
    const began = performance.now();
    const answers = await Promise.allSettled(requests.map(books.core.writer.submit));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(performance.now() - began).toBeLessThan(9000);
    expect((await postSale(books.core, cabs, 100)).kind).toBe('accepted');
    await client.query('commit');
    client.release();
    expect((await postSale(books.core, stall, 100)).kind).toBe('accepted');
  });

  test('a book held by a batch in another server keeps only its own commands waiting', async () => {
    const another = books.another();
    const whole = { requests: await sales(800, another), isSpoilt: false };
    const batch = another.writer.submitWhole(whole);
    const meanwhile = Array.from({ length: 50 }, (_, at) =>
      postSale(books.core, at % 2 === 0 ? stall : cabs, 100),
    );
    const outcomes = await Promise.all(meanwhile);
    expect(outcomes.every(({ kind }) => kind === 'accepted')).toBe(true);
    expect((await batch).kind).toBe('committed');
    await expectWhole(stall);
    await another.writer.idle();
  });
});

describe('the turns on a book', () => {
  test('give way to the queue after each piece beside it, and back', async () => {
    const log: string[] = [];
    let hasWaiting = true;
    const turns = createBookScheduler({ has: () => hasWaiting, wake: () => log.push('wake') }, 4);
    const piece = (name: string) =>
      turns.runExclusive(1, () => {
        log.push(name);
        return Promise.resolve();
      });
    await piece('one');
    const two = piece('two');
    await Promise.resolve();
    expect([log, turns.isFree(1)]).toStrictEqual([['one', 'wake'], true]);
    turns.hold(new Set([1]));
    expect(turns.isFree(1)).toBe(false);
    turns.release(new Set([1]));
    await two;
    expect(log).toStrictEqual(['one', 'wake', 'two', 'wake']);
    hasWaiting = false;
    await Promise.all([piece('three'), piece('four')]);
    expect(log.filter((word) => word !== 'wake')).toStrictEqual(['one', 'two', 'three', 'four']);
  });

  test('are a quarter of the connections at most, and no more than four', async () => {
    const turns = createBookScheduler(
      { has: () => false, wake: () => undefined },
      exclusiveMaxOf(16),
    );
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, (_, at) => turns.runExclusive(at, job)));
    expect(most).toBe(4);
    expect([1, 4, 8, 100].map(exclusiveMaxOf)).toStrictEqual([1, 1, 2, 4]);
  });
});
