// What a change makes old is read again, and nothing else; a page shows it by itself.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { QueryKey, QueryMeta } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listAccountChanges, listAccountTypes } from '#api/contract/account/account.ts';
import type { Change } from '#api/contract/entity/changes.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint, ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { listRecords } from '#api/contract/entity/entity.ts';
import { health } from '#api/contract/server/health.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { readTrialBalance } from '#api/contract/account/ledger.ts';
import { createInvalidator } from '#web/client/changes/invalidator.ts';
import type { Invalidator } from '#web/client/changes/invalidator.ts';
import { asking, askingPages } from '#web/client/query.ts';
import { useChanges } from '#web/client/changes/use-changes.ts';
import { JournalListPage } from '#web/features/journal/list/JournalListPage.tsx';
import journalCards from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import { JOURNAL_AS_CARDS, ok, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { streamServer } from '../support/stream.ts';

const BOOK = 1;
const GATHERED_MS = 250;

let client: QueryClient;
let invalidator: Invalidator;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  client = new QueryClient();
  invalidator = createInvalidator(client, BOOK);
});
afterEach(() => {
  invalidator.stop();
  client.clear();
  vi.useRealTimers();
});

type Look = { readonly queryKey?: QueryKey; readonly meta?: QueryMeta | undefined };

/** A read that somebody looks at. @returns how often it was asked for, once it was answered. */
async function looking({ queryKey = [], meta = {} }: Look) {
  const ask = vi.fn<() => Promise<string>>(async () => 'an answer');
  const observer = new QueryObserver(client, { queryKey, meta, queryFn: ask, staleTime: 60_000 });
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().isSuccess).toBe(true);
  return ask;
}

const ofBook = (id: number) => ({ params: { bookId: id } });
const journals = asking(listJournals, { query: { book_id: BOOK } });
const passes = () => vi.advanceTimersByTimeAsync(GATHERED_MS);

