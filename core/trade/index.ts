// What other folders may import of the documents of trade.
import { billOfEntry } from './kinds/bill-of-entry/index.ts';
import { expense } from './kinds/expense/index.ts';
import { goodsReceipt } from './kinds/goods-receipt/index.ts';
import { creditReclaim, creditReversal } from './kinds/credit-reversal/index.ts';
import { purchaseBill } from './kinds/purchase-bill/index.ts';
import { purchaseDebitNote } from './kinds/purchase-debit-note/index.ts';
import { purchaseOrder } from './kinds/purchase-order/index.ts';
import { supplierPayment } from './kinds/supplier-payment/index.ts';
import { tdsDeposit } from './kinds/tds-deposit/index.ts';

/** Every kind that is declared so far. */
export const DOCUMENT_KINDS = {
  'purchase-bill': purchaseBill,
  'purchase-debit-note': purchaseDebitNote,
  'supplier-payment': supplierPayment,
  'tds-deposit': tdsDeposit,
  expense,
  'credit-reversal': creditReversal,
  'credit-reclaim': creditReclaim,
  'bill-of-entry': billOfEntry,
  'goods-receipt': goodsReceipt,
} as const;

/** Those that post nothing, and are open until bills have taken all of them. */
export const ORDER_KINDS = { 'purchase-order': purchaseOrder } as const;

export type { DocumentKind } from './document-kind.ts';
export type { CreditMark, TradeEntry, TradeItem } from './effects.ts';
export type { PostedTradeDocument, TradeRejection, TradeState } from './lifecycle.ts';
export type { TradePosting } from './posting-kind.ts';
export { enterprisePaidBy } from './msme.ts';
export {
  creditOfUnpaid,
  creditPayableBy,
  openReturnFrom,
  unpaidReversedIn,
} from './watch/unpaid-credit.ts';
export type { CreditHeads } from './watch/unpaid-credit.ts';
export {
  assetMonths,
  commonCreditSheet,
  dueIn,
  isAllTaxable,
  isExemptSupply,
  movesOfSheet,
  tableOf4B1,
} from './watch/common-credit.ts';
export type {
  CommonAsset,
  CommonCreditSheet,
  SheetFacts,
  SheetMove,
  SupplyClass,
  SuppliesOfDays,
  UsedCredit,
} from './watch/common-credit.ts';
export { enterpriseDaysOn, unpaidCreditOn, untakenCreditOn } from './watch/watched-bill.ts';
export type { EnterpriseDays, UnpaidCredit, UntakenCredit } from './watch/watched-bill.ts';
export type { Enterprise } from './msme.ts';
export { measuresOfLines, openPaiseOf, partsTaken } from './parts-taken.ts';
export type { OpenMeasure } from './parts-taken.ts';
export { currencyText, minorIn } from './currency.ts';
export { chargesTax, snapshotOfAccount } from './party.ts';
export { transferSystemOf } from './transfers.ts';
export type { PartySnapshot, TradeParty } from './party.ts';
export type {
  BlockedClause,
  CreditKind,
  CreditOrigin,
  CreditOutRule,
  CreditReclaimRule,
  CreditReversalRule,
  CreditUse,
  CreditWaits,
  Eligibility,
  NoCreditReason,
  NotKeptYet,
  OrderKind,
  OrderStatus,
  PaymentDeductionKind,
  ReverseChargeSection,
  SheetSpan,
  TradeKind,
  TradeRegistration,
  TradeStatus,
} from './terms.ts';
export {
  blockedClause,
  creditKind,
  creditReclaimRule,
  creditReversalRule,
  enterpriseActivity,
  enterpriseClass,
  creditUse,
  eligibility,
  noCreditReason,
  orderKind,
  orderStatus,
  paymentDeductionKind,
  reverseChargeSection,
  specialRegistration,
  tradeKind,
  tradeRegistration,
  tradeStatus,
} from './terms.ts';
export * from './kinds/bill-of-entry/index.ts';
export * from './kinds/expense/index.ts';
export * from './kinds/goods-receipt/index.ts';
export * from './kinds/credit-reversal/index.ts';
export * from './kinds/purchase-bill/index.ts';
export * from './kinds/purchase-debit-note/index.ts';
export * from './kinds/purchase-order/index.ts';
export * from './kinds/supplier-payment/index.ts';
export * from './kinds/tds-deposit/index.ts';
