// Lines of Schedule III, Division I that few companies have, each in its place.
import { describe, expect, it } from 'vitest';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import {
  balanceSheet,
  daysOfResult,
  daysOfSheet,
  notedAfter,
  profitAndLoss,
} from '#core/statement/index.ts';
import type { FinancialLine, OwnerForm } from '#core/statement/index.ts';
import { ledgersOf } from './ledgers-of.ts';
import type { Chart, Posting } from './ledgers-of.ts';

const YEAR = yearPeriod(2025);
const DAY = '2025-06-01';
const CHART: Chart = {
  Bank: 'bank-accounts',
  'Share Capital': 'capital-account',
  'Term Loan': 'secured-loans',
  'Deferred Tax Liability': 'provisions',
  'Deferred Tax Asset': 'current-assets',
  'Gratuity, long-term': 'provisions',
  'Deposits of dealers, long-term': 'current-liabilities',
  Software: 'fixed-assets',
  'Software under development': 'fixed-assets',
  'Capital Advances': 'loans-advances-asset',
  Sales: 'sales-accounts',
  'Cost of materials consumed': 'direct-expenses',
  'Exceptional loss by fire': 'indirect-expenses',
};
const POSTINGS: readonly Posting[] = [
  [DAY, { Bank: 5_000, 'Share Capital': -3_000, 'Term Loan': -2_000 }],
  [DAY, { 'Deferred Tax Asset': 30, 'Deferred Tax Liability': -100, Bank: 70 }],
  [DAY, { 'Gratuity, long-term': -40, 'Deposits of dealers, long-term': -60, Bank: 100 }],
  [DAY, { Software: 11, 'Software under development': 22, 'Capital Advances': 33, Bank: -66 }],
  [DAY, { Bank: 900, Sales: -900 }],
  [DAY, { 'Cost of materials consumed': 400, 'Exceptional loss by fire': 150, Bank: -550 }],
];

const told = (lines: readonly FinancialLine[]) =>
  lines
    .filter(({ amountsPaise }) => amountsPaise.length > 0)
    .map(({ name, amountsPaise: [paise = 0] }) => [name, paise / 100]);

const sheetOf = (postings: readonly Posting[], form: OwnerForm) =>
  told(balanceSheet(ledgersOf(CHART, postings, daysOfSheet([YEAR.to])), [YEAR.to], form).lines);

const resultLinesOf = (postings: readonly Posting[], form: OwnerForm = 'company') => {
  const ledgers = ledgersOf(CHART, postings, daysOfResult([YEAR]));
  return profitAndLoss(ledgers, [YEAR], form).lines;
};
const resultOf = (postings: readonly Posting[], form?: OwnerForm) =>
  told(resultLinesOf(postings, form));

describe('the lines of Schedule III that few companies have', () => {
  it('stand in the balance sheet in its order, deferred tax as one net figure', () => {
    expect(sheetOf(POSTINGS, 'company')).toEqual([
      ['Share capital', 3_000],
      ['Reserves and surplus', 350],
      ['Shareholders’ funds', 3_350],
      ['Long-term borrowings', 2_000],
      ['Deferred tax liabilities (net)', 70],
      ['Other long-term liabilities', 60],
      ['Long-term provisions', 40],
      ['Non-current liabilities', 2_170],
      ['Total', 5_520],
      ['Intangible assets', 11],
      ['Intangible assets under development', 22],
      ['Long-term loans and advances', 33],
      ['Non-current assets', 66],
      ['Cash and cash equivalents', 5_454],
      ['Total', 5_520],
    ]);
  });

  it('has a deferred tax asset among the assets that are not current, in any form', () => {
    const asset: Posting = [DAY, { 'Deferred Tax Asset': 200, Bank: -200 }];
    for (const form of ['company', 'firm', 'proprietor'] as const) {
      const lines = Object.fromEntries(sheetOf([...POSTINGS, asset], form));
      expect(lines['Deferred tax assets (net)']).toBe(130);
      expect(lines['Deferred tax liabilities (net)']).toBeUndefined();
    }
  });

  it('has materials before purchases, and exceptional items between two profits', () => {
    expect(resultOf(POSTINGS)).toEqual([
      ['I. Revenue from operations', 900],
      ['III. Total income', 900],
      ['Cost of materials consumed', 400],
      ['Total expenses', 400],
      ['Profit before exceptional items and tax', 500],
      ['Exceptional items', 150],
      ['Profit before tax', 350],
      ['Profit for the period', 350],
    ]);
  });

  it('tells one profit before tax where nothing is exceptional', () => {
    const names = resultOf(POSTINGS.slice(0, -1)).map(([name]) => name);
    expect(names).toContain('Profit before tax');
    expect(names).not.toContain('Profit before exceptional items and tax');
  });

  it('has a note to each line, and none to a sum, numbered on from the balance sheet', () => {
    const ledgers = ledgersOf(CHART, POSTINGS, daysOfSheet([YEAR.to]));
    const sheet = balanceSheet(ledgers, [YEAR.to], 'company').lines;
    const last = Math.max(...sheet.map(({ note }) => note ?? 0));
    const notes = notedAfter(sheet, resultLinesOf(POSTINGS)).flatMap(({ name, note }) =>
      note === null ? [] : [[name, note - last]],
    );
    expect(notes).toEqual([
      ['I. Revenue from operations', 1],
      ['Cost of materials consumed', 2],
      ['Exceptional items', 3],
    ]);
  });

  it('takes an exceptional loss from the profit of a firm, on a line of its own', () => {
    expect(resultOf(POSTINGS, 'firm').slice(-2)).toEqual([
      ['Exceptional items', 150],
      ['Net profit', 350],
    ]);
  });
});
