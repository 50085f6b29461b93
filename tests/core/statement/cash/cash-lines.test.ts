// On which line of the cash flow statement stands what came or went on an account (AS 3).
import { describe, expect, it, test } from 'vitest';
import type { GroupCode } from '#core/account-type/index.ts';
import { cashPlaceOf } from '#core/statement/cash/cash-places.ts';
import { cashFlow, daysOfResult } from '#core/statement/index.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { cashJournalsOf, ledgersOf, partsByName, turnoverOf } from '../ledgers-of.ts';
import type { Chart, Posting } from '../ledgers-of.ts';
import { WORKED_YEAR } from '../worked/worked-company.ts';

const LAST_YEAR = '2026-03-31';
const THIS_YEAR = '2026-10-01';

type FlowOptions = { readonly form?: OwnerForm; readonly withProfitParts?: boolean };

function flowOf(
  chart: Chart,
  postings: readonly Posting[],
  { form = 'company', ...more }: FlowOptions,
) {
  const whole = { Bank: 'bank-accounts', Funds: 'capital-account', ...chart } as const;
  // The bank is never overdrawn, which would be a borrowing.
  const all: Posting[] = [[LAST_YEAR, { Bank: 1_000, Funds: -1_000 }], ...postings];
  const ledgers = ledgersOf(whole, all, daysOfResult([WORKED_YEAR]));
  const turnovers = [turnoverOf(whole, all, WORKED_YEAR)];
  const journals = cashJournalsOf(chart, postings);
  return cashFlow(ledgers, [WORKED_YEAR], { form, journals, turnovers, ...more });
}

/** The lines that have a figure, in rupees, but those of the cash itself. */
const linesOf = (chart: Chart, postings: readonly Posting[], asked: FlowOptions = {}) =>
  Object.fromEntries(
    flowOf(chart, postings, asked)
      .lines.filter(({ as, name }) => as === 'line' && !name.startsWith('Cash and cash'))
      .map(({ name, amountsPaise: [paise = 0] }) => [name, paise / 100]),
  );

describe('what the bank pays or takes for an account of the balance sheet', () => {
  test.each<[string, GroupCode | null, number, Readonly<Record<string, number>>]>([
    ['Stock', 'stock-in-hand', 10, { 'Change in inventories': -10 }],
    ['Mills', 'sundry-debtors', 10, { 'Change in trade receivables': -10 }],
    ['Mills', 'sundry-debtors', -10, { 'Change in other liabilities': 10 }],
    ['Mills', 'sundry-creditors', -10, { 'Change in trade payables': 10 }],
    ['Mills', 'sundry-creditors', 10, { 'Change in other assets': -10 }],
    ['Mills (MSME)', 'sundry-creditors', -10, { 'Change in trade payables': 10 }],
    ['Lent to staff', 'loans-advances-asset', 10, { 'Change in other assets': -10 }],
    ['Loan to Ravi Ltd', 'loans-advances-asset', 10, { 'Loans given, less got back': -10 }],
    ['Loan to Ravi Ltd', 'loans-advances-asset', -10, { 'Loans got back, less given': 10 }],
    ['Loan to staff', 'loans-advances-asset', 10, { 'Change in other assets': -10 }],
    ['Capital advances', 'loans-advances-asset', 10, { 'Purchase of fixed assets': -10 }],
    ['Prepaid rent', 'current-assets', 10, { 'Change in other assets': -10 }],
    ['Rent deposit', 'deposits-asset', 10, { 'Change in other assets': -10 }],
    ['Formation costs', 'misc-expenses-asset', 10, { 'Change in other assets': -10 }],
    ['Deposits, long-term', 'current-liabilities', 10, { 'Change in other liabilities': -10 }],
    ['Salaries due', 'current-liabilities', 10, { 'Change in other liabilities': -10 }],
    ['Dividend payable', 'current-liabilities', 10, { 'Dividends paid': -10 }],
    ['Unpaid dividend', 'provisions', 10, { 'Dividends paid': -10 }],
    ['Gratuity, long-term', 'provisions', 10, { 'Change in provisions': -10 }],
    ['GST payable', 'duties-taxes', -10, { 'Change in other liabilities': 10 }],
    ['Provision for bonus', 'provisions', 10, { 'Change in provisions': -10 }],
    ['Advance tax', 'loans-advances-asset', 10, { 'Income tax paid, less refunds': -10 }],
    ['Deferred tax', 'provisions', -10, { 'Income tax refunded, less paid': 10 }],
    ['Interest accrued', 'current-assets', -10, { 'Interest received': 10 }],
    ['Interest payable', 'current-liabilities', 10, { 'Interest paid': -10 }],
    // What is due to a supplier or from a customer is no interest, whatever it is called.
    ['Interest due', 'sundry-creditors', -10, { 'Change in trade payables': 10 }],
    ['Interest due', 'sundry-debtors', 10, { 'Change in trade receivables': -10 }],
    ['Machine', 'fixed-assets', 10, { 'Purchase of fixed assets': -10 }],
    ['Machine', 'fixed-assets', -10, { 'Sale of fixed assets': 10 }],
    ['Software', 'fixed-assets', 10, { 'Purchase of fixed assets': -10 }],
    ['App under development', 'fixed-assets', 10, { 'Purchase of fixed assets': -10 }],
    ['Plant (CWIP)', 'fixed-assets', 10, { 'Purchase of fixed assets': -10 }],
    ['Shares', 'investments', 10, { 'Purchase of investments and deposits': -10 }],
    ['Shares', 'investments', -10, { 'Sale of investments and deposits': 10 }],
    ['Fixed deposit', 'deposits-asset', 10, { 'Purchase of investments and deposits': -10 }],
    ['Term loan', 'secured-loans', -10, { 'Proceeds from long-term borrowings': 10 }],
    ['Term loan', 'secured-loans', 10, { 'Repayment of long-term borrowings': -10 }],
    ['Loan, current maturities', 'secured-loans', 10, { 'Repayment of long-term borrowings': -10 }],
    ['Share capital', 'capital-account', -10, { 'Capital brought in': 10 }],
    ['Share capital', 'capital-account', 10, { 'Capital paid back': -10 }],
    ['Securities premium', 'reserves-surplus', -10, { 'Capital brought in': 10 }],
    ['Surplus', 'reserves-surplus', 10, { 'Dividends paid': -10 }],
    ['Surplus', 'reserves-surplus', -0.01, { 'D. Not classified': 0.01 }],
    ['Sundry', 'suspense', 10, { 'D. Not classified': -10 }],
    ['Branch', 'branch-divisions', 10, { 'D. Not classified': -10 }],
    ['Of no group', null, 10, { 'D. Not classified': -10 }],
    // From one account of cash into another, nothing came and nothing went.
    ['Till', 'cash-in-hand', 10, {}],
  ])('%s of %s, debited with %d, is told so', (name, group, rupees, lines) => {
    expect(linesOf({ [name]: group }, [[THIS_YEAR, { [name]: rupees, Bank: -rupees }]])).toEqual(
      lines,
    );
  });
});

