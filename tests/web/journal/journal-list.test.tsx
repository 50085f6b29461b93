import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { JournalListPage } from '#web/features/journal/list/JournalListPage.tsx';
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const heading = (name: string) => page.getByRole('heading', { name });

describe('journal entries', () => {
  const open = () => show(JournalListPage, { path: '/journal' });

  test('are announced while they load', async () => {
    serverAnswers([[listJournals, 'waiting']]);
    await open();
    await expect.element(page.getByLabelText('Loading journal entries')).toBeInTheDocument();
  });

  test('say so when there are none', async () => {
    serverAnswers([[listJournals, ok([])]]);
    await open();
    await expect.element(heading('No Entry Found')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Add', exact: true }))
      .toHaveAttribute('href', '/add/journal');
  });

  test('lead from every line to its account, and a correction stays linked', async () => {
    serverAnswers([[listJournals, ok(journals)]]);
    await open();
    await expect.element(page.getByRole('link', { name: '#5' })).toBeVisible();
    await expect.element(page.getByText('₹550.00').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Correction' }).first()).toBeVisible();
    await expect.element(page.getByRole('article').getByText('Journal').first()).toBeVisible();
    const line = page.getByRole('link', { name: 'Cash', exact: true }).first();
    await expect.element(line).toHaveAttribute('href', '/account/3');
  });

  test('are shown as the register of one type', async () => {
    const ofType = (query: URLSearchParams) =>
      ok(query.get('voucher_type') === 'credit-note' ? [] : journals);
    serverAnswers([
      [listJournals, ofType],
      [listAccountChanges, okAccounts([])],
    ]);
    await open();
    await page.getByRole('combobox', { name: 'Voucher type' }).selectOptions('Credit note');
    await expect.element(page.getByText(/^Nothing matches/)).toBeVisible();
  });

  test('are narrowed on a phone by what comes when it is asked for', async () => {
    await page.viewport(390, 844);
    serverAnswers([
      [listJournals, ok(journals)],
      [listAccountChanges, okAccounts([])],
    ]);
    await open();
    const kinds = page.getByRole('combobox', { name: 'Show' });
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    expect(kinds.elements()).toEqual([]);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.element(kinds).toBeVisible();
    await page.viewport(1280, 900);
  });

  test('say that they could not be loaded', async () => {
    serverAnswers([[listJournals, { status: 500, body: {} }]]);
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});
