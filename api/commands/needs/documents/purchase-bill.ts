import { deductsOn, returnsOf } from '#core/book/index.ts';
import type { PurchaseBillContext } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { streamName } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { NOTHING_AFTER, partyKeyOf, purchaseBill } from '#core/trade/index.ts';
import type {
  AfterBill,
  PurchaseBillCommand,
  PurchaseBillDraft,
  TdsFacts,
  TradeParty,
} from '#core/trade/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo, isAtHand } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import { tdsFactsOf, tdsHistoryKey, tdsPlaceOf } from '#api/queries/trade/tds-facts.ts';
import type { TdsPlace } from '#api/queries/trade/tds-facts.ts';
import type { NeedsOf } from '../needs.ts';
import {
  ACCOUNT_IDS,
  documentStates,
  numberReads,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from './posting.ts';
import { receiptsIn } from './goods-receipt.ts';
import { billedOrders, earlierIdsOf, ordersIn } from './purchase-order.ts';
import {
  accountIdsNamed,
  buyerIn,
  lineFactsIn,
  lineMasterReads,
  namesProducts,
} from './trade-lines.ts';
import { ownerRead, partyIdOf, knownSupplier } from './trade-party.ts';

export const purchaseBillNeeds: NeedsOf<'purchase-bill', PurchaseBillContext> = {
  stream: ({ data }) => streamName('purchase-bill', data.documentId),
  isNew: ({ type }) => type === 'DraftPurchaseBill',
  streams: (command, session) => {
    const draft = draftOf(command, session);
    const accounts = draft === null ? [] : accountIdsNamed(draft);
    const bill = billIn(command, session);
    const partyId = partyIdOf(draft?.accountId, session);
    return [
      ...(partyId === null ? [] : [streamName('customer', partyId)]),
      ...accounts.map((id) => streamName('account', id)),
      ...receiptsNamed(command, session).map((id) => streamName('goods-receipt', id)),
      ...ordersNamed(command, session).map((id) => streamName('purchase-order', id)),
      ...raisedIds(command, session).map((id) => streamName('purchase-bill', id)),
      ...(posts(command) ? postingStreams(session) : []),
      ...('posted' in bill ? [streamName('journal', bill.posted.journalId)] : []),
      ...(isReversal(command) || movesCredit(command)
        ? [streamName('self-invoice', command.data.documentId)]
        : []),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    const settled = settledRead(command, session);
    const entered = enteredRead(command, session);
    const owner = ownerRead(draftOf(command, session)?.accountId);
    const deducted = tdsRead(command, session);
    return [
      ...(deducted === null ? [] : [deducted]),
      ...(owner === null ? [] : [owner]),
      ...(draft === null ? [] : lineMasterReads(draft)),
      ...(posts(command) || settled !== null ? POSTING_READS : []),
      ...(posts(command) ? numberReads(session, 'purchase-bill', draft?.postedOn ?? null) : []),
      ...(settled === null ? [] : [settled]),
      ...(entered === null ? [] : [entered]),
      ...notesReads(command),
      ...entriesReads(command),
      ...depositReads(command),
      ...paidReads(command),
      ...moveReads(command),
    ];
  },
  sharesMasters: (command, session) => {
    const draft = draftOf(command, session);
    return draft !== null && namesProducts(draft);
  },
  accountIds: (command) => (posts(command) || isReversal(command) ? ACCOUNT_IDS : 0),
  facts: (command, session) => ({
    selfInvoice: stateIn(session, 'self-invoice', command.data.documentId),
    orders: ordersIn(session, ordersNamed(command, session)),
    document: billIn(command, session),
    documentFacts: billFacts(command, session),
    states: documentStates(session),
    facts: postingFacts(session, posts(command) || settledRead(command, session) !== null),
  }),
};

const billIn = ({ data }: PurchaseBillCommand, session: BookSession) =>
  stateIn(session, 'purchase-bill', data.documentId);

const isReversal = ({ type }: PurchaseBillCommand): boolean => type === 'ReversePurchaseBill';

const movesCredit = ({ type }: PurchaseBillCommand): boolean => type === 'MoveBillCredit';

/** Whether a journal is asked for. */
const posts = (command: PurchaseBillCommand): boolean =>
  command.type === 'PostPurchaseBill' ||
  (command.type === 'DraftPurchaseBill' && command.data.journalId !== null);

/** @returns the draft that is written or posted; null of any other act. */
function draftOf(command: PurchaseBillCommand, session: BookSession): PurchaseBillDraft | null {
  if ('draft' in command.data) return command.data.draft;
  const bill = billIn(command, session);
  return command.type === 'PostPurchaseBill' && bill.status === 'draft' ? bill.draft : null;
}

/** The lines of a bill that is drafted, posted or reversed. */
function linesIn(command: PurchaseBillCommand, session: BookSession) {
  const bill = billIn(command, session);
  const posted = isReversal(command) && 'posted' in bill ? bill.posted : null;
  return (draftOf(command, session) ?? posted)?.lines ?? [];
}

/** The notes of goods received whose lines it takes. */
const receiptsNamed = (command: PurchaseBillCommand, session: BookSession): readonly number[] =>
  earlierIdsOf(linesIn(command, session), 'goods-receipt');

/** The orders whose lines it takes, and those of the goods received. */
function ordersNamed(command: PurchaseBillCommand, session: BookSession): readonly number[] {
  const notes = [...receiptsIn(session, receiptsNamed(command, session)).values()];
  const received = notes.flatMap((note) => ('posted' in note ? note.posted.lines : []));
  return earlierIdsOf([...linesIn(command, session), ...received], 'purchase-order');
}

/** The bills whose price a debit note of the supplier raises as it is posted. */
const raisedIds = (command: PurchaseBillCommand, session: BookSession): readonly number[] =>
  posts(command) ? (draftOf(command, session)?.raises ?? []) : [];

/** The open item of a bill that is reversed. */
function settledRead(command: PurchaseBillCommand, session: BookSession): Read<'open-item'> | null {
  const bill = billIn(command, session);
  if (!isReversal(command) || bill.status !== 'posted') return null;
  const { documentId: id, accountId } = bill.posted;
  const key = { accountId, customerId: null, kind: 'purchase-bill', id, line: 0 } as const;
  return { of: 'open-item', key };
}

/** The debit notes that give back of a bill that is reversed. */
const notesReads = ({ type, data }: PurchaseBillCommand): readonly Read<'notes-of-bill'>[] =>
  type === 'ReversePurchaseBill' ? [{ of: 'notes-of-bill', key: data.documentId }] : [];

/** The bills of entry of the goods of a bill that is reversed. */
const entriesReads = ({ type, data }: PurchaseBillCommand): readonly Read<'entries-of-bill'>[] =>
  type === 'ReversePurchaseBill' ? [{ of: 'entries-of-bill', key: data.documentId }] : [];

/** What is deposited of the TDS of a bill that is reversed. */
const depositReads = ({ type, data }: PurchaseBillCommand): readonly Read<'tds-deduction'>[] =>
  type === 'ReversePurchaseBill' ? [{ of: 'tds-deduction', key: data.documentId }] : [];

/** When a bill whose credit is moved was paid first. */
const paidReads = (command: PurchaseBillCommand): readonly Read<'first-payment'>[] =>
  movesCredit(command) ? [{ of: 'first-payment', key: command.data.documentId }] : [];

function afterBill(command: PurchaseBillCommand, session: BookSession): AfterBill {
  const own = stateIn(session, 'self-invoice', command.data.documentId);
  return {
    paidOn: paidReads(command).map((read) => answerTo(session, read))[0] ?? null,
    ownInvoiceOn: own.status === 'issued' ? calendarDate(own.invoice.date) : null,
  };
}

/** What was reversed and claimed again of credit that is moved, or goes with its bill. */
const moveReads = (command: PurchaseBillCommand): readonly Read<'credit-moves'>[] =>
  isReversal(command) || movesCredit(command)
    ? [{ of: 'credit-moves', key: command.data.documentId }]
    : [];

/** What is settled of it: what it had left open, less what is open. */
function settledPaise(command: PurchaseBillCommand, session: BookSession): number {
  const read = settledRead(command, session);
  const bill = billIn(command, session);
  if (read === null || !('posted' in bill)) return 0;
  const item = purchaseBill.effects.openItem(bill.posted);
  return (answerTo(session, read)?.openPaise ?? 0) - (item?.amountPaise ?? 0);
}

/** A posted bill of the same supplier, number and financial year. */
function enteredRead(
  command: PurchaseBillCommand,
  session: BookSession,
): Read<'entered-document'> | null {
  const draft = draftOf(command, session);
  const party = partyIn(command, session);
  if (!posts(command) || draft?.billNumber == null || draft.billDate === null || party === null) {
    return null;
  }
  const key = {
    kind: 'purchase-bill',
    partyKey: partyKeyOf({ ...draft, supplier: party.snapshot, accountId: party.accountId }),
    financialYear: financialYearLabel(financialYearOf(calendarDate(draft.billDate))),
    numberKey: nameKey(draft.billNumber),
  } as const;
  return { of: 'entered-document', key };
}

function billFacts(
  command: PurchaseBillCommand,
  session: BookSession,
): PurchaseBillContext['documentFacts'] {
  const draft = draftOf(command, session);
  const entered = enteredRead(command, session);
  const { today } = session.head;
  const day = draft?.billDate == null ? today : calendarDate(draft.billDate);
  return {
    today,
    ...lineFactsIn(draft, day, session),
    buyer: buyerIn(session),
    returns: returnsOf(stateIn(session, 'book', session.head.bookId)),
    billedOrders: billedOrders(ordersIn(session, ordersNamed(command, session))),
    receipts: receiptsIn(session, receiptsNamed(command, session)),
    raised: new Map(
      raisedIds(command, session).map((id) => [id, stateIn(session, 'purchase-bill', id)]),
    ),
    enteredBefore: entered === null ? null : answerTo(session, entered),
    settledPaise: settledPaise(command, session),
    tds: tdsFacts(command, session),
    after: movesCredit(command) ? afterBill(command, session) : NOTHING_AFTER,
    depositNumber:
      depositReads(command).map((read) => answerTo(session, read)?.depositNumber)[0] ?? null,
    creditMoveNumber:
      moveReads(command).map((read) => answerTo(session, read).at(-1)?.number)[0] ?? null,
    entryNumber: entriesReads(command).map((read) => answerTo(session, read)[0]?.number)[0] ?? null,
    noteNumber: notesReads(command).map((read) => answerTo(session, read)[0]?.number)[0] ?? null,
  };
}

/** What of the draft names a nature of TDS is held against the bills of the year before it. */
function tdsRead(command: PurchaseBillCommand, session: BookSession): Read<'tds-history'> | null {
  const draft = draftOf(command, session);
  const code = draft?.tds?.code ?? null;
  if (!posts(command) || draft?.accountId == null || code === null) return null;
  // What was said of the supplier is part of what is asked.
  const owner = ownerRead(draft.accountId);
  if (owner !== null && !isAtHand(session, owner)) return null;
  const key = tdsHistoryKey(draft.accountId, code, tdsPlace(command, session));
  return key === null ? null : { of: 'tds-history', key };
}

/** The day of posting, and what was said of the supplier for that day. */
function tdsPlace(command: PurchaseBillCommand, session: BookSession): TdsPlace {
  const draft = draftOf(command, session);
  const on = draft?.postedOn == null ? session.head.today : calendarDate(draft.postedOn);
  return tdsPlaceOf(on, knownSupplier(draft?.accountId, on, session)?.supplier ?? null);
}

function tdsFacts(command: PurchaseBillCommand, session: BookSession): TdsFacts {
  const book = stateIn(session, 'book', session.head.bookId);
  const place = tdsPlace(command, session);
  const read = tdsRead(command, session);
  const deducts = book.status === 'open' && deductsOn(book.taxDeduction, place.on);
  return tdsFactsOf(deducts, place, read === null ? null : answerTo(session, read));
}

function partyIn(command: PurchaseBillCommand, session: BookSession): TradeParty | null {
  const draft = draftOf(command, session);
  const day = draft?.billDate == null ? session.head.today : calendarDate(draft.billDate);
  return knownSupplier(draft?.accountId, day, session)?.party ?? null;
}
