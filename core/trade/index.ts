// What other folders may import of the documents of trade.
import { expense } from './kinds/expense/index.ts';
import { purchaseBill } from './kinds/purchase-bill/index.ts';
import { purchaseDebitNote } from './kinds/purchase-debit-note/index.ts';
import { supplierPayment } from './kinds/supplier-payment/index.ts';
import { tdsDeposit } from './kinds/tds-deposit/index.ts';

/** Every kind that is declared so far. */
export const DOCUMENT_KINDS = {
  'purchase-bill': purchaseBill,
  'purchase-debit-note': purchaseDebitNote,
  'supplier-payment': supplierPayment,
  'tds-deposit': tdsDeposit,
  expense,
} as const;

export type { DocumentKind } from './document-kind.ts';
export type { TradeEntry, TradeItem } from './effects.ts';
export type { PostedTradeDocument, TradeRejection, TradeState } from './lifecycle.ts';
export type { TradePosting } from './posting-kind.ts';
export { enterprisePaidBy } from './msme.ts';
export type { Enterprise } from './msme.ts';
export { currencyText, minorIn } from './currency.ts';
export { chargesTax, snapshotOfAccount } from './party.ts';
export { transferSystemOf } from './transfers.ts';
export type { PartySnapshot, TradeParty } from './party.ts';
export type {
  BlockedClause,
  CreditKind,
  CreditUse,
  Eligibility,
  NoCreditReason,
  NotKeptYet,
  PaymentDeductionKind,
  ReverseChargeSection,
  TradeKind,
  TradeRegistration,
  TradeStatus,
} from './terms.ts';
export {
  blockedClause,
  creditKind,
  enterpriseActivity,
  enterpriseClass,
  creditUse,
  eligibility,
  noCreditReason,
  paymentDeductionKind,
  reverseChargeSection,
  tradeKind,
  tradeRegistration,
  tradeStatus,
} from './terms.ts';
export * from './kinds/expense/index.ts';
export * from './kinds/purchase-bill/index.ts';
export * from './kinds/purchase-debit-note/index.ts';
export * from './kinds/supplier-payment/index.ts';
export * from './kinds/tds-deposit/index.ts';
