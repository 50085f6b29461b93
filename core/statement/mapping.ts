// Which line of a statement takes an account: by its group, and where groups are too coarse by its
// name.
import type { GroupCode } from '../account-type/index.ts';
import { isNamed } from './names.ts';
import type { LineCode, LineOfEitherSide } from './line-codes.ts';
import type { OwnerForm, StatementAccount } from './terms.ts';

/** Where the balance stands: on one line, or on one of two by the side that it is on. */
export type Placing =
  | { readonly by: 'group'; readonly line: LineCode }
  /** Each account by itself: a customer with a credit balance is no receivable. */
  | { readonly by: 'account'; readonly debit: LineCode; readonly credit: LineCode }
  /** All of them together: input credit is set off against output tax. */
  | { readonly by: 'net'; readonly debit: LineCode; readonly credit: LineCode };

const on = (line: LineCode): Placing => ({ by: 'group', line });
const each = (debit: LineCode, credit: LineCode): Placing => ({ by: 'account', debit, credit });
const net = (debit: LineCode, credit: LineCode): Placing => ({ by: 'net', debit, credit });
const eitherSide = (line: LineOfEitherSide): Placing => each(`${line}-debit`, `${line}-credit`);

export const INCOME_TAX: Placing = net('tax-recoverable', 'tax-payable');

/** Of assets and liabilities. Owners' funds depend on the form. */
const BALANCES: Partial<Readonly<Record<GroupCode, Placing>>> = {
  'loans-liability': on('long-term-borrowings'),
  'secured-loans': on('long-term-borrowings'),
  'unsecured-loans': on('long-term-borrowings'),
  'bank-od': each('bank-balances', 'short-term-borrowings'),
  'current-liabilities': on('other-current-liabilities'),
  'duties-taxes': net('duties-recoverable', 'duties-payable'),
  provisions: on('provisions'),
  'sundry-creditors': each('supplier-advances', 'payables-others'),
  'branch-divisions': eitherSide('branches'),
  suspense: eitherSide('suspense'),
  'fixed-assets': on('fixed-assets'),
  investments: on('investments'),
  'current-assets': on('other-current-assets'),
  'stock-in-hand': on('inventories'),
  'deposits-asset': on('deposits'),
  'loans-advances-asset': on('loans-and-advances'),
  'sundry-debtors': each('receivables', 'customer-advances'),
  'cash-in-hand': on('cash-in-hand'),
  'bank-accounts': each('bank-balances', 'short-term-borrowings'),
  'misc-expenses-asset': on('deferred-expenses'),
};

const LOANS: readonly GroupCode[] = ['loans-liability', 'secured-loans', 'unsecured-loans'];
const TAX_BALANCES: readonly GroupCode[] = [
  'loans-advances-asset',
  'current-assets',
  'provisions',
  'duties-taxes',
];
const PLACED_DEPOSITS: readonly GroupCode[] = ['investments', 'deposits-asset'];

/** @returns where an account of assets or liabilities stands; what nothing takes has a line. */
export function placingOf(account: StatementAccount): Placing {
  const { group } = account;
  if (group === null) return eitherSide('unclassified');
  if (group === 'suspense' && isNamed('openingDifference', account)) {
    return eitherSide('opening-difference');
  }
  if (group === 'fixed-assets') return on(fixedAssetLine(account));
  if (LOANS.includes(group) && isNamed('dueWithinYear', account)) return on('current-maturities');
  if (group === 'sundry-creditors' && isNamed('smallSupplier', account)) {
    return each('supplier-advances', 'payables-small');
  }
  if (TAX_BALANCES.includes(group) && isNamed('incomeTax', account)) return INCOME_TAX;
  if (PLACED_DEPOSITS.includes(group) && isNamed('fixedDeposit', account)) {
    return on('current-investments');
  }
  return BALANCES[group] ?? eitherSide('unclassified');
}

function fixedAssetLine(account: StatementAccount): LineCode {
  if (isNamed('depreciation', account)) return 'accumulated-depreciation';
  if (isNamed('workInProgress', account)) return 'work-in-progress';
  return isNamed('intangible', account) ? 'intangible-assets' : 'fixed-assets';
}

/** @returns the line of the profit and loss account that takes an account of income or expense. */
export function resultLineOf(account: StatementAccount, form: OwnerForm): LineCode {
  const { group } = account;
  if (isNamed('stockChange', account)) return 'inventory-changes';
  if (group === 'sales-accounts' || group === 'direct-incomes') return 'revenue';
  if (group === 'purchase-accounts') return 'purchases';
  if (group === 'indirect-incomes') return 'other-income';
  if (form === 'firm') {
    if (isNamed('partnersInterest', account)) return 'partners-interest';
    if (isNamed('partnersRemuneration', account)) return 'partners-remuneration';
  }
  if (form !== 'company' && group === 'direct-expenses') return 'direct-expenses';
  if (isNamed('deferredTax', account)) return 'deferred-tax';
  if (isNamed('currentTax', account)) return 'current-tax';
  if (isNamed('employees', account)) return 'employee-benefits';
  if (isNamed('finance', account)) return 'finance-costs';
  return isNamed('depreciation', account) ? 'depreciation' : 'other-expenses';
}
