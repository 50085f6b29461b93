// What other folders may import of debit notes to suppliers.
import { aggregate } from '../../../kernel/decider.ts';
import type { Decider } from '../../../kernel/decider.ts';
import { streamName } from '../../../kernel/ids.ts';
import { rejected } from '../../../kernel/result.ts';
import type { TradeRejection } from '../../lifecycle.ts';
import { postingKind } from '../../posting-kind.ts';
import type { TradeCommand } from '../../posting-kind.ts';
import { sumOfHeads } from '../purchase-bill/price.ts';
import { payablePaise } from '../purchase-bill/tds.ts';
import { purchaseDebitNoteEventSchemas } from './events.ts';
import type {
  PurchaseDebitNote,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteEvent,
  PurchaseDebitNoteReversed,
} from './events.ts';
import { matchedNote, matchTakenBack, postingOfMatch } from './match.ts';
import type {
  MatchedState,
  MatchPurchaseDebitNote,
  ReversePurchaseDebitNoteMatch,
} from './match.ts';
import { knownOfNote, postedNote } from './post.ts';
import { goodsOfNote, purchaseDebitNote } from './purchase-debit-note.ts';
import type { PurchaseDebitNoteRejection } from './rejections.ts';
import { sizesOfNote } from './rules.ts';
import type { PurchaseDebitNoteFacts } from './rules.ts';

export type PurchaseDebitNoteState = MatchedState;
export type PurchaseDebitNoteCommand =
  | TradeCommand<'PurchaseDebitNote', PurchaseDebitNoteDraft>
  | MatchPurchaseDebitNote
  | ReversePurchaseDebitNoteMatch;

type OfReversal = Pick<PurchaseDebitNoteReversed['data'], 'bills' | 'undone' | 'goods'>;

const posting = postingKind({
  kind: purchaseDebitNote,
  name: 'PurchaseDebitNote',
  versions: { drafted: 2, posted: 2 },
  draftRefusal: sizesOfNote,
  ofDraft: knownOfNote,
  posted: postedNote,
  ofReversal: (posted: PurchaseDebitNote): OfReversal => ({
    bills: posted.bills.map(({ documentId, againstPaise }) => ({ documentId, againstPaise })),
    undone: {
      taxablePaise: posted.lines.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
      ...sumOfHeads(posted.lines.map((line) => line.credited)),
      // What its item had come to, less what it settled: TDS that it took back was none of it.
      totalPaise: payablePaise(posted),
    },
    goods: goodsOfNote(posted),
  }),
});

/** A note does what every document does; beside it the supplier's credit note may answer it. */
const decider: Decider<
  MatchedState,
  PurchaseDebitNoteCommand,
  PurchaseDebitNoteEvent,
  PurchaseDebitNoteFacts,
  PurchaseDebitNoteRejection | TradeRejection
> = {
  initialState: { ...posting.decider.initialState, match: null },
  decide: (state, command, facts) => {
    switch (command.type) {
      case 'MatchPurchaseDebitNote':
        return matchedNote(state, command, facts);
      case 'ReversePurchaseDebitNoteMatch':
        return matchTakenBack(state, command, facts);
      case 'ReversePurchaseDebitNote':
        if (state.match !== null) {
          return rejected({ kind: 'note_is_matched', number: state.match.number });
        }
        return posting.decider.decide(state, command, facts);
      default:
        return posting.decider.decide(state, command, facts);
    }
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'PurchaseDebitNoteMatched':
        return 'posted' in state ? { ...state, match: event.data } : state;
      case 'PurchaseDebitNoteMatchReversed':
        return { ...state, match: null };
      default:
        return { ...posting.decider.evolve(state, event), match: state.match };
    }
  },
  streamOf: (_event, { data }) => streamName(purchaseDebitNote.kind, data.documentId),
};

const MATCHES = ['MatchPurchaseDebitNote', 'ReversePurchaseDebitNoteMatch'] as const;
type OfMatch = (typeof MATCHES)[number];
const isOfMatch = (
  command: PurchaseDebitNoteCommand,
): command is Extract<PurchaseDebitNoteCommand, { type: OfMatch }> =>
  MATCHES.some((type) => type === command.type);

export const purchaseDebitNotePosting = {
  ...posting,
  decider,
  postingOf: (event: PurchaseDebitNoteEvent) =>
    event.type === 'PurchaseDebitNoteMatched' || event.type === 'PurchaseDebitNoteMatchReversed'
      ? postingOfMatch(event)
      : posting.postingOf(event),
  draftPosted: (
    command: PurchaseDebitNoteCommand,
    state: MatchedState,
  ): PurchaseDebitNoteDraft | null =>
    isOfMatch(command) ? null : posting.draftPosted(command, state),
};

export const purchaseDebitNoteAggregate = aggregate({
  category: 'purchase-debit-note',
  decider,
  schemas: purchaseDebitNoteEventSchemas,
  commands: {
    ...posting.rights,
    MatchPurchaseDebitNote: 'PostPurchaseDebitNote',
    ReversePurchaseDebitNoteMatch: 'ReversePurchaseDebitNote',
  },
});

export { goneBackOf, measureOf, partOfLine } from './give-back.ts';
export { withMatch } from './match.ts';
export type { GoneBack } from './give-back.ts';
export { knownOfNote } from './post.ts';
export { goneOfTds, tdsTakenBack } from './tds.ts';
export { debitNoteLedger, goodsOfNote, purchaseDebitNote } from './purchase-debit-note.ts';
export type {
  KnownOfNote,
  NoteDifference,
  PurchaseDebitNote,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteEvent,
  PurchaseDebitNoteLine,
  PurchaseDebitNoteMatched,
  PurchaseDebitNoteMatchReversed,
  PurchaseDebitNotePosted,
  PurchaseDebitNoteReversed,
} from './events.ts';
export type { NamedBill, PurchaseDebitNoteFacts } from './rules.ts';
export type { PurchaseDebitNoteRejection } from './rejections.ts';
