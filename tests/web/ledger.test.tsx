import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readLedger, readTrialBalance } from '#api/contract/ledger.ts';
import { LedgerPage } from '#web/features/ledger/LedgerPage.tsx';
import { twoSides } from '#web/features/ledger/sides.ts';
import { TrialBalancePage } from '#web/features/report/TrialBalancePage.tsx';
import ledger from '#tests/specimens/replies/readLedger.json' with { type: 'json' };
import trialBalance from '#tests/specimens/replies/readTrialBalance.json' with { type: 'json' };
import { ok, serverAnswers } from './support/answers.ts';
import type { Answer } from './support/answers.ts';
import { show } from './support/show.tsx';

/** The recorded page is the first of several; this one is whole, with an opening balance. */
const whole = {
  ...ledger,
  opening: '550.00',
  closing: '550.00',
  totals: { debit: '1234.50', credit: '1234.50', total: '1784.50' },
  next: null,
};
const reply = readLedger.reply.parse(whole);
const total = (side: 'debit' | 'credit', of = reply) =>
  twoSides(of, [of]).rows[side].reduce((sum, { paise }) => sum + paise, 0);

describe('the two sides of a ledger', () => {
  test('both columns come to the total', () => {
    const { totalPaise } = twoSides(reply, [reply]);
    expect(total('debit')).toBe(totalPaise);
    expect(total('credit')).toBe(totalPaise);
  });

  test('an opening credit stands on the credit side, its balance is carried on the debit', () => {
    const amounts = { opening: '-500.00', closing: '-500.00', lines: [], next: null };
    const totals = { debit: '0.00', credit: '0.00', total: '500.00' };
    const { rows } = twoSides({ ...reply, ...amounts, totals }, [{ ...reply, ...amounts }]);
    expect(rows.credit.map(({ kind }) => kind)).toEqual(['b/d']);
    expect(rows.debit.map(({ kind }) => kind)).toEqual(['c/d']);
  });

  test('nothing is carried down while entries are still to come', () => {
    const { rows, hasMore } = twoSides(reply, [{ ...reply, next: 'later' }]);
    expect(hasMore).toBe(true);
    expect([...rows.debit, ...rows.credit].some(({ kind }) => kind === 'c/d')).toBe(false);
  });
});

describe('the ledger on screen', () => {
  const open = (answer: Answer, at = '/account/3') => {
    const calls = serverAnswers([[readLedger, answer]]);
    return show(LedgerPage, { path: '/account/:accountId', at }).then(() => calls);
  };

  test('loading', async () => {
    await open('waiting');
    await expect.element(page.getByLabelText('Loading the ledger')).toBeInTheDocument();
  });

  test('full: name, closing balance with its side, Balance c/d and both totals', async () => {
    await open(ok(whole));
    await expect.element(page.getByRole('heading', { name: 'Cash', level: 1 })).toBeVisible();
    await expect.element(page.getByText('Closing balance')).toBeVisible();
    await expect.element(page.getByText('Balance b/d')).toBeVisible();
    await expect.element(page.getByText('Balance c/d')).toBeVisible();
    expect(page.getByText('Total').elements()).toHaveLength(2);
    await expect
      .element(page.getByRole('link', { name: 'Add Debit Entry' }))
      .toHaveAttribute('href', '/journal/add/3/dr');
  });

  test('empty: the sentence with both links in it', async () => {
    const none = { lines: [], opening: '0.00', closing: '0.00' };
    const totals = { debit: '0.00', credit: '0.00', total: '0.00' };
    await open(ok({ ...ledger, ...none, totals, next: null }));
    await expect
      .element(
        page.getByText(
          'There is no Entry for this Account and Duration. You can Add Debit Entry or Credit Entry',
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Credit Entry', exact: true }))
      .toHaveAttribute('href', '/journal/add/3/cr');
  });

  test('failed', async () => {
    await open('silence');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the ledger/);
  });

  test('an account that is not of this book', async () => {
    await open({ status: 404, body: 'Not Found' });
    await expect
      .element(page.getByRole('heading', { name: 'No such account', level: 1 }))
      .toBeVisible();
  });

  test('the period is chosen by year, quarter or month', async () => {
    await open(ok(ledger));
    await userEvent.click(page.getByRole('radio', { name: 'Quarter' }));
    await expect.element(page.getByLabelText('Quarter', { exact: true }).last()).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Month' }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Month' }), 'Apr');
    await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveValue('4');
  });
});

describe('the trial balance on screen', () => {
  const open = (answer: Answer) => {
    serverAnswers([[readTrialBalance, answer]]);
    return show(TrialBalancePage, { path: '/journal/reports' });
  };

  test('full: by group, with a footing', async () => {
    await open(ok(trialBalance));
    await expect.element(page.getByText('Cash-in-Hand')).toBeVisible();
    await expect.element(page.getByText('Sales Accounts')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Total 550.00 550.00/ })).toBeVisible();
  });

  test('earlier years’ profit stands on the credit side', async () => {
    await open(ok({ ...trialBalance, profit_brought_forward: '-120.00' }));
    await expect
      .element(page.getByRole('row', { name: /Profit brought forward 120.00/ }))
      .toBeVisible();
  });

  test('empty and failed', async () => {
    const none = { debit: '0.00', credit: '0.00' };
    await open(ok({ ...trialBalance, rows: [], totals: none }));
    await expect.element(page.getByText('No balances in this period')).toBeVisible();
  });
});
