// A discount as it is typed, of a line or of the whole.
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { Discount } from '#core/tax/index.ts';
import { parseAmount } from './amount-entry.ts';
import { bareFigure } from './figures.ts';

/** `10%` or `500`. @returns the discount, null for none, undefined where it cannot be read. */
export function discountOf(text: string): Discount | null | undefined {
  const compact = bareFigure(text);
  if (compact === '' || compact === '0' || compact === '0%') return null;
  if (!compact.endsWith('%')) {
    const amountPaise = parseAmount(compact);
    return amountPaise === null ? undefined : { kind: 'amount', amountPaise };
  }
  const bps = decimalOf(compact.slice(0, -1), 2);
  return bps === null || bps > 10_000 ? undefined : { kind: 'percent', bps };
}

/** @returns a discount as a person types it. */
export function discountText(discount: Discount | null): string {
  if (discount === null) return '';
  return discount.kind === 'percent'
    ? `${decimalText(discount.bps, 2)}%`
    : rupeesFromPaise(discount.amountPaise);
}
