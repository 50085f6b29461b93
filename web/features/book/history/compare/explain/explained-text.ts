// A figure as its page writes it: balances with their side, lines of statements with a sign, and
// quantities of stock.
import type { ExplainedFigure } from '#api/contract/book/log/explain.ts';
import { thousandthsText } from '#core/kernel/writing/sheet.ts';
import { formatBalance, formatQuantity, formatSigned, paiseFromWire } from '#web/format/money.ts';
import { signedText } from '../../report/signed.ts';

type MeasureOf = Pick<ExplainedFigure, 'measure'>;

const ON_ONE_SIDE = /(^|\/)(debits|credits)$/;

export function explainedText(
  { of, line, measure }: MeasureOf & Pick<ExplainedFigure, 'of' | 'line'>,
  amount: number,
): string {
  if (measure === 'quantity') return formatQuantity(thousandthsText(amount));
  return isOfSides({ of, line, measure }) ? formatBalance(amount) : formatSigned(amount);
}

type Summed = MeasureOf & Pick<ExplainedFigure, 'of' | 'line' | 'amount' | 'notPosted'>;

/** A balance has a side, which stands in its head: what is on it counts up. */
const isOfSides = ({ of, line, measure }: Omit<Summed, 'amount' | 'notPosted'>): boolean =>
  measure !== 'quantity' &&
  (of === null || of === 'trial-balance') &&
  !ON_ONE_SIDE.test(line ?? '');

/** @returns whether the figure is a credit balance: its events are shown as it is. */
export const isOnCredit = (figure: Summed): boolean => isOfSides(figure) && wholePaise(figure) < 0;

export function amountHead(figure: Summed, onCredit: boolean): string {
  if (figure.measure === 'quantity') return 'Quantity';
  if (!isOfSides(figure)) return 'Amount (₹)';
  return onCredit ? 'Credit (₹)' : 'Debit (₹)';
}

/** @returns what the events come to, with what stands beside them and is not posted. */
export const wholePaise = ({
  notPosted,
  ...figure
}: Pick<ExplainedFigure, 'amount' | 'measure' | 'notPosted'>): number =>
  notPosted.reduce(
    (sum, one) => sum + explainedAmount(figure, one.amount),
    explainedAmount(figure, figure.amount),
  );

/** @returns whole paise, or whole thousandths of a quantity. */
export const explainedAmount = ({ measure }: MeasureOf, text: string): number =>
  measure === 'quantity' ? Math.round(Number(text) * 1000) : paiseFromWire(text);

/** @returns an amount with its sign, as the list of the events has it. */
export function signedAmount({ measure }: MeasureOf, amount: number): string {
  if (measure !== 'quantity') return signedText(amount);
  const size = formatQuantity(thousandthsText(Math.abs(amount)));
  return amount === 0 ? size : `${amount < 0 ? '−' : '+'}${size}`;
}

/** @returns an amount of a figure: without a plus, and what counts down with its minus. */
export const figureAmount = ({ measure }: MeasureOf, amount: number): string =>
  measure === 'quantity' ? formatQuantity(thousandthsText(amount)) : formatSigned(amount);
