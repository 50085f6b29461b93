// What one move of goods is to post, by the document that moved them.
import type { GoodsMovement, ValuedMovement } from '../../stock-valuation/index.ts';
import { addAmounts, oneAmount } from './amounts.ts';
import type { ContraAmounts, StockDue } from '../commands.ts';
import type { StockContra } from '../terms.ts';

export type DocumentOfGoods = {
  readonly document: string;
  readonly documentId: number | null;
  readonly number: string;
};

/** What a product began with is no document: it is told by itself. */
export function dueOfMove(
  productId: number,
  { by, date, seq }: GoodsMovement & { readonly by: DocumentOfGoods },
  movement: ValuedMovement,
): readonly [StockDue, number] {
  const { document, documentId, number } = by;
  const isBeginning = document === 'opening';
  const due = {
    key: isBeginning ? `product ${productId} ${date}` : `event ${seq}`,
    document: isBeginning ? 'product' : document,
    documentId: isBeginning ? productId : documentId,
    number,
    on: date,
    amounts: amountsOf(document, movement),
  };
  return [due, seq];
}

/** What a true-up costs belongs to what was sold before it came in. */
function amountsOf(document: string, movement: ValuedMovement): ContraAmounts {
  const { move, outPaise, inPaise, trueUpPaise } = movement;
  const own = oneAmount(contraOf(document, move.act), outPaise - inPaise);
  return trueUpPaise === 0 ? own : addAmounts(own, oneAmount('sold', trueUpPaise));
}

function contraOf(document: string, act: GoodsMovement['act']): StockContra {
  if (document === 'opening') return 'received';
  if (document.startsWith('stock-count') || document.startsWith('stock-loss')) return 'lost';
  if (!document.startsWith('stock-journal')) return 'sold';
  return act === 'receive' || act === 'withdraw' ? 'received' : 'used';
}
