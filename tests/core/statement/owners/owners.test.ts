import { describe, expect, it } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { monthPeriod, yearPeriod } from '#core/kernel/financial-year.ts';
import { balanceSheet, daysOfResult, daysOfSheet, profitAndLoss } from '#core/statement/index.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { ledgersOf, partsByName, rupeesByName } from '../ledgers-of.ts';
import type { Chart, Posting } from '../ledgers-of.ts';

const CHART: Chart = {
  'Asha, capital': 'capital-account',
  'Asha, current': 'capital-account',
  Drawings: 'capital-account',
  'Term Loan': 'secured-loans',
  'Asif Mills': 'sundry-creditors',
  'Bala Mills': 'sundry-creditors',
  'Output CGST': 'duties-taxes',
  'Input CGST': 'duties-taxes',
  Computers: 'fixed-assets',
  'Accumulated Depreciation': 'fixed-assets',
  Stock: 'stock-in-hand',
  'Asha Traders': 'sundry-debtors',
  'Bina Stores': 'sundry-debtors',
  'HDFC Bank': 'bank-accounts',
  Cash: 'cash-in-hand',
  Sales: 'sales-accounts',
  Purchases: 'purchase-accounts',
  Carriage: 'direct-expenses',
  'Changes in stock': 'direct-expenses',
  'Interest received': 'indirect-incomes',
  Rent: 'indirect-expenses',
  'Interest on capital': 'indirect-expenses',
  'Partners’ remuneration': 'indirect-expenses',
  'Opening Balance Difference': 'suspense',
  'Waiting for papers': 'suspense',
  'Old things': null,
};

const YEAR = yearPeriod(2026);
const at = calendarDate;

const resultOf = (postings: readonly Posting[], form: OwnerForm = 'proprietor', columns = [YEAR]) =>
  profitAndLoss(ledgersOf(CHART, postings, daysOfResult(columns)), columns, form);

const sheetOf = (
  postings: readonly Posting[],
  form: OwnerForm = 'proprietor',
  days = [at('2027-03-31')],
) => balanceSheet(ledgersOf(CHART, postings, daysOfSheet(days)), days, form);

/** Opening stock 50,000, bought 3,00,000, carriage 20,000, sold 4,10,000, closing stock 80,000. */
const TRADE: readonly Posting[] = [
  ['2026-03-31', { Stock: 50_000, 'Asha, capital': -50_000 }],
  ['2026-05-02', { Purchases: 300_000, 'Asif Mills': -300_000 }],
  ['2026-06-02', { Carriage: 20_000, Cash: -20_000 }],
  ['2026-07-02', { 'Asha Traders': 410_000, Sales: -410_000 }],
  ['2026-08-02', { Cash: 5_000, 'Interest received': -5_000 }],
  ['2026-09-02', { Rent: 60_000, Cash: -60_000 }],
  ['2027-03-31', { Stock: 30_000, 'Changes in stock': -30_000 }],
];

describe('the profit and loss account of a proprietor', () => {
  it('begins with the trading account, which tells the stock at both ends', () => {
    const statement = resultOf(TRADE);
    expect(rupeesByName(statement)).toStrictEqual({
      'Revenue from operations': 410_000,
      'Cost of goods sold': 290_000,
      'Gross profit': 120_000,
      'Other income': 5_000,
      'Total indirect expenses': 60_000,
      'Net profit': 65_000,
    });
    expect(partsByName(statement, 'Cost of goods sold')).toStrictEqual({
      'Opening stock': 50_000,
      Purchases: 300_000,
      Carriage: 20_000,
      'Less: closing stock': -80_000,
    });
    expect(statement.lacksClosingStock).toBe(false);
    expect(statement.revenuePaise).toStrictEqual([41_000_000]);
    expect(statement.grossPaise).toStrictEqual([12_000_000]);
  });

  it('shows a loss as a loss, and not as a profit', () => {
    const statement = resultOf([
      ['2026-05-01', { Cash: 100, Sales: -100 }],
      ['2026-05-01', { Rent: 250, Cash: -250 }],
    ]);
    expect(rupeesByName(statement)).toMatchObject({ 'Net loss': -150 });
    expect(statement.resultPaise).toStrictEqual([-15_000]);
  });

  it('says that the closing stock is not entered while goods are bought', () => {
    const april = monthPeriod(2026, 2);
    expect(resultOf(TRADE, 'proprietor', [april])).toMatchObject({ lacksClosingStock: true });
  });

  it('tells a change of stock as it was entered where it is not that of the balances', () => {
    const statement = resultOf([...TRADE, ['2027-03-31', { Stock: 1_000, Cash: -1_000 }]]);
    expect(partsByName(statement, 'Cost of goods sold')).toMatchObject({
      'Changes in stock': -30_000,
    });
  });
});

