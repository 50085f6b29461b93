import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAddress } from '#api/contract/session/address.ts';
import { changePassword } from '#api/contract/session/passwords.ts';
import { changeProfile } from '#api/contract/session/registration.ts';
import { listSessions } from '#api/contract/session/sessions.ts';
import { ProfilePage } from '#web/features/profile/ProfilePage.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import changed from '#tests/specimens/replies/changeProfile.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer, Call } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const before = store.get(preferencesAtom);
beforeEach(() => store.set(preferencesAtom, before));

const CONFIRMED = [readAddress, ok({ confirmation: 'link', mail: 'smtp' })] as const;
const SESSIONS = [listSessions, ok([])] as const;
const sent = (calls: readonly Call[]) => calls.filter(({ path }) => !path.startsWith('GET'));

async function open(answer: Answer = ok(changed)) {
  const calls = serverAnswers([SESSIONS, CONFIRMED, [changeProfile, answer]]);
  await show(ProfilePage, { path: '/profile' });
  return calls;
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const update = () => userEvent.click(page.getByRole('button', { name: 'Update' }));

describe('the profile', () => {
  test('shows the person, the phone in the phone’s field', async () => {
    await open();
    await expect.element(field('Name')).toHaveValue(meera.name);
    await expect.element(field('Phone')).toHaveValue(meera.phone);
  });

  test('goes on after Update', async () => {
    const calls = await open();
    await userEvent.fill(field('Phone'), '+91 98200 99999');
    await update();
    await expect.element(page.getByText('Went to /dashboard')).toBeVisible();
    const { name } = meera;
    expect(sent(calls).map(({ body }) => body)).toEqual([{ name, phone: '+91 98200 99999' }]);
  });

  test('another address for signing in asks for the password', async () => {
    const calls = await open();
    await userEvent.fill(field('E-mail'), 'meera@example.in');
    await userEvent.fill(field('Password for the new e-mail'), 'Ledger2026x');
    await update();
    await expect.element(page.getByText('Went to /dashboard')).toBeVisible();
    expect(sent(calls)[0]?.body).toMatchObject({ current_password: 'Ledger2026x' });
  });

  test('a refusal stays on the page, beside its field', async () => {
    const errors = [{ field: 'phone', message: 'Must be a telephone number.' }];
    await open(problem(400, 'invalid_request', 'Some fields are wrong.', { errors }));
    await userEvent.fill(field('Phone'), 'none');
    await update();
    await expect.element(page.getByText('Must be a telephone number.')).toBeVisible();
    await expect.element(field('Phone')).toHaveValue('none');
  });

  test('when the server is silent it says so, and nothing is lost', async () => {
    await open('silence');
    await userEvent.fill(field('Name'), 'Meera K');
    await update();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be reached/);
    await expect.element(field('Name')).toHaveValue('Meera K');
  });
});

describe('the password', () => {
  const now = field('Current password');
  const next = field('New password');
  async function change(answer: Answer, to = 'Filter-Kaapi-8') {
    const calls = serverAnswers([SESSIONS, CONFIRMED, [changePassword, answer]]);
    await show(ProfilePage, { path: '/profile' });
    await userEvent.fill(now, 'Ledger2026x');
    await userEvent.fill(next, to);
    await userEvent.click(page.getByRole('button', { name: 'Change password' }));
    return calls;
  }

  test('is changed, and the form is empty again', async () => {
    const calls = await change(ok(changed));
    await expect.element(now).toHaveValue('');
    await expect.element(next).toHaveValue('');
    expect(sent(calls).map(({ body }) => body)).toEqual([
      { current_password: 'Ledger2026x', password: 'Filter-Kaapi-8' },
    ]);
    expect(store.get(noticeAtom)?.text).toContain('signed out everywhere else');
  });

  test('that is wrong is said at its field', async () => {
    const message = 'The current password is wrong.';
    const errors = [{ field: 'current_password', message }];
    await change(
      problem(400, 'current_password_wrong', `current_password: ${message}`, { errors }),
    );
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    await expect.element(now).toHaveAttribute('aria-invalid', 'true');
    await expect.element(now).toHaveFocus();
    await expect.element(next).toHaveValue('Filter-Kaapi-8');
  });

  test('tried too often says how long to wait', async () => {
    const words = 'Too many attempts. Try again in 15 minutes.';
    await change(problem(429, 'too_many_attempts', words));
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test('that is too simple is sent nowhere', async () => {
    expect(sent(await change('waiting', 'short1A'))).toEqual([]);
    await expect.element(next).toHaveAttribute('aria-invalid', 'true');
    await expect.element(next).toHaveFocus();
  });
});

test('preferences act at once and are kept on this device', async () => {
  await open();
  await userEvent.click(page.getByRole('radio', { name: 'Dark' }));
  await userEvent.click(page.getByRole('radio', { name: 'Compact' }));
  await userEvent.click(page.getByRole('switch', { name: 'Single-key shortcuts' }));
  expect(store.get(preferencesAtom)).toMatchObject({
    theme: 'dark',
    density: 'compact',
    singleKeys: false,
  });
  expect(localStorage.getItem('lekha.preferences')).toContain('"density":"compact"');
});
