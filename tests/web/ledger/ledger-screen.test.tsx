import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readLedger } from '#api/contract/account/ledger.ts';
import { readMonthEnds } from '#api/contract/account/month-ends.ts';
import { LedgerPage } from '#web/features/ledger/LedgerPage.tsx';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import monthEnds from '#tests/specimens/replies/readMonthEnds.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { empty, firstOfTwo, secondOfTwo, whole } from './specimens.ts';

/** Between the margins that the shell gives a page. */
const Screen = () => (
  <div style={{ padding: '0 16px' }}>
    <LedgerPage EntrySheet={() => <p>The entry’s sheet</p>} Running={() => null} />
  </div>
);
const open = async (...answers: readonly Answer[]) => {
  const calls = serverAnswers([
    [readLedger, ...answers],
    [readMonthEnds, ok(monthEnds)],
  ]);
  await show(Screen, { path: '/account/:accountId', at: '/account/3' });
  return calls;
};
const text = (words: string | RegExp) => page.getByText(words);
const link = (name: string | RegExp, exact = false) => page.getByRole('link', { name, exact });

beforeEach(async () => {
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ledgerAs: 't' });
  await page.viewport(1280, 900);
});

describe('the ledger on screen', () => {
  test('has its frame and its rules at once while it loads', async () => {
    await open('waiting');
    await expect.element(page.getByLabelText('Loading the ledger')).toBeInTheDocument();
    await expect
      .element(page.getByRole('table', { name: /^The ledger is loading/ }))
      .toBeInTheDocument();
  });

  test('shows name, closing balance with its side, Balance c/d and both totals', async () => {
    await open(ok(whole));
    await expect.element(page.getByRole('heading', { name: 'Cash', level: 1 })).toBeVisible();
    await expect.element(text('Closing balance')).toBeVisible();
    await expect.element(text('Balance b/d')).toBeVisible();
    await expect.element(text('Balance c/d')).toBeVisible();
    expect(text('Total').elements()).toHaveLength(2);
    await expect.element(link('Add Debit Entry')).toHaveAttribute('href', '/journal/add/3/dr');
  });

  test('draws the balances of twelve months beside the closing balance', async () => {
    await open(ok(whole));
    const line = page.getByRole('img', {
      name: 'Cash, month-end balances, 12 months to 30 Nov 2026',
    });
    await expect.element(line).toBeVisible();
    const titles = [...line.element().querySelectorAll('rect title')].map((one) => one.textContent);
    expect(titles).toHaveLength(12);
    expect(titles.slice(3, 5)).toEqual(['31 Mar 2026: 0.00', '30 Apr 2026: 550.00 Dr']);
  });

  test('what took an entry back, and what was taken back, are marked, and so is a late one', async () => {
    await open(ok(whole));
    await expect.element(text('Reversed')).toBeVisible();
    await expect.element(text('Reversal')).toBeVisible();
    await expect
      .element(page.getByTitle(/^Recorded 21 Nov 2026, \d+ days late/).first())
      .toBeVisible();
  });

  test('several counter-accounts show as the first and how many more, all of them on focus', async () => {
    const [first, second] = whole.lines;
    const counter = ['Rent', 'Electricity', 'Salaries'].map((name, at) => ({
      account_id: 20 + at,
      name,
    }));
    await open(ok({ ...whole, lines: [{ ...first, counter }, second] }));
    await expect.element(link(/^Rent \+2/)).toBeVisible();
    await userEvent.keyboard('{Tab}');
    link(/^Rent \+2/)
      .element()
      .focus();
    await expect
      .element(link(/^Rent \+2/))
      .toHaveAccessibleDescription('Rent, Electricity, Salaries');
  });

  test('shows the sentence with both links when it is empty, and the frame still drawn', async () => {
    await open(ok(empty));
    await expect
      .element(
        text(
          'There is no Entry for this Account and Duration. You can Add Debit Entry or Credit Entry',
        ),
      )
      .toBeVisible();
    await expect.element(link('Credit Entry', true)).toHaveAttribute('href', '/journal/add/3/cr');
    expect(text('Total').elements()).toHaveLength(2);
  });

  test('a retired account takes no entries and offers none', async () => {
    await open(ok({ ...empty, account: { ...empty.account, retired: true } }));
    await expect.element(text('This account is retired and takes no entries.')).toBeVisible();
    expect(link('Add Debit Entry').elements()).toEqual([]);
  });

  test('says that it could not be loaded', async () => {
    await open('silence');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the ledger/);
  });

  test('an account that is not of this book, and one that cannot be', async () => {
    await open({ status: 404, body: 'Not Found' });
    await expect
      .element(page.getByRole('heading', { name: 'No such account', level: 1 }))
      .toBeVisible();
    await show(Screen, { path: '/account/:accountId', at: '/account/cash' });
    await expect
      .element(page.getByRole('heading', { name: 'No such account', level: 1 }).first())
      .toBeVisible();
  });

  test('the period is chosen by year, quarter or month', async () => {
    await open(ok(whole));
    await userEvent.click(page.getByRole('radio', { name: 'Quarter' }));
    await expect.element(page.getByLabelText('Quarter', { exact: true }).last()).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Month' }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Month' }), 'Apr');
    await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveValue('4');
  });
});

describe('a long ledger', () => {
  test('comes page by page; the balance is carried down once all is there', async () => {
    await open(ok(firstOfTwo), ok(secondOfTwo));
    await expect.element(text('Showing the first 2 entries')).toBeVisible();
    expect(text('1 entry so far').elements()).toHaveLength(2);
    expect(text('Balance c/d').elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect.element(text('Showing all 4 entries')).toBeVisible();
    await expect.element(text('Balance c/d')).toBeVisible();
  });

  test('when the rest does not come, what is here stays and it can be asked for again', async () => {
    await open(ok(firstOfTwo), 'silence', ok(secondOfTwo));
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(link(/^Sales – Goods #1/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(text('Showing all 4 entries')).toBeVisible();
  });
});

describe('on a phone', () => {
  test('the first entry stands below one line of pills, which scrolls sideways', async () => {
    await page.viewport(390, 844);
    await open(ok(whole));
    const pills = page.getByRole('radiogroup', { name: 'Show' }).element().parentElement;
    expect(pills?.clientHeight).toBeLessThanOrEqual(48);
    await userEvent.click(page.getByRole('button', { name: /^Period/ }));
    await expect.element(page.getByRole('radio', { name: 'Quarter' })).toBeVisible();
  });

  test('the ledger shows both sides, or one of them', async () => {
    await page.viewport(390, 844);
    await open(ok(whole));
    await expect.poll(() => page.getByRole('table').elements()).toHaveLength(2);
    const sides = page.getByRole('radiogroup', { name: 'Show' });
    await userEvent.click(sides.getByText('Cr', { exact: true }));
    await expect.element(text('Paid to, narration')).toBeVisible();
    expect(text('Received from, narration').elements()).toEqual([]);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});
