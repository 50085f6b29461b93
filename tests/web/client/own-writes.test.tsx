// What this page wrote is read again once: by the page itself, or when the change is told of.
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '#api/contract/entity/changes.ts';
import { listJournals, postJournal } from '#api/contract/journal/journal.ts';
import { BOOK_HEADER, SEQ_HEADER } from '#api/contract/wire/headers.ts';
import { call } from '#web/client/call.ts';
import { createInvalidator } from '#web/client/changes/invalidator.ts';
import type { Invalidator } from '#web/client/changes/invalidator.ts';
import { asking } from '#web/client/query.ts';
import { serverAnswers } from '../support/answers.ts';

const BOOK = 1;
const GATHERED_MS = 250;

let client: QueryClient;
let invalidator: Invalidator;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  invalidator = createInvalidator(client, BOOK);
});
afterEach(() => {
  invalidator.stop();
  client.clear();
  vi.useRealTimers();
});

const passes = () => vi.advanceTimersByTimeAsync(GATHERED_MS);
const journals = (bookId = BOOK) => {
  const { queryKey, meta = {} } = asking(listJournals, { query: { book_id: bookId } });
  return { queryKey, meta };
};

/** A list that somebody looks at. @returns how often it was asked for. */
async function looking(bookId = BOOK) {
  const ask = vi.fn<() => Promise<string>>(async () => 'an answer');
  const observer = new QueryObserver(client, { ...journals(bookId), queryFn: ask });
  observer.subscribe(() => undefined);
  await passes();
  expect(ask).toHaveBeenCalledTimes(1);
  return ask;
}

async function touch(change: Change): Promise<void> {
  invalidator.onChange(change);
  await passes();
}
const posted = (seq: number): Change => ({ seq, kinds: ['journal'] });

/** The reply tells how far the log has come. */
async function write(seq: number): Promise<void> {
  const headers = { [BOOK_HEADER]: String(BOOK), [SEQ_HEADER]: String(seq) };
  serverAnswers([[postJournal, { headers, status: 200, body: {} }]]);
  const body = { book_id: BOOK, date: '2026-04-01', narration: '', entry: [] };
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await call(postJournal, { body });
  warn.mockRestore();
}
const readAgain = (bookId = BOOK) => client.invalidateQueries(journals(bookId));

test('What the page reads after the reply to its write is not read once more', async () => {
  const list = await looking();
  await write(7);
  await readAgain();
  await touch(posted(7));
  expect(list).toHaveBeenCalledTimes(2);
});

test('What others write afterwards is read', async () => {
  const list = await looking();
  await write(7);
  await readAgain();
  await touch(posted(8));
  expect(list).toHaveBeenCalledTimes(3);
});

test('What was read before the reply is read again', async () => {
  const list = await looking();
  await write(7);
  await touch(posted(7));
  expect(list).toHaveBeenCalledTimes(2);
});

test('A change that is told of before the reply is read once too', async () => {
  const list = await looking();
  invalidator.onChange(posted(7));
  await write(7);
  await readAgain();
  await passes();
  expect(list).toHaveBeenCalledTimes(2);
});

test('A change of the masters that all share is read whatever this page wrote', async () => {
  const list = await looking();
  await write(7);
  await readAgain();
  invalidator.onChange({ kinds: ['journal'], shared: true });
  await touch(posted(7));
  expect(list).toHaveBeenCalledTimes(3);
});

test('What is written into a book says nothing of another', async () => {
  invalidator.stop();
  invalidator = createInvalidator(client, BOOK + 1);
  const list = await looking(BOOK + 1);
  await write(7);
  await readAgain(BOOK + 1);
  await touch(posted(7));
  expect(list).toHaveBeenCalledTimes(3);
});

test('A read that was given up is made again', async () => {
  const list = await looking();
  await write(7);
  list.mockReturnValueOnce(new Promise(() => undefined));
  void readAgain();
  await client.cancelQueries(journals());
  await touch(posted(7));
  expect(list).toHaveBeenCalledTimes(3);
});

test('A read that failed is made again', async () => {
  const list = await looking();
  await write(7);
  list.mockRejectedValueOnce(new Error('The network is gone.'));
  await readAgain();
  await touch(posted(7));
  expect(list).toHaveBeenCalledTimes(3);
});

test('A further page says nothing of those before it', async () => {
  const ask = vi.fn<() => Promise<string>>(async () => 'a page');
  const observer = new InfiniteQueryObserver(client, {
    ...journals(),
    queryFn: ask,
    initialPageParam: 0,
    getNextPageParam: (_page, pages) => pages.length,
  });
  observer.subscribe(() => undefined);
  await passes();
  await write(7);
  await observer.fetchNextPage();
  expect(ask).toHaveBeenCalledTimes(2);
  await touch(posted(7));
  expect(ask).toHaveBeenCalledTimes(4);
});
