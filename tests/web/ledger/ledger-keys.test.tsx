import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readJournal } from '#api/contract/journal/journal.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { EntrySheet } from '#web/features/journal/sheet/EntrySheet.tsx';
import { LedgerPage } from '#web/features/ledger/LedgerPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { historyAtom } from '#web/state/history.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import journal from '#tests/specimens/replies/readJournal.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { whole } from './specimens.ts';

const plain = { reverses: null, reversed_by: null, corrects: null, corrected_by: null };
const card = { ...journal, ...plain, id: 1, number: 1 };

let stop: () => void;
// Before and not after: by then the page of the test before is gone, and reads nothing more.
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  store.set(historyAtom, null);
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ledgerAs: 't' });
});
afterEach(() => stop());

const Screen = () => <LedgerPage EntrySheet={EntrySheet} Running={() => <p>The register</p>} />;
const press = (keys: string) => userEvent.keyboard(keys);
const heading = page.getByRole('heading', { name: 'Cash', level: 1 });
const entry = (number: number) => page.getByRole('link', { name: new RegExp(`#${number}$`) });

async function open(one: Answer = ok(card), at = '/account/3') {
  const calls = serverAnswers([
    [readLedger, ok(whole)],
    [readJournal, one],
    [listAccountChanges, okAccounts(accounts)],
  ]);
  await show(Screen, { path: '/account/:accountId', at });
  await expect.element(heading).toBeVisible();
  return calls;
}

describe('the keys of a ledger', () => {
  test('arrows walk along a side and across to the other', async () => {
    await open();
    await press('{ArrowDown}');
    await expect.element(entry(1)).toHaveFocus();
    await press('{ArrowRight}');
    await expect.element(entry(2)).toHaveFocus();
    await press('{ArrowLeft}');
    await expect.element(entry(1)).toHaveFocus();
  });

  test('R shows the list, and again the T', async () => {
    await open();
    await press('r');
    await expect.element(page.getByText('The register')).toBeVisible();
    await press('r');
    await expect.element(page.getByText('Balance c/d')).toBeVisible();
  });

  test.each([
    ['d', '/journal/add/3/dr'],
    ['c', '/journal/add/3/cr'],
    ['{Shift>}A{/Shift}', '/account/3/change'],
  ])('%s leads to %s', async (keys, address) => {
    await open();
    await press(keys);
    await expect.element(page.getByText(`Went to ${address}`)).toBeVisible();
  });

  test('Y, Q and M choose the length of the period, [ and ] step through it', async () => {
    await open(ok(card), '/account/3?year=25-26&quarter=1');
    const quarter = page.getByRole('combobox', { name: 'Quarter' });
    const year = page.getByRole('combobox', { name: 'Financial year' });
    await press('[[');
    await expect.element(quarter).toHaveValue('4');
    await expect.element(year).toHaveValue('24-25');
    await press(']');
    await expect.element(year).toHaveValue('25-26');
    await press('m');
    await expect.element(page.getByRole('combobox', { name: 'Month' })).toBeVisible();
    await press('y');
    expect(page.getByRole('combobox', { name: 'Month' }).elements()).toEqual([]);
  });

  test('steps that follow each other at once are all taken', async () => {
    await open(ok(card), '/account/3?year=25-26&month=4');
    await press('[[[[[[');
    await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveValue('1');
    await expect
      .element(page.getByRole('combobox', { name: 'Financial year' }))
      .toHaveValue('24-25');
  });

  test('no period is stepped to before 22-23 or after today’s year', async () => {
    await open(ok(card), '/account/3?year=22-23');
    await press('[[');
    await expect
      .element(page.getByRole('combobox', { name: 'Financial year' }))
      .toHaveValue('22-23');
  });

  test('H is the history of the focused entry, else of the account', async () => {
    await open();
    await press('h');
    expect(store.get(historyAtom)).toMatchObject({ kind: 'account', id: 3, title: 'Cash' });
    await press('{ArrowDown}h');
    expect(store.get(historyAtom)).toMatchObject({ kind: 'journal', id: 1, title: '#1' });
  });
});

describe('an entry over its ledger', () => {
  const sheet = (name: string) => page.getByRole('dialog', { name });

  test('Enter opens it, Escape closes it, and the focus is where it was', async () => {
    await open();
    await press('{ArrowDown}{Enter}');
    await expect.element(sheet('#1').getByText('Meera Joshi')).toBeVisible();
    await expect.element(sheet('#1').getByText('02 Apr 2026')).toBeVisible();
    await expect.element(sheet('#1').getByRole('link', { name: 'Cash' })).toBeVisible();
    await press('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    await expect.element(entry(1)).toHaveFocus();
  });

  test('X on the row, or in the sheet, corrects it', async () => {
    await open();
    await press('{ArrowDown}x');
    await expect.element(page.getByLabelText('Debit line 1, account')).toHaveFocus();
    await press('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    await entry(1).click();
    await expect.element(sheet('#1').getByText('Meera Joshi')).toBeVisible();
    await press('x');
    await expect.element(page.getByLabelText('Debit line 1, account')).toHaveFocus();
  });

  test('one that was taken back is read, and not corrected', async () => {
    await open(ok({ ...card, reversed_by: 2 }));
    await press('{ArrowDown}x');
    await expect.element(sheet('#1').getByText('Reversed by')).toBeVisible();
    expect(page.getByRole('button', { name: /^Correct/ }).elements()).toEqual([]);
  });

  test('is announced while it loads', async () => {
    await open('waiting');
    await entry(1).click();
    await expect.element(page.getByLabelText('Loading the entry')).toBeInTheDocument();
  });

  test('says that it could not be loaded and asks again', async () => {
    await open('silence');
    await entry(1).click();
    await expect.element(page.getByText('Could not load the entry. Try again')).toBeVisible();
  });

  test('an entry that is not there', async () => {
    await open({ status: 404, body: 'Not Found' });
    await entry(1).click();
    await expect.element(page.getByText('This book has no such entry.')).toBeVisible();
  });
});
