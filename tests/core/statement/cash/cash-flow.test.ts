// The cash flow statement: of the worked company to the paisa, of small cases, and of any book.
import { describe, expect, it } from 'vitest';
import { calendarDate, dayAfter } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { cashFlow, daysOfBooks, daysOfResult, sidedAccounts } from '#core/statement/index.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { cashJournalsOf, ledgersOf, partsByName, rupeesByName, turnoverOf } from '../ledgers-of.ts';
import type { Chart, Posting } from '../ledgers-of.ts';
import {
  WORKED_CHART,
  WORKED_POSTINGS,
  WORKED_YEAR,
  workedExpected,
} from '../worked/worked-company.ts';

const flowOf = (chart: Chart, postings: readonly Posting[], form: OwnerForm = 'company') => {
  const ledgers = ledgersOf(chart, postings, daysOfResult([WORKED_YEAR]));
  const turnovers = [turnoverOf(chart, postings, WORKED_YEAR)];
  const journals = cashJournalsOf(chart, postings);
  return cashFlow(ledgers, [WORKED_YEAR], { form, journals, turnovers });
};
const numbers = (lines: Readonly<Record<string, string>>) => Object.values(lines).map(Number);

describe('the cash flow of the worked company', () => {
  it('comes to the paisa, line by line', () => {
    const flow = flowOf(WORKED_CHART, WORKED_POSTINGS);
    expect(rupeesByName(flow)).toStrictEqual({
      'Profit before tax': 5_38_700,
      'Depreciation and amortisation': 1_62_000,
      'Finance costs': 54_000,
      'Loss on sale of assets': 5_000,
      'Interest and dividend income': -3_500,
      'Operating profit before working capital changes': 7_56_200,
      'Change in inventories': -55_000,
      'Change in trade receivables': -5_35_400,
      'Change in other assets': 31_000,
      'Change in trade payables': 3_000,
      'Change in other liabilities': 63_480,
      'Cash generated from operations': 2_63_280,
      'Income tax paid, less refunds': -65_350,
      'A. Net cash from operating activities': 1_97_930,
      'Purchase of fixed assets': -2_00_000,
      'Sale of fixed assets': 15_000,
      'Interest received': 3_500,
      'B. Net cash used in investing activities': -1_81_500,
      'Proceeds from long-term borrowings': 1_00_000,
      'Repayment of long-term borrowings': -1_20_000,
      'Interest paid': -54_000,
      'Dividends paid': -50_000,
      'C. Net cash used in financing activities': -1_24_000,
      'Net decrease in cash and cash equivalents': -1_07_570,
      'Cash and cash equivalents at the beginning': 3_35_000,
      'Cash and cash equivalents at the end': 2_27_430,
    });
    expect(flow.ties).toBe(true);
    expect(flow.unclassifiedPaise).toStrictEqual([0]);
  });

  it('has every figure of the script that was written apart', () => {
    const found = Object.values(rupeesByName(flowOf(WORKED_CHART, WORKED_POSTINGS)));
    const expected = numbers(workedExpected.cash_flow);
    expect(expected.filter((rupees) => !found.includes(rupees))).toStrictEqual([]);
    expect(found).toHaveLength(expected.length);
  });
});

const CHART: Chart = {
  Bank: 'bank-accounts',
  Capital: 'capital-account',
  Drawings: 'capital-account',
  Machine: 'fixed-assets',
  'Accumulated Depreciation': 'fixed-assets',
  'Loss on Sale of Machine': 'indirect-expenses',
  Depreciation: 'indirect-expenses',
  'Current Tax': 'indirect-expenses',
  'Provision for Tax': 'provisions',
  'Advance Tax': 'loans-advances-asset',
  Stock: 'stock-in-hand',
  'Changes in stock': 'direct-expenses',
  Mills: 'sundry-creditors',
  Purchases: 'purchase-accounts',
  'Term Loan': 'secured-loans',
  'Term Loan, current maturities': 'secured-loans',
  'Plant in work (CWIP)': 'fixed-assets',
  Sundry: 'suspense',
  Surplus: 'reserves-surplus',
};
const BEGUN = { Bank: 1_000, Capital: -1_000 };
const linesOf = (postings: readonly Posting[], form: OwnerForm = 'company') =>
  rupeesByName(flowOf(CHART, [['2026-03-31', BEGUN], ...postings], form));

describe('the cash flow of a book that begins within the year', () => {
  const BROUGHT = calendarDate('2026-09-30');
  const POSTINGS: readonly Posting[] = [
    ['2026-09-30', { Bank: 1_500, Machine: 800, 'Term Loan': -700, Mills: -200, Capital: -1_000 }],
    ['2026-09-30', { Purchases: 100, Surplus: -500 }],
    ['2026-10-10', { Machine: 300, Bank: -300 }],
    ['2026-10-20', { Mills: 150, Bank: -150 }],
    ['2026-11-10', { 'Term Loan': 100, Bank: -100 }],
    ['2026-12-10', { Purchases: 50, Bank: -50 }],
  ];
  const begun = (period: Period) => {
    const days = [...new Set([...daysOfResult([period]), BROUGHT])];
    const ledgers = { ...ledgersOf(CHART, POSTINGS, days), beginsOn: dayAfter(BROUGHT) };
    const turnovers = [turnoverOf(CHART, POSTINGS, daysOfBooks(ledgers, period))];
    const journals = cashJournalsOf(CHART, POSTINGS).map((one) =>
      one.date === BROUGHT ? { ...one, isOpening: true } : one,
    );
    return cashFlow(ledgers, [period], { form: 'company', journals, turnovers });
  };

  it('begins with the cash of that day, and no opening balance is a flow', () => {
    expect(rupeesByName(begun(WORKED_YEAR))).toStrictEqual({
      'Loss before tax': -50,
      'Operating profit before working capital changes': -50,
      'Change in trade payables': -150,
      'Cash generated from operations': -200,
      'A. Net cash used in operating activities': -200,
      'Purchase of fixed assets': -300,
      'B. Net cash used in investing activities': -300,
      'Repayment of long-term borrowings': -100,
      'C. Net cash used in financing activities': -100,
      'Net decrease in cash and cash equivalents': -600,
      'Cash and cash equivalents at the beginning': 1_500,
      'Cash and cash equivalents at the end': 900,
    });
  });

  it('has no flow up to the day before the books begin, at which the cash is all it has', () => {
    const flow = begun({ from: WORKED_YEAR.from, to: BROUGHT });
    const { openingPaise, netChangePaise, closingPaise } = flow;
    expect([openingPaise, netChangePaise, closingPaise]).toStrictEqual([[150_000], [0], [150_000]]);
    expect(flow.ties).toBe(true);
  });
});

