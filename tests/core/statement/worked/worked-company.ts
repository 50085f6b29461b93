// The worked company: a year of a private company with 35 journals, made by an independent script.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import worked from '#tests/specimens/books/worked-company.json' with { type: 'json' };
import type { Chart, Posting } from '../ledgers-of.ts';

/** An accountant keeps what is due within a year on an account of its own. */
export const CURRENT_MATURITIES = 'Term Loan, current maturities';

export const WORKED_CHART: Chart = {
  'Share Capital': 'capital-account',
  Surplus: 'reserves-surplus',
  'Term Loan': 'secured-loans',
  [CURRENT_MATURITIES]: 'secured-loans',
  'Loan from Director': 'unsecured-loans',
  'Payables MSME': 'sundry-creditors',
  'Payables Others': 'sundry-creditors',
  'GST Payable': 'duties-taxes',
  'Expenses Payable': 'current-liabilities',
  'Provision for Tax': 'provisions',
  'Advance Tax and TDS': 'loans-advances-asset',
  'PPE Gross': 'fixed-assets',
  'Accumulated Depreciation': 'fixed-assets',
  Inventories: 'stock-in-hand',
  'Trade Receivables': 'sundry-debtors',
  Bank: 'bank-accounts',
  Cash: 'cash-in-hand',
  'Security Deposit': 'deposits-asset',
  'Prepaid Insurance': 'current-assets',
  'GST Credit': 'current-assets',
  'Fixed Deposit': 'deposits-asset',
  'Sales of Goods': 'sales-accounts',
  'Sales Returns': 'sales-accounts',
  'Service Income': 'sales-accounts',
  Purchases: 'purchase-accounts',
  'Purchase Returns': 'purchase-accounts',
  'Freight Inward': 'direct-expenses',
  'Changes in Inventories': 'direct-expenses',
  Salaries: 'indirect-expenses',
  Rent: 'indirect-expenses',
  Electricity: 'indirect-expenses',
  Insurance: 'indirect-expenses',
  'Interest on Term Loan': 'indirect-expenses',
  'Bank Charges': 'indirect-expenses',
  'Loss on Sale of PPE': 'indirect-expenses',
  Depreciation: 'indirect-expenses',
  'Bad Debts': 'indirect-expenses',
  'Discount Allowed': 'indirect-expenses',
  'Audit Fee': 'indirect-expenses',
  'Current Tax': 'indirect-expenses',
  'Interest Income': 'indirect-incomes',
  'Discount Received': 'indirect-incomes',
};

const numbers = (lines: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(lines).map(([name, rupees]) => [name, Number(rupees)]));

const DUE = { 'Term Loan': 120_000, [CURRENT_MATURITIES]: -120_000 };

/** The loan falls by 1,20,000 a year: what is paid within the year is moved each 31 March. */
export const WORKED_POSTINGS: readonly Posting[] = [
  ['2026-03-31', numbers(worked.opening)],
  ['2026-03-31', DUE],
  ...worked.journals.map(({ date, lines }): Posting => [
    date,
    numbers(Object.fromEntries(lines as [string, string][])),
  ]),
];

export const WORKED_YEAR = {
  from: calendarDate('2026-04-01'),
  to: calendarDate('2027-03-31'),
};
export const EVE = calendarDate('2026-03-31');
export const workedExpected = worked.expected;
