// The needs of every command: by its aggregate, since each aggregate says what its commands need.
import { byCategory, categoryOf } from '#core/domain.ts';
import type { AggregateName, Command, CommandOf } from '#core/domain.ts';
import { INSTALLATION_BOOK, streamName } from '#core/kernel/ids.ts';
import type { BookSession } from '../book-session.ts';
import type { Read } from '../reads/reads.ts';
import { accountNeeds } from './account.ts';
import { accountTypeNeeds } from './account-type.ts';
import { bookNeeds } from './book.ts';
import { appropriationNeeds } from './documents/registers/appropriation.ts';
import { assetPostingNeeds } from './documents/registers/asset-posting.ts';
import { stockPostingNeeds } from './documents/registers/stock-posting.ts';
import { checkNeeds } from './documents/check.ts';
import { eventNoteNeeds } from './documents/event-note.ts';
import { billOfEntryNeeds } from './documents/bill-of-entry.ts';
import { goodsReceiptNeeds } from './documents/goods-receipt.ts';
import { creditReclaimNeeds, creditReversalNeeds } from './documents/credit-reversal.ts';
import { customerNeeds } from './documents/customer.ts';
import { importNeeds } from './import.ts';
import { instantNeeds } from './documents/instant.ts';
import { invoiceNeeds } from './documents/invoice.ts';
import { openingNeeds } from './documents/opening.ts';
import { presaleNeeds } from './documents/presale.ts';
import { purchaseBillNeeds } from './documents/purchase-bill.ts';
import { purchaseDebitNoteNeeds } from './documents/purchase-debit-note.ts';
import { purchaseOrderNeeds } from './documents/purchase-order.ts';
import { paymentVoucherNeeds, selfInvoiceNeeds } from './documents/reverse-charge.ts';
import { supplierPaymentNeeds } from './documents/supplier-payment.ts';
import { journalNeeds } from './journal.ts';
import { assetNeeds, productNeeds, serviceNeeds } from './masters/goods.ts';
import { namedNeeds } from './masters/names.ts';
import type { NamedMaster } from './masters/names.ts';
import { categoryNeeds, companyNeeds } from './masters/trees.ts';
import type { NeedsOf } from './needs.ts';
import { expenseNeeds } from './documents/expense.ts';
import { tdsDepositNeeds } from './documents/tds-deposit.ts';
import { settlementNeeds } from './documents/settlement.ts';
import { personNeeds } from './person.ts';
import { recordNeeds } from './record.ts';
import { stockReadsOf } from './stock.ts';
import { stockJournalNeeds } from './documents/stock-journal.ts';

const NEEDS: { readonly [C in Exclude<AggregateName, NamedMaster>]: NeedsOf<C, unknown> } = {
  book: bookNeeds,
  account: accountNeeds,
  'account-type': accountTypeNeeds,
  journal: journalNeeds,
  person: personNeeds,
  record: recordNeeds,
  product: productNeeds,
  category: categoryNeeds,
  service: serviceNeeds,
  company: companyNeeds,
  asset: assetNeeds,
  customer: customerNeeds,
  invoice: invoiceNeeds,
  presale: presaleNeeds,
  'purchase-order': purchaseOrderNeeds,
  'purchase-bill': purchaseBillNeeds,
  'purchase-debit-note': purchaseDebitNoteNeeds,
  'supplier-payment': supplierPaymentNeeds,
  'self-invoice': selfInvoiceNeeds,
  'payment-voucher': paymentVoucherNeeds,
  'tds-deposit': tdsDepositNeeds,
  expense: expenseNeeds,
  'credit-reversal': creditReversalNeeds,
  'credit-reclaim': creditReclaimNeeds,
  'bill-of-entry': billOfEntryNeeds,
  'goods-receipt': goodsReceiptNeeds,
  settlement: settlementNeeds,
  opening: openingNeeds,
  import: importNeeds,
  'stock-journal': stockJournalNeeds,
  'asset-posting': assetPostingNeeds,
  'stock-posting': stockPostingNeeds,
  appropriation: appropriationNeeds,
  check: checkNeeds,
  instant: instantNeeds,
  'event-note': eventNoteNeeds,
};

/** What a command of any aggregate needs. */
type AnyNeeds = {
  stream(command: Command): string | null;
  isNew?(command: Command): boolean;
  streams?(command: Command, session: BookSession): readonly string[];
  reads?(command: Command, session: BookSession): readonly Read[];
  sharesMasters?(command: Command, session: BookSession): boolean;
  accountIds?(command: Command): number;
  facts(command: Command, session: BookSession): unknown;
};

const isListed = (category: AggregateName): category is keyof typeof NEEDS =>
  Object.hasOwn(NEEDS, category);

const NEEDS_BY_CATEGORY = byCategory(({ category }) =>
  isListed(category) ? NEEDS[category] : namedNeeds(category),
);

const needsFor = (command: Command): AnyNeeds => NEEDS_BY_CATEGORY[categoryOf(command)] as AnyNeeds;

/** @returns the stream of the record that a command is about, and that there is something of it. */
export function recordStreamOf(command: Command): string | null {
  const needs = needsFor(command);
  return needs.isNew?.(command) === true ? null : needs.stream(command);
}

/** @returns the id of the record that a command is about; 0 when it is about several. */
export function recordIdOf(command: Command): number {
  const stream = needsFor(command).stream(command);
  return stream === null ? 0 : Number(stream.slice(stream.lastIndexOf('-') + 1));
}

/** Every command is asked for rights: by the members of its book, or by the person's own record. */
const rightsStream = (bookId: number, actorId: number): string =>
  bookId === INSTALLATION_BOOK ? streamName('person', actorId) : streamName('book', bookId);

/** @returns the streams that a command needs, as far as what is at hand can tell. */
export function streamsOf(
  command: Command,
  session: BookSession,
  actorId: number,
): readonly string[] {
  const own = recordStreamOf(command);
  return [
    rightsStream(session.head.bookId, actorId),
    ...(own === null ? [] : [own]),
    ...(needsFor(command).streams?.(command, session) ?? []),
  ];
}

/** @returns the reads that a command needs, its streams being at hand. */
export const readsOf = (command: Command, session: BookSession): readonly Read[] => [
  ...(needsFor(command).reads?.(command, session) ?? []),
  ...stockReadsOf(command, session),
];

export const sharesMasters = (command: Command, session: BookSession): boolean =>
  needsFor(command).sharesMasters?.(command, session) ?? false;

export const accountIdsOf = (command: Command): number =>
  needsFor(command).accountIds?.(command) ?? 0;

/** @returns what the rules are told, everything that the command needs being at hand. */
export const factsOf = <C extends AggregateName>(
  command: CommandOf<C>,
  session: BookSession,
): unknown => needsFor(command as Command).facts(command as Command, session);
