// A note of goods received on paper: what came, of whom and when. Its bill will bear the tax.
import type { GoodsReceipt } from '../../trade/index.ts';
import type { Paper } from '../paper.ts';
import { dateText } from '../texts.ts';
import { paperBeforeBill } from './before-bill-paper.ts';
import type { AroundPaper } from './before-bill-paper.ts';

type ReceiptDocument = AroundPaper & {
  readonly note: GoodsReceipt;
  readonly isReversed: boolean;
};

const NO_TAX = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, cessPaise: 0 } as const;

export const goodsReceiptPaper = ({ note, isReversed, ...around }: ReceiptDocument): Paper =>
  paperBeforeBill({
    ...note,
    ...around,
    title: 'Goods Received Note',
    isEnded: isReversed,
    heads: 'none',
    placeOfSupply: null,
    delivery: null,
    terms: '',
    facts: [
      { label: 'Number', text: note.number },
      { label: 'Received on', text: dateText(note.postedOn) },
      ...(note.challanNumber === null
        ? []
        : [{ label: 'Challan number', text: note.challanNumber }]),
    ],
    lines: note.lines.map(({ accountId: _account, ...line }) => ({
      ...line,
      ...NO_TAX,
      cessBps: 0,
      cessPerUnitThousandths: 0,
    })),
  });
