// What other folders may import of the documents of trade.
import { purchaseBill } from './kinds/purchase-bill/index.ts';

/** Every kind that is declared so far. */
export const DOCUMENT_KINDS = { 'purchase-bill': purchaseBill } as const;

export type { DocumentKind } from './document-kind.ts';
export type { GoodsIn, TradeEntry, TradeItem } from './effects.ts';
export type { PostedTradeDocument, TradeRejection, TradeState } from './lifecycle.ts';
export { chargesTax, snapshotOfAccount } from './party.ts';
export type { PartySnapshot, TradeParty } from './party.ts';
export type {
  BlockedClause,
  CreditKind,
  CreditUse,
  Eligibility,
  NoCreditReason,
  NotKeptYet,
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
  tradeKind,
  tradeRegistration,
  tradeStatus,
} from './terms.ts';
export * from './kinds/purchase-bill/index.ts';
