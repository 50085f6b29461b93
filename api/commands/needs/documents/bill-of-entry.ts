import { returnsOf } from '#core/book/index.ts';
import type { BillOfEntryContext } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { streamName } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { billOfEntryPosting, portKeyOf } from '#core/trade/index.ts';
import type { BillOfEntryCommand, BillOfEntryDraft, ImportedBill } from '#core/trade/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
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

const kind = 'bill-of-entry';

export const billOfEntryNeeds: NeedsOf<'bill-of-entry', BillOfEntryContext> = {
  stream: ({ data }) => streamName(kind, data.documentId),
  isNew: ({ type }) => type === 'DraftBillOfEntry',
  streams: (command, session) => {
    const state = entryIn(command, session);
    const draft = draftOf(command, session);
    const money = command.type === 'PayBillOfEntry' ? command.data.moneyAccountId : null;
    const named = draft === null ? [] : accountIdsOf(draft);
    // The payment is owed on the account that the document has.
    const owed = 'posted' in state ? [state.posted.accountId] : [];
    return [
      ...[...named, ...owed, ...(money === null ? [] : [money])].map((id) =>
        streamName('account', id),
      ),
      ...(draft?.bills ?? []).map(({ billId }) => streamName('purchase-bill', billId)),
      ...(movesMoney(command, session) ? postingStreams(session) : []),
      ...('posted' in state ? [streamName('journal', state.posted.journalId)] : []),
      ...(state.paid === null ? [] : [streamName('journal', state.paid.journalId)]),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    const entered = enteredRead(command, session);
    return [
      ...(movesMoney(command, session) || reverses(command) ? POSTING_READS : []),
      ...(draft === null ? [] : numberReads(session, kind, draft.postedOn)),
      ...(entered === null ? [] : [entered]),
      ...coveredReads(command, session),
    ];
  },
  accountIds: ({ type }) => (/^(Draft|Post|Reverse|Pay)/.test(type) ? ACCOUNT_IDS : 0),
  facts: (command, session) => {
    const draft = draftOf(command, session);
    const entered = enteredRead(command, session);
    return {
      document: entryIn(command, session),
      documentFacts: {
        today: session.head.today,
        returns: returnsOf(stateIn(session, 'book', session.head.bookId)),
        buyer: buyerIn(session),
        accounts: billedAccountsIn(session, draft === null ? [] : accountIdsOf(draft)),
        bills: billsIn(command, session),
        enteredBefore: entered === null ? null : answerTo(session, entered),
        settledPaise: 0,
      },
      states: documentStates(session),
      facts: postingFacts(session, movesMoney(command, session) || reverses(command)),
    };
  },
};

const entryIn = ({ data }: BillOfEntryCommand, session: BookSession) =>
  stateIn(session, kind, data.documentId);

/** @returns the draft that is posted; null of any other act. */
const draftOf = (command: BillOfEntryCommand, session: BookSession) =>
  billOfEntryPosting.draftPosted(command, entryIn(command, session));

const movesMoney = (command: BillOfEntryCommand, session: BookSession): boolean =>
  command.type === 'PayBillOfEntry' || draftOf(command, session) !== null;

const reverses = ({ type }: BillOfEntryCommand): boolean =>
  type === 'ReverseBillOfEntry' || type === 'ReverseBillOfEntryPayment';

const accountIdsOf = ({ lines }: BillOfEntryDraft): readonly number[] => [
  ...new Set(lines.flatMap(({ accountId }) => accountId ?? [])),
];

/** What other bills of entry have of the goods of each bill that is named. */
function coveredReads(
  command: BillOfEntryCommand,
  session: BookSession,
): readonly Read<'entries-of-bill'>[] {
  const named = draftOf(command, session)?.bills ?? [];
  const billIds = new Set(named.map(({ billId }) => billId));
  return [...billIds].map((key) => ({ of: 'entries-of-bill', key }));
}

const billsIn = (command: BillOfEntryCommand, session: BookSession): readonly ImportedBill[] =>
  coveredReads(command, session).flatMap((read) => {
    const bill = stateIn(session, 'purchase-bill', read.key);
    if (bill.status !== 'posted') return [];
    const coveredPaise = answerTo(session, read).reduce((sum, one) => sum + one.coveredPaise, 0);
    return [{ bill: bill.posted, coveredPaise }];
  });

/** A posted bill of entry of the same port, number and date. */
function enteredRead(
  command: BillOfEntryCommand,
  session: BookSession,
): Read<'entered-document'> | null {
  const draft = draftOf(command, session);
  if (draft?.portCode == null || draft.billNumber === null || draft.billDate === null) return null;
  const { portCode, billNumber, billDate } = draft;
  const key = {
    kind,
    partyKey: portKeyOf(portCode, billDate),
    financialYear: financialYearLabel(financialYearOf(calendarDate(billDate))),
    numberKey: nameKey(billNumber),
  } as const;
  return { of: 'entered-document', key };
}
