// Which line of the balance sheet takes an account: the one that its book has chosen, else by its
// group, and where groups are too coarse by its name.
import type { GroupCode } from '../../account-type/index.ts';
import { isBalanceChoice } from './line-choices.ts';
import { PLACINGS } from './placings.ts';
import type { BalanceLineCode, LinePlacing } from './placings.ts';
import { OWNERS_CHOICES } from './terms.ts';
import type { OwnersChoice } from './terms.ts';
import { isNamed } from './names.ts';
import type { StatementAccount } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';

/** Of assets and liabilities. */
const LINES: Partial<Readonly<Record<GroupCode, BalanceLineCode>>> = {
  'loans-liability': 'long-term-borrowings',
  'secured-loans': 'long-term-borrowings',
  'unsecured-loans': 'long-term-borrowings',
  'bank-od': 'bank-balances',
  'current-liabilities': 'other-current-liabilities',
  'duties-taxes': 'duties-and-taxes',
  provisions: 'provisions',
  'sundry-creditors': 'payables-others',
  'branch-divisions': 'branches',
  suspense: 'suspense',
  'fixed-assets': 'fixed-assets',
  investments: 'investments',
  'current-assets': 'other-current-assets',
  'stock-in-hand': 'inventories',
  'deposits-asset': 'deposits',
  'loans-advances-asset': 'loans-and-advances',
  'sundry-debtors': 'receivables',
  'cash-in-hand': 'cash-in-hand',
  'bank-accounts': 'bank-balances',
  'misc-expenses-asset': 'deferred-expenses',
};

/** Of accounts that are named so. */
const LONG_TERM: Partial<Readonly<Record<GroupCode, BalanceLineCode>>> = {
  'current-liabilities': 'other-long-term-liabilities',
  provisions: 'long-term-provisions',
  'current-assets': 'deferred-expenses',
  'loans-advances-asset': 'long-term-loans-and-advances',
};

const LOANS: readonly GroupCode[] = ['loans-liability', 'secured-loans', 'unsecured-loans'];
const TAX_BALANCES: readonly GroupCode[] = [
  'loans-advances-asset',
  'current-assets',
  'provisions',
  'duties-taxes',
];
const PLACED_DEPOSITS: readonly GroupCode[] = ['investments', 'deposits-asset'];

/** @returns the line of an account of assets or liabilities; what nothing takes has a line. */
export function balanceLineOf(account: StatementAccount, form: OwnerForm): BalanceLineCode {
  const owners = ownersLineOf(account, form);
  if (owners !== null) return owners;
  const { group, chosenLine } = account;
  if (chosenLine !== undefined && isBalanceChoice(chosenLine)) return chosenLine;
  if (group === null) return 'unclassified';
  if (group === 'suspense' && isNamed('openingDifference', account)) return 'opening-difference';
  if (group === 'fixed-assets') return fixedAssetLine(account);
  if (isNamed('deferredTax', account)) return 'deferred-tax-balance';
  if (LOANS.includes(group) && isNamed('dueWithinYear', account)) return 'current-maturities';
  if (group === 'sundry-creditors' && isNamed('smallSupplier', account)) return 'payables-small';
  if (TAX_BALANCES.includes(group) && isNamed('incomeTax', account)) return 'income-tax';
  if (group === 'loans-advances-asset' && isNamed('capitalAdvance', account)) {
    return 'long-term-loans-and-advances';
  }
  if (PLACED_DEPOSITS.includes(group) && isNamed('fixedDeposit', account)) {
    return 'current-investments';
  }
  return (
    (isNamed('longTerm', account) ? LONG_TERM[group] : LINES[group]) ??
    LINES[group] ??
    'unclassified'
  );
}

/** @returns where an account of assets or liabilities stands that is not the owners'. */
export const placingOf = (account: StatementAccount): LinePlacing =>
  PLACINGS[balanceLineOf(account, 'proprietor')];

function fixedAssetLine(account: StatementAccount): BalanceLineCode {
  if (isNamed('depreciation', account)) return 'accumulated-depreciation';
  if (isNamed('underDevelopment', account)) return 'intangibles-under-development';
  if (isNamed('workInProgress', account)) return 'work-in-progress';
  return isNamed('intangible', account) ? 'intangible-assets' : 'fixed-assets';
}

/** @returns which of the owners' lines takes an account; null for one that is not theirs. */
export function ownersLineOf(account: StatementAccount, form: OwnerForm): OwnersChoice | null {
  const { group, chosenLine } = account;
  if (chosenLine !== undefined) return OWNERS_CHOICES.find((one) => one === chosenLine) ?? null;
  if (group === 'reserves-surplus') return 'reserves';
  if (group !== 'capital-account') return null;
  const isCurrent = form === 'firm' && isNamed('partnersCurrent', account);
  return isCurrent || isNamed('drawings', account) ? 'drawings' : 'capital';
}

/** Whether it belongs to the owners, whatever the form. */
export const isOwners = (account: StatementAccount): boolean =>
  ownersLineOf(account, 'proprietor') !== null;
