// The TDS of a quarter on the screen: what the answer says, and a deposit that is typed by keys.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readPostingAccounts } from '#api/contract/book/billing-settings.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { createTdsDeposit, readTds } from '#api/contract/trade/tds-deposit.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import made from '#tests/specimens/replies/createTdsDeposit.json' with { type: 'json' };
import posting from '#tests/specimens/replies/readPostingAccounts.json' with { type: 'json' };
import recorded from '#tests/specimens/replies/readTds.json' with { type: 'json' };
import { TdsPage } from '#web/features/report/books/tds/TdsPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { ok, okAccounts, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const [deduction] = recorded.deductions;
const open = { ...deduction, open: '12000.00', deposit_id: null, deposit_number: null };
const quarter = {
  ...recorded,
  deductions: [open],
  open: [open],
  deposits: [],
  payable: '12100.00',
  undeposited: '12000.00',
  other: '100.00',
};
const SHARED: Parameters<typeof serverAnswers>[0] = [
  [listBooks, ok(books)],
  [listAccountChanges, okAccounts(accounts)],
  [readPostingAccounts, ok(posting)],
  [readTds, ok(quarter)],
];
const PATH = '/journal/reports/tds';
const dialog = () => page.getByRole('dialog');

async function openDialog() {
  await page.viewport(1440, 900);
  await show(TdsPage, { path: PATH, at: `${PATH}?year=26-27&quarter=2` });
  await expect.element(page.getByText(/₹12,000\.00 to deposit, the first of it by/)).toBeVisible();
  await expect.element(page.getByText(/₹100\.00 of it is of no bill/)).toBeVisible();
  await userEvent.keyboard('d');
  await expect.element(dialog().getByRole('checkbox', { name: /bill TDS\/1/ })).toBeChecked();
}

test('a deposit is recorded of what is open, with the interest that the law asks', async () => {
  const calls = serverAnswers([...SHARED, [createTdsDeposit, ok(made)]]);
  await openDialog();
  await userEvent.fill(dialog().getByLabelText('Deposited on'), '10 Aug 2026');
  await expect.element(dialog().getByText(/^360\.00 by law/)).toBeVisible();
  await userEvent.fill(dialog().getByLabelText(/^Interest/), '360');
  await userEvent.fill(dialog().getByLabelText(/^BSR code/), '0510308');
  await userEvent.fill(dialog().getByLabelText(/^TDS of no bill/), '1900');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog().getByText('Enter the code, such as 1027')).toBeVisible();
  await userEvent.fill(dialog().getByLabelText('Deducted on'), '20 Jul 2026');
  await userEvent.fill(dialog().getByLabelText('Its code'), '1024');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => store.get(noticeAtom)?.text)
    .toBe('Deposit TD-001 of ₹14,260.00 recorded.');
  const sent = calls.find(({ path }) => path.startsWith('POST'))?.body;
  expect(sent).toMatchObject({
    deposited_on: '2026-08-10',
    bsr_code: '0510308',
    challan_serial: null,
    interest: '360.00',
    deductions: [{ bill_id: 4, amount: '12000.00' }],
    beyond: [{ code: '1024', month: '2026-07-01', amount: '1900.00' }],
  });
});

test('a refusal stays in the dialog, with all that was typed', async () => {
  const refusal = problem(422, 'tds_deposit_is_nothing', 'Choose what is deposited.', {
    facts: { field: 'deductions' },
  });
  serverAnswers([...SHARED, [createTdsDeposit, refusal]]);
  await openDialog();
  await userEvent.click(dialog().getByRole('checkbox', { name: /bill TDS\/1/ }));
  await userEvent.fill(dialog().getByLabelText(/^BSR code/), '0510308');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog().getByText('Choose what is deposited.')).toBeVisible();
  await expect.element(dialog().getByLabelText(/^BSR code/)).toHaveValue('0510308');
});
