import type { TradeContext } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { purchaseDebitNote } from '#core/trade/index.ts';
import type {
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

type Context = TradeContext<PurchaseDebitNoteState, PurchaseDebitNoteFacts>;

const kind = 'purchase-debit-note';

export const purchaseDebitNoteNeeds: NeedsOf<'purchase-debit-note', Context> = {
  stream: ({ data }) => streamName(kind, data.documentId),
  isNew: ({ type }) => type === 'DraftPurchaseDebitNote',
  streams: (command, session) => {
    const note = noteIn(command, session);
    const billId = billIdOf(command, session);
    const accounts = posts(command) ? accountIdsOf(command, session) : [];
    return [
      ...(billId === null ? [] : [streamName('purchase-bill', billId)]),
      ...accounts.map((id) => streamName('account', id)),
      ...privateSupplierOf(command, session).map((id) => streamName('customer', id)),
      ...(posts(command) ? postingStreams(session) : []),
      ...('posted' in note ? [streamName('journal', note.posted.journalId)] : []),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    const billId = billIdOf(command, session);
    const open = openReads(command, session);
    return [
      ...(billId === null ? [] : [{ of: 'notes-of-bill', key: billId } as const]),
      ...(posts(command) && billId !== null ? [{ of: 'tds-deduction', key: billId } as const] : []),
      ...(posts(command) || isReversal(command) ? POSTING_READS : []),
      ...(posts(command) ? numberReads(session, kind, draft?.postedOn ?? null) : []),
      ...open,
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
  type === 'ReversePurchaseDebitNote';

/** Whether a journal is asked for. */
const posts = (command: PurchaseDebitNoteCommand): boolean =>
  command.type === 'PostPurchaseDebitNote' ||
  (command.type === 'DraftPurchaseDebitNote' && command.data.journalId !== null);

/** @returns the draft that is written or posted; null of any other act. */
function draftOf(
  command: PurchaseDebitNoteCommand,
  session: BookSession,
): PurchaseDebitNoteDraft | null {
  if ('draft' in command.data) return command.data.draft;
  const note = noteIn(command, session);
  return command.type === 'PostPurchaseDebitNote' && note.status === 'draft' ? note.draft : null;
}

const billIdOf = (command: PurchaseDebitNoteCommand, session: BookSession): number | null =>
  draftOf(command, session)?.billIds[0] ?? null;

function billIn(command: PurchaseDebitNoteCommand, session: BookSession) {
  const billId = billIdOf(command, session);
  return billId === null
    ? ({ status: 'absent' } as const)
    : stateIn(session, 'purchase-bill', billId);
}

/** @returns the private person whose bill it is, if that is one. */
function privateSupplierOf(command: PurchaseDebitNoteCommand, session: BookSession) {
  const bill = billIn(command, session);
  return 'posted' in bill && bill.posted.privateCustomerId !== undefined
    ? [bill.posted.privateCustomerId]
    : [];
}

function isErasedIn(session: BookSession, customerId: number): boolean {
  const party = stateIn(session, 'customer', customerId);
  return party.status === 'erased' || (party.status === 'supplier' && party.erased);
}

/** The supplier's account, and those that the bill was posted to. */
function accountIdsOf(command: PurchaseDebitNoteCommand, session: BookSession): readonly number[] {
  const bill = billIn(command, session);
  if (!('posted' in bill)) return [];
  const { accountId, lines } = bill.posted;
  return [...new Set([accountId, ...lines.flatMap((line) => line.accountId ?? [])])];
}

/** What is open: of the bill as the note is posted, of the note as it is reversed. */
function openReads(
  command: PurchaseDebitNoteCommand,
  session: BookSession,
): readonly Read<'open-item'>[] {
  const asked = (document: 'purchase-bill' | typeof kind, id: number, accountId: number) =>
    [
      { of: 'open-item', key: { accountId, customerId: null, kind: document, id, line: 0 } },
    ] as const;
  if (isReversal(command)) {
    const note = noteIn(command, session);
    return 'posted' in note ? asked(kind, note.posted.documentId, note.posted.accountId) : [];
  }
  const bill = posts(command) ? billIn(command, session) : null;
  if (bill === null || !('posted' in bill)) return [];
  return asked('purchase-bill', bill.posted.documentId, bill.posted.accountId);
}

function noteFacts(
  command: PurchaseDebitNoteCommand,
  session: BookSession,
): Context['documentFacts'] {
  const note = noteIn(command, session);
  const billId = billIdOf(command, session);
  const notes = billId === null ? null : ({ of: 'notes-of-bill', key: billId } as const);
  const [read] = openReads(command, session);
  const openPaise =
    read === undefined || !isAtHand(session, read) ? 0 : (answerTo(session, read)?.openPaise ?? 0);
  const madePaise =
    'posted' in note ? (purchaseDebitNote.effects.openItem(note.posted)?.amountPaise ?? 0) : 0;
  return {
    today: session.head.today,
    bill: billIn(command, session),
    isSupplierErased: privateSupplierOf(command, session).some((id) => isErasedIn(session, id)),
    billOpenPaise: posts(command) ? -openPaise : 0,
    earlier: notes === null ? [] : answerTo(session, notes),
    isTdsDeposited:
      posts(command) &&
      billId !== null &&
      answerTo(session, { of: 'tds-deduction', key: billId })?.depositId != null,
    settledPaise: isReversal(command) ? madePaise - openPaise : 0,
  };
}
