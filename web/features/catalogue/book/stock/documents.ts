// What a move of stock is called, and where its goods lie.
import type { StockMove } from '#api/contract/catalogue/stock/register.ts';
import { GOODS_MOVE_NAMES } from '#web/shell/sheet/stock-moves.ts';

export const documentText = ({
  document,
  number,
}: Pick<StockMove, 'document' | 'number'>): string => `${GOODS_MOVE_NAMES[document]} ${number}`;

/** @returns the godown and the batch of a move, where a line named them. */
export const placeOfMove = ({ godown, batch }: Pick<StockMove, 'godown' | 'batch'>): string =>
  [godown, batch === null ? null : `${godown === null ? 'Batch' : 'batch'} ${batch}`]
    .filter((part) => part !== null)
    .join(', ');
