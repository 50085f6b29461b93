import { describe, expect, it } from 'vitest';
import { quarterPeriod } from '#core/kernel/financial-year.ts';
import {
  balanceSheet,
  daysOfResult,
  daysOfSheet,
  earningsPerShare,
  NO_SHARE_CAPITALS,
  profitAndLoss,
  withShareCapital,
} from '#core/statement/index.ts';
import { ledgersOf, rupeesByName } from '../ledgers-of.ts';
import type { Posting } from '../ledgers-of.ts';
import {
  CURRENT_MATURITIES,
  EVE,
  WORKED_CHART,
  WORKED_POSTINGS,
  WORKED_YEAR,
  workedExpected,
} from './worked-company.ts';

const resultOf = (columns: Parameters<typeof profitAndLoss>[1]) =>
  profitAndLoss(
    ledgersOf(WORKED_CHART, WORKED_POSTINGS, daysOfResult(columns)),
    columns,
    'company',
  );

describe('the statements of the worked company', () => {
  it('the profit and loss account of Schedule III comes to the paisa', () => {
    expect(rupeesByName(resultOf([WORKED_YEAR]))).toStrictEqual({
      'I. Revenue from operations': 37_40_000,
      'II. Other income': 7_500,
      'III. Total income': 37_47_500,
      'Purchases of stock-in-trade': 21_50_000,
      'Changes in inventories of stock-in-trade': -55_000,
      'Employee benefits expense': 5_20_000,
      'Finance costs': 54_000,
      'Depreciation and amortisation expense': 1_62_000,
      'Other expenses': 3_77_800,
      'Total expenses': 32_08_800,
      'Profit before tax': 5_38_700,
      'Current tax': 1_36_000,
      'Profit for the period': 4_02_700,
    });
  });

  it('earned 4.03 rupees by each of its 1,00,000 shares of 10 (PNL-015)', () => {
    const { resultPaise } = resultOf([WORKED_YEAR]);
    const capital = { faceValuePaise: 10_00, shares: 1_00_000, dilutedShares: null };
    const all = withShareCapital(NO_SHARE_CAPITALS, { ...capital, from: WORKED_YEAR.from });
    const found = { all, period: WORKED_YEAR, on: WORKED_YEAR.to };
    expect(earningsPerShare(resultPaise[0] ?? 0, found)?.basicPaise).toBe(4_03);
  });

  it('no gross profit is told, which Schedule III does not know', () => {
    expect(resultOf([WORKED_YEAR])).toMatchObject({
      revenuePaise: [37_40_000_00],
      grossPaise: null,
      resultPaise: [4_02_700_00],
    });
  });

  it('the columns of the quarters are of the entries dated in them', () => {
    const quarters = [1, 2, 3, 4].map((quarter) => quarterPeriod(2026, quarter));
    const statement = resultOf(quarters);
    quarters.forEach((_, at) => {
      const expected = workedExpected.pl_quarters[`Q${at + 1}` as 'Q1'];
      const found = rupeesByName(statement, at);
      const before = found['Profit before tax'] ?? found['Loss before tax'];
      const other = found['II. Other income'] ?? 0;
      expect([
        found['I. Revenue from operations'],
        other,
        found['Total expenses'],
        before,
      ]).toStrictEqual(
        [
          expected.revenue,
          expected.other_income,
          expected.expenses,
          expected.profit_before_tax,
        ].map(Number),
      );
    });
  });

  it('what a loan has due within a year is no part of the long-term borrowings (BSH-039)', () => {
    const loans: readonly Posting[] = [
      ['2026-03-31', { Bank: 4_80_000, 'Term Loan': -3_60_000, [CURRENT_MATURITIES]: -1_20_000 }],
    ];
    const ledgers = ledgersOf(WORKED_CHART, loans, daysOfSheet([EVE]));
    expect(rupeesByName(balanceSheet(ledgers, [EVE], 'company'))).toMatchObject({
      'Long-term borrowings': 3_60_000,
      'Short-term borrowings': 1_20_000,
    });
  });

  it('the balance sheet of Schedule III comes to the paisa, with the year before', () => {
    const days = [WORKED_YEAR.to, EVE];
    const ledgers = ledgersOf(WORKED_CHART, WORKED_POSTINGS, daysOfSheet(days));
    const statement = balanceSheet(ledgers, days, 'company');
    const { Total, ...lines } = rupeesByName(statement);
    expect(Total).toBe(27_94_830);
    expect(lines).toStrictEqual({
      'Share capital': 10_00_000,
      'Reserves and surplus': 7_72_700,
      'Shareholders’ funds': 17_72_700,
      'Long-term borrowings': 4_60_000,
      'Short-term borrowings': 1_20_000,
      'Trade payables: micro and small enterprises': 48_000,
      'Trade payables: others': 1_85_000,
      'Other current liabilities': 1_23_480,
      'Short-term provisions': 85_650,
      'Current liabilities': 5_62_130,
      'Property, plant and equipment': 10_68_000,
      'Other non-current assets': 50_000,
      'Non-current assets': 11_18_000,
      'Current investments': 50_000,
      Inventories: 3_95_000,
      'Trade receivables': 9_95_400,
      'Cash and cash equivalents': 2_27_430,
      'Other current assets': 9_000,
      'Current assets': 16_76_830,
    });
    const before = rupeesByName(statement, 1);
    expect([
      before.Total,
      before['Reserves and surplus'],
      before['Long-term borrowings'],
      before['Short-term borrowings'],
      before['Other current liabilities'],
      before['Short-term provisions'],
      before['Property, plant and equipment'],
      before['Other current assets'],
    ]).toStrictEqual([23_25_000, 4_20_000, 4_80_000, 1_20_000, 60_000, 15_000, 10_50_000, 40_000]);
  });
});
