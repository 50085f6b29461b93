import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { register, registrationCheck } from '#api/contract/session/registration.ts';
import { RegisterPage } from '#web/features/session/RegisterPage.tsx';
import recorded from '#tests/specimens/replies/register.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer, Call } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const PLAIN = [registrationCheck, ok({ needs_setup_code: false, mail: 'smtp' })] as const;
const WITH_CODE = [registrationCheck, ok({ needs_setup_code: true, mail: 'smtp' })] as const;
const AT_LINK = '/register#setup_code=AAAA-BBBB-CCCC';
const sent = (calls: readonly Call[]) => calls.filter(({ path }) => path.startsWith('POST'));

const open = () => show(RegisterPage, { path: '/register', user: null });
const field = (label: string) => page.getByLabelText(label, { exact: true });

async function fillIn({ confirm = 'Ledger2026x' } = {}) {
  await userEvent.fill(field('Name'), 'Meera Joshi');
  await userEvent.fill(field('E-mail'), 'meera@sahyadri.example');
  await userEvent.fill(field('Phone'), '+91 98200 00001');
  await userEvent.fill(field('Password'), 'Ledger2026x');
  await userEvent.fill(field('Confirm password'), confirm);
  await userEvent.click(page.getByRole('checkbox'));
}

const send = () => userEvent.click(page.getByRole('button', { name: 'Create account' }));

describe('creating an account', () => {
  test('two different passwords are said on leaving the field, and nothing is sent', async () => {
    const calls = serverAnswers([PLAIN, [register, 'silence']]);
    await open();
    await fillIn({ confirm: 'Ledger2026y' });
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await send();
    expect(sent(calls)).toEqual([]);
  });

  test('the error of the field that was left moves nothing from under the pointer', async () => {
    serverAnswers([PLAIN, [register, 'silence']]);
    await open();
    await fillIn({ confirm: 'Ledger2026y' });
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await expect.element(page.getByRole('checkbox')).toBeChecked();
  });

  test('the terms must be accepted', async () => {
    const calls = serverAnswers([PLAIN, [register, 'silence']]);
    await open();
    await fillIn();
    await userEvent.click(page.getByRole('checkbox'));
    await send();
    await expect.element(page.getByText('Accept the terms to create an account.')).toBeVisible();
    expect(sent(calls)).toEqual([]);
  });

  test('the button says so while it is on its way', async () => {
    serverAnswers([PLAIN, [register, 'waiting']]);
    await open();
    await fillIn();
    await send();
    await expect.element(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  });

  test('success is said, and leads on by itself', async () => {
    const calls = serverAnswers([PLAIN, [register, ok(recorded)]]);
    await open();
    await fillIn();
    await send();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Account Created Successfully! Redirecting to your dashboard...');
    await expect.element(page.getByText('Went to /dashboard')).toBeVisible();
    expect(sent(calls)[0]?.body).toMatchObject({ name: 'Meera Joshi', company: '' });
  });

  test.each<[string, Answer, string]>([
    ['a text', { status: 409, body: 'Taken.' }, 'Taken.'],
    ['another body', { status: 500, body: {} }, 'Registration failed. Please try again.'],
    ['a reply without an id', ok({}), 'Registration successful but login failed'],
    ['no answer', 'silence', 'Network error during registration. Please try again.'],
  ])('refused with %s, and nothing typed is lost', async (_, answer, text) => {
    serverAnswers([PLAIN, [register, answer]]);
    await open();
    await fillIn();
    await send();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(field('Name')).toHaveValue('Meera Joshi');
  });
});

describe('the setup code', () => {
  const code = field('Setup code');
  const openLink = () =>
    show(RegisterPage, { path: '/register', at: AT_LINK, user: null }).then(() => fillIn());

  test('comes from the link while there is no admin, so that nobody types it', async () => {
    const calls = serverAnswers([WITH_CODE, [register, ok(recorded)]]);
    await openLink();
    await expect.element(code).toHaveValue('AAAA-BBBB-CCCC');
    await send();
    await expect.element(page.getByRole('status')).toBeVisible();
    expect(sent(calls)[0]?.body).toMatchObject({ setup_code: 'AAAA-BBBB-CCCC' });
  });

  test('is asked for without the link, and sent as it is typed', async () => {
    const calls = serverAnswers([WITH_CODE, [register, ok(recorded)]]);
    await open();
    await fillIn();
    await send();
    await expect.element(code).toHaveFocus();
    expect(sent(calls)).toEqual([]);
    await userEvent.fill(code, ' aaaa-bbbb-cccc ');
    await send();
    await expect.element(page.getByRole('status')).toBeVisible();
    expect(sent(calls)[0]?.body).toMatchObject({ setup_code: 'aaaa-bbbb-cccc' });
  });

  test('is not asked for once there is an admin, whatever the link says', async () => {
    const calls = serverAnswers([PLAIN, [register, ok(recorded)]]);
    await openLink();
    await expect.element(code).not.toBeInTheDocument();
    await send();
    await expect.element(page.getByRole('status')).toBeVisible();
    expect(sent(calls)[0]?.body).not.toHaveProperty('setup_code');
  });

  test('that is wrong is said at its field, which is shown in any case', async () => {
    const body = 'setup_code: This is not the setup code.';
    serverAnswers([PLAIN, [register, { status: 400, body }]]);
    await open();
    await fillIn();
    await send();
    await expect
      .element(page.getByText('This is not the setup code.', { exact: true }))
      .toBeVisible();
    await expect.element(code).toHaveFocus();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
