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
  const isBalance = of === null || of === 'trial-balance';
  return isBalance && !ON_ONE_SIDE.test(line ?? '') ? formatBalance(amount) : formatSigned(amount);
}

/** @returns whole paise, or whole thousandths of a quantity. */
export const explainedAmount = ({ measure }: MeasureOf, text: string): number =>
  measure === 'quantity' ? Math.round(Number(text) * 1000) : paiseFromWire(text);

/** @returns an amount with its sign, as the list of the events has it. */
export function signedAmount({ measure }: MeasureOf, amount: number): string {
  if (measure !== 'quantity') return signedText(amount);
  const size = formatQuantity(thousandthsText(Math.abs(amount)));
  return amount === 0 ? size : `${amount < 0 ? '−' : '+'}${size}`;
}
