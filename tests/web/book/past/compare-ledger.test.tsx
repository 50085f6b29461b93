// The ledger of an account at two moments: chosen by an account or from the trial balance, and each
// figure opens into its events.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { furtherComparisons } from '#api/contract/book/log/compare-more.ts';
import { compareBooks } from '#api/contract/book/log/compare.ts';
import { explainFigure } from '#api/contract/book/log/explain.ts';
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import { ComparePage } from '#web/features/book/history/compare/ComparePage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/compareBooks.json' with { type: 'json' };
import ledger from '#tests/specimens/replies/compareLedger.json' with { type: 'json' };
import figure from '#tests/specimens/replies/explainFigure.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const open = async (address: string, answer: Answer = ok(ledger)) => {
  const asked: { ledger: string[]; figures: string[] } = { ledger: [], figures: [] };
  serverAnswers([
    [compareBooks, ok(books)],
    [instantEndpoints.readNamedMoments, ok([])],
    [listAccountChanges, okAccounts([])],
    [
      furtherComparisons.compareLedger,
      (query) => {
        asked.ledger.push(query.toString());
        return typeof answer === 'function' ? answer(query) : answer;
      },
    ],
    [
      explainFigure,
      (query) => {
        asked.figures.push(query.toString());
        return ok({ ...figure, next: null });
      },
    ],
  ]);
  const at = `/book/1/history?a=150&b=200${address}`;
  await show(ComparePage, { path: '/book/:bookId/history', at, scope: 1 });
  return asked;
};
const row = (name: RegExp) => page.getByRole('row', { name });

describe('the ledger of an account at two moments', () => {
  test('shows what changed, and opens a month into the events between', async () => {
    const asked = await open('&of=ledger&account=162&as_on=2025-06-30');
    await expect.element(row(/May 2025.*\+49,672\.00/)).toBeVisible();
    await expect.element(row(/Closing balance, 30 Jun 2025.*\+42,368\.00/)).toBeVisible();
    expect(asked.ledger).toEqual(['a=150&b=200&as_on=2025-06-30&account=162']);
    await page.getByRole('button', { name: 'May 2025' }).click();
    await expect.element(page.getByText('Explains the change')).toBeVisible();
    expect(asked.figures[0]).toContain('as_on=2025-05-31&from=2025-05-01');
  });

  test('asks for an account where none is chosen', async () => {
    const asked = await open('&of=ledger');
    const words = 'Choose the account whose ledger is compared.';
    await expect.element(page.getByText(words)).toBeVisible();
    expect(asked.ledger).toEqual([]);
  });

  test('is opened from a row of the trial balance by L', async () => {
    const asked = await open('');
    await expect.element(page.getByRole('table')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}l');
    await expect.element(row(/Closing balance/)).toBeVisible();
    const [first] = books.rows;
    expect(asked.ledger[0]).toContain(`account=${first?.account_id}`);
  });

  test('says that nothing changed', async () => {
    await open('&of=ledger&account=162', ok({ ...ledger, rows: [] }));
    await expect.element(page.getByText('The ledger of this year did not change.')).toBeVisible();
  });

  test('says that it could not be read', async () => {
    await open('&of=ledger&account=162', 'silence');
    await expect.element(page.getByRole('alert').first()).toBeVisible();
  });
});