describe('a cash flow statement', () => {
  it('adds a loss on sale back, and tells what the asset was sold for', () => {
    const lines = linesOf([
      ['2026-03-31', { Machine: 80, 'Accumulated Depreciation': -60, Bank: -20 }],
      [
        '2026-06-01',
        { Bank: 15, 'Loss on Sale of Machine': 5, 'Accumulated Depreciation': 60, Machine: -80 },
      ],
    ]);
    expect(lines).toMatchObject({ 'Loss on sale of assets': 5, 'Sale of fixed assets': 15 });
    expect(lines['A. Net cash from operating activities']).toBe(0);
  });

  it('needs the debits and credits of assets, investments, loans and capital apart', () => {
    const accounts = [
      ['Machine', 'fixed-assets'],
      ['Shares', 'investments'],
      ['Rent deposit', 'deposits-asset'],
      ['Loans', 'loans-liability'],
      ['Term loan', 'secured-loans'],
      ['From a friend', 'unsecured-loans'],
      ['Capital', 'capital-account'],
      ['Securities Premium', 'reserves-surplus'],
      ['Surplus', 'reserves-surplus'],
      ['Bank', 'bank-accounts'],
      ['Old things', null],
    ] as const;
    const of = accounts.map(([name, group], at) => ({
      accountId: at + 1,
      name,
      group,
      nature: null,
      netsPaise: [],
    }));
    expect(sidedAccounts({ accounts: of })).toStrictEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const stock = { ...of[0], accountId: null, name: 'Stock', group: 'fixed-assets', nature: null };
    expect(
      sidedAccounts({ accounts: [{ ...stock, group: 'fixed-assets', netsPaise: [] }] }),
    ).toEqual([]);
  });

  it('tells the tax that was paid, and not what was provided for', () => {
    const lines = linesOf([
      ['2026-03-31', { 'Advance Tax': 45, 'Provision for Tax': -60, Bank: 15 }],
      ['2026-10-15', { 'Provision for Tax': 60, 'Advance Tax': -45, Bank: -15 }],
      ['2026-12-15', { 'Advance Tax': 50, Bank: -50 }],
      ['2027-03-31', { 'Current Tax': 136, 'Provision for Tax': -136 }],
    ]);
    expect(lines['Income tax paid, less refunds']).toBe(-65);
  });

  it('stock that falls is money, and payables that fall cost money', () => {
    const lines = linesOf([
      ['2026-03-31', { Stock: 140, Mills: -140 }],
      ['2026-05-01', { 'Changes in stock': 40, Stock: -40 }],
      ['2026-05-02', { Mills: 40, Bank: -40 }],
    ]);
    expect(lines).toMatchObject({ 'Change in inventories': 40, 'Change in trade payables': -40 });
  });

  it('what moves between a loan and its current part, or is put into use, is told once', () => {
    const lines = linesOf([
      ['2026-04-01', { Bank: 500, 'Term Loan': -500 }],
      ['2026-05-01', { 'Plant in work (CWIP)': 200, Bank: -200 }],
      ['2026-06-01', { Machine: 200, 'Plant in work (CWIP)': -200 }],
      ['2027-03-31', { 'Term Loan': 120, 'Term Loan, current maturities': -120 }],
    ]);
    expect(lines).toMatchObject({
      'Proceeds from long-term borrowings': 500,
      'Purchase of fixed assets': -200,
    });
    expect(lines['Repayment of long-term borrowings']).toBeUndefined();
    expect(lines['Sale of fixed assets']).toBeUndefined();
  });

  it('lists what no line takes by its account, and takes nothing else for it', () => {
    const flow = flowOf(CHART, [
      ['2026-03-31', BEGUN],
      ['2026-07-01', { Bank: 30, Sundry: -30 }],
    ]);
    expect(partsByName(flow, 'D. Not classified')).toStrictEqual({ Sundry: 30 });
    expect(flow.ties).toBe(true);
    expect(rupeesByName(flow)['Net increase in cash and cash equivalents']).toBe(30);
  });

  it('tells a proprietor what was brought in and what was drawn', () => {
    const lines = linesOf(
      [
        ['2026-05-01', { Bank: 400, Capital: -400 }],
        ['2026-06-01', { Drawings: 90, Bank: -90 }],
      ],
      'proprietor',
    );
    expect(lines).toMatchObject({ 'Capital brought in': 400, 'Drawings of the owners': -90 });
  });

  it('tells no revaluation, which moves no cash', () => {
    const lines = linesOf([['2026-05-01', { Machine: 100, Surplus: -100 }]]);
    expect(lines).not.toHaveProperty('Purchase of fixed assets');
    expect(lines).not.toHaveProperty('D. Not classified');
  });
});
