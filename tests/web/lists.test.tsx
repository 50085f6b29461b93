import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applySalesTemplate, listAccounts } from '#api/contract/account.ts';
import { createBook, listBooks } from '#api/contract/book.ts';
import { listJournals } from '#api/contract/journal.ts';
import { sessionCheck } from '#api/contract/session.ts';
import { AccountListPage } from '#web/features/account/AccountListPage.tsx';
import { BookListPage } from '#web/features/book/BookListPage.tsx';
import { JournalListPage } from '#web/features/journal/list/JournalListPage.tsx';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import template from '#tests/specimens/replies/applySalesTemplate.json' with { type: 'json' };
import book from '#tests/specimens/replies/createBook.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import { ok, serverAnswers } from './support/answers.ts';
import { meera, show } from './support/show.tsx';

const heading = (name: string) => page.getByRole('heading', { name });

describe('accounts', () => {
  const open = () => show(AccountListPage, { path: '/account' });

  test('loading', async () => {
    serverAnswers([[listAccounts, 'waiting']]);
    await open();
    await expect.element(page.getByLabelText('Loading accounts')).toBeInTheDocument();
  });

  test('empty: two templates to begin from, and what the first would add', async () => {
    const calls = serverAnswers([
      [listAccounts, ok([]), ok(accounts)],
      [applySalesTemplate, ok(template)],
    ]);
    await open();
    await expect.element(heading('No Accounts')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Taxi Business' })).toBeVisible();
    await userEvent.hover(page.getByRole('button', { name: 'Basic Sales Purchase' }));
    await expect.element(page.getByText(/Basic Sales Purchase has \d+ accounts/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Basic Sales Purchase' }));
    await expect.element(page.getByRole('link', { name: 'Cash', exact: true })).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain('GET /api/islogin/book/1/template/sales');
  });

  test('full: a tile leads to the ledger, and Add New carries what was searched for', async () => {
    serverAnswers([[listAccounts, ok(accounts)]]);
    await open();
    const cash = accounts.find(({ name }) => name === 'Cash');
    await expect
      .element(page.getByRole('link', { name: 'Cash', exact: true }))
      .toHaveAttribute('href', `/account/${cash?.id}`);
    await userEvent.fill(page.getByLabelText('Search accounts'), 'courier');
    await expect.element(page.getByText('No account named ‘courier’')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Add New.*courier/ }))
      .toHaveAttribute('href', '/account/add/courier');
  });

  test('as a list it has a footing', async () => {
    serverAnswers([[listAccounts, ok(accounts)]]);
    await open();
    await userEvent.click(page.getByRole('radio', { name: 'List' }));
    await expect.element(page.getByRole('cell', { name: 'Total' })).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Tiles' }));
  });

  test('failed: the button asks again', async () => {
    serverAnswers([[listAccounts, 'silence', ok([])]]);
    await open();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the accounts/);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(heading('No Accounts')).toBeVisible();
  });

  test('the quick actions stand above', async () => {
    serverAnswers([[listAccounts, ok(accounts)]]);
    await open();
    for (const [name, href] of [
      ['Add New Entry', '/add/journal'],
      ['Accounts', '/account'],
      ['New Accounts', '/account/add'],
      ['Add Assets', '/asset/add'],
      ['Add Stocks', '/stock/add'],
    ] as const) {
      await expect
        .element(page.getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', href);
    }
  });
});

describe('journal entries', () => {
  const open = () => show(JournalListPage, { path: '/journal' });

  test('loading', async () => {
    serverAnswers([[listJournals, 'waiting']]);
    await open();
    await expect.element(page.getByLabelText('Loading journal entries')).toBeInTheDocument();
  });

  test('empty', async () => {
    serverAnswers([[listJournals, ok([])]]);
    await open();
    await expect.element(heading('No Entry Found')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Add', exact: true }))
      .toHaveAttribute('href', '/add/journal');
  });

  test('full: every line leads to its account, and a correction stays linked', async () => {
    serverAnswers([[listJournals, ok(journals)]]);
    await open();
    await expect.element(page.getByRole('link', { name: '#5' })).toBeVisible();
    await expect.element(page.getByText('₹550.00').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Correction' }).first()).toBeVisible();
    const line = page.getByRole('link', { name: 'Cash', exact: true }).first();
    await expect.element(line).toHaveAttribute('href', '/account/3');
  });

  test('failed', async () => {
    serverAnswers([[listJournals, { status: 500, body: {} }]]);
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});

describe('books', () => {
  const open = () => show(BookListPage, { path: '/book' });

  test('empty: Add Books asks for a name, and the new book is worked in at once', async () => {
    const calls = serverAnswers([
      [listBooks, ok([])],
      [createBook, ok(book)],
      [sessionCheck, ok({ ...meera, books: [{ id: book.id, name: book.name }] })],
    ]);
    await open();
    await expect.element(heading('No books yet')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Add Books' }));
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Enter a name.')).toBeVisible();
    await userEvent.keyboard('Sahyadri Traders{Enter}');
    await expect.element(page.getByText('Went to /account')).toBeVisible();
    expect(calls.find(({ path }) => path === 'POST /api/islogin/book')?.body).toEqual({
      name: 'Sahyadri Traders',
    });
  });

  test('full and failed', async () => {
    serverAnswers([[listBooks, 'silence', ok(books)]]);
    await open();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the books/);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('link', { name: books[0]?.name ?? '' })).toBeVisible();
  });
});