test.each([
  ['share-application-money', 'cash-capital'],
  ['deferred-tax-asset', 'cash-tax'],
  ['deferred-tax-liability', 'cash-tax'],
] as const)('what was chosen to stand on %s is told on %s', (line, cash) => {
  const account = { accountId: 1, name: 'Own', group: 'provisions', nature: 'liability' } as const;
  expect(cashPlaceOf(account, line)).toStrictEqual({ by: 'net', line: cash });
});

describe('income and expense that the bank takes or pays', () => {
  const profit = (rupees: number) =>
    rupees < 0 ? { 'Loss before tax': rupees } : { 'Profit before tax': rupees };
  test.each<[string, GroupCode, number, OwnerForm, Readonly<Record<string, number>>]>([
    ['Sales', 'sales-accounts', -10, 'company', profit(10)],
    ['Rent', 'indirect-expenses', 10, 'company', profit(-10)],
    ['Current tax', 'indirect-expenses', 10, 'company', { 'Income tax paid, less refunds': -10 }],
    ['Deferred tax', 'indirect-expenses', -10, 'company', { 'Income tax refunded, less paid': 10 }],
    [
      'Interest on loan',
      'indirect-expenses',
      10,
      'company',
      { ...profit(-10), 'Finance costs': 10, 'Interest paid': -10 },
    ],
    [
      'Interest income',
      'indirect-incomes',
      -10,
      'company',
      { ...profit(10), 'Interest and dividend income': -10, 'Interest received': 10 },
    ],
    [
      'Dividend received',
      'indirect-incomes',
      -10,
      'company',
      { ...profit(10), 'Interest and dividend income': -10, 'Dividends received': 10 },
    ],
    ['Scrap sold', 'indirect-incomes', -10, 'company', profit(10)],
    [
      'Loss on sale of machine',
      'indirect-expenses',
      10,
      'company',
      { ...profit(-10), 'Loss on sale of assets': 10, 'Sale of fixed assets': -10 },
    ],
    [
      'Profit on sale of shares',
      'indirect-incomes',
      -10,
      'company',
      { ...profit(10), 'Gain on sale of assets': -10, 'Sale of investments and deposits': 10 },
    ],
    [
      'Interest on capital',
      'indirect-expenses',
      10,
      'firm',
      {
        ...profit(-10),
        'Interest and remuneration of partners': 10,
        'Drawings of the owners': -10,
      },
    ],
    [
      'Partners’ remuneration',
      'indirect-expenses',
      10,
      'firm',
      {
        ...profit(-10),
        'Interest and remuneration of partners': 10,
        'Drawings of the owners': -10,
      },
    ],
  ])('%s of %s with %d, in a %5$s', (name, group, rupees, form, lines) => {
    const postings: Posting[] = [[THIS_YEAR, { [name]: rupees, Bank: -rupees }]];
    expect(linesOf({ [name]: group }, postings, { form })).toEqual(lines);
  });

  it('is told account by account where that is asked for, and else as one figure', () => {
    const chart = { Sales: 'sales-accounts', Rent: 'indirect-expenses' } as const;
    const postings: Posting[] = [[THIS_YEAR, { Bank: 70, Sales: -100, Rent: 30 }]];
    const parts = (withProfitParts: boolean) =>
      partsByName(flowOf(chart, postings, { withProfitParts }), 'Profit before tax');
    expect(parts(false)).toStrictEqual({ 'Profit before tax': 70 });
    expect(parts(true)).toStrictEqual({ Sales: 100, Rent: -30 });
  });
});