describe('the year’s result by legal form', () => {
  const postings: readonly Posting[] = [
    ['2026-03-31', { 'HDFC Bank': 502_500, 'Asha, capital': -502_500 }],
    ['2026-06-01', { 'HDFC Bank': 50_000, 'Asha, capital': -50_000 }],
    ['2026-07-01', { 'HDFC Bank': 113_700, Sales: -113_700 }],
    ['2026-08-01', { Drawings: 60_000, 'HDFC Bank': -60_000 }],
  ];

  it('stands in the capital of a proprietor, with what was introduced and drawn', () => {
    expect(rupeesByName(sheetOf(postings))).toMatchObject({
      'Capital, at the start of the year': 502_500,
      'Capital introduced': 50_000,
      'Profit for the period': 113_700,
      'Less: drawings': -60_000,
      'Owner’s funds': 606_200,
      Total: 606_200,
    });
  });

  it('begins with what a book brought in that begins within the year', () => {
    // Brought in on 30 September: 5,02,500 of capital, and sales of 40,000 since April.
    const brought: readonly Posting[] = [
      ['2026-09-30', { 'HDFC Bank': 542_500, 'Asha, capital': -502_500, Sales: -40_000 }],
      ['2026-10-01', { 'HDFC Bank': 50_000, 'Asha, capital': -50_000 }],
      ['2026-11-01', { 'HDFC Bank': 73_700, Sales: -73_700 }],
      ['2026-12-01', { Drawings: 60_000, 'HDFC Bank': -60_000 }],
    ];
    const day = at('2027-03-31');
    const ledgers = {
      ...ledgersOf(CHART, brought, [...daysOfSheet([day]), at('2026-09-30')]),
      beginsOn: at('2026-10-01'),
    };
    const sheet = balanceSheet(ledgers, [day], 'proprietor');
    expect(rupeesByName(sheet)).toMatchObject({
      'Opening balance': 502_500,
      'Capital introduced': 50_000,
      'Profit for the period': 113_700,
      'Less: drawings': -60_000,
      'Owner’s funds': 606_200,
    });
    const capital = sheet.lines.find(({ name }) => name === 'Opening balance');
    expect(capital?.code).toBe('funds-capital-at-the-start-of-the-year');
  });

  it('joins the capital at the start of the next year without a closing entry', () => {
    expect(rupeesByName(sheetOf(postings, 'proprietor', [at('2027-04-01')]))).toStrictEqual({
      'Capital, at the start of the year': 606_200,
      'Bank balances': 606_200,
      Total: 606_200,
    });
  });

  it('is the undistributed profit of a firm until it is appropriated', () => {
    expect(rupeesByName(sheetOf(postings, 'firm'))).toMatchObject({
      'Partners’ capital accounts': 552_500,
      'Partners’ current accounts': -60_000,
      'Undistributed profit': 113_700,
    });
  });

  it('is in the surplus of a company, and takes from it if it is a loss', () => {
    const loss: readonly Posting[] = [
      ['2026-04-02', { 'HDFC Bank': 1_000, 'Asha, capital': -1_000 }],
      ['2026-05-01', { Rent: 400, 'HDFC Bank': -400 }],
    ];
    expect(rupeesByName(sheetOf(loss, 'company'))).toMatchObject({
      'Share capital': 1_000,
      'Reserves and surplus': -400,
      Total: 600,
    });
  });

  it('a firm tells interest and remuneration of its partners on lines of their own', () => {
    const statement = resultOf(
      [
        ['2026-05-01', { 'Interest on capital': 120, 'Asha, current': -120 }],
        ['2026-05-01', { 'Partners’ remuneration': 80, 'Asha, current': -80 }],
      ],
      'firm',
    );
    expect(rupeesByName(statement)).toMatchObject({
      'Interest on partners’ capital': 120,
      'Partners’ remuneration': 80,
      'Net loss': -200,
    });
  });
});

describe('the side on which a balance stands', () => {
  it('a customer with a credit balance is a liability and is not netted', () => {
    const statement = sheetOf([
      ['2026-05-01', { 'Asha Traders': 118_000, Sales: -118_000 }],
      ['2026-05-01', { Cash: 10_000, 'Bina Stores': -10_000 }],
    ]);
    expect(rupeesByName(statement)).toMatchObject({
      'Trade receivables': 118_000,
      'Advances from customers': 10_000,
    });
  });

  it('an overdrawn bank account is a borrowing', () => {
    const lines = rupeesByName(sheetOf([['2026-05-01', { Rent: 40_000, 'HDFC Bank': -40_000 }]]));
    expect(lines).toMatchObject({ 'Short-term borrowings': 40_000 });
    expect(lines).not.toHaveProperty('Bank balances');
  });

  it('input credit is set off against output tax, whichever is more', () => {
    const owing: readonly Posting[] = [
      ['2026-05-01', { Cash: 180, 'Output CGST': -180 }],
      ['2026-05-01', { 'Input CGST': 100, Cash: -100 }],
    ];
    expect(rupeesByName(sheetOf(owing))).toMatchObject({
      'Duties and taxes, net of input credit': 80,
    });
    const recoverable = sheetOf([...owing, ['2026-05-02', { 'Input CGST': 100, Cash: -100 }]]);
    expect(rupeesByName(recoverable)).toMatchObject({ 'Duties and taxes recoverable': 20 });
  });

  it('a difference in opening balances, suspense and what no group takes have lines', () => {
    const statement = sheetOf([
      ['2026-03-31', { Cash: 100, 'Opening Balance Difference': -100 }],
      ['2026-05-01', { Cash: 30, 'Waiting for papers': -30 }],
      ['2026-05-01', { 'Old things': 20, Cash: -20 }],
    ]);
    expect(rupeesByName(statement)).toMatchObject({
      'Difference in opening balances': 100,
      Suspense: 30,
      'Not classified': 20,
    });
  });
});
