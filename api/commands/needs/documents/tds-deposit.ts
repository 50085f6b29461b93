import type { TdsDepositContext } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { tdsDepositPosting } from '#core/trade/index.ts';
import type { TdsDepositCommand } from '#core/trade/index.ts';
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

const kind = 'tds-deposit';

export const tdsDepositNeeds: NeedsOf<'tds-deposit', TdsDepositContext> = {
  stream: ({ data }) => streamName(kind, data.documentId),
  isNew: ({ type }) => type === 'DraftTdsDeposit',
  streams: (command, session) => {
    const deposit = depositIn(command, session);
    const draft = draftOf(command, session);
    const named = draft?.moneyAccountId ?? null;
    return [
      ...(named === null ? [] : [streamName('account', named)]),
      ...(draft === null ? [] : postingStreams(session)),
      ...('posted' in deposit ? [streamName('journal', deposit.posted.journalId)] : []),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    return [
      ...(draft === null && !isReversal(command) ? [] : POSTING_READS),
      ...(draft === null ? [] : numberReads(session, kind, draft.postedOn)),
      ...deductionReads(command, session),
    ];
  },
  accountIds: (command) =>
    command.type === 'DraftTdsDeposit' || command.type === 'PostTdsDeposit' || isReversal(command)
      ? ACCOUNT_IDS
      : 0,
  facts: (command, session) => ({
    document: depositIn(command, session),
    documentFacts: {
      today: session.head.today,
      deductions: deductionReads(command, session).flatMap((read) => answerTo(session, read) ?? []),
      settledPaise: 0,
    },
    states: documentStates(session),
    facts: postingFacts(session, draftOf(command, session) !== null || isReversal(command)),
  }),
};

const depositIn = ({ data }: TdsDepositCommand, session: BookSession) =>
  stateIn(session, kind, data.documentId);

/** @returns the draft that is posted; null of any other act. */
const draftOf = (command: TdsDepositCommand, session: BookSession) =>
  tdsDepositPosting.draftPosted(command, depositIn(command, session));

const isReversal = ({ type }: TdsDepositCommand): boolean => type === 'ReverseTdsDeposit';

/** What was deducted of each bill that is named. */
function deductionReads(
  command: TdsDepositCommand,
  session: BookSession,
): readonly Read<'tds-deduction'>[] {
  const named = draftOf(command, session)?.deductions ?? [];
  const billIds = new Set(named.map(({ billId }) => billId));
  return [...billIds].map((key) => ({ of: 'tds-deduction', key }));
}
