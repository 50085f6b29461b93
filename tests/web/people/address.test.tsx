import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  confirmAddress,
  makeAddressLink,
  readAddress,
  sendAddressLink,
} from '#api/contract/session/address.ts';
import { listSessions } from '#api/contract/session/sessions.ts';
import { listUsers } from '#api/contract/session/user.ts';
import { UserListPage } from '#web/features/catalogue/admin/UserListPage.tsx';
import { ProfilePage } from '#web/features/profile/ProfilePage.tsx';
import { ConfirmAddressPage } from '#web/features/session/links/ConfirmAddressPage.tsx';
import { AddressBar } from '#web/shell/bar/AddressBar.tsx';
import users from '#tests/specimens/replies/listUsers.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const TOKEN = 'A'.repeat(43);
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the page of the link', () => {
  const open = (answer: Answer, { user = null as typeof meera | null, hash = TOKEN } = {}) => {
    const calls = serverAnswers([[confirmAddress, answer]]);
    return { calls, shown: show(ConfirmAddressPage, at(hash, user)) };
  };
  const at = (hash: string, user: typeof meera | null) => ({
    path: '/confirm-address',
    at: `/confirm-address#token=${hash}`,
    user,
  });

  test('confirms by a click, and nothing before', async () => {
    const { calls, shown } = open(ok({}));
    await shown;
    await expect.element(button('Yes, the address is mine')).toBeVisible();
    expect(calls).toEqual([]);
    await userEvent.click(button('Yes, the address is mine'));
    await expect.element(page.getByRole('status')).toMatchTextContent(/is confirmed\.$/);
    expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('leads on to the books of somebody who is signed in', async () => {
    await open(ok({}), { user: meera }).shown;
    await expect.element(page.getByRole('link', { name: 'Go to your books' })).toBeVisible();
  });

  test('says what to do with a link that is used up', async () => {
    await open(problem(400, 'confirmation_link_not_good', 'This link has been used.')).shown;
    await userEvent.click(button('Yes, the address is mine'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/This link has been used\./);
    await expect.element(page.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  });

  test('says so where the link is cut off', async () => {
    await open(ok({}), { hash: '' }).shown;
    await expect.element(page.getByRole('alert')).toMatchTextContent(/not complete/);
    expect(button('Yes, the address is mine').elements()).toEqual([]);
  });
});

describe('the bar over the pages', () => {
  const open = async (confirmation: string, mail = 'smtp') => {
    const status = ok({ confirmation, mail });
    const calls = serverAnswers([
      [readAddress, status],
      [sendAddressLink, status],
    ]);
    await show(AddressBar, { path: '/dashboard' });
    await expect.poll(() => calls.length).toBe(1);
    return calls;
  };

  test('asks a person from before for the link, and lets them put it off', async () => {
    const calls = await open('by-use');
    await userEvent.click(button('Send the link'));
    await expect
      .poll(() => calls.map(({ path }) => path))
      .toContain('POST /api/islogin/address/link');
    await userEvent.click(button('Not now'));
    await expect.poll(() => page.getByRole('region').elements()).toEqual([]);
  });

  test.each([
    ['link', 'smtp'],
    ['admin', 'smtp'],
    ['awaited', 'outbox'],
    ['by-use', 'outbox'],
  ])('is not there where it is confirmed by %s, or mail is %s', async (confirmation, mail) => {
    await open(confirmation, mail);
    await expect.poll(() => page.getByRole('region').elements()).toEqual([]);
  });
});

describe('the profile', () => {
  const open = async (confirmation: string, mail = 'smtp') => {
    serverAnswers([
      [listSessions, ok([])],
      [readAddress, ok({ confirmation, mail })],
      [sendAddressLink, ok({ confirmation, mail })],
    ]);
    await show(ProfilePage, { path: '/profile' });
  };

  test('says that the address is confirmed', async () => {
    await open('link');
    await expect.element(page.getByText('Confirmed', { exact: true })).toBeVisible();
    expect(button(/Send the link/).elements()).toEqual([]);
  });

  test('says what is barred until it is, and sends the link again', async () => {
    await open('awaited');
    await expect.element(page.getByText(/^Not confirmed yet/)).toBeVisible();
    await userEvent.click(button('Send the link again'));
  });

  test('names the admin where no mail goes out', async () => {
    await open('awaited', 'outbox');
    await expect.element(page.getByText(/This installation sends no e-mail/)).toBeVisible();
    expect(button(/Send the link/).elements()).toEqual([]);
  });
});

describe('the users', () => {
  const [person] = users.items;
  const unconfirmed = { ...person, confirmation: 'awaited' };

  test('an admin makes a link for somebody, to hand over', async () => {
    serverAnswers([
      [listUsers, ok({ items: [unconfirmed], total: 1 })],
      [makeAddressLink, ok({ token: TOKEN, expires_at: '2026-11-22T05:30:00.000Z' })],
    ]);
    await show(UserListPage, { path: '/admin/user' });
    await expect.element(page.getByText('not confirmed')).toBeVisible();
    await userEvent.click(button(/^Confirm address of/));
    await userEvent.click(button('Make the link'));
    await expect
      .element(page.getByLabelText('Link', { exact: true }))
      .toHaveValue(`${location.origin}/confirm-address#token=${TOKEN}`);
  });
});
