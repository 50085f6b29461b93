// The lines of a stock journal as they are typed.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { mulDiv } from '#core/kernel/paise.ts';
import { STOCK_VALUE_MAX_PAISE, valueAtRatePaise } from '#core/stock-journal/index.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise } from '#web/format/money.ts';
import { nextGoods, NO_PRODUCT, NO_QUANTITY, thousandthsIn } from '../typed/goods-text.ts';
import type { GoodsText } from '../typed/goods-text.ts';
import { batchError, batchToPost, copiedBatch, NO_BATCH } from './place/batch-text.ts';
import type { BatchText } from './place/batch-text.ts';

export type StockLineText = GoodsText &
  BatchText & {
    readonly direction: 'in' | 'out';
    /** Rupees by unit, while the value follows from it; empty once a value was typed. */
    readonly rate: string;
    /** What goods that come in cost in all; empty where nobody says it. */
    readonly value: string;
  };

/** @returns the lines with another one, which goes the way of the last. */
export const withLine = (lines: readonly StockLineText[]): readonly StockLineText[] => [
  ...lines,
  {
    ...NO_BATCH,
    ...nextGoods(lines),
    direction: lines.at(-1)?.direction ?? 'in',
    rate: '',
    value: '',
  },
];

const isBlank = ({ productId, quantity, value }: StockLineText): boolean =>
  productId === null && quantity.trim() === '' && value.trim() === '';

/** @returns the line after a change: a rate makes the value, a typed value drops the rate. */
export function changedLine(line: StockLineText, change: Partial<StockLineText>): StockLineText {
  const next = { ...line, ...change };
  if (change.value !== undefined) return { ...next, rate: '' };
  const quantity = thousandthsIn(next);
  const rate = decimalOf(bareFigure(next.rate), 3);
  if (next.rate.trim() === '' || rate === null || quantity === null) return next;
  const value = valueAtRatePaise(quantity, rate);
  return { ...next, value: value === null ? '' : formatPaise(value) };
}

/** Of goods that come in, in paise; null of others, and where nothing is said. */
function valueIn({ direction, value }: StockLineText): number | null {
  if (direction !== 'in' || value.trim() === '') return null;
  // Free goods come in at nothing, which is no amount elsewhere.
  if (/^0+(?:\.0*)?$/.test(bareFigure(value))) return 0;
  const read = parseAmount(value);
  return read !== null && read <= STOCK_VALUE_MAX_PAISE ? read : null;
}

/** @returns what the value comes to by unit, in paise; null without both. */
export function impliedRatePaise(line: StockLineText): number | null {
  const [quantity, value] = [thousandthsIn(line), valueIn(line)];
  return quantity === null || value === null ? null : mulDiv(value, 1000, quantity);
}

/** @returns thousandths that were counted, which may be nothing; null while it is no quantity. */
export const countedIn = ({ quantity }: Pick<StockLineText, 'quantity'>): number | null =>
  decimalOf(bareFigure(quantity), 3);

export type StockErrors = {
  /** By the key of the line. */
  readonly lines: ReadonlyMap<
    number,
    {
      readonly product?: string | undefined;
      readonly quantity?: string | undefined;
      readonly value?: string | undefined;
      readonly batch?: string | undefined;
    }
  >;
  readonly none: boolean;
};

type Purpose = StockJournal['purpose'];

/** @returns what a stock journal is called, as a sentence begins or within one. */
export const stockJournalNoun = (purpose: Purpose) =>
  purpose === 'count'
    ? { begins: 'Physical count', within: 'physical count' }
    : { begins: 'Stock journal', within: 'stock journal' };

/** Lines without anything are left out; of the others each needs a product and a quantity. */
export function checkLines(
  lines: readonly StockLineText[],
  purpose: Purpose,
  today: CalendarDate,
): StockErrors {
  const isCount = purpose === 'count';
  const wrong = lines
    .filter((line) => !isBlank(line))
    .flatMap((line) => {
      const product = line.productId === null ? NO_PRODUCT : undefined;
      const quantity =
        (isCount ? countedIn(line) : thousandthsIn(line)) === null ? NO_QUANTITY : undefined;
      const value =
        !isCount && isWrongValue(line) ? 'Enter what the goods cost, or nothing' : undefined;
      const batch = isCount ? undefined : batchError(line, today);
      const said = { product, quantity, value, batch };
      return Object.values(said).every((one) => one === undefined)
        ? []
        : [[line.key, said] as const];
    });
  return { lines: new Map(wrong), none: lines.every(isBlank) };
}

const isWrongValue = (line: StockLineText): boolean => {
  const isSaid = line.value.trim() !== '' || line.rate.trim() !== '';
  return line.direction === 'in' && isSaid && valueIn(line) === null;
};

/** @returns the lines as the call takes them, once `checkLines` has nothing to say. */
export const linesToPost = (
  lines: readonly StockLineText[],
  purpose: Purpose,
  today: CalendarDate,
) =>
  lines
    .filter((line) => !isBlank(line))
    .map((line) => {
      const isCount = purpose === 'count';
      const valuePaise = isCount ? null : valueIn(line);
      return {
        productId: line.productId ?? 0,
        direction: isCount ? ('counted' as const) : line.direction,
        quantityThousandths: countedIn(line) ?? 0,
        ...(line.godownId !== null && { godownId: line.godownId }),
        ...batchToPost(isCount ? { ...line, direction: 'out' } : line, today),
        isUnnamed: isCount && line.isUnnamed,
        ...(valuePaise !== null && { valuePaise }),
      };
    });

/** @returns the lines of one that is posted, to be posted again. */
export const copiedLines = ({ lines }: StockJournal): readonly StockLineText[] =>
  lines.map(({ direction, productId, godownId, ...line }, at) => ({
    key: at + 1,
    direction: direction === 'out' ? 'out' : 'in',
    productId,
    godownId,
    ...copiedBatch(line),
    quantity: decimalText(line.quantityThousandths, 3),
    rate: '',
    value: line.valuePaise === null ? '' : formatPaise(line.valuePaise),
  }));

export type GoodsPlace = Pick<StockLineText, 'productId' | 'godownId'>;

/** @returns what tells the goods of one product in one place from any other. */
export const placeKey = ({ productId, godownId }: GoodsPlace): string =>
  `${productId ?? ''} ${godownId ?? ''}`;

/** @returns what the lines bring of each product in each place, in thousandths: in less out. */
export function movedByLines(lines: readonly StockLineText[]): ReadonlyMap<string, number> {
  const moved = new Map<string, number>();
  for (const line of lines) {
    const quantity = thousandthsIn(line);
    if (line.productId === null || quantity === null) continue;
    const signed = line.direction === 'in' ? quantity : -quantity;
    moved.set(placeKey(line), (moved.get(placeKey(line)) ?? 0) + signed);
  }
  return moved;
}
