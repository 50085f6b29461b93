import type { ExpenseContext } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { expensePosting } from '#core/trade/index.ts';
import type { ExpenseCommand, ExpenseDraft } from '#core/trade/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
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
import { billedAccountsIn } from './trade-lines.ts';

const kind = 'expense';

export const expenseNeeds: NeedsOf<'expense', ExpenseContext> = {
  stream: ({ data }) => streamName(kind, data.documentId),
  isNew: ({ type }) => type === 'DraftExpense',
  streams: (command, session) => {
    const slip = slipIn(command, session);
    const draft = draftOf(command, session);
    const named = draft === null ? [] : [draft.moneyAccountId ?? [], ...spentOn(draft)].flat();
    return [
      ...[...new Set(named)].map((id) => streamName('account', id)),
      ...(draft === null ? [] : postingStreams(session)),
      ...('posted' in slip ? [streamName('journal', slip.posted.journalId)] : []),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    return [
      ...(draft === null && !isReversal(command) ? [] : POSTING_READS),
      ...(draft === null ? [] : numberReads(session, kind, draft.postedOn)),
    ];
  },
  accountIds: (command) =>
    command.type === 'DraftExpense' || command.type === 'PostExpense' || isReversal(command)
      ? ACCOUNT_IDS
      : 0,
  facts: (command, session) => {
    const draft = draftOf(command, session);
    return {
      document: slipIn(command, session),
      documentFacts: {
        today: session.head.today,
        accounts: billedAccountsIn(session, draft === null ? [] : spentOn(draft)),
        settledPaise: 0,
      },
      states: documentStates(session),
      facts: postingFacts(session, draft !== null || isReversal(command)),
    };
  },
};

const slipIn = ({ data }: ExpenseCommand, session: BookSession) =>
  stateIn(session, kind, data.documentId);

/** @returns the draft that is posted; null of any other act. */
const draftOf = (command: ExpenseCommand, session: BookSession) =>
  expensePosting.draftPosted(command, slipIn(command, session));

const isReversal = ({ type }: ExpenseCommand): boolean => type === 'ReverseExpense';

const spentOn = ({ lines }: ExpenseDraft): readonly number[] => [
  ...new Set(lines.map(({ accountId }) => accountId)),
];
