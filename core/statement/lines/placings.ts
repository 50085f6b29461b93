// Where the balance of an account stands that is on a line: there, or on one of two lines by its
// side.
import type { LineCode } from './line-codes.ts';
import type { BalanceChoice } from './terms.ts';

export type LinePlacing =
  | { readonly by: 'group'; readonly line: LineCode }
  /** Each account by itself: a customer with a credit balance is no receivable. */
  | { readonly by: 'account'; readonly debit: LineCode; readonly credit: LineCode }
  /** All of them together: input credit is set off against output tax. */
  | { readonly by: 'net'; readonly debit: LineCode; readonly credit: LineCode };

const on = (line: LineCode): LinePlacing => ({ by: 'group', line });
const each = (debit: LineCode, credit: LineCode): LinePlacing => ({ by: 'account', debit, credit });
const net = (debit: LineCode, credit: LineCode): LinePlacing => ({ by: 'net', debit, credit });

/** A line that may be chosen, or one that takes what no other does. */
export type BalanceLineCode = BalanceChoice | 'opening-difference' | 'unclassified';

/** Those of the owners stand on a line by the form of the business. */
export const PLACINGS: Readonly<Record<BalanceLineCode, LinePlacing>> = {
  capital: on('capital-introduced'),
  drawings: on('drawings'),
  reserves: on('reserves'),
  'share-warrants': on('share-warrants'),
  'share-application-money': on('share-application-money'),
  'long-term-borrowings': on('long-term-borrowings'),
  'deferred-tax-balance': net('deferred-tax-asset', 'deferred-tax-liability'),
  'other-long-term-liabilities': on('other-long-term-liabilities'),
  'long-term-provisions': on('long-term-provisions'),
  'current-maturities': on('current-maturities'),
  'short-term-borrowings': on('short-term-borrowings'),
  'payables-small': each('supplier-advances', 'payables-small'),
  'payables-others': each('supplier-advances', 'payables-others'),
  'duties-and-taxes': net('duties-recoverable', 'duties-payable'),
  'customer-advances': on('customer-advances'),
  'other-current-liabilities': on('other-current-liabilities'),
  provisions: on('provisions'),
  'income-tax': net('tax-recoverable', 'tax-payable'),
  'fixed-assets': on('fixed-assets'),
  'accumulated-depreciation': on('accumulated-depreciation'),
  'intangible-assets': on('intangible-assets'),
  'work-in-progress': on('work-in-progress'),
  'intangibles-under-development': on('intangibles-under-development'),
  investments: on('investments'),
  'long-term-loans-and-advances': on('long-term-loans-and-advances'),
  deposits: on('deposits'),
  'deferred-expenses': on('deferred-expenses'),
  'current-investments': on('current-investments'),
  inventories: on('inventories'),
  receivables: each('receivables', 'customer-advances'),
  'bank-balances': each('bank-balances', 'short-term-borrowings'),
  'cash-in-hand': on('cash-in-hand'),
  'loans-and-advances': on('loans-and-advances'),
  'supplier-advances': on('supplier-advances'),
  'other-current-assets': on('other-current-assets'),
  branches: each('branches-debit', 'branches-credit'),
  suspense: each('suspense-debit', 'suspense-credit'),
  'opening-difference': each('opening-difference-debit', 'opening-difference-credit'),
  unclassified: each('unclassified-debit', 'unclassified-credit'),
};
