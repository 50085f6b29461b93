import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { login } from '#api/contract/session/session.ts';
import { LoginPage } from '#web/features/session/LoginPage.tsx';
import recorded from '#tests/specimens/replies/login.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const open = (at = '/login') => show(LoginPage, { path: '/login', at, user: null });

async function signIn() {
  await userEvent.fill(page.getByLabelText('E-mail', { exact: true }), 'meera@sahyadri.example');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Ledger2026x');
  await userEvent.keyboard('{Enter}');
}

describe('signing in', () => {
  test('the page names the banner, the hint and the two ways on', async () => {
    await open();
    await expect.element(page.getByText('Free Beta Access')).toBeVisible();
    await expect
      .element(page.getByText('Minimum 6 Characters with AlphaNumeric with Upper and Lower Case'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Forgot password?' }))
      .toHaveAttribute('href', '/forgot-password');
    await expect
      .element(page.getByRole('link', { name: 'Create Account' }))
      .toHaveAttribute('href', '/register');
  });

  test('an empty form says what is missing, goes there and sends nothing', async () => {
    const calls = serverAnswers([[login, 'silence']]);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await expect.element(page.getByText('Enter your e-mail address.')).toBeVisible();
    await expect.element(page.getByText('Enter your password.')).toBeVisible();
    await expect.element(page.getByLabelText('E-mail', { exact: true })).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('the button says so while it is on its way', async () => {
    serverAnswers([[login, 'waiting']]);
    await open();
    await signIn();
    await expect.element(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  });

  test.each<[string, Answer, string]>([
    ['a string is shown as it is', { status: 401, body: 'Wrong e-mail.' }, 'Wrong e-mail.'],
    ['another body', { status: 500, body: { oops: true } }, 'Login failed'],
    ['a reply without an id', ok({ name: 'Meera' }), 'Invalid login response'],
    ['no answer', 'silence', 'Network error during login'],
    ['too many tries', problem(429, 'rate_limited', 'Wait a minute.'), 'Wait a minute.'],
  ])('is refused: %s', async (_, answer, text) => {
    serverAnswers([[login, answer]]);
    await open();
    await signIn();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect
      .element(page.getByLabelText('E-mail', { exact: true }))
      .toHaveValue('meera@sahyadri.example');
    await expect
      .element(page.getByLabelText('Password', { exact: true }))
      .toHaveValue('Ledger2026x');
  });

  test.each([
    ['everybody goes to the dashboard', [], '/login', '/dashboard'],
    ['admins go to the administration', ['admin'], '/login', '/admin'],
    ['or back to the page they wanted', [], '/login?next=/account/7', '/account/7'],
    ['but never to another site', [], '/login?next=//evil.example', '/dashboard'],
    ['nor by another scheme', [], '/login?next=https:evil.example', '/dashboard'],
    ['nor by a slash that leans', [], '/login?next=/%5Cevil.example', '/dashboard'],
    ['nor to a script', [], '/login?next=javascript:alert(1)', '/dashboard'],
  ])('leads on, and %s', async (_, roles, at, where) => {
    const calls = serverAnswers([[login, ok({ ...recorded, roles })]]);
    await open(at);
    await signIn();
    await expect.element(page.getByText(`Went to ${where}`)).toBeVisible();
    expect(calls[0]?.body).toEqual({
      email: 'meera@sahyadri.example',
      password: 'Ledger2026x',
    });
  });
});
