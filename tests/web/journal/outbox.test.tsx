import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { postJournal } from '#api/contract/journal/journal.ts';
import { JournalAddPage } from '#web/features/journal/JournalAddPage.tsx';
import { OfflineBar } from '#web/shell/outbox/OfflineBar.tsx';
import { OutboxChip } from '#web/shell/outbox/OutboxChip.tsx';
import { wipeDrafts } from '#web/state/drafts.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import posted from '#tests/specimens/replies/postJournal.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const Page = () => (
  <>
    <OfflineBar />
    <OutboxChip />
    <JournalAddPage QuickAccount={() => null} />
  </>
);
afterEach(() => {
  wipeDrafts();
  vi.restoreAllMocks();
});

/** Types an entry and sends it into silence. */
async function sendInto(...answers: readonly Answer[]) {
  const calls = serverAnswers([
    [listAccountChanges, okAccounts(accounts)],
    [postJournal, ...answers],
  ]);
  await show(Page, { path: '/journal/add' });
  await expect.element(page.getByLabelText('Debit line 1, account')).toHaveFocus();
  await userEvent.keyboard('cash{Enter}500{Enter}sales{Enter}{Enter}{Enter}');
  await userEvent.click(page.getByRole('button', { name: /^Post entry/ }));
  return () => calls.filter(({ path }) => path.startsWith('POST'));
}

describe('an entry that cannot be sent', () => {
  test('can be kept in the Outbox, and the form is free for the next', async () => {
    await sendInto('silence');
    await userEvent.click(page.getByRole('button', { name: 'Keep it in the Outbox' }));
    await expect.element(page.getByRole('button', { name: 'Outbox 1' })).toBeVisible();
    await expect.element(page.getByLabelText('Debit line 1, account')).toHaveValue('');
  });

  test('is posted from there with the key that it was first sent with', async () => {
    const posts = await sendInto('silence', ok(posted));
    await userEvent.click(page.getByRole('button', { name: 'Keep it in the Outbox' }));
    await userEvent.click(page.getByRole('button', { name: 'Outbox 1' }));
    await expect.element(page.getByText('Entry without narration, ₹500.00')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Post now' }));
    await expect.element(page.getByText('Nothing waits to be sent.')).toBeVisible();
    const [first, second] = posts();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.body).toEqual(first?.body);
  });

  test('stays when the server refuses it, with its reason, until it is discarded', async () => {
    await sendInto('silence', problem(409, 'period_locked', 'The day is locked.'));
    await userEvent.click(page.getByRole('button', { name: 'Keep it in the Outbox' }));
    await userEvent.click(page.getByRole('button', { name: 'Outbox 1' }));
    await userEvent.click(page.getByRole('button', { name: 'Post now' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The day is locked.');
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await expect.element(page.getByText('Nothing waits to be sent.')).toBeVisible();
  });

  test('is wiped with the drafts at sign-out, also from the page', async () => {
    await sendInto('silence');
    await userEvent.click(page.getByRole('button', { name: 'Keep it in the Outbox' }));
    await expect.element(page.getByRole('button', { name: 'Outbox 1' })).toBeVisible();
    wipeDrafts();
    await expect.poll(() => page.getByRole('button', { name: 'Outbox 1' }).elements()).toEqual([]);
  });

  test('a refusal is no reason to keep it elsewhere', async () => {
    await sendInto(problem(422, 'entries_do_not_balance', 'Not equal.'));
    await expect.element(page.getByText('Not equal.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Keep it in the Outbox' }).elements()).toEqual([]);
  });
});

test('the page says what still works without a network', async () => {
  await show(OfflineBar, { path: '/' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/^You are offline\./)).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => page.getByText(/^You are offline\./).elements()).toEqual([]);
});