describe('the owners', () => {
  const drawn = { 'Drawings of the owners': -10 };
  test.each<[string, GroupCode, number, OwnerForm, Readonly<Record<string, number>>]>([
    ['Capital', 'capital-account', -10, 'proprietor', { 'Capital brought in': 10 }],
    ['Capital', 'capital-account', 10, 'proprietor', drawn],
    ['Drawings', 'capital-account', 10, 'proprietor', drawn],
    ['Drawings', 'capital-account', -10, 'firm', { 'Paid in by the owners, less drawings': 10 }],
    ['Asha, current', 'capital-account', 10, 'firm', drawn],
    [
      'Asha, current',
      'capital-account',
      -10,
      'firm',
      { 'Paid in by the owners, less drawings': 10 },
    ],
    // A proprietor may keep capital and drawings on one account: both are told.
    ['Surplus', 'reserves-surplus', 10, 'firm', drawn],
    ['Securities premium', 'reserves-surplus', 10, 'firm', drawn],
  ])('%s of %s, debited with %d in a %s', (name, group, rupees, form, lines) => {
    const postings: Posting[] = [[THIS_YEAR, { [name]: rupees, Bank: -rupees }]];
    expect(linesOf({ [name]: group }, postings, { form })).toEqual(lines);
  });

  it('what was brought in and what was drawn are told apart, on one account of capital too', () => {
    const postings: Posting[] = [
      [THIS_YEAR, { Capital: -50, Bank: 50 }],
      ['2026-11-01', { Capital: 20, Bank: -20 }],
    ];
    const chart = { Capital: 'capital-account' } as const;
    const told = { 'Capital brought in': 50, 'Drawings of the owners': -20 };
    expect(linesOf(chart, postings, { form: 'firm' })).toEqual(told);
    expect(linesOf(chart, postings)).toEqual({ 'Capital brought in': 30 });
  });

  it('what a company moves between its reserves is neither paid out nor left open', () => {
    const chart = { Surplus: 'reserves-surplus', 'General reserve': 'reserves-surplus' } as const;
    const moved: Posting[] = [[THIS_YEAR, { Surplus: 40, 'General reserve': -40 }]];
    expect(linesOf(chart, moved)).toEqual({});
    const paid: Posting[] = [...moved, ['2026-12-01', { Surplus: 25, Bank: -25 }]];
    expect(linesOf(chart, paid)).toEqual({ 'Dividends paid': -25 });
  });
});

describe('an account of which a balance changes its side', () => {
  it('leaves the line where it stood before, and comes to the one where it stands now', () => {
    const chart = { Mills: 'sundry-debtors' } as const;
    const postings: Posting[] = [
      [LAST_YEAR, { Mills: 30, Bank: -30 }],
      [THIS_YEAR, { Mills: -50, Bank: 50 }],
    ];
    expect(linesOf(chart, postings)).toEqual({
      'Change in trade receivables': 30,
      'Change in other liabilities': 20,
    });
  });

  it('is a borrowing while the bank is overdrawn, and no cash', () => {
    const chart = { 'Second bank': 'bank-accounts' } as const;
    const postings: Posting[] = [[THIS_YEAR, { Bank: 40, 'Second bank': -40 }]];
    const { openingPaise, closingPaise, ties } = flowOf(chart, postings, {});
    expect(linesOf(chart, postings)).toEqual({ 'Change in short-term borrowings': 40 });
    expect([openingPaise, closingPaise, ties]).toStrictEqual([[1_000_00], [1_040_00], true]);
  });
});

test('where sides are not known, what an account moved stands on one of them', () => {
  const chart = { Bank: 'bank-accounts', Machine: 'fixed-assets', Van: 'fixed-assets' } as const;
  const postings: Posting[] = [
    [LAST_YEAR, { Van: 70, Bank: -70 }],
    [THIS_YEAR, { Machine: 100, Van: -60, Bank: -40 }],
  ];
  const ledgers = ledgersOf(chart, postings, daysOfResult([WORKED_YEAR]));
  const { lines } = cashFlow(ledgers, [WORKED_YEAR], {
    form: 'company',
    journals: [],
    turnovers: [],
  });
  const rupees = (name: string) =>
    (lines.find((one) => one.name === name)?.amountsPaise[0] ?? 0) / 100;
  expect(rupees('Purchase of fixed assets')).toBe(-100);
  expect(rupees('Sale of fixed assets')).toBe(60);
});
