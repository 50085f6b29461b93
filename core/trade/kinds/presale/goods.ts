// The goods of a delivery challan: they leave stock with it where it is a supply to come, and come
// in again when it is taken back. Goods sent for job work, or not for a supply, stay in stock.
import { goodsLeft, goodsSold, productMoved } from '../../../invoice/index.ts';
import type { Draft, GoodsOfLine, InvoiceFacts } from '../../../invoice/index.ts';
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { mulDiv } from '../../../kernel/paise.ts';
import type { StandingInvoices } from './commands.ts';
import type { ChallanTerms, PresaleIssued } from './events.ts';
import { statesTax } from './pricing.ts';
import type { PresaleRejection } from './rejections.ts';

export type GoodsOfPresale = Pick<PresaleIssued['data'], 'movesGoods' | 'lines'>;

/** @returns what a challan takes out of stock, by its lines; nothing of other documents. */
export const goodsOfChallan = ({ movesGoods, lines }: GoodsOfPresale): readonly GoodsOfLine[] =>
  movesGoods === undefined
    ? []
    : goodsSold(lines).map((move) => ({
        ...move,
        quantityThousandths: -move.quantityThousandths,
      }));

/** @returns whether a document takes goods of the book out of stock as it is issued. */
export const takesGoodsOut = (
  challan: ChallanTerms | null,
  { lines }: Pick<GoodsOfPresale, 'lines'>,
): boolean => challan !== null && statesTax(challan) && goodsSold(lines).length > 0;

/** @returns the refusal of goods that would move on a locked day; else null. */
export const lockedDayRefusal = (
  date: CalendarDate,
  { lockedTo }: Pick<InvoiceFacts, 'lockedTo'>,
): PresaleRejection | null =>
  lockedTo !== null && date <= lockedTo ? { kind: 'challan_day_locked', date, lockedTo } : null;

/** @returns what of the goods of a challan is out and no invoice bills. */
export const goodsOpen = (
  { goodsOut }: Pick<GoodsOut, 'goodsOut'>,
  standing: StandingInvoices,
): readonly GoodsOfLine[] =>
  goodsLeft(
    goodsOut,
    [...standing.values()].flatMap((billed) => billed ?? []),
  );

/** What a numbered challan has taken out, and when. */
type GoodsOut = { readonly goodsOut: readonly GoodsOfLine[]; readonly issueDate: string };
type Days = Pick<InvoiceFacts, 'lockedTo' | 'today'>;

/** Today: on that day they came back. */
export const cameBack = (state: GoodsOut, { today: on }: Days) => broughtBack(state, on);

/** On the day of the challan while that is open, as if it never was; else today. */
export function neverWent(state: GoodsOut, { lockedTo, today }: Days) {
  const day = calendarDate(state.issueDate);
  return broughtBack(state, lockedTo === null || day > lockedTo ? day : today);
}

type BroughtBack = {
  readonly broughtBack?: { readonly on: CalendarDate; readonly goods: GoodsOfLine[] };
};

const broughtBack = ({ goodsOut }: GoodsOut, on: CalendarDate): BroughtBack =>
  goodsOut.length === 0 ? {} : { broughtBack: { on, goods: [...goodsOut] } };

type DraftedLine = Draft['lines'][number];

/**
 * The draft of an invoice of what a challan has open, once a part of it is billed: lines of goods
 * with what is open of each, and their share of a discount in rupees. What is no
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

function partOf(line: DraftedLine, quantityThousandths: number): DraftedLine {
  const { discount } = line;
  if (discount?.kind !== 'amount') return { ...line, quantityThousandths };
  const amountPaise = mulDiv(discount.amountPaise, quantityThousandths, line.quantityThousandths);
  return { ...line, quantityThousandths, discount: { ...discount, amountPaise } };
}
