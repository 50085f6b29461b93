// A reversal of input credit on its own page: its law, its return and its bills, and how it is
// taken back.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { readCreditReversal, reverseCreditReversal } from '#api/contract/trade/credit-reversal.ts';
import { CreditReversalEntry } from '#web/routes/CommonCredit.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import reversal from '#tests/specimens/replies/readCreditReversal.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import { expectNoViolations } from '../support/axe.ts';
import { show } from '../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const PATH = '/payables/watch/reversal/:moveId';
const FILED = 'GSTR-3B of November 2025 was filed on 20 Dec 2025: its credit stays as it is.';

const posted = { ...reversal, status: 'posted' };

test('says its rule, its return and its bills, and is reversed with a reason', async () => {
  const calls = serverAnswers([
    [listBooks, ok(books)],
    [listAccountChanges, okAccounts(accounts)],
    [readCreditReversal, ok(posted), ok({ ...posted, status: 'reversed' })],
    [
      reverseCreditReversal,
      problem(409, 'credit_return_is_filed', FILED),
      ok({ ...posted, status: 'reversed', warnings: [] }),
    ],
  ]);
  await show(CreditReversalEntry, { path: PATH, at: '/payables/watch/reversal/1' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Credit reversal CR-001' }))
    .toBeVisible();
  await expect.element(page.getByText('Rule 37', { exact: true })).toBeVisible();
  await expect.element(page.getByText('November 2025')).toBeVisible();
  const bill = page.getByRole('link', { name: 'KP/88' });
  await expect.element(bill).toHaveAttribute('href', '/purchases/bill/7');
  await expect.element(page.getByRole('row', { name: /^Total .*1,800\.00 0\.00/ })).toBeVisible();
  await userEvent.keyboard('x');
  const dialog = page.getByRole('dialog');
  await expectNoViolations(dialog.element());
  await userEvent.fill(dialog.getByLabelText(/^Reason/), 'Paid in cash');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog.getByText(FILED)).toBeVisible();
  await expect.element(dialog.getByLabelText(/^Reason/)).toHaveValue('Paid in cash');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Reversed', { exact: true })).toBeVisible();
  const sent = calls.filter(({ path }) => path.startsWith('POST')).at(-1)?.body;
  expect(sent).toMatchObject({ reason: 'Paid in cash' });
});

test('one that is not there says so', async () => {
  serverAnswers([
    [listBooks, ok(books)],
    [readCreditReversal, problem(404, 'not_found', 'Not Found')],
  ]);
  await show(CreditReversalEntry, { path: PATH, at: '/payables/watch/reversal/9' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'No such credit reversal' }))
    .toBeVisible();
});
