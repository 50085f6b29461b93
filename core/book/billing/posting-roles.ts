// What a document posts to, by what it is for. Each role names the starter chart's account that
// serves it; where a book has none, one of this name and group is created on first use.
import type { GroupCode } from '../../account-type/index.ts';
import type { PostingRole } from '../terms.ts';

type PostingAccount = {
  /** Of the starter charts; of its own for what they do not have. */
  readonly code: string;
  readonly name: string;
  readonly group: GroupCode;
};

/** To which the tax of documents is posted, by its heads. */
export const OUTPUT_TAX_ROLES = [
  'output-cgst',
  'output-sgst',
  'output-igst',
  'output-cess',
] as const satisfies readonly PostingRole[];

/** In the same order of heads, then what was paid under reverse charge. */
export const INPUT_TAX_ROLES = [
  'input-cgst',
  'input-sgst',
  'input-igst',
  'input-cess',
  'input-cgst-rcm',
  'input-sgst-rcm',
  'input-igst-rcm',
  'input-cess-rcm',
] as const satisfies readonly PostingRole[];

export const isOutputTaxRole = (role: PostingRole): boolean =>
  OUTPUT_TAX_ROLES.some((each) => each === role);

export const POSTING_ROLES: Readonly<Record<PostingRole, PostingAccount>> = {
  'sales-goods': { code: 'sales-goods', name: 'Sales – Goods', group: 'sales-accounts' },
  'sales-services': { code: 'sales-services', name: 'Sales – Services', group: 'sales-accounts' },
  'export-sales': { code: 'export-sales', name: 'Export Sales', group: 'sales-accounts' },
  'sez-sales': { code: 'sez-sales', name: 'SEZ Sales', group: 'sales-accounts' },
  'sales-rcm': { code: 'sales-rcm', name: 'Sales (RCM)', group: 'sales-accounts' },
  'sales-return': { code: 'sales-return', name: 'Sales Return', group: 'sales-accounts' },
  'output-cgst': { code: 'output-cgst', name: 'Output CGST', group: 'duties-taxes' },
  'output-sgst': { code: 'output-sgst-utgst', name: 'Output SGST/UTGST', group: 'duties-taxes' },
  'output-igst': { code: 'output-igst', name: 'Output IGST', group: 'duties-taxes' },
  'output-cess': { code: 'output-cess', name: 'Output Cess', group: 'duties-taxes' },
  'round-off': { code: 'round-off', name: 'Round Off', group: 'indirect-expenses' },
  cash: { code: 'cash', name: 'Cash', group: 'cash-in-hand' },
  bank: { code: 'bank-account', name: 'Bank Account', group: 'bank-accounts' },
  upi: { code: 'upi-wallet', name: 'UPI / Wallet', group: 'bank-accounts' },
  'tds-receivable': {
    code: 'tds-receivable',
    name: 'TDS Receivable',
    group: 'loans-advances-asset',
  },
  'gst-tds-receivable': {
    code: 'gst-tds-receivable',
    name: 'GST TDS Receivable',
    group: 'loans-advances-asset',
  },
  'discount-allowed': {
    code: 'discount-allowed',
    name: 'Discount Allowed',
    group: 'indirect-expenses',
  },
  'bank-charges': { code: 'bank-charges', name: 'Bank Charges', group: 'indirect-expenses' },
  'bad-debts': { code: 'bad-debts', name: 'Bad Debts', group: 'indirect-expenses' },
  'opening-difference': {
    code: 'opening-balance-difference',
    name: 'Opening Balance Difference',
    group: 'suspense',
  },
  depreciation: { code: 'depreciation', name: 'Depreciation', group: 'indirect-expenses' },
  'accumulated-depreciation': {
    code: 'accumulated-depreciation',
    name: 'Accumulated Depreciation',
    group: 'fixed-assets',
  },
  'asset-sale-gain': {
    code: 'gain-on-sale-of-assets',
    name: 'Gain on Sale of Assets',
    group: 'indirect-incomes',
  },
  'asset-sale-loss': {
    code: 'loss-on-sale-of-assets',
    name: 'Loss on Sale of Assets',
    group: 'indirect-expenses',
  },
  'input-cgst': { code: 'input-cgst', name: 'Input CGST', group: 'duties-taxes' },
  'input-sgst': { code: 'input-sgst-utgst', name: 'Input SGST/UTGST', group: 'duties-taxes' },
  'input-igst': { code: 'input-igst', name: 'Input IGST', group: 'duties-taxes' },
  'stock-loss': { code: 'loss-of-stock', name: 'Loss of Stock', group: 'indirect-expenses' },
  'stock-in-hand': {
    code: 'opening-stock-stock-in-hand',
    name: 'Stock-in-Hand',
    group: 'stock-in-hand',
  },
  'goods-sold': {
    code: 'cost-of-goods-sold',
    name: 'Cost of Goods Sold',
    group: 'direct-expenses',
  },
  'goods-received': {
    code: 'goods-received-into-stock',
    name: 'Goods Received into Stock',
    group: 'direct-expenses',
  },
  'goods-used': {
    code: 'goods-used-from-stock',
    name: 'Goods Used from Stock',
    group: 'direct-expenses',
  },
  'partners-interest': {
    code: 'interest-on-partners-capital',
    name: 'Interest on Partners’ Capital',
    group: 'indirect-expenses',
  },
  'partners-remuneration': {
    code: 'partners-remuneration',
    name: 'Partners’ Remuneration',
    group: 'indirect-expenses',
  },
  appropriation: {
    code: 'profit-and-loss-appropriation',
    name: 'Profit and Loss Appropriation',
    group: 'reserves-surplus',
  },
  'input-cess': { code: 'input-cess', name: 'Input Cess', group: 'duties-taxes' },
  'input-cgst-rcm': { code: 'input-cgst-rcm', name: 'Input CGST (RCM)', group: 'duties-taxes' },
  'input-sgst-rcm': {
    code: 'input-sgst-utgst-rcm',
    name: 'Input SGST/UTGST (RCM)',
    group: 'duties-taxes',
  },
  'input-igst-rcm': { code: 'input-igst-rcm', name: 'Input IGST (RCM)', group: 'duties-taxes' },
  'input-cess-rcm': { code: 'input-cess-rcm', name: 'Input Cess (RCM)', group: 'duties-taxes' },
  'rcm-output-cgst': { code: 'rcm-output-cgst', name: 'RCM Output CGST', group: 'duties-taxes' },
  'rcm-output-sgst': {
    code: 'rcm-output-sgst-utgst',
    name: 'RCM Output SGST/UTGST',
    group: 'duties-taxes',
  },
  'rcm-output-igst': { code: 'rcm-output-igst', name: 'RCM Output IGST', group: 'duties-taxes' },
  'rcm-output-cess': { code: 'rcm-output-cess', name: 'RCM Output Cess', group: 'duties-taxes' },
  'gst-cash-ledger': {
    code: 'electronic-cash-ledger-gst',
    name: 'Electronic Cash Ledger (GST)',
    group: 'current-assets',
  },
  'gst-interest': {
    code: 'gst-late-fee-and-interest',
    name: 'GST Late Fee & Interest',
    group: 'indirect-expenses',
  },
  'gst-late-fee': { code: 'gst-late-fee', name: 'GST Late Fee', group: 'indirect-expenses' },
  'gst-penalty': { code: 'gst-penalty', name: 'GST Penalty', group: 'indirect-expenses' },
  'composition-tax': {
    code: 'composition-tax',
    name: 'Composition Tax',
    group: 'indirect-expenses',
  },
  'drc-03': {
    code: 'gst-demands-drc-03',
    name: 'GST Demands (DRC-03)',
    group: 'indirect-expenses',
  },
  'purchase-return': {
    code: 'purchase-return',
    name: 'Purchase Return',
    group: 'purchase-accounts',
  },
  'discount-received': {
    code: 'discount-received',
    name: 'Discount Received',
    group: 'indirect-incomes',
  },
  'balances-written-back': {
    code: 'balances-written-back',
    name: 'Balances Written Back',
    group: 'indirect-incomes',
  },
  'tcs-receivable': {
    code: 'tcs-receivable',
    name: 'TCS Receivable',
    group: 'loans-advances-asset',
  },
  'tds-payable': { code: 'tds-payable', name: 'TDS Payable', group: 'duties-taxes' },
  'tds-interest': {
    code: 'interest-and-fees-on-tds',
    name: 'Interest and Fees on TDS',
    group: 'indirect-expenses',
  },
  'credit-recoverable': {
    code: 'itc-reversed-recoverable',
    name: 'ITC Reversed – Recoverable',
    group: 'current-assets',
  },
  'credit-lost': {
    code: 'itc-reversal-expense',
    name: 'ITC Reversal Expense',
    group: 'indirect-expenses',
  },
  'customs-duty': { code: 'customs-duty', name: 'Customs Duty', group: 'direct-expenses' },
  'customs-payable': {
    code: 'customs-payable',
    name: 'Customs Payable',
    group: 'current-liabilities',
  },
  'customs-interest': {
    code: 'customs-interest-and-penalty',
    name: 'Customs Interest and Penalty',
    group: 'indirect-expenses',
  },
  'goods-received-not-billed': {
    code: 'goods-received-not-billed',
    name: 'Goods Received, Not Billed',
    group: 'current-liabilities',
  },
  'isd-clearing': { code: 'isd-clearing', name: 'ISD Clearing', group: 'current-liabilities' },
  purchases: { code: 'purchases-goods', name: 'Purchases – Goods', group: 'purchase-accounts' },
};

/** What the starter chart of a taxi business keeps apart, by the codes of its accounts. */
export const TRIP_ACCOUNTS = {
  local: 'trip-income-local',
  outstation: 'trip-income-outstation',
  hire: 'contract-corporate-hire',
} as const;
export type TripAccount = (typeof TRIP_ACCOUNTS)[keyof typeof TRIP_ACCOUNTS];
