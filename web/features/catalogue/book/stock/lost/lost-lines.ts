// The lines of goods lost or given away as they are typed.
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { bareFigure } from '#web/format/figures.ts';
import type { LossReason } from '#core/stock-journal/index.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { nextGoods, NO_PRODUCT, NO_QUANTITY, thousandthsIn } from '../typed/goods-text.ts';
import type { GoodsText } from '../typed/goods-text.ts';

export const LOSS_REASONS: readonly { readonly value: LossReason; readonly label: string }[] = [
  { value: 'lost', label: 'Lost' },
  { value: 'stolen', label: 'Stolen' },
  { value: 'destroyed', label: 'Destroyed' },
  { value: 'written-off', label: 'Written off' },
  { value: 'gift', label: 'Gift' },
  { value: 'free-sample', label: 'Free sample' },
];

const WORDS: ReadonlyMap<string, string> = new Map(
  LOSS_REASONS.map(({ value, label }) => [value, label]),
);

/** @returns why goods left; null of other stock journals. */
export const lossInWords = (purpose: StockJournal['purpose']): string | null =>
  WORDS.get(purpose) ?? null;

/** Where nobody named a batch, goods leave by earliest expiry. */
export type LostLineText = GoodsText & {
  /** In percent; empty where no credit was taken. */
  readonly rate: string;
  readonly otherState: boolean;
};

/** @returns the lines with another one. */
export const withLostLine = (lines: readonly LostLineText[]): readonly LostLineText[] => [
  ...lines,
  { ...nextGoods(lines), rate: '', otherState: false },
];

export const isBlankLine = ({ productId, quantity }: LostLineText): boolean =>
  productId === null && quantity.trim() === '';

const RATE_MAX_BPS = 10_000;

function rateIn({ rate }: LostLineText): number | null {
  if (rate.trim() === '') return 0;
  const read = decimalOf(bareFigure(rate).replaceAll('%', ''), 2);
  return read !== null && read <= RATE_MAX_BPS ? read : null;
}

export type LostErrors = ReadonlyMap<
  number,
  { readonly product?: string; readonly quantity?: string; readonly rate?: string }
>;

/** Lines without anything are left out; of the others each needs a product and a quantity. */
export const checkLostLines = (lines: readonly LostLineText[]): LostErrors =>
  new Map(
    lines
      .filter((line) => !isBlankLine(line))
      .flatMap((line) => {
        const wrong = {
          ...(line.productId === null && { product: NO_PRODUCT }),
          ...(thousandthsIn(line) === null && {
            quantity: NO_QUANTITY,
          }),
          ...(rateIn(line) === null && { rate: 'Enter a rate in percent, or nothing' }),
        };
        return Object.keys(wrong).length === 0 ? [] : [[line.key, wrong] as const];
      }),
  );

/** @returns the lines as the call takes them, once `checkLostLines` has nothing to say. */
export const lostLinesToPost = (lines: readonly LostLineText[]) =>
  lines
    .filter((line) => !isBlankLine(line))
    .map((line) => ({
      productId: line.productId ?? 0,
      quantityThousandths: thousandthsIn(line) ?? 0,
      gstBps: rateIn(line) ?? 0,
      isInterState: line.otherState,
      ...(line.godownId !== null && { godownId: line.godownId }),
      ...(line.batch !== '' && { batch: line.batch }),
    }));

/** @returns the lines as the address of the preview holds them. */
export const lostLinesToShow = (lines: readonly LostLineText[]): string =>
  lostLinesToPost(lines)
    .map(({ productId, quantityThousandths, gstBps, isInterState }) =>
      [
        productId,
        decimalText(quantityThousandths, 3),
        decimalText(gstBps, 2),
        isInterState ? 'other' : 'own',
      ].join(':'),
    )
    .join(',');

/** @returns the lines of one that is posted, to be posted again. */
export const copiedLostLines = ({ lines }: StockJournal): readonly LostLineText[] =>
  lines.map(({ productId, godownId, batch, quantityThousandths, credit }, at) => ({
    key: at + 1,
    productId,
    godownId,
    batch: batch ?? '',
    quantity: decimalText(quantityThousandths, 3),
    rate: credit === null || credit.gstBps === 0 ? '' : decimalText(credit.gstBps, 2),
    otherState: credit !== null && credit.igstPaise > 0,
  }));
