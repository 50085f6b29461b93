// What other folders may import of debit notes to suppliers.
import { aggregate } from '../../../kernel/decider.ts';
import type { TradeState } from '../../lifecycle.ts';
import { postingKind } from '../../posting-kind.ts';
import type { TradeCommand } from '../../posting-kind.ts';
import { sumOfHeads } from '../purchase-bill/price.ts';
import { payablePaise } from '../purchase-bill/tds.ts';
import { purchaseDebitNoteEventSchemas } from './events.ts';
import type {
  PurchaseDebitNote,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteReversed,
} from './events.ts';
import { knownOfNote, postedNote } from './post.ts';
import { goodsOfNote, purchaseDebitNote } from './purchase-debit-note.ts';
import { sizesOfNote } from './rules.ts';

export type PurchaseDebitNoteState = TradeState<PurchaseDebitNoteDraft, PurchaseDebitNote>;
export type PurchaseDebitNoteCommand = TradeCommand<'PurchaseDebitNote', PurchaseDebitNoteDraft>;

type OfReversal = Pick<PurchaseDebitNoteReversed['data'], 'bills' | 'undone' | 'goods'>;

export const purchaseDebitNotePosting = postingKind({
  kind: purchaseDebitNote,
  name: 'PurchaseDebitNote',
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

export const purchaseDebitNoteAggregate = aggregate({
  category: 'purchase-debit-note',
  decider: purchaseDebitNotePosting.decider,
  schemas: purchaseDebitNoteEventSchemas,
  commands: purchaseDebitNotePosting.rights,
});

export { goneBackOf, measureOf, partOfLine } from './give-back.ts';
export type { GoneBack } from './give-back.ts';
export { knownOfNote } from './post.ts';
export { goneOfTds, tdsTakenBack } from './tds.ts';
export { debitNoteLedger, goodsOfNote, purchaseDebitNote } from './purchase-debit-note.ts';
export type {
  KnownOfNote,
  PurchaseDebitNote,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteEvent,
  PurchaseDebitNoteLine,
  PurchaseDebitNotePosted,
  PurchaseDebitNoteReversed,
} from './events.ts';
export type { PurchaseDebitNoteFacts } from './rules.ts';
export type { PurchaseDebitNoteRejection } from './rejections.ts';
