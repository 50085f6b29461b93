// The lines of the statements on which a group or an account may stand, whatever the form. They lie
// on disk and on the wire: none is ever changed or taken away.
import { z } from 'zod';

/** Of the profit and loss account: for income and expenses. */
export const RESULT_CHOICES = [
  'revenue',
  'other-income',
  'materials-consumed',
  'purchases',
  'inventory-changes',
  'direct-expenses',
  'employee-benefits',
  'finance-costs',
  'depreciation',
  'other-expenses',
  'exceptional-items',
  'partners-interest',
  'partners-remuneration',
  'current-tax',
  'deferred-tax',
] as const;

/** Of what belongs to the owners. */
export const OWNERS_CHOICES = ['capital', 'drawings', 'reserves', 'share-warrants'] as const;

/** Of the balance sheet: for everything else. */
export const BALANCE_CHOICES = [
  ...OWNERS_CHOICES,
  'share-application-money',
  'long-term-borrowings',
  'deferred-tax-balance',
  'other-long-term-liabilities',
  'long-term-provisions',
  'current-maturities',
  'short-term-borrowings',
  'payables-small',
  'payables-others',
  'duties-and-taxes',
  'customer-advances',
  'other-current-liabilities',
  'provisions',
  'income-tax',
  'fixed-assets',
  'accumulated-depreciation',
  'intangible-assets',
  'work-in-progress',
  'intangibles-under-development',
  'investments',
  'long-term-loans-and-advances',
  'deposits',
  'deferred-expenses',
  'current-investments',
  'inventories',
  'receivables',
  'bank-balances',
  'cash-in-hand',
  'loans-and-advances',
  'supplier-advances',
  'other-current-assets',
  'branches',
  'suspense',
] as const;

export const lineChoice = z.enum([...RESULT_CHOICES, ...BALANCE_CHOICES]);
export type LineChoice = z.infer<typeof lineChoice>;
export type ResultChoice = (typeof RESULT_CHOICES)[number];
export type OwnersChoice = (typeof OWNERS_CHOICES)[number];
export type BalanceChoice = (typeof BALANCE_CHOICES)[number];
