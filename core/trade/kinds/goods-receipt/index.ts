// What other folders may import of goods received notes.
import { aggregate } from '../../../kernel/decider.ts';
import type { Decider } from '../../../kernel/decider.ts';
import { streamName } from '../../../kernel/ids.ts';
import { rejected } from '../../../kernel/result.ts';
import { goodsTakenBack } from '../../effects.ts';
import type { TradeRejection } from '../../lifecycle.ts';
import { withoutTaker, withTaker } from '../../parts-taken.ts';
import { postingKind } from '../../posting-kind.ts';
import type { TradeCommand } from '../../posting-kind.ts';
import type { GoodsReceiptState } from './billing.ts';
import { goodsReceiptEventSchemas } from './events.ts';
import type { GoodsReceipt, GoodsReceiptDraft, GoodsReceiptEvent } from './events.ts';
import { goodsReceipt } from './goods-receipt.ts';
import { lockedRefusal, postedReceipt, sizesOfReceipt } from './post.ts';
import type { GoodsReceiptFacts } from './post.ts';
import type { GoodsReceiptRejection } from './rejections.ts';

export type GoodsReceiptCommand = TradeCommand<'GoodsReceipt', GoodsReceiptDraft>;

const posting = postingKind({
  kind: goodsReceipt,
  name: 'GoodsReceipt',
  draftRefusal: sizesOfReceipt,
  ofDraft: (_draft: GoodsReceiptDraft, _facts: GoodsReceiptFacts) => ({}),
  posted: postedReceipt,
  // The journal is held to the locks by itself; where nothing is posted the goods are.
  reversalRefusal: (_posted: GoodsReceipt, { lockedTo }: GoodsReceiptFacts, on) =>
    lockedRefusal(on, lockedTo),
  ofReversal: (posted: GoodsReceipt) => ({
    undone: { totalPaise: posted.totalPaise },
    goods: goodsTakenBack(goodsReceipt.effects.stock(posted)),
  }),
});

/** A note does what every document does; beside it, bills say what they take of it. */
const decider: Decider<
  GoodsReceiptState,
  GoodsReceiptCommand,
  GoodsReceiptEvent,
  GoodsReceiptFacts,
  GoodsReceiptRejection | TradeRejection
> = {
  initialState: { ...posting.decider.initialState, bills: new Map() },
  decide: (state, command, facts) => {
    const bill = [...state.bills.values()].at(-1);
    if (command.type === 'ReverseGoodsReceipt' && bill !== undefined && 'posted' in state) {
      const { number } = state.posted;
      return rejected({ kind: 'receipt_is_billed', number, billNumber: bill.number });
    }
    return posting.decider.decide(state, command, facts);
  },
  evolve: (state, event) => {
    const { bills } = state;
    switch (event.type) {
      case 'GoodsReceiptBilled': {
        if (!('posted' in state)) return state;
        const { billId, billNumber: number, parts } = event.data;
        return { ...state, bills: withTaker(bills, billId, { number, parts }) };
      }
      case 'GoodsReceiptReopened':
        return { ...state, bills: withoutTaker(bills, event.data.billId) };
      default:
        return { ...posting.decider.evolve(state, event), bills };
    }
  },
  streamOf: (_event, { data }) => streamName(goodsReceipt.kind, data.documentId),
};

export const receiptStream = ({ data }: GoodsReceiptEvent): string =>
  streamName(goodsReceipt.kind, data.documentId);

export const goodsReceiptPosting = {
  ...posting,
  decider,
  postingOf: (event: GoodsReceiptEvent) =>
    event.type === 'GoodsReceiptBilled' || event.type === 'GoodsReceiptReopened'
      ? null
      : posting.postingOf(event),
};

export const goodsReceiptAggregate = aggregate({
  category: 'goods-receipt',
  decider,
  schemas: goodsReceiptEventSchemas,
  commands: posting.rights,
});

export {
  goodsReceipt,
  linesToBillOfReceipt,
  receiptLedger,
  receiptLines,
  receiptSum,
} from './goods-receipt.ts';
export { receiptsBilled, receiptsOpenedAgain, takenOfReceipts } from './billing.ts';
export type { GoodsReceiptState, ReceiptsOfBill } from './billing.ts';
export type { GoodsReceiptFacts } from './post.ts';
export type { GoodsReceiptRejection } from './rejections.ts';
export type {
  GoodsReceipt,
  GoodsReceiptDraft,
  GoodsReceiptDraftLine,
  GoodsReceiptEvent,
  GoodsReceiptLine,
  ReceiptPart,
} from './events.ts';