describe('a change', () => {
  const touch = async (change: Change) => {
    invalidator.onChange(change);
    await passes();
  };

  test('has the reads of its kinds done again, in its own book', async () => {
    const accounts = await looking(asking(listAccountChanges, ofBook(BOOK)));
    const others = await looking(asking(listAccountChanges, ofBook(BOOK + 1)));
    const trial = await looking(asking(readTrialBalance, { ...ofBook(BOOK), query: {} }));
    const ask = () => ({ query: { book_id: BOOK } });
    const pages = await looking(askingPages(listJournals, ask, () => null) as Look);
    const alive = await looking(asking(health, {}));
    await touch({ seq: 7, kinds: ['journal', 'journal_detail'] });
    expect([accounts, trial, pages, others, alive].map(({ mock }) => mock.calls.length)).toEqual([
      1, 2, 2, 1, 1,
    ]);
  });

  test('is known by its name when generic calls show its kind', async () => {
    const bills = await looking(asking(listRecords, { params: { entity: 'bill' } }));
    const photos = await looking(asking(listRecords, { params: { entity: 'photo' } }));
    await touch({ seq: 7, kinds: ['bill'] });
    expect([bills, photos].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  test('has a read asked for again that does not say what it shows', async () => {
    const queryKey = ['/api/islogin/book/:bookId/new-report', ofBook(BOOK)];
    const unknown = await looking({ queryKey });
    await touch({ seq: 7, kinds: ['bill'] });
    expect(unknown).toHaveBeenCalledTimes(2);
  });

  test('that touches shared masters concerns every book', async () => {
    const types = await looking(asking(listAccountTypes, { query: { book_id: BOOK + 1 } }));
    const list = await looking(journals);
    await touch({ kinds: ['account_type'], shared: true });
    expect([types, list].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  test('that touches everything has all reads done again that show anything of the books', async () => {
    const list = await looking(journals);
    const alive = await looking(asking(health, {}));
    await touch({ seq: 7, kinds: [], everything: true });
    expect([list, alive].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  test('is read with others that it follows closely', async () => {
    const list = await looking(journals);
    for (let seq = 1; seq <= 30; seq += 1) {
      invalidator.onChange({ seq, kinds: ['journal'] });
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(list).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(list).toHaveBeenCalledTimes(3);
  });

  test('while a first answer is on its way has it asked for once more', async () => {
    let answer: (value: string) => void = () => undefined;
    const ask = vi.fn<() => Promise<string>>(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
    const { queryKey } = journals;
    new QueryObserver(client, { queryKey, queryFn: ask }).subscribe(() => undefined);
    await touch({ seq: 7, kinds: ['journal'] });
    expect(ask).toHaveBeenCalledTimes(1);
    answer('of before the change');
    await passes();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('that a hidden page shows is read when somebody looks at the page', async () => {
    const list = await looking(journals);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await touch({ seq: 7, kinds: ['journal'] });
    expect(list).toHaveBeenCalledTimes(1);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await passes();
    expect(list).toHaveBeenCalledTimes(2);
  });
});

describe('when listening begins', () => {
  test('what was read before the newest change is read again, and nothing younger', async () => {
    const list = await looking(journals);
    invalidator.onStart(60_000);
    await passes();
    expect(list).toHaveBeenCalledTimes(1);
    invalidator.onStart(0);
    await passes();
    expect(list).toHaveBeenCalledTimes(2);
  });
});

const isRead = (endpoint: Endpoint): endpoint is ReadEndpoint => 'shows' in endpoint;
const READS = Object.values<Endpoint>(endpoints).filter(isRead);
/**
 * These show nothing of the books that is kept: the server's, the law's, one's sessions and how
 * one wants lists drawn, what is asked for once, or no reads at all.
 */
const SHOW_NOTHING = [
  '/api/health',
  '/api/logout',
  '/api/sessions',
  '/api/islogin/hsn',
  '/api/islogin/book/:bookId/changes',
  '/api/islogin/book/:bookId/export',
  '/api/islogin/book/:bookId/log-head',
  '/api/islogin/book/:bookId/moment',
  '/api/islogin/book/:bookId/list-choices',
  '/api/islogin/book/:bookId/report_pdf',
  '/api/islogin/import',
  '/api/islogin/book/:bookId/template/sales',
  '/api/islogin/book/:bookId/template/cabes',
];

describe('every read', () => {
  test('says which kinds of record it shows', () => {
    const silent = READS.filter(({ shows }) => shows.length === 0).map(({ path }) => path);
    expect(silent.toSorted()).toEqual(SHOW_NOTHING.toSorted());
    const byPath = READS.filter(({ shows }) => typeof shows === 'string');
    for (const { path, shows } of byPath) expect(`${path}/`).toContain(`/${String(shows)}/`);
  });

  test.each(ENTITY_KINDS)(
    'that shows %s is done again when one is touched, and no other',
    async (kind) => {
      const input = { params: { bookId: BOOK, entity: 'photo', kind: 'photo' } };
      for (const endpoint of READS) {
        const { queryKey, meta = {} } = asking(endpoint, input as never);
        client.getQueryCache().build(client, { queryKey, meta }).setData('an answer');
      }
      invalidator.onChange({ seq: 7, kinds: [kind] });
      await passes();
      const outdated = client.getQueryCache().findAll({ stale: true });
      const showing = READS.filter(({ shows }) =>
        typeof shows === 'string' ? kind === 'photo' : shows.includes(kind),
      );
      expect(new Set(outdated.map(({ queryKey }) => queryKey[0]))).toEqual(
        new Set(showing.map(({ path }) => path)),
      );
    },
  );
});

describe('a page', () => {
  beforeEach(() => void vi.useRealTimers());

  const [entry, ...before] = journalCards;

  function LiveJournals() {
    useChanges(BOOK, 3, () => undefined);
    return <JournalListPage />;
  }

  test('shows what another person posts, without being asked to', async () => {
    const later = { ...entry, narration: 'Posted by somebody else' };
    serverAnswers([JOURNAL_AS_CARDS, [listJournals, ok(before), ok([later, ...before])]]);
    const server = streamServer();
    await show(LiveJournals, { path: '/journal' });
    await expect.poll(() => server.open().length).toBe(1);
    await expect.element(page.getByRole('article').first()).toBeVisible();
    server.lines[0]?.say({ seq: 114, kinds: [], quiet_ms: 3_600_000 });
    await expect.element(page.getByText('Posted by somebody else')).not.toBeInTheDocument();
    server.lines[0]?.say({ seq: 115, kinds: ['account', 'journal', 'journal_detail'] });
    await expect.element(page.getByText('Posted by somebody else')).toBeVisible();
  });

  test('listens no more when it is left', async () => {
    serverAnswers([JOURNAL_AS_CARDS, [listJournals, ok(journalCards)]]);
    const server = streamServer();
    const { unmount } = await show(LiveJournals, { path: '/journal' });
    await expect.poll(() => server.open().length).toBe(1);
    await unmount();
    await expect.poll(() => server.open().length).toBe(0);
  });
});
