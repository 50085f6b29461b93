import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAddress } from '#api/contract/session/address.ts';
import {
  signOutOtherSessions,
  signOutSession,
  listSessions,
} from '#api/contract/session/sessions.ts';
import { ProfilePage } from '#web/features/profile/ProfilePage.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer, Call } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const HERE = {
  id: '00000000-0000-4000-8000-000000000001',
  device: 'Chrome on Windows',
  address: '203.0.113.9',
  signed_in_at: '2026-11-21T05:30:00.000Z',
  last_used_at: '2026-11-21T06:30:00.000Z',
  this_device: true,
};
const PHONE = {
  ...HERE,
  id: '00000000-0000-4000-8000-000000000002',
  device: 'Safari on iPhone',
  this_device: false,
};
const OLDER = { ...PHONE, id: '00000000-0000-4000-8000-000000000003', device: null, address: null };
const CONFIRMED = [readAddress, ok({ confirmation: 'link', mail: 'smtp' })] as const;
const sent = (calls: readonly Call[]) => calls.filter(({ path }) => !path.startsWith('GET'));

describe('where the person is signed in', () => {
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  const title = page.getByRole('heading', { name: 'Where you are signed in' });
  async function showSessions(...answers: readonly Answer[]) {
    const ended: Answer = ok({});
    const calls = serverAnswers([
      [listSessions, ...answers],
      CONFIRMED,
      [signOutSession, ended],
      [signOutOtherSessions, ended],
    ]);
    await show(ProfilePage, { path: '/profile' });
    return calls;
  }

  test('this device comes first and has no button, another says where and when', async () => {
    await showSessions(ok([HERE, PHONE, OLDER]));
    const item = (at: number) => list.getByRole('listitem').nth(at);
    await expect.element(item(0)).toMatchTextContent(/Chrome on Windows · this device/);
    await expect.element(item(0).getByRole('button')).not.toBeInTheDocument();
    await expect
      .element(item(1))
      .toMatchTextContent(/203\.0\.113\.9 · signed in 21 Nov 2026, 11:00/);
    await expect.element(item(1)).toMatchTextContent(/last used 21 Nov 2026, 12:00/);
    await expect.element(item(2)).toMatchTextContent(/^Another device/);
  });

  test('one is signed out, and the focus is not lost', async () => {
    const calls = await showSessions(ok([HERE, PHONE]), ok([HERE]));
    await userEvent.click(page.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument();
    expect(sent(calls).map(({ path }) => path)).toEqual([`DELETE /api/sessions/${PHONE.id}`]);
    await expect.element(title).toHaveFocus();
    expect(store.get(noticeAtom)?.text).toBe('Safari on iPhone is signed out.');
  });

  test('all others are signed out with one button', async () => {
    const calls = await showSessions(ok([HERE, PHONE, OLDER]), ok([HERE]));
    const button = page.getByRole('button', { name: 'Sign out everywhere else' });
    await userEvent.click(button);
    await expect.element(button).not.toBeInTheDocument();
    expect(sent(calls).map(({ path }) => path)).toEqual(['DELETE /api/sessions']);
    await expect
      .poll(() => store.get(noticeAtom)?.text)
      .toBe('You are signed out everywhere else.');
  });

  test('when the server is silent it says so and offers to try again', async () => {
    await showSessions('silence');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
