// The days of a report, from the address and as they are typed.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalances } from '#api/contract/account/balances.ts';
import { TrialBalancePage } from '#web/features/report/trial-balance/TrialBalancePage.tsx';
import { todayInIndia } from '#web/format/dates.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { recordedBalances } from './balances.ts';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1280, 900);
});
afterEach(() => stop());

/** @returns what the page asks for. */
async function open(on: string): Promise<readonly URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  const answer = (query: URLSearchParams) => {
    asked.push(query);
    return ok(recordedBalances);
  };
  serverAnswers([[readBalances, answer]]);
  await show(TrialBalancePage, { path: '/journal/reports', at: `/journal/reports?on=${on}` });
  await expect.element(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  return asked;
}

test('a day that books cannot have counts as left out of the address', async () => {
  const asked = await open('9999-12-31');
  expect(asked[0]?.get('to')).toBe(todayInIndia());
});

test('F2 takes a day or the words of a period, and says what it cannot read', async () => {
  const asked = await open('2026-10-31');
  const day = page.getByLabelText('As on');
  await userEvent.keyboard('{F2}31 bananas{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Could not read this date');
  await expect.element(day).toHaveValue('31 bananas');
  await day.fill('q2 25-26');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(day).toHaveValue('30 Sep 2025');
  expect(asked.at(-1)?.get('quarter')).toBe('2');
  await expect.element(day).not.toBeVisible();
});
