// Whoever is invited: by the link, and on the page of their own books.
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  acceptInvitation,
  declineInvitation,
  listInvitationsToMe,
  readInvitation,
} from '#api/contract/book/invitation.ts';
import { logout, sessionCheck } from '#api/contract/session/session.ts';
import { queryClient } from '#web/client/query.ts';
import { InvitationPage } from '#web/features/book/invitations/InvitationPage.tsx';
import { InvitationsToMe } from '#web/features/book/invitations/InvitationsToMe.tsx';
import accepted from '#tests/specimens/replies/acceptInvitation.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const TOKEN = 'A'.repeat(43);
const offer = {
  id: 12,
  book_id: 7,
  book_name: 'Kaveri Stores',
  role: 'accountant',
  invited_by: 'Asha Rao',
  ends_on: '2026-12-06',
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const text = (words: RegExp) => page.getByText(words);

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
});

async function open(
  { email = meera.email, user = meera as typeof meera | null, hash = `#token=${TOKEN}` } = {},
  invitation: Answer = ok({ ...offer, email }),
) {
  const calls = serverAnswers([
    [readInvitation, invitation],
    [acceptInvitation, ok(accepted)],
    [declineInvitation, ok({})],
    [sessionCheck, ok(meera)],
    [logout, ok({})],
  ]);
  await show(InvitationPage, { path: '/invitation', at: `/invitation${hash}`, user });
  return calls;
}

describe('the link of an invitation', () => {
  test('says who invites to which book as what, and leads into it once it is accepted', async () => {
    const calls = await open();
    await expect.element(text(/Asha Rao invites you to the book ‘Kaveri Stores’/)).toBeVisible();
    await expect.element(text(/until 06 Dec 2026/)).toBeVisible();
    await userEvent.click(button(/^Accept/));
    await expect.element(text(/^Went to \/book\/7/)).toBeVisible();
    const sent = calls.find(({ path }) => path.endsWith('/invitations/12/accept'));
    expect(sent?.body).toEqual({ token: TOKEN });
    expect(sessionStorage.getItem('lekha.invitation')).toBeNull();
  });

  test('is declined without more, and leads to the own books', async () => {
    const calls = await open();
    await userEvent.click(button(/^Decline/));
    await expect.element(text(/^Went to \/book$/)).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain(
      'POST /api/islogin/book/7/invitations/12/decline',
    );
  });

  test('waits in the tab while a visitor signs in or registers', async () => {
    await open({ user: null });
    await expect.element(text(/The invitation is for/)).toBeVisible();
    const signIn = page.getByRole('link', { name: 'Sign in' });
    await expect.element(signIn).toHaveAttribute('href', expect.stringContaining('invitation'));
    await expect.element(page.getByRole('link', { name: 'Create account' })).toBeVisible();
    expect(button(/^Accept/).elements()).toEqual([]);
    expect(sessionStorage.getItem('lekha.invitation')).toBe(TOKEN);
  });

  test('is gone on with once the visitor is back, signed in', async () => {
    sessionStorage.setItem('lekha.invitation', 'C'.repeat(43));
    await open({ hash: '' });
    await expect.element(button(/^Accept/)).toBeVisible();
  });

  test('is for its own address alone', async () => {
    await open({ email: 'ca@bigfirm.example' });
    await expect.element(text(/you are signed in as meera@sahyadri\.example/)).toBeVisible();
    expect(button(/^Accept/).elements()).toEqual([]);
  });

  test('is for its own address in capitals too', async () => {
    await open({ email: meera.email.toUpperCase() });
    await expect.element(button(/^Accept/)).toBeVisible();
  });

  test('says so where it was withdrawn', async () => {
    await open({}, problem(404, 'not_found', 'Not Found'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/no longer open/);
    expect(button(/^Accept/).elements()).toEqual([]);
  });

  test('says so where it is cut off', async () => {
    await open({ hash: '' });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/not complete/);
  });
});

describe('the page of books', () => {
  test('shows what waits for an answer, and nothing where nothing waits', async () => {
    const calls = serverAnswers([
      [listInvitationsToMe, ok([offer])],
      [acceptInvitation, ok(accepted)],
      [sessionCheck, ok(meera)],
    ]);
    await show(InvitationsToMe, { path: '/book' });
    await userEvent.click(button('Accept the invitation to Kaveri Stores'));
    await expect.element(text(/^Went to \/book\/7/)).toBeVisible();
    const sent = calls.find(({ path }) => path.endsWith('/accept'));
    expect(sent?.body).toEqual({});
  });
});
