// The page of a book is the book that is worked in from there on.
import { Link, Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { ActiveBook } from '#web/shell/guards/book-layouts.tsx';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { store } from '#web/state/session.ts';
import { ok, serverAnswers } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const ravi = { id: 1, name: 'Ravi Kirana Stores' };
const anita = { id: 2, name: 'Anita Book Co' };

const Screen = () => (
  <>
    <ActiveBook />
    <Link to="/journal">Journal Entries</Link>
    <Outlet />
  </>
);

test('a page that was opened of another book leaves that book chosen', async () => {
  serverAnswers([[listBooks, ok([])]]);
  store.set(activeBookChoiceAtom, { id: ravi.id });
  await show(Screen, { path: '/x', at: '/x?book=2', user: { ...meera, books: [ravi, anita] } });
  await expect.poll(() => store.get(activeBookChoiceAtom)).toEqual({ id: anita.id });
  await userEvent.click(page.getByRole('link', { name: 'Journal Entries' }));
  expect(store.get(activeBookChoiceAtom)).toEqual({ id: anita.id });
});

test('a book that is not the person’s is not chosen', async () => {
  serverAnswers([[listBooks, ok([])]]);
  store.set(activeBookChoiceAtom, { id: ravi.id });
  await show(Screen, { path: '/x', at: '/x?book=9', user: { ...meera, books: [ravi, anita] } });
  await expect.element(page.getByText('Went to /book')).toBeVisible();
  expect(store.get(activeBookChoiceAtom)).toEqual({ id: ravi.id });
});
