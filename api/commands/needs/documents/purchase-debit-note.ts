import { returnsOf } from '#core/book/index.ts';
import type { TradeContext } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { streamName } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { partyKeyOf, purchaseDebitNote } from '#core/trade/index.ts';
import type {
  NamedBill,
  PurchaseDebitNoteCommand,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteFacts,
  PurchaseDebitNoteState,
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
import { billedAccountsIn, buyerIn } from './trade-lines.ts';
import { knownSupplier, ownerRead, partyIdOf } from './trade-party.ts';

type Context = TradeContext<PurchaseDebitNoteState, PurchaseDebitNoteFacts>;

const kind = 'purchase-debit-note';

export const purchaseDebitNoteNeeds: NeedsOf<'purchase-debit-note', Context> = {
  stream: ({ data }) => streamName(kind, data.documentId),
  isNew: ({ type }) => type === 'DraftPurchaseDebitNote',
  streams: (command, session) => {
    const partyId = partyIdOf(draftOf(command, session)?.accountId, session);
    const customers = [partyId, ...privateSuppliersOf(command, session)].flatMap((id) => id ?? []);
    return [
      ...billIdsOf(command, session).map((id) => streamName('purchase-bill', id)),
      ...accountIdsOf(command, session).map((id) => streamName('account', id)),
      ...[...new Set(customers)].map((id) => streamName('customer', id)),
      ...(posts(command) ? postingStreams(session) : []),
      ...journalsOf(command, session).map((id) => streamName('journal', id)),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    const owner = ownerRead(draft?.accountId);
    const entered = enteredRead(command, session);
    const billIds = billIdsOf(command, session);
    return [
      ...(owner === null ? [] : [owner]),
      ...billIds.map((key) => ({ of: 'notes-of-bill', key }) as const),
      ...(draftPosts(command) ? billIds.map((key) => ({ of: 'tds-deduction', key }) as const) : []),
      ...(posts(command) || isReversal(command) ? POSTING_READS : []),
      ...(draftPosts(command) ? numberReads(session, kind, draft?.postedOn ?? null) : []),
      ...(entered === null ? [] : [entered]),
      ...openReads(command, session),
    ];
  },
  accountIds: (command) => (posts(command) || isReversal(command) ? ACCOUNT_IDS : 0),
  facts: (command, session) => ({
    document: noteIn(command, session),
    documentFacts: noteFacts(command, session),
    states: documentStates(session),
    facts: postingFacts(session, posts(command) || isReversal(command)),
  }),
};

const noteIn = ({ data }: PurchaseDebitNoteCommand, session: BookSession) =>
  stateIn(session, kind, data.documentId);

const isReversal = ({ type }: PurchaseDebitNoteCommand): boolean =>
  type === 'ReversePurchaseDebitNote' || type === 'ReversePurchaseDebitNoteMatch';

const draftPosts = (command: PurchaseDebitNoteCommand): boolean =>
  command.type === 'PostPurchaseDebitNote' ||
  (command.type === 'DraftPurchaseDebitNote' && command.data.journalId !== null);

/** Whether a journal is asked for. */
const posts = (command: PurchaseDebitNoteCommand): boolean =>
  draftPosts(command) || command.type === 'MatchPurchaseDebitNote';

/** @returns the draft that is written or posted; null of any other act. */
function draftOf(
  command: PurchaseDebitNoteCommand,
  session: BookSession,
): PurchaseDebitNoteDraft | null {
  if ('draft' in command.data) return command.data.draft;
  const note = noteIn(command, session);
  return command.type === 'PostPurchaseDebitNote' && note.status === 'draft' ? note.draft : null;
}

function billIdsOf(command: PurchaseDebitNoteCommand, session: BookSession): readonly number[] {
  const draft = draftOf(command, session);
  if (draft !== null) return [...new Set(draft.billIds)];
  const note = noteIn(command, session);
  return command.type === 'MatchPurchaseDebitNote' && 'posted' in note
    ? note.posted.bills.map(({ documentId }) => documentId)
    : [];
}

function postedBillsIn(command: PurchaseDebitNoteCommand, session: BookSession) {
  return billIdsOf(command, session).flatMap((id) => {
    const bill = stateIn(session, 'purchase-bill', id);
    return 'posted' in bill ? [bill.posted] : [];
  });
}

/** The private persons whose bills they are. */
const privateSuppliersOf = (command: PurchaseDebitNoteCommand, session: BookSession) =>
  postedBillsIn(command, session).flatMap(({ privateCustomerId: id }) => id ?? []);

function isErasedIn(session: BookSession, customerId: number): boolean {
  const party = stateIn(session, 'customer', customerId);
  return party.status === 'erased' || (party.status === 'supplier' && party.erased);
}

/** The supplier's account, those that the bills were posted to, and those of lines without one. */
function accountIdsOf(command: PurchaseDebitNoteCommand, session: BookSession): readonly number[] {
  const draft = draftOf(command, session);
  const own = (draft?.lines ?? []).map((line) => line.own?.accountId);
  const note = noteIn(command, session);
  const matched = posts(command) && 'posted' in note ? [note.posted] : [];
  const posted = [...(posts(command) ? postedBillsIn(command, session) : []), ...matched];
  const ids = posted.flatMap(({ accountId, lines }) => [
    accountId,
    ...lines.map((line) => line.accountId),
  ]);
  return [...new Set([draft?.accountId, ...own, ...ids].flatMap((id) => id ?? []))];
}

/** The journal of the note that is reversed, or of what its answer said otherwise. */
function journalsOf(command: PurchaseDebitNoteCommand, session: BookSession): readonly number[] {
  const note = noteIn(command, session);
  if (!('posted' in note)) return [];
  const { difference = null } = note.match ?? {};
  return [note.posted.journalId, ...(difference === null ? [] : [difference.journalId])];
}

type OpenRead = Read<'open-item'>;

const openOf = (
  document: 'purchase-bill' | typeof kind,
  id: number,
  accountId: number,
): OpenRead => ({
  of: 'open-item',
  key: { accountId, customerId: null, kind: document, id, line: 0 },
});

/** What is open of the note that is matched or reversed. */
function ownOpenRead(command: PurchaseDebitNoteCommand, session: BookSession): OpenRead | null {
  const note = noteIn(command, session);
  const isAsked = isReversal(command) || command.type === 'MatchPurchaseDebitNote';
  if (!isAsked || !('posted' in note)) return null;
  return openOf(kind, note.posted.documentId, note.posted.accountId);
}

function openReads(command: PurchaseDebitNoteCommand, session: BookSession): readonly OpenRead[] {
  const own = ownOpenRead(command, session);
  const bills = posts(command) ? postedBillsIn(command, session) : [];
  return [
    ...(own === null ? [] : [own]),
    ...bills.map(({ documentId, accountId }) => openOf('purchase-bill', documentId, accountId)),
  ];
}

const openPaiseOf = (read: OpenRead | null, session: BookSession): number =>
  read === null || !isAtHand(session, read) ? 0 : (answerTo(session, read)?.openPaise ?? 0);

/** A posted note with the same credit note of the same supplier and financial year. */
function enteredRead(
  command: PurchaseDebitNoteCommand,
  session: BookSession,
): Read<'entered-document'> | null {
  const note = noteIn(command, session);
  const isMatch = command.type === 'MatchPurchaseDebitNote';
  const draft = draftOf(command, session);
  const said = isMatch ? command.data.supplierNote : (draft?.supplierNote ?? null);
  if (!posts(command) || said === null) return null;
  const [bill] = postedBillsIn(command, session);
  const party = partyIn(command, session);
  const named =
    isMatch && 'posted' in note
      ? note.posted
      : (bill ??
        (party === null ? null : { supplier: party.snapshot, accountId: party.accountId }));
  if (named === null) return null;
  const { supplier, accountId } = named;
  const key = {
    kind,
    partyKey: partyKeyOf({ supplier, accountId }),
    financialYear: financialYearLabel(financialYearOf(calendarDate(said.date))),
    numberKey: nameKey(said.number),
  } as const;
  return { of: 'entered-document', key };
}

/** Of a note without a bill: its supplier as of the day of the credit note. */
function partyIn(command: PurchaseDebitNoteCommand, session: BookSession) {
  const draft = draftOf(command, session);
  const day = draft?.supplierNote?.date;
  const on = day === undefined ? session.head.today : calendarDate(day);
  return knownSupplier(draft?.accountId, on, session)?.party ?? null;
}

function namedBill(
  command: PurchaseDebitNoteCommand,
  billId: number,
  session: BookSession,
): NamedBill {
  const state = stateIn(session, 'purchase-bill', billId);
  const privateId = 'posted' in state ? state.posted.privateCustomerId : undefined;
  const open =
    posts(command) && 'posted' in state
      ? openOf('purchase-bill', billId, state.posted.accountId)
      : null;
  return {
    state,
    isSupplierErased: privateId !== undefined && isErasedIn(session, privateId),
    openPaise: 0 - openPaiseOf(open, session),
    earlier: answerTo(session, { of: 'notes-of-bill', key: billId }),
    isTdsDeposited:
      draftPosts(command) &&
      answerTo(session, { of: 'tds-deduction', key: billId })?.depositId != null,
  };
}

function noteFacts(
  command: PurchaseDebitNoteCommand,
  session: BookSession,
): Context['documentFacts'] {
  const note = noteIn(command, session);
  const openPaise = openPaiseOf(ownOpenRead(command, session), session);
  const madePaise =
    'posted' in note ? (purchaseDebitNote.effects.openItem(note.posted)?.amountPaise ?? 0) : 0;
  const entered = enteredRead(command, session);
  return {
    today: session.head.today,
    party: partyIn(command, session),
    accounts: billedAccountsIn(session, accountIdsOf(command, session)),
    bills: new Map(billIdsOf(command, session).map((id) => [id, namedBill(command, id, session)])),
    buyer: buyerIn(session),
    returns: returnsOf(stateIn(session, 'book', session.head.bookId)),
    enteredBefore: entered === null ? null : answerTo(session, entered),
    settledPaise: command.type === 'ReversePurchaseDebitNote' ? madePaise - openPaise : 0,
    openPaise,
  };
}
