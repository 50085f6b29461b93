// In which order the groups stand: on reports as a trial balance is read aloud, on the list of
// accounts with what is looked at every day first.
import type { GroupCode } from '#core/account-type/index.ts';

/** All 28, capital first. */
export const ORDER_ON_REPORTS: readonly GroupCode[] = [
  'capital-account',
  'reserves-surplus',
  'loans-liability',
  'bank-od',
  'secured-loans',
  'unsecured-loans',
  'current-liabilities',
  'duties-taxes',
  'sundry-creditors',
  'provisions',
  'branch-divisions',
  'suspense',
  'fixed-assets',
  'investments',
  'current-assets',
  'bank-accounts',
  'cash-in-hand',
  'sundry-debtors',
  'stock-in-hand',
  'deposits-asset',
  'loans-advances-asset',
  'misc-expenses-asset',
  'sales-accounts',
  'direct-incomes',
  'indirect-incomes',
  'purchase-accounts',
  'direct-expenses',
  'indirect-expenses',
];

const FIRST_ON_LISTS: readonly GroupCode[] = [
  'current-assets',
  'fixed-assets',
  'investments',
  'misc-expenses-asset',
];

/** Assets first; beneath a group the order is that of reports. */
export const ORDER_ON_LISTS: readonly GroupCode[] = [
  ...FIRST_ON_LISTS,
  ...ORDER_ON_REPORTS.filter((code) => !FIRST_ON_LISTS.includes(code)),
];
