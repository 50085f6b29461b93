import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { readTrialBalance } from '#api/contract/account/ledger.ts';
import { BookHomePage } from '#web/features/book/home/BookHomePage.tsx';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { store } from '#web/state/session.ts';
import balance from '#tests/specimens/replies/readTrialBalance.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const AT = '2026-11-10T08:35:00.000Z';
const LOCKED = [
  { event: 9, kind: 'lock', words: 'Locked to 31 Oct 2026 (month): Audited' },
  { event: 7, kind: 'filing', words: 'GSTR-1 of Oct 2026 marked filed' },
].map((one) => ({ ...one, recorded_at: AT, by: null }));

const open = (balances: Answer, entries: Answer) => {
  serverAnswers([
    [listBooks, ok(books)],
    [readTrialBalance, balances],
    [listJournals, entries],
    [instantEndpoints.readNamedMoments, ok(LOCKED)],
  ]);
  return show(BookHomePage, { path: '/book/:bookId', at: '/book/1' });
};

describe('the home of a book', () => {
  test('announces its parts while they load', async () => {
    await open('waiting', 'waiting');
    await expect.element(page.getByLabelText('Loading the trial balance')).toBeInTheDocument();
    await expect.element(page.getByLabelText('Loading the latest entries')).toBeInTheDocument();
  });

  test('shows both sides of the trial balance, the last entries, and its links', async () => {
    await open(ok(balance), ok(journals));
    await expect.element(page.getByText('₹550.00').first()).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '#5' }))
      .toHaveAttribute('href', '/book/1/journal/5');
    await expect
      .element(page.getByRole('link', { name: 'Members' }))
      .toHaveAttribute('href', '/book/1/members');
  });

  test('leads to the first entry in one step when it is empty', async () => {
    await open(ok({ ...balance, rows: [], totals: { debit: '0.00', credit: '0.00' } }), ok([]));
    await expect.element(page.getByText(/^No Entry Found\./)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Add the first one' })).toBeVisible();
  });

  test('says of each part by itself that it could not be loaded', async () => {
    await open('silence', { status: 500, body: null });
    await expect.poll(() => page.getByRole('alert').elements().length).toBe(2);
    await expect.element(page.getByRole('link', { name: 'Accounts' })).toBeVisible();
  });

  test('leads from each lock to the books as they were known then', async () => {
    await open(ok(balance), ok(journals));
    const locks = page.getByRole('list', { name: 'Locks of the book' });
    await expect.element(locks.getByText(/Audited, 10 Nov 2026/)).toBeVisible();
    expect(locks.getByRole('listitem').elements()).toHaveLength(1);
    await expect
      .element(locks.getByRole('link', { name: 'As known then event 9' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/book\/1\?at=9/));
  });

  test('it can be made the one that is worked in', async () => {
    await open(ok(balance), ok(journals));
    await userEvent.click(page.getByRole('button', { name: 'Work in this book' }));
    expect(store.get(activeBookChoiceAtom)).toEqual({ id: 1 });
  });
});
