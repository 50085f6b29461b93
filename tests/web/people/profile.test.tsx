import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeProfile } from '#api/contract/session/session.ts';
import { ProfilePage } from '#web/features/profile/ProfilePage.tsx';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import changed from '#tests/specimens/replies/changeProfile.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const before = store.get(preferencesAtom);
beforeEach(() => store.set(preferencesAtom, before));

async function open(answer: Answer = ok(changed)) {
  const calls = serverAnswers([[changeProfile, answer]]);
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
    const { name, email } = meera;
    expect(calls.map(({ body }) => body)).toEqual([{ name, email, phone: '+91 98200 99999' }]);
  });

  test('another address for signing in asks for the password', async () => {
    const calls = await open();
    await userEvent.fill(field('Email'), 'meera@example.in');
    await userEvent.fill(field('Current password'), 'Ledger2026x');
    await update();
    await expect.element(page.getByText('Went to /dashboard')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ current_password: 'Ledger2026x' });
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
