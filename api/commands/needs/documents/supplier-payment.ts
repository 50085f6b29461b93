import type { SupplierParty } from '#core/customer/index.ts';
import type { SupplierPaymentContext } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { oldestFirst, OWED_TO_SUPPLIERS, settledLineOf } from '#core/settlement/index.ts';
import type { ListedItem } from '#core/settlement/index.ts';
import {
  payablePaise,
  settlingPaise,
  supplierPayment,
  supplierPaymentPosting,
} from '#core/trade/index.ts';
import type {
  PaymentPayee,
  SupplierPaymentCommand,
  SupplierPaymentDraft,
} from '#core/trade/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo, isAtHand } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';
import {
  ACCOUNT_IDS,
  documentStates,
  numberReads,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from './posting.ts';
import { billReads, reverseChargedBillsIn } from './reverse-charge.ts';
import { ownerRead, partyIdOf, knownSupplier } from './trade-party.ts';

const kind = 'supplier-payment';

export const supplierPaymentNeeds: NeedsOf<'supplier-payment', SupplierPaymentContext> = {
  stream: ({ data }) => streamName(kind, data.documentId),
  isNew: ({ type }) => type === 'DraftSupplierPayment',
  streams: (command, session) => {
    const payment = paymentIn(command, session);
    const draft = draftOf(command, session);
    const partyId = partyIdOf(draft?.accountId, session);
    return [
      ...(partyId === null ? [] : [streamName('customer', partyId)]),
      ...(draft === null ? [] : accountIdsOf(draft)).map((id) => streamName('account', id)),
      ...(draft === null ? [] : postingStreams(session)),
      ...('posted' in payment ? [streamName('journal', payment.posted.journalId)] : []),
      ...(isReversal(command) ? [streamName('payment-voucher', command.data.documentId)] : []),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    const owner = ownerRead(draft?.accountId);
    return [
      ...(owner === null ? [] : [owner]),
      ...(draft === null ? [] : [...itemReads(draft), ...oldestReads(draft)]),
      ...(draft === null && !isReversal(command) ? [] : POSTING_READS),
      ...(draft === null ? [] : numberReads(session, kind, draft.postedOn)),
      ...(draft === null ? [] : numberReads(session, 'payment-voucher', draft.postedOn)),
      ...(draft === null ? [] : billReads(itemsAtHand(draft, session))),
      ...ownItemReads(command, session),
    ];
  },
  accountIds: (command) => (mayPost(command) || isReversal(command) ? ACCOUNT_IDS : 0),
  facts: (command, session) => ({
    document: paymentIn(command, session),
    paymentVoucher: stateIn(session, 'payment-voucher', command.data.documentId),
    reverseCharged: reverseChargedOf(draftOf(command, session), session),
    documentFacts: paymentFacts(command, session),
    states: documentStates(session),
    facts: postingFacts(session, draftOf(command, session) !== null || isReversal(command)),
  }),
};

const paymentIn = ({ data }: SupplierPaymentCommand, session: BookSession) =>
  stateIn(session, kind, data.documentId);

/** @returns the draft that is posted; null of any other act. */
const draftOf = (command: SupplierPaymentCommand, session: BookSession) =>
  supplierPaymentPosting.draftPosted(command, paymentIn(command, session));

const isReversal = ({ type }: SupplierPaymentCommand): boolean => type === 'ReverseSupplierPayment';

/** Whether a journal may be asked for. */
const mayPost = (command: SupplierPaymentCommand): boolean =>
  command.type === 'PostSupplierPayment' ||
  (command.type === 'DraftSupplierPayment' && command.data.journalId !== null);

/** The supplier's account, and those that the money and what is deducted are posted to. */
function accountIdsOf(draft: SupplierPaymentDraft): readonly number[] {
  const { accountId, moneyAccountId, deductions, bankCharge } = draft;
  const charges = [...deductions, bankCharge].map((one) => one?.accountId);
  return [...new Set([accountId, moneyAccountId, ...charges].flatMap((id) => id ?? []))];
}

/** Of each item that is named. */
function itemReads(draft: SupplierPaymentDraft): readonly Read<'open-item'>[] {
  const { accountId, allocations } = draft;
  if (accountId === null || allocations === null) return [];
  return allocations.map(({ kind: made, id, ...item }) => {
    const line = settledLineOf({ kind: made, ...item });
    return { of: 'open-item', key: { accountId, customerId: null, kind: made, id, line } };
  });
}

/** All that the supplier is owed, where the oldest are settled. */
function oldestReads(draft: SupplierPaymentDraft): readonly Read<'oldest-bills'>[] {
  const { accountId, allocations } = draft;
  if (accountId === null || allocations !== null) return [];
  return [{ of: 'oldest-bills', key: { accountId, customerId: null, side: 'credit' } }];
}

function itemsFor(draft: SupplierPaymentDraft, session: BookSession): readonly ListedItem[] {
  const [oldest] = oldestReads(draft);
  if (oldest !== undefined) return answerTo(session, oldest);
  return itemReads(draft).flatMap((read) => {
    const item = answerTo(session, read);
    if (item === null) return [];
    const { kind: made, id, line } = read.key;
    return [{ kind: made, id, line, ...item }];
  });
}

/** The items that a draft names; of the oldest those that the money reaches, once they are read. */
function itemsAtHand(draft: SupplierPaymentDraft, session: BookSession) {
  if (draft.allocations !== null) return draft.allocations;
  const [oldest] = oldestReads(draft);
  if (oldest === undefined || !isAtHand(session, oldest)) return [];
  return oldestFirst(answerTo(session, oldest), settlingPaise(draft), OWED_TO_SUPPLIERS);
}

/** The bills that it settles, as far as they are open now. */
function reverseChargedOf(draft: SupplierPaymentDraft | null, session: BookSession) {
  const items = draft === null ? [] : itemsFor(draft, session);
  const settled = draft === null ? [] : itemsAtHand(draft, session);
  return reverseChargedBillsIn(session, settled, (bill) => {
    const isMeant = (one: ListedItem) => one.kind === 'purchase-bill' && one.id === bill.documentId;
    return payablePaise(bill) + (items.find(isMeant)?.openPaise ?? 0);
  });
}

/** What is in advance of a payment that is reversed. */
function ownItemReads(
  command: SupplierPaymentCommand,
  session: BookSession,
): readonly Read<'open-item'>[] {
  const payment = paymentIn(command, session);
  if (!isReversal(command) || !('posted' in payment)) return [];
  const { documentId: id, accountId } = payment.posted;
  return [{ of: 'open-item', key: { accountId, customerId: null, kind, id, line: 0 } }];
}

/** What of its advance was set against bills since. */
function settledPaise(command: SupplierPaymentCommand, session: BookSession): number {
  const [read] = ownItemReads(command, session);
  const payment = paymentIn(command, session);
  if (read === undefined || !('posted' in payment)) return 0;
  const made = supplierPayment.effects.openItem(payment.posted)?.amountPaise ?? 0;
  return made - (answerTo(session, read)?.openPaise ?? 0);
}

function paymentFacts(
  command: SupplierPaymentCommand,
  session: BookSession,
): SupplierPaymentContext['documentFacts'] {
  const draft = draftOf(command, session);
  const { today } = session.head;
  const day = draft?.postedOn == null ? today : calendarDate(draft.postedOn);
  const known = knownSupplier(draft?.accountId, day, session);
  return {
    today,
    party: known?.party ?? null,
    isErased: known?.supplier?.erased ?? false,
    payee: payeeOf(known?.supplier ?? null),
    items: draft === null ? [] : itemsFor(draft, session),
    settledPaise: settledPaise(command, session),
  };
}

const payeeOf = (supplier: SupplierParty | null): PaymentPayee => ({
  name: supplier?.bank.bankAccountName ?? null,
  accountNumber: supplier?.bank.bankAccountNumber ?? null,
  ifsc: supplier?.bank.bankIfsc ?? null,
  upi: supplier?.bank.upi ?? null,
  confirmedOn: supplier?.bank.bankConfirmedOn ?? null,
});
