import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readSharedCounts } from '#api/contract/server/installation.ts';
import { grantAdmin, listUsers } from '#api/contract/session/user.ts';
import { health } from '#api/contract/server/health.ts';
import { AdminHomePage } from '#web/features/catalogue/admin/AdminHomePage.tsx';
import { UserListPage } from '#web/features/catalogue/admin/UserListPage.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { ALL_KINDS } from '#web/shell/commands/kinds.ts';
import { store } from '#web/state/session.ts';
import counts from '#tests/specimens/replies/readSharedCounts.json' with { type: 'json' };
import users from '#tests/specimens/replies/listUsers.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const link = (name: string) => page.getByRole('link', { name });

describe('the administration', () => {
  const open = () => show(AdminHomePage, { path: '/admin' });

  test('counts what all books share, each with its list and a way to add one', async () => {
    serverAnswers([[readSharedCounts, ok({ ...counts, product: 1234 })]]);
    await open();
    await expect.element(page.getByText('Changes here affect every book.')).toBeVisible();
    await expect.element(page.getByText('1,234')).toBeVisible();
    await expect.element(link('View All Products')).toHaveAttribute('href', '/admin/product');
    await expect.element(link('Add to Units')).toHaveAttribute('href', '/admin/unit/add');
    await expect.element(link('View All Users')).toHaveAttribute('href', '/admin/user');
    expect(link('Add to Users').elements()).toEqual([]);
  });

  test('leads whoever has no book yet to their first bill', async () => {
    serverAnswers([[readSharedCounts, ok(counts)]]);
    const user = { ...meera, books: [] };
    await show(AdminHomePage, { path: '/admin', user });
    await expect.element(link('Begin a book')).toHaveAttribute('href', '/dashboard');
  });

  test('names the books that need somebody, with the event', async () => {
    const broken_books = [
      { book_id: 66, kind: 'rebuild', event: 10, reason: 'event 10 (journal-3): it is no JSON' },
      { book_id: 67, kind: 'chain', event: 1282, reason: 'event 1282 is missing' },
    ];
    const rebuilding = { done: 12, total: 40 };
    const found = ok({ status: 'degraded', version: '1', broken_books, rebuilding });
    serverAnswers([
      [readSharedCounts, ok(counts)],
      [health, found],
    ]);
    await open();
    await expect.element(page.getByText(/Book 66, event 10: it could not be/)).toBeVisible();
    await expect.element(page.getByText(/Book 67, event 1,282: its log is not/)).toBeVisible();
    await expect.element(page.getByText(/prepared after an update: 12 of 40/)).toBeVisible();
  });

  test('counts that fail show 0 and say why', async () => {
    serverAnswers([[readSharedCounts, 'silence']]);
    await open();
    await expect.element(page.getByText(/Could not load the counts/)).toBeVisible();
    expect(page.getByText('0', { exact: true }).elements()).toHaveLength(ALL_KINDS.length + 1);
  });
});

describe('the users', () => {
  const open = () => show(UserListPage, { path: '/admin/user' });
  const [person] = users.items;
  const nisha = { ...person, id: 55, name: 'Nisha Patil', roles: [], erased: false };
  const { books: _books, ...asUser } = nisha;
  const listed = ok({ items: [nisha], total: 1 });

  test('are announced while they load', async () => {
    serverAnswers([[listUsers, 'waiting']]);
    await open();
    await expect.element(page.getByLabelText('Loading users')).toBeInTheDocument();
  });

  test('say so when there are none', async () => {
    serverAnswers([[listUsers, ok({ items: [], total: 0 })]]);
    await open();
    const heading = page.getByRole('heading', { name: 'You have no user here' });
    await expect.element(heading).toBeVisible();
  });

  test('have the day of their registration and the number of their books', async () => {
    const known = { ...nisha, created_at: '2026-04-01T20:00:00.000Z', books: 2 };
    serverAnswers([[listUsers, ok({ items: [known], total: 1 })]]);
    await open();
    await expect.element(page.getByRole('cell', { name: '02 Apr 2026' })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: /^2\b/ })).toBeVisible();
  });

  test('are asked for again by the button after a failure', async () => {
    serverAnswers([[listUsers, 'silence', listed]]);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('cell', { name: 'Nisha Patil' })).toBeVisible();
  });

  test('somebody is made an admin after a question', async () => {
    const calls = serverAnswers([
      [listUsers, listed],
      [grantAdmin, ok({ ...asUser, roles: ['admin'] })],
    ]);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Make admin Nisha Patil' }));
    const question = page.getByRole('alertdialog', { name: 'Make Nisha Patil an admin?' });
    await userEvent.click(question.getByRole('button', { name: 'Make admin' }));
    await expect.poll(() => store.get(noticeAtom)?.text).toBe('Nisha Patil is an admin now.');
    expect(calls.find(({ path }) => path.endsWith('/55/grant-admin'))?.body).toEqual({
      expected: nisha.seq,
    });
  });

  test('what is refused is said in the server’s words', async () => {
    serverAnswers([
      [listUsers, listed],
      [grantAdmin, problem(409, 'changed_since', 'Somebody changed this since you opened it.')],
    ]);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Make admin Nisha Patil' }));
    const question = page.getByRole('alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Make admin' }));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Somebody changed this/);
  });
});
