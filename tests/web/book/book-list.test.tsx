import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBook, listBooks } from '#api/contract/book/book.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import { BookListPage } from '#web/features/book/BookListPage.tsx';
import book from '#tests/specimens/replies/createBook.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import figures from '#tests/specimens/replies/readFigures.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const heading = (name: string) => page.getByRole('heading', { name });

describe('books', () => {
  const open = () => show(BookListPage, { path: '/book' });

  test('are begun by Add Books, which asks for a name, and the new book is worked in at once', async () => {
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

  test('are begun at once by the address that asks for a new one', async () => {
    serverAnswers([[listBooks, ok([])]]);
    await show(BookListPage, { path: '/book', at: '/book?new=1' });
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  });

  test('are announced while they load', async () => {
    serverAnswers([[listBooks, 'waiting']]);
    await open();
    await expect.element(page.getByLabelText('Loading books')).toBeInTheDocument();
  });

  test('are marked with the one that is worked in, and whether each stands', async () => {
    serverAnswers([
      [listBooks, ok(books)],
      [
        readFigures,
        ok({
          ...figures,
          journals: { ...figures.journals, latest_date: '2026-11-26' },
          cash_and_bank: { ...figures.cash_and_bank, total: '2494316.00' },
        }),
      ],
    ]);
    await open();
    await expect.element(page.getByText('Active')).toBeVisible();
    await expect.element(page.getByText('Books balanced')).toBeVisible();
    await expect.element(page.getByText(/, the last of 26 Nov 2026$/)).toBeVisible();
    await expect.element(page.getByText(/You are its owner/)).toBeVisible();
    await expect.element(page.getByText('Locked to 31 Mar 2025.')).toBeVisible();
    await expect.element(page.getByText('₹24,94,316.00')).toBeVisible();
  });

  test('are asked for again by the button after a failure', async () => {
    serverAnswers([
      [listBooks, 'silence', ok(books)],
      [readFigures, 'silence'],
    ]);
    await open();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the books/);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('link', { name: books[0]?.name ?? '' })).toBeVisible();
  });
});
