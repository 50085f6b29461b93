// Prices and rates as decimals are typed and shown: exact, with as many places as each may have.
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import { bareFigure } from '#web/format/figures.ts';

/** At least two decimals, as everywhere; a price may have three. */
export const groupDecimal = (decimal: string): string => {
  const [whole = '', decimals = ''] = decimal.split('.');
  return `${groupDigits(whole)}.${decimals.padEnd(2, '0')}`;
};

/** `₹1,180.50` as `1180.50`. */
export const isDecimal = (text: string, places: number): boolean =>
  new RegExp(`^\\d+(\\.\\d{1,${places}})?$`).test(bareFigure(text));
