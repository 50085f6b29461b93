// A slice of a batch beside the commands of its book, and of others.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandRequest, Outcome } from '#api/commands/request.ts';
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

const sales = (count: number): Promise<CommandRequest[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => saleRequest(books.core, stall, at + 1)));

const expectWhole = async (book: TestBook) =>
  expect(await verifyBook(books.database.writer, book.id)).toMatchObject({ ok: true });

describe('a slice', () => {
  test('takes turns with the commands of its book', async () => {
    const slices = async () => {
      for (let count = 0; count < 8; count += 1)
        await books.core.writer.submitSlice(await sales(60));
    };
    let isOver = false;
    const batch = slices().then(() => (isOver = true));
    const meanwhile: Outcome[] = [];
    while (!isOver) meanwhile.push(await postSale(books.core, stall, 100));
    await batch;
    expect(meanwhile.length).toBeGreaterThan(6);
    expect(meanwhile.every(({ kind }) => kind === 'accepted')).toBe(true);
    await expectWhole(stall);
  });

  test('begins once the single commands that are being written are answered', async () => {
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const also = () => {
      begun.resolve();
      return held.promise;
    };
    const requests = await sales(2);
    const single = postSale(books.core, cabs, 100, { also });
    await begun.promise;
    const order: string[] = [];
    const slice = books.core.writer.submitSlice(requests).then(() => order.push('slice'));
    const another = books.another();
    for (let count = 0; count < 5; count += 1) await postSale(another, stall, 100);
    order.push('single');
    held.resolve();
    await Promise.all([single, slice]);
    expect(order).toStrictEqual(['single', 'slice']);
  });

  test('a slice of which one command breaks answers the others', async () => {
    const requests = await sales(3);
    const poison = () => Promise.reject(new Error('The credentials could not be written.'));
    const settled = await books.core.writer.submitSlice(
      requests.map((request, at) => (at === 1 ? { ...request, also: poison } : request)),
    );
    expect(settled.map(({ status }) => status)).toStrictEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });
});
