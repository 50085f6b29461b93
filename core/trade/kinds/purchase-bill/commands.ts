import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { JournalId, PurchaseBillId } from '../../../kernel/ids.ts';
import type { PurchaseBillDraft } from './events.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly documentId: PurchaseBillId } & Readonly<Data>;
};

/** Where a journal is given it is posted at once, and nothing is left if it is refused. */
export type DraftPurchaseBill = Command<
  'DraftPurchaseBill',
  { draft: PurchaseBillDraft; journalId: JournalId | null }
>;
/** Replaces the whole draft. */
export type ChangePurchaseBill = Command<'ChangePurchaseBill', { draft: PurchaseBillDraft }>;
export type PostPurchaseBill = Command<'PostPurchaseBill', { journalId: JournalId }>;
/** Takes back all that it did, on a day that the person gives; null is today. */
export type ReversePurchaseBill = Command<
  'ReversePurchaseBill',
  { reason: string; reversedOn: CalendarDate | null; reversalId: JournalId }
>;
export type DiscardPurchaseBill = Command<'DiscardPurchaseBill', { reason: string }>;

export type PurchaseBillCommand =
  | DraftPurchaseBill
  | ChangePurchaseBill
  | PostPurchaseBill
  | ReversePurchaseBill
  | DiscardPurchaseBill;
