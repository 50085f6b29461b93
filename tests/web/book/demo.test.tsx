import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { beginDemoBook, discardDemoBook, readDemoBook } from '#api/contract/book/caller/demo.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import { BookListPage } from '#web/features/book/BookListPage.tsx';
import { DemoOffer } from '#web/shell/bar/demo/DemoOffer.tsx';
import { DemoRibbon } from '#web/shell/bar/demo/DemoRibbon.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { sessionAtom, store } from '#web/state/session.ts';
import begun from '#tests/specimens/replies/beginDemoBook.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const offered = ok({ offered: true, book: null });
const ready = ok({ offered: true, book: { ...begun, demo: 'ready' } });
const named = { id: begun.id, name: begun.name, demo: 'ready' as const };
const offer = () => page.getByRole('button', { name: 'Look around in a demo book' });
const withDemo = { ...meera, books: [...meera.books, named] };

describe('the offer of a demo book', () => {
  const open = () => show(DemoOffer, { path: '/offer' });

  test('waits until the book is filled and leads to its dashboard', async () => {
    serverAnswers([
      [readDemoBook, offered, ready],
      [beginDemoBook, ok(begun)],
      [sessionCheck, ok(withDemo)],
    ]);
    await open();
    await userEvent.click(offer());
    await expect.element(page.getByText('Filling the demo book…')).toBeVisible();
    await expect.element(page.getByText('Went to /dashboard')).toBeVisible();
    expect(store.get(sessionAtom)?.books.at(-1)).toEqual(named);
  });

  test('says so when the book could not be filled', async () => {
    serverAnswers([
      [readDemoBook, offered],
      [beginDemoBook, ok(begun)],
    ]);
    await open();
    await userEvent.click(offer());
    await expect.element(page.getByText(/could not be filled. Try again/)).toBeVisible();
  });

  test('says in the server’s words why there is none', async () => {
    serverAnswers([
      [readDemoBook, offered],
      [beginDemoBook, problem(429, 'too_many_requests', 'This was done very often.')],
    ]);
    await open();
    await userEvent.click(offer());
    await expect.element(page.getByText('This was done very often.')).toBeVisible();
  });

  test('stands in an empty list of books, unless the installation has turned it off', async () => {
    const lists = ok([]);
    serverAnswers([
      [listBooks, lists],
      [readDemoBook, ok({ offered: false, book: null })],
    ]);
    await show(BookListPage, { path: '/book', user: { ...meera, books: [] } });
    await expect.element(page.getByRole('heading', { name: 'No books yet' })).toBeVisible();
    expect(offer().elements()).toEqual([]);
  });
});

describe('the ribbon of a demo book', () => {
  test('throws it away by one act and leads back', async () => {
    const calls = serverAnswers([
      [discardDemoBook, ok({})],
      [sessionCheck, ok(meera)],
    ]);
    await show(DemoRibbon, { path: '/journal', user: withDemo });
    await expect.element(page.getByText(/Nothing in it is real/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Throw it away' }));
    await expect.element(page.getByText('Went to /dashboard')).toBeVisible();
    await expect.poll(() => store.get(noticeAtom)?.text).toBe('The demo book was thrown away.');
    expect(calls[0]?.path).toBe('DELETE /api/islogin/demo_book');
  });

  test('offers a book of one’s own to somebody who has none', async () => {
    await show(DemoRibbon, { path: '/journal', user: { ...meera, books: [named] } });
    const link = page.getByRole('link', { name: 'Add your own book' });
    await expect.element(link).toHaveAttribute('href', '/book?new=1');
  });
});
