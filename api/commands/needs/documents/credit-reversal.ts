import { returnsOf } from '#core/book/index.ts';
import type { CreditReclaimContext, CreditReversalContext } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { creditReclaimPosting, creditReversalPosting } from '#core/trade/index.ts';
import type {
  CreditReclaimCommand,
  CreditReclaimDraft,
  CreditReclaimState,
  CreditReversalCommand,
  CreditReversalDraft,
  CreditReversalState,
} from '#core/trade/index.ts';
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

type Kind = 'credit-reversal' | 'credit-reclaim';
type Command = CreditReversalCommand | CreditReclaimCommand;
type State = CreditReversalState | CreditReclaimState;
type Draft = CreditReversalDraft | CreditReclaimDraft;

/** What both twins need; `of` is one of them as it lies in the session. */
type Asked = {
  readonly kind: Kind;
  readonly command: Command;
  readonly state: State;
  /** The draft that is posted; null of any other act. */
  readonly draft: Draft | null;
};

const isReversal = ({ command: { type } }: Asked): boolean =>
  type === 'ReverseCreditReversal' || type === 'ReverseCreditReclaim';

function streamsOf({ state, draft }: Asked, session: BookSession): readonly string[] {
  const named = draft !== null && 'costAccountId' in draft ? draft.costAccountId : null;
  return [
    ...(named === null ? [] : [streamName('account', named)]),
    ...(draft === null ? [] : postingStreams(session)),
    ...('posted' in state ? [streamName('journal', state.posted.journalId)] : []),
  ];
}

function readsOf(asked: Asked, session: BookSession): readonly Read[] {
  const { draft, kind } = asked;
  return [
    ...(draft === null && !isReversal(asked) ? [] : POSTING_READS),
    ...(draft === null ? [] : numberReads(session, kind, draft.postedOn)),
    ...creditReads(asked, session),
    ...sheetReads(asked),
  ];
}

/** What is posted by a sheet, or was. */
function sheetReads(asked: Asked): readonly Read<'credit-sheet'>[] {
  const { draft, state } = asked;
  const said = draft ?? (isReversal(asked) && 'posted' in state ? state.posted : null);
  if (said?.sheet === undefined || said.sheet === null) return [];
  const { of, from, to } = said.sheet;
  return [{ of: 'credit-sheet', key: { of, from, to } }];
}

/** The credit of each bill that is named, with what is open of it on the day of the entry. */
function creditReads(asked: Asked, session: BookSession): readonly Read<'bill-credit'>[] {
  const { draft, state } = asked;
  const posted = isReversal(asked) && 'posted' in state ? state.posted : null;
  const said = draft ?? posted;
  const on = said?.postedOn ?? session.head.today;
  const billIds = new Set((said?.bills ?? []).map(({ billId }) => billId));
  return [...billIds].map((billId) => ({ of: 'bill-credit', key: { billId, on } }));
}

const accountIdsOf = ({ type }: Command): number =>
  /^(Draft|Post|Reverse)/.test(type) ? ACCOUNT_IDS : 0;

function factsOf(asked: Asked, session: BookSession) {
  const book = stateIn(session, 'book', session.head.bookId);
  const [sheet] = sheetReads(asked);
  return {
    documentFacts: {
      today: session.head.today,
      returns: returnsOf(book),
      credits: creditReads(asked, session).flatMap((read) => answerTo(session, read) ?? []),
      sheet: sheet === undefined ? null : answerTo(session, sheet),
      settledPaise: 0,
    },
    states: documentStates(session),
    facts: postingFacts(session, asked.draft !== null || isReversal(asked)),
  };
}

function reversalAsked(command: CreditReversalCommand, session: BookSession) {
  const state = stateIn(session, 'credit-reversal', command.data.documentId);
  const draft = creditReversalPosting.draftPosted(command, state);
  return { kind: 'credit-reversal', command, state, draft } as const;
}

export const creditReversalNeeds: NeedsOf<'credit-reversal', CreditReversalContext> = {
  stream: ({ data }) => streamName('credit-reversal', data.documentId),
  isNew: ({ type }) => type === 'DraftCreditReversal',
  streams: (command, session) => streamsOf(reversalAsked(command, session), session),
  reads: (command, session) => readsOf(reversalAsked(command, session), session),
  accountIds: accountIdsOf,
  facts: (command, session) => {
    const asked = reversalAsked(command, session);
    return { document: asked.state, ...factsOf(asked, session) };
  },
};

function reclaimAsked(command: CreditReclaimCommand, session: BookSession) {
  const state = stateIn(session, 'credit-reclaim', command.data.documentId);
  const draft = creditReclaimPosting.draftPosted(command, state);
  return { kind: 'credit-reclaim', command, state, draft } as const;
}

export const creditReclaimNeeds: NeedsOf<'credit-reclaim', CreditReclaimContext> = {
  stream: ({ data }) => streamName('credit-reclaim', data.documentId),
  isNew: ({ type }) => type === 'DraftCreditReclaim',
  streams: (command, session) => streamsOf(reclaimAsked(command, session), session),
  reads: (command, session) => readsOf(reclaimAsked(command, session), session),
  accountIds: accountIdsOf,
  facts: (command, session) => {
    const asked = reclaimAsked(command, session);
    return { document: asked.state, ...factsOf(asked, session) };
  },
};
