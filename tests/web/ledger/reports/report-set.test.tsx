// The set of reports: which are chosen, and its page of contents.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contentsSheet } from '#web/features/report/set/make-set.ts';
import { partsIn, SET_PARTS } from '#web/features/report/set/part-names.ts';
import { ReportSetPage } from '#web/features/report/set/ReportSetPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const path = '/journal/reports/report-set';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

describe('the reports of a set', () => {
  test('are all at first, and are chosen by arrows and Space', async () => {
    serverAnswers([]);
    await show(ReportSetPage, { path, at: `${path}?year=25-26` });
    await expect.element(page.getByText('12 of 12 reports')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
    await expect.element(page.getByRole('checkbox', { name: 'Cash flow' })).not.toBeChecked();
    await expect.element(page.getByText('11 of 12 reports')).toBeVisible();
    await userEvent.keyboard('a');
    await expect.element(page.getByText('12 of 12 reports')).toBeVisible();
    await userEvent.keyboard('a');
    await expect.element(page.getByText('0 of 12 reports')).toBeVisible();
  });

  test('stand in the address, where a name that is unknown counts as none', () => {
    expect(partsIn(null)).toStrictEqual(SET_PARTS);
    expect(partsIn('ratios,payroll,cash-flow')).toStrictEqual(['cash-flow', 'ratios']);
    expect(partsIn('')).toStrictEqual([]);
  });
});

test('the contents name each report with its period and the page on which it begins', () => {
  const sheets = ['Balance Sheet', 'Ratios'].map((title) => ({
    title,
    period: 'as at 31 March 2026',
    remarks: [],
    columns: [],
    lines: [],
  }));
  const { lines } = contentsSheet(sheets, { pages: [2, 5], period: '', remarks: [] });
  expect(lines.map(({ cells }) => cells)).toStrictEqual([
    ['Balance Sheet', 'as at 31 March 2026', 2],
    ['Ratios', 'as at 31 March 2026', 5],
  ]);
});
