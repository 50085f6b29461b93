// How a document of trade comes and goes, the same for every kind: drafted and written anew, posted
// under the next number of its series, reversed with all that it did. A draft may be discarded.
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { isSame } from '../kernel/decider.ts';
import type { JournalId } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { TradeKind } from './terms.ts';

/** What every kind says of a document once it is posted. */
export type PostedTradeDocument = {
  readonly documentId: number;
  readonly number: string;
  /** Null where nothing is posted. */
  readonly journalId: number | null;
  readonly postedOn: string;
  /** The party’s own account; of a document without a party that of the money. */
  readonly accountId: number;
};

export type TradeState<Draft, Posted> =
  | { readonly status: 'absent' }
  | { readonly status: 'draft' | 'discarded'; readonly draft: Draft }
  | { readonly status: 'posted' | 'reversed'; readonly posted: Posted };

/** What may be asked of a document, whatever its kind. */
export type TradeAct<Draft> =
  | { readonly act: 'draft'; readonly draft: Draft; readonly journalId: JournalId | null }
  | { readonly act: 'change'; readonly draft: Draft }
  | { readonly act: 'post'; readonly journalId: JournalId }
  | {
      readonly act: 'reverse';
      readonly reason: string;
      /** Null is today. */
      readonly reversedOn: CalendarDate | null;
    }
  | { readonly act: 'discard'; readonly reason: string };

/** In the order in which they are checked; what a kind refuses itself comes after. */
export type TradeRejection =
  | { readonly kind: 'document_not_found'; readonly of: TradeKind; readonly documentId: number }
  | { readonly kind: 'document_exists'; readonly of: TradeKind; readonly documentId: number }
  | { readonly kind: 'document_is_discarded'; readonly of: TradeKind }
  | { readonly kind: 'document_is_posted'; readonly of: TradeKind; readonly number: string }
  | { readonly kind: 'document_is_a_draft'; readonly of: TradeKind }
  | { readonly kind: 'document_is_reversed'; readonly of: TradeKind; readonly number: string }
  | {
      readonly kind: 'document_reversed_before_posting';
      readonly of: TradeKind;
      readonly reversedOn: string;
      readonly postedOn: string;
    }
  /** What settles it is reversed first. */
  | {
      readonly kind: 'document_is_settled';
      readonly of: TradeKind;
      readonly number: string;
      readonly settledPaise: number;
    };

/** What a lifecycle decides: each becomes one event of the kind. */
export type TradeStep<Draft, Posted> =
  | { readonly step: 'drafted' | 'changed'; readonly draft: Draft }
  | { readonly step: 'posted'; readonly posted: Posted }
  | {
      readonly step: 'reversed';
      readonly posted: Posted;
      readonly on: string;
      readonly why: string;
    }
  | { readonly step: 'discarded'; readonly why: string };

type LifecycleOf<Draft, Posted, Rejection> = {
  readonly of: TradeKind;
  readonly documentId: number;
  readonly today: CalendarDate;
  /** What is settled of its open item, in paise. */
  readonly settledPaise: number;
  /** A draft as it may lie there, or what the kind refuses of it at once. */
  readonly drafted: (draft: Draft) => Result<Draft, Rejection>;
  /** The document as it is posted, or what the kind refuses of it. */
  readonly posted: (draft: Draft, journalId: JournalId) => Result<Posted, Rejection>;
  /** What the kind asks to be taken back before. */
  readonly reversalRefusal: (posted: Posted, on: CalendarDate) => Rejection | null;
};

type Steps<Draft, Posted, Rejection> = Result<
  readonly TradeStep<Draft, Posted>[],
  Rejection | TradeRejection
>;

/** @returns what an act makes of a document, or the first refusal. */
export function decideLifecycle<Draft, Posted extends PostedTradeDocument, Rejection>(
  state: TradeState<Draft, Posted>,
  act: TradeAct<Draft>,
  lifecycle: LifecycleOf<Draft, Posted, Rejection>,
): Steps<Draft, Posted, Rejection> {
  const { of, documentId, drafted, posted } = lifecycle;
  if (act.act === 'draft') {
    if (state.status !== 'absent') return rejected({ kind: 'document_exists', of, documentId });
    const written = withDraft<Draft, Posted, Rejection>('drafted', drafted(act.draft));
    if (act.journalId === null || !written.ok) return written;
    return withPosted(written.value, posted(act.draft, act.journalId));
  }
  if (state.status === 'absent') return rejected({ kind: 'document_not_found', of, documentId });
  if (state.status === 'discarded') return rejected({ kind: 'document_is_discarded', of });
  if (act.act === 'reverse') return reverse(state, act, lifecycle);
  if ('posted' in state) {
    const { number } = state.posted;
    return rejected({ kind: `document_is_${state.status}`, of, number });
  }
  if (act.act === 'change') {
    const written = drafted(act.draft);
    // What says the same leaves no trace.
    if (written.ok && isSame(written.value, state.draft)) return accepted([]);
    return withDraft('changed', written);
  }
  if (act.act === 'discard') return accepted([{ step: 'discarded', why: act.reason }]);
  return withPosted([], posted(state.draft, act.journalId));
}

/** @returns the document where it is posted and stands, or why it is not. */
export function standingDocument<Draft, Posted extends PostedTradeDocument>(
  state: TradeState<Draft, Posted>,
  of: TradeKind,
  documentId: number,
): Result<Posted, TradeRejection> {
  if (state.status === 'absent') return rejected({ kind: 'document_not_found', of, documentId });
  if (state.status === 'discarded') return rejected({ kind: 'document_is_discarded', of });
  if (!('posted' in state)) return rejected({ kind: 'document_is_a_draft', of });
  const { number } = state.posted;
  return state.status === 'reversed'
    ? rejected({ kind: 'document_is_reversed', of, number })
    : accepted(state.posted);
}

function withDraft<Draft, Posted, Rejection>(
  step: 'drafted' | 'changed',
  draft: Result<Draft, Rejection>,
): Steps<Draft, Posted, Rejection> {
  return draft.ok ? accepted([{ step, draft: draft.value }]) : draft;
}

function withPosted<Draft, Posted, Rejection>(
  before: readonly TradeStep<Draft, Posted>[],
  posted: Result<Posted, Rejection>,
): Steps<Draft, Posted, Rejection> {
  return posted.ok ? accepted([...before, { step: 'posted', posted: posted.value }]) : posted;
}

function reverse<Draft, Posted extends PostedTradeDocument, Rejection>(
  state: Exclude<TradeState<Draft, Posted>, { status: 'absent' }>,
  { reason, reversedOn }: Extract<TradeAct<Draft>, { act: 'reverse' }>,
  { of, today, settledPaise, reversalRefusal }: LifecycleOf<Draft, Posted, Rejection>,
): Steps<Draft, Posted, Rejection> {
  if (!('posted' in state)) return rejected({ kind: 'document_is_a_draft', of });
  const { posted } = state;
  const { number, postedOn } = posted;
  if (state.status === 'reversed') return rejected({ kind: 'document_is_reversed', of, number });
  const on = reversedOn ?? today;
  if (on < postedOn) {
    return rejected({ kind: 'document_reversed_before_posting', of, reversedOn: on, postedOn });
  }
  const refusal = reversalRefusal(posted, on);
  if (refusal !== null) return rejected(refusal);
  if (settledPaise !== 0) {
    return rejected({ kind: 'document_is_settled', of, number, settledPaise });
  }
  return accepted([{ step: 'reversed', posted, on, why: reason }]);
}
