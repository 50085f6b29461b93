// The goods of a delivery challan: they leave stock with it where it is a supply to come, and come
// in again when it is taken back. Goods sent for job work, or not for a supply, stay in stock.
import { goodsLeft, goodsSold } from '../../invoice/index.ts';
import type { InvoiceFacts, GoodsOfLine } from '../../invoice/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { StandingInvoices } from '../commands.ts';
import type { PresaleIssued } from '../events.ts';
import type { PresaleRejection } from '../rejections.ts';

type Goods = Pick<PresaleIssued['data'], 'movesGoods' | 'lines'>;

/** @returns what a challan takes out of stock, by its lines; nothing of other documents. */
export const goodsOfChallan = ({ movesGoods, lines }: Goods): readonly GoodsOfLine[] =>
  movesGoods === undefined
    ? []
    : goodsSold(lines).map((move) => ({
        ...move,
        quantityThousandths: -move.quantityThousandths,
      }));

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
