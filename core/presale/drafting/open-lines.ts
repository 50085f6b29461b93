// The draft of an invoice of what a challan has open, once a part of it is billed.
import { productMoved } from '../../invoice/index.ts';
import type { Draft, GoodsOfLine } from '../../invoice/index.ts';
import { mulDiv } from '../../kernel/paise.ts';

type Line = Draft['lines'][number];

/**
 * Lines of goods with what is open of each, and their share of a discount in rupees. What is no
 * goods of the book, and a discount in rupees on the whole, stood on the first invoice.
 */
export function draftOfOpen(draft: Draft, open: readonly GoodsOfLine[]): Draft {
  const left = new Map(open.map(({ line, quantityThousandths }) => [line, quantityThousandths]));
  const lines = draft.lines.flatMap((line, at) => {
    const quantityThousandths = productMoved(line) === null ? undefined : left.get(at + 1);
    return quantityThousandths === undefined ? [] : [partOf(line, quantityThousandths)];
  });
  const discount = draft.discount?.kind === 'amount' ? null : draft.discount;
  return { ...draft, discount, lines };
}

function partOf(line: Line, quantityThousandths: number): Line {
  const { discount } = line;
  if (discount?.kind !== 'amount') return { ...line, quantityThousandths };
  const amountPaise = mulDiv(discount.amountPaise, quantityThousandths, line.quantityThousandths);
  return { ...line, quantityThousandths, discount: { ...discount, amountPaise } };
}
