import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listJournals, postJournal } from '#api/contract/journal/journal.ts';
import { JournalAddPage } from '#web/features/journal/JournalAddPage.tsx';
import { paths } from '#web/paths.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import posted from '#tests/specimens/replies/postJournal.json' with { type: 'json' };
import { ok, okAccounts, previewsSay, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

// The shell listens to the keys that work wherever the focus is.
let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const Sheet = ({ name }: { name: string }) => <p>Sheet for {name}</p>;
const Form = () => <JournalAddPage QuickAccount={Sheet} />;

const idOf = (name: string) => accounts.find((account) => account.name === name)?.id ?? 0;
const account = (name: string) => page.getByRole('combobox', { name });
const amount = (name: string) => page.getByLabelText(`${name}, amount in rupees`);

async function open(posting: readonly Answer[] = [ok(posted)], at?: string) {
  const calls = serverAnswers([
    [listAccountChanges, okAccounts(accounts)],
    [listJournals, ok([])],
    [postJournal, ...posting],
  ]);
  await show(Form, at === undefined ? { path: '/add/journal' } : { path: AT_ACCOUNT, at });
  await expect.element(page.getByRole('textbox', { name: /Date/ })).toBeInTheDocument();
  return { sent: () => calls.filter(({ path }) => path.startsWith('POST')) };
}

const AT_ACCOUNT = '/journal/add/:accountId/:side';

/** `a|[Enter]|b` types a, presses Enter and types b. */
async function type(keys: string) {
  for (const part of keys.split('|')) {
    await userEvent.keyboard(part.replace(/^\[(.+)\]$/, '{$1}').replace('Control+', 'Control>}{'));
  }
}
const POST = '[Control+Enter}{/Control]';

describe('by keyboard', () => {
  test('the first account has the focus', async () => {
    await open();
    await expect.element(account('Debit line 1, account')).toHaveFocus();
  });

  test('a rent split over two accounts: the balancing amounts come by themselves', async () => {
    const { sent } = await open();
    await userEvent.click(page.getByRole('radio', { name: 'Payment' }));
    await userEvent.click(account('Credit line 1, account'));
    await type('bank o|[Enter]|60k|[Enter]|rent|[Enter]');
    await expect.element(amount('Debit line 1')).toHaveValue('60,000.00');
    await type('40k|[Enter]|elec|[Enter]');
    await expect.element(amount('Debit line 2')).toHaveValue('20,000.00');
    await expect.element(page.getByText('Balanced').first()).toBeVisible();
    await type('[Enter]|Rent Nov|[Enter]|[Enter]');
    await expect.element(page.getByText(`Went to ${paths.journals()}`)).toBeVisible();
    expect(sent()[0]?.body).toMatchObject({
      entry: [
        { account_id: idOf('Rent'), amount: '40000.00' },
        { account_id: idOf('Electricity'), amount: '20000.00' },
        { account_id: idOf('Bank Overdraft'), amount: '-60000.00' },
      ],
      narration: 'Rent Nov',
      voucher_type: 'payment',
      book_id: 1,
    });
    expect(store.get(noticeAtom)?.text).toContain('Posted #1');
  });

  test('Tab goes in plain order and accepts what is highlighted', async () => {
    await open();
    await type('elec|[Tab]');
    await expect.element(account('Debit line 1, account')).toHaveValue('Electricity');
    await expect.element(amount('Debit line 1')).toHaveFocus();
  });

  test('an account on one side comes with the address, and the amount has the focus', async () => {
    await open([ok(posted)], `/journal/add/${idOf('Cash')}/cr`);
    await expect.element(account('Credit line 1, account')).toHaveValue('Cash');
    await expect.element(amount('Credit line 1')).toHaveFocus();
  });
});

test('an account that is none of this book is left to be chosen', async () => {
  await open([ok(posted)], '/journal/add/987654/dr');
  await expect.element(account('Debit line 1, account')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Post entry' }));
  await expect.element(page.getByText('Choose an account').first()).toBeVisible();
});

describe('what is wrong', () => {
  test('a type that the lines are not of is said, and changed with one key', async () => {
    const { sent } = await open();
    await userEvent.click(page.getByRole('radio', { name: 'Payment' }));
    await userEvent.click(account('Debit line 1, account'));
    await type('cash|[Enter]|10|[Enter]|elec|[Enter]');
    await expect
      .element(page.getByText('A payment pays from a cash or bank account. This is a receipt.'))
      .toBeVisible();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(page.getByRole('radio', { name: 'Receipt' })).toBeChecked();
    await expect.element(page.getByText(/^A payment pays from/)).not.toBeInTheDocument();
    await type(POST);
    await expect.poll(() => sent()[0]?.body).toMatchObject({ voucher_type: 'receipt' });
  });

  test('unequal totals are said in red and with the side that is short; posting is not blocked', async () => {
    const refusal = problem(
      422,
      'entries_do_not_balance',
      "Value Don't Match: debit 10, credit 9.",
    );
    const { sent } = await open([refusal]);
    await type('elec|[Enter]|10|[Enter]|cash|[Enter]|9');
    await expect.element(page.getByText('1.00 short on credit')).toBeVisible();
    await expect.element(page.getByText("Value Don't Match", { exact: true })).toBeVisible();
    await type(POST);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent("Value Don't Match: debit 10, credit 9.");
    await expect.element(account('Debit line 1, account')).toHaveValue('Electricity');
    await expect.element(amount('Debit line 1')).toHaveValue('10.00');
    expect(sent()).toHaveLength(1);
  });

  test('a refusal of a line stands at that line until the line is changed', async () => {
    const detail = 'Cash takes no more entries.';
    const facts = { line: 2, field: 'account_id' };
    await open([problem(409, 'account_not_open', detail, { facts })]);
    await type('elec|[Enter]|10|[Enter]|cash|[Enter]');
    // A blank line is not sent, so it does not count.
    await userEvent.click(page.getByRole('button', { name: 'Add debit line' }));
    await type(POST);
    const credit = account('Credit line 1, account');
    await expect.element(credit).toHaveAttribute('aria-invalid', 'true');
    await expect.element(credit).toHaveAccessibleDescription(/Cash takes no more entries\./);
    await expect.element(account('Debit line 1, account')).toHaveAttribute('aria-invalid', 'false');
    await userEvent.fill(amount('Credit line 1'), '11');
    await expect.element(credit).toHaveAttribute('aria-invalid', 'false');
  });

  test('a refusal of an amount stands at that amount, one of the date at the date', async () => {
    const ofAmount = { facts: { line: 1, field: 'amount' } };
    const ofDate = { facts: { field: 'date' } };
    await open([
      problem(422, 'amount_out_of_range', 'Too large.', ofAmount),
      problem(409, 'period_locked', 'Locked.', ofDate),
    ]);
    await type(`elec|[Enter]|10|[Enter]|cash|[Enter]|${POST}`);
    await expect.element(amount('Debit line 1')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(amount('Debit line 1')).toHaveAccessibleDescription(/Too large\./);
    await type(POST);
    const date = page.getByRole('textbox', { name: /Date/ });
    await expect.element(date).toHaveAttribute('aria-invalid', 'true');
    await expect.element(amount('Debit line 1')).toHaveAttribute('aria-invalid', 'false');
  });

  test('what is missing is said beside the field, and nothing is sent', async () => {
    const { sent } = await open();
    await type(POST);
    await expect.element(page.getByText('Choose an account').first()).toBeVisible();
    await expect.element(page.getByText('Enter an amount').first()).toBeVisible();
    await expect.element(account('Debit line 1, account')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('an amount that cannot be read is kept, marked and explained', async () => {
    await open();
    await userEvent.fill(amount('Debit line 1'), '12 apples');
    await type(POST);
    await expect.element(page.getByText('Could not read this amount')).toBeVisible();
    await expect.element(amount('Debit line 1')).toHaveValue('12 apples');
  });

  test('a lost answer is asked for again with the same key, a refused entry with another', async () => {
    const { sent } = await open(['silence', problem(409, 'period_locked', 'Locked.'), ok(posted)]);
    await type(`elec|[Enter]|10|[Enter]|cash|[Enter]|${POST}`);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be reached/);
    await type(POST);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Locked.');
    await type(POST);
    await expect.element(page.getByText('Went to /journal')).toBeVisible();
    const [first, second, third] = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('the button says so while it is on its way', async () => {
    await open(['waiting']);
    await type(`elec|[Enter]|10|[Enter]|cash|[Enter]|${POST}`);
    await expect.element(page.getByRole('button', { name: 'Posting…' })).toBeDisabled();
  });
});

describe('several lines', () => {
  test('the side that may not grow says why, until both sides are split', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Add debit line' }));
    await expect.element(page.getByText('Several debits need exactly one credit.')).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Split both sides' }));
    await expect.element(page.getByRole('button', { name: 'Add credit line' })).toBeVisible();
  });

  test('the first line has no remove button, the second has one', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Add debit line' }));
    await userEvent.click(page.getByRole('button', { name: 'Remove debit line 2' }));
    await expect
      .element(page.getByRole('button', { name: /Remove debit/ }))
      .not.toBeInTheDocument();
  });
});

describe('choosing an account', () => {
  test('the highlighted option is always the one the field names', async () => {
    await open();
    await type('ban');
    const highlighted = page.getByRole('option', { selected: true });
    await expect.element(highlighted).toMatchTextContent(/^Bank/);
    await type('[ArrowDown]');
    const field = account('Debit line 1, account');
    const named = field.element().getAttribute('aria-activedescendant');
    expect(highlighted.element().id).toBe(named);
  });

  test('what names no account is cleared on leaving, and said', async () => {
    await open();
    await type('rnt');
    await userEvent.click(amount('Debit line 1'));
    await expect.element(page.getByText('No account named ‘rnt’. Cleared.')).toBeVisible();
    await expect.element(account('Debit line 1, account')).toHaveValue('');
  });

  test('Add + stands below five matches, is a real link, and opens the sheet in place', async () => {
    await open();
    await type('courier charges');
    const add = page.getByRole('link', { name: /Add \+/ });
    await expect.element(add).toHaveAttribute('href', '/account/add/courier%20charges?book=1');
    await userEvent.click(add);
    await expect.element(page.getByText('Sheet for courier charges')).toBeVisible();
    await expect.element(account('Debit line 1, account')).toHaveValue('courier charges');
  });

  test('an account that is on the entry is not offered twice', async () => {
    await open();
    await type('elec|[Enter]|10|[Enter]|electricity');
    await expect.element(page.getByText('No account named ‘electricity’')).toBeVisible();
  });
});

describe('unsent work', () => {
  test('is there again after the page was left', async () => {
    const screen = await open();
    await type('elec|[Enter]|1250');
    expect(screen.sent()).toEqual([]);
    await show(Form, { path: '/add/journal' });
    await expect.element(page.getByText(/Draft from .* restored/).first()).toBeVisible();
    await expect.element(account('Credit line 1, account').last()).toHaveFocus();
  });
});

describe('what is unusual about an entry', () => {
  const message = 'Cash would be ₹700.00 below nil on 18 Nov 2026.';

  test('stands beside the form once it is whole, and stops nobody', async () => {
    previewsSay({ code: 'cash_below_nil', message, facts: {} });
    const { sent } = await open();
    await userEvent.click(account('Debit line 1, account'));
    await type('rent|[Enter]|700|[Enter]');
    expect(page.getByText(message).elements()).toHaveLength(0);
    await type('cash|[Enter]');
    const told = page.getByRole('status', { name: 'Worth a look' });
    await expect.element(told.getByText(message)).toBeVisible();
    await type(POST);
    await expect.element(page.getByText(`Went to ${paths.journals()}`)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});
