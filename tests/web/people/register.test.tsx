import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { register } from '#api/contract/session/session.ts';
import { RegisterPage } from '#web/features/session/RegisterPage.tsx';
import recorded from '#tests/specimens/replies/register.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const open = () => show(RegisterPage, { path: '/register', user: null });
const field = (label: string) => page.getByLabelText(label, { exact: true });

async function fillIn({ confirm = 'Ledger2026x' } = {}) {
  await userEvent.fill(field('Name'), 'Meera Joshi');
  await userEvent.fill(field('Email'), 'meera@sahyadri.example');
  await userEvent.fill(field('Phone'), '+91 98200 00001');
  await userEvent.fill(field('Password'), 'Ledger2026x');
  await userEvent.fill(field('Confirm password'), confirm);
  await userEvent.click(page.getByRole('checkbox'));
}

const send = () => userEvent.click(page.getByRole('button', { name: 'Create account' }));

describe('creating an account', () => {
  test('two different passwords are said on leaving the field, and nothing is sent', async () => {
    const calls = serverAnswers([[register, 'silence']]);
    await open();
    await fillIn({ confirm: 'Ledger2026y' });
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await send();
    expect(calls).toEqual([]);
  });

  test('the terms must be accepted', async () => {
    const calls = serverAnswers([[register, 'silence']]);
    await open();
    await fillIn();
    await userEvent.click(page.getByRole('checkbox'));
    await send();
    await expect.element(page.getByText('Accept the terms to create an account.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('the button says so while it is on its way', async () => {
    serverAnswers([[register, 'waiting']]);
    await open();
    await fillIn();
    await send();
    await expect.element(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  });

  test('the setup code comes from the fragment of the address', async () => {
    const calls = serverAnswers([[register, ok(recorded)]]);
    const at = '/register#setup_code=AAAA-BBBB-CCCC';
    await show(RegisterPage, { path: '/register', at, user: null });
    await fillIn();
    await send();
    await expect.element(page.getByRole('status')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ setup_code: 'AAAA-BBBB-CCCC' });
  });

  test('success is said, and leads on by itself', async () => {
    const calls = serverAnswers([[register, ok(recorded)]]);
    await open();
    await fillIn();
    await send();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Account Created Successfully! Redirecting to your dashboard...');
    await expect.element(page.getByText('Went to /dashboard'), { timeout: 4000 }).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ name: 'Meera Joshi', company: '' });
  });

  test.each<[string, Answer, string]>([
    ['a text', { status: 409, body: 'Taken.' }, 'Taken.'],
    ['another body', { status: 500, body: {} }, 'Registration failed. Please try again.'],
    ['a reply without an id', ok({}), 'Registration successful but login failed'],
    ['no answer', 'silence', 'Network error during registration. Please try again.'],
  ])('refused with %s, and nothing typed is lost', async (_, answer, text) => {
    serverAnswers([[register, answer]]);
    await open();
    await fillIn();
    await send();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(field('Name')).toHaveValue('Meera Joshi');
  });
});
