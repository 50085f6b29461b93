// Ids are positive safe integers, unique per kind in the installation. An id says nothing of order.
import { invariant } from './invariant.ts';

declare const kind: unique symbol;
export type Id<Kind extends string> = number & { readonly [kind]: Kind };

export type BookId = Id<'book'>;
export type AccountId = Id<'account'>;
export type AccountTypeId = Id<'account-type'>;
export type JournalId = Id<'journal'>;
export type PersonId = Id<'person'>;
export type InvitationId = Id<'invitation'>;
export type ProductId = Id<'product'>;
export type CategoryId = Id<'category'>;
export type BrandId = Id<'brand'>;
export type UnitId = Id<'unit'>;
export type ServiceId = Id<'service'>;
export type CompanyId = Id<'company'>;
export type GodownId = Id<'godown'>;
export type AssetId = Id<'asset'>;
export type RecordId = Id<'record'>;
export type CustomerId = Id<'customer'>;
export type InvoiceId = Id<'invoice'>;
export type PresaleId = Id<'presale'>;
export type PaymentId = Id<'payment'>;
export type ReceiptId = Id<'receipt'>;
export type CreditNoteId = Id<'credit-note'>;
export type DebitNoteId = Id<'debit-note'>;
export type AllocationId = Id<'allocation'>;
export type SettlementId = Id<'settlement'>;
export type RefundId = Id<'refund'>;
export type EmailId = Id<'email'>;
export type ImportId = Id<'import'>;
export type StockJournalId = Id<'stock-journal'>;
export type PurchaseBillId = Id<'purchase-bill'>;
export type PurchaseOrderId = Id<'purchase-order'>;
export type PurchaseDebitNoteId = Id<'purchase-debit-note'>;
export type SupplierPaymentId = Id<'supplier-payment'>;
export type TdsDepositId = Id<'tds-deposit'>;
export type ExpenseId = Id<'expense'>;
export type CreditReversalId = Id<'credit-reversal'>;
export type CreditReclaimId = Id<'credit-reclaim'>;
export type GoodsReceiptId = Id<'goods-receipt'>;
export type BillOfEntryId = Id<'bill-of-entry'>;

/** Book 0 is the installation: people, roles and shared masters. */
export const INSTALLATION_BOOK = 0 as BookId;

/** Person 0 is the system itself. */
export const SYSTEM_PERSON = 0 as PersonId;

const SPACE = 2 ** 40;
/** An entry's id leaves 9 bits for the line, so a journal may have at most 500 of them. */
const LINES = 512;

/** @returns `installation * 2^40 + n`, the id of the n-th record of a kind. */
export function idOf(installation: number, n: number): number {
  invariant(installation >= 0 && installation <= 8191, 'An installation is 0 to 8191.');
  invariant(Number.isSafeInteger(n) && n >= 1 && n < SPACE, 'A record number is below 2^40.');
  return installation * SPACE + n;
}

/** @param line 1 to 500. @returns the id of one entry of a journal, derived and never stored. */
export function entryIdOf(journalId: number, line: number): number {
  const n = journalId % SPACE;
  invariant(n < 2 ** 31, 'A journal number is below 2^31.');
  invariant(line >= 1 && line <= 500, 'A journal has at most 500 lines.');
  return journalId - n + n * LINES + line;
}

/** @returns the journal and line that an entry's id was made of. */
export function journalOfEntry(entryId: number): { journalId: number; line: number } {
  const n = entryId % SPACE;
  return { journalId: entryId - n + Math.floor(n / LINES), line: n % LINES };
}

export const streamName = (category: string, id: number): string => `${category}-${id}`;

/** @returns the parts of a stream's name, `account-type-7` being category `account-type`, id 7. */
export function parseStream(stream: string): { category: string; id: number } {
  const cut = stream.lastIndexOf('-');
  return { category: stream.slice(0, cut), id: Number(stream.slice(cut + 1)) };
}
