// The words that a book uses in its events and on the wire, in one place. They lie on disk: none is
// ever changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

export const role = z.enum(['owner', 'accountant', 'data entry', 'auditor']);
export type Role = z.infer<typeof role>;

/** A soft lock closes months and may be moved back; a hard lock closes years and may not. */
export const lockKind = z.enum(['soft', 'hard']);
export type LockKind = z.infer<typeof lockKind>;

/** What becomes of a demo book. */
export const demoState = z.enum(['filling', 'ready', 'discarded']);
export type DemoState = z.infer<typeof demoState>;

/** What documents posted to before receipts had deductions. */
export const postingRoleV1 = z.enum([
  'sales-goods',
  'sales-services',
  'export-sales',
  'sales-rcm',
  'sales-return',
  'output-cgst',
  'output-sgst',
  'output-igst',
  'output-cess',
  'round-off',
  'cash',
  'bank',
  'upi',
]);

/** What documents posted to before supplies to an SEZ had an account of their own. */
export const postingRoleV2 = z.enum([
  ...postingRoleV1.options,
  'tds-receivable',
  'gst-tds-receivable',
  'discount-allowed',
  'bank-charges',
  'bad-debts',
  'opening-difference',
]);

/** What documents posted to before fixed assets had accounts of their own. */
export const postingRoleV3 = z.enum([...postingRoleV2.options, 'sez-sales']);

/** What documents posted to before lost goods gave their input credit back. */
export const postingRoleV4 = z.enum([
  ...postingRoleV3.options,
  'depreciation',
  'accumulated-depreciation',
  'asset-sale-gain',
  'asset-sale-loss',
]);

/** What documents posted to before the profit of a firm was divided. */
export const postingRoleV5 = z.enum([
  ...postingRoleV4.options,
  'input-cgst',
  'input-sgst',
  'input-igst',
  'stock-loss',
]);

/** What documents posted to before the cost of what leaves stock was posted. */
export const postingRoleV6 = z.enum([
  ...postingRoleV5.options,
  'partners-interest',
  'partners-remuneration',
  'appropriation',
]);

/** What documents posted to before the set-off and payment of GST were judged by their accounts. */
export const postingRoleV7 = z.enum([
  ...postingRoleV6.options,
  'stock-in-hand',
  'goods-sold',
  'goods-received',
  'goods-used',
]);

/** What documents posted to before purchase bills. */
export const postingRoleV8 = z.enum([
  ...postingRoleV7.options,
  'input-cess',
  'input-cgst-rcm',
  'input-sgst-rcm',
  'input-igst-rcm',
  'input-cess-rcm',
  'rcm-output-cgst',
  'rcm-output-sgst',
  'rcm-output-igst',
  'rcm-output-cess',
  'gst-cash-ledger',
  'gst-interest',
  'gst-late-fee',
  'gst-penalty',
  'composition-tax',
  'drc-03',
]);

/** What documents posted to before debit notes to suppliers. */
export const postingRoleV9 = z.enum([...postingRoleV8.options, 'purchases']);

/** What documents posted to before TCS and the credit of an input service distributor. */
export const postingRoleV10 = z.enum([...postingRoleV9.options, 'purchase-return']);

/** What documents posted to before payments to suppliers, and TDS of their bills. */
export const postingRoleV11 = z.enum([...postingRoleV10.options, 'tcs-receivable', 'isd-clearing']);

/** What documents posted to before deposits of TDS. */
export const postingRoleV12 = z.enum([
  ...postingRoleV11.options,
  'discount-received',
  'balances-written-back',
  'tds-payable',
]);

/** What documents posted to before credit was reversed and claimed again. */
export const postingRoleV13 = z.enum([...postingRoleV12.options, 'tds-interest']);

/** What documents posted to before bills of entry. */
export const postingRoleV14 = z.enum([
  ...postingRoleV13.options,
  'credit-recoverable',
  'credit-lost',
]);

/** What documents posted to before goods were received ahead of their bill. */
export const postingRoleV15 = z.enum([
  ...postingRoleV14.options,
  'customs-duty',
  'customs-payable',
  'customs-interest',
]);

/** What a document posts to, or what an account is to the law of GST. */
export const postingRole = z.enum([...postingRoleV15.options, 'goods-received-not-billed']);
export type PostingRole = z.infer<typeof postingRole>;

export const logoType = z.enum(['image/png', 'image/jpeg']);

/** What is done where more goods go out than are there. */
export const belowNilPolicy = z.enum(['allow', 'warn', 'refuse']);
export type BelowNilPolicy = z.infer<typeof belowNilPolicy>;
