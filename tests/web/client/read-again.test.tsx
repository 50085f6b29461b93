// What a change makes old is read again, and nothing else; a page shows it by itself.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listAccounts, listAccountTypes } from '#api/contract/account.ts';
import type { Change } from '#api/contract/changes.ts';
import { listRecords } from '#api/contract/entity.ts';
import { health } from '#api/contract/health.ts';
import { listJournals } from '#api/contract/journal.ts';
import { readTrialBalance } from '#api/contract/ledger.ts';
import { createReadAgain } from '#web/client/changes/read-again.ts';
import type { ReadAgain } from '#web/client/changes/read-again.ts';
import { useChanges } from '#web/client/changes/use-changes.ts';
import { JournalListPage } from '#web/features/journal/list/JournalListPage.tsx';
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { streamServer } from '../support/stream.ts';

const BOOK = 1;
const GATHERED_MS = 250;

let client: QueryClient;
let reading: ReadAgain;
beforeEach(() => {
  client = new QueryClient();
  reading = createReadAgain(client, BOOK);
});
afterEach(() => {
  reading.stop();
  client.clear();
});

/** A read that somebody looks at. @returns how often it was asked for, once it was answered. */
async function looking(key: readonly unknown[]) {
  const ask = vi.fn<() => Promise<string>>(async () => 'an answer');
  const observer = new QueryObserver(client, { queryKey: key, queryFn: ask, staleTime: 60_000 });
  observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  return ask;
}

const ofBook = (id: number) => ({ params: { bookId: id } });
const passes = () => new Promise((resolve) => setTimeout(resolve, GATHERED_MS));

describe('a change', () => {
  const touch = async (change: Change) => {
    reading.touched(change);
    await passes();
  };

  test('has the reads of its kinds done again, in its own book', async () => {
    const accounts = await looking([listAccounts.path, ofBook(BOOK)]);
    const others = await looking([listAccounts.path, ofBook(BOOK + 1)]);
    const trial = await looking([
      readTrialBalance.path,
      { ...ofBook(BOOK), query: { year: 2026 } },
    ]);
    const pages = await looking([listJournals.path, 'pages', { query: { book_id: BOOK } }]);
    const alive = await looking([health.path, {}]);
    await touch({ seq: 7, kinds: ['journal', 'journal_detail'] });
    expect([accounts, trial, pages, others, alive].map(({ mock }) => mock.calls.length)).toEqual([
      1, 2, 2, 1, 1,
    ]);
  });

  test('of a kind that generic calls show is known by its name', async () => {
    const bills = await looking([listRecords.path, { params: { entity: 'bill' } }]);
    const photos = await looking([listRecords.path, { params: { entity: 'photo' } }]);
    await touch({ seq: 7, kinds: ['bill'] });
    expect([bills, photos].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  test('is shown by a read that nobody has thought of', async () => {
    const unknown = await looking(['/api/islogin/book/:bookId/new-report', ofBook(BOOK)]);
    await touch({ seq: 7, kinds: ['bill'] });
    expect(unknown).toHaveBeenCalledTimes(2);
  });

  test('of the shared masters concerns every book, and of these what shows such', async () => {
    const types = await looking([listAccountTypes.path, { query: { book_id: BOOK + 1 } }]);
    const list = await looking([listJournals.path, { query: { book_id: BOOK } }]);
    await touch({ kinds: ['account_type'], shared: true });
    expect([types, list].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    await passes();
    await touch({ kinds: [], everything: true, shared: true });
    await expect.poll(() => types.mock.calls.length).toBe(3);
    expect(list).toHaveBeenCalledTimes(1);
  });

  test('that follows others closely is read with them', async () => {
    const list = await looking([listJournals.path, { query: { book_id: BOOK } }]);
    for (let seq = 1; seq <= 30; seq += 1) {
      reading.touched({ seq, kinds: ['journal'] });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(list.mock.calls.length).toBeLessThanOrEqual(2);
    await expect.poll(() => list.mock.calls.length, { timeout: 3000 }).toBeGreaterThan(2);
    expect(list.mock.calls.length).toBeLessThanOrEqual(3);
  });

  test('while a first answer is on its way has it asked for once more', async () => {
    let answer: (value: string) => void = () => undefined;
    const ask = vi.fn<() => Promise<string>>(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
    const queryKey = [listJournals.path, { query: { book_id: BOOK } }];
    new QueryObserver(client, { queryKey, queryFn: ask }).subscribe(() => undefined);
    await touch({ seq: 7, kinds: ['journal'] });
    expect(ask).toHaveBeenCalledTimes(1);
    answer('of before the change');
    await expect.poll(() => ask.mock.calls.length).toBe(2);
  });

  test('on a page that nobody looks at is read when somebody does', async () => {
    const list = await looking([listJournals.path, { query: { book_id: BOOK } }]);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await touch({ seq: 7, kinds: ['journal'] });
    expect(list).toHaveBeenCalledTimes(1);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => list.mock.calls.length).toBe(2);
  });
});

describe('when listening begins', () => {
  test('what was read before the newest change is read again, and nothing younger', async () => {
    const list = await looking([listJournals.path, { query: { book_id: BOOK } }]);
    reading.began(60_000);
    await passes();
    expect(list).toHaveBeenCalledTimes(1);
    reading.began(0);
    await expect.poll(() => list.mock.calls.length).toBe(2);
  });
});

describe('a page', () => {
  const [entry, ...before] = journals;

  function LiveJournals() {
    useChanges(BOOK, 3, () => undefined);
    return <JournalListPage />;
  }

  test('shows what another person posts, without being asked to', async () => {
    const later = { ...entry, narration: 'Posted by somebody else' };
    serverAnswers([[listJournals, ok(before), ok([later, ...before])]]);
    const server = streamServer();
    await show(LiveJournals, { path: '/journal' });
    await expect.poll(() => server.open().length).toBe(1);
    server.lines[0]?.say({ seq: 114, kinds: [], quiet_ms: 3_600_000 });
    await expect.element(page.getByText('Posted by somebody else')).not.toBeInTheDocument();
    server.lines[0]?.say({ seq: 115, kinds: ['account', 'journal', 'journal_detail'] });
    await expect.element(page.getByText('Posted by somebody else')).toBeVisible();
  });

  test('listens no more when it is left', async () => {
    serverAnswers([[listJournals, ok(journals)]]);
    const server = streamServer();
    const { unmount } = await show(LiveJournals, { path: '/journal' });
    await expect.poll(() => server.open().length).toBe(1);
    await unmount();
    await expect.poll(() => server.open().length).toBe(0);
  });
});
