// Prices and rates as decimals are typed and shown: exact, with as many places as each may have.
import { decimalText } from '#core/kernel/decimal.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import { bareFigure } from '#web/format/figures.ts';

/** At least two decimals, as everywhere; a price may have three. */
const groupDecimal = (decimal: string): string => {
  const [whole = '', decimals = ''] = decimal.split('.');
  return `${groupDigits(whole)}.${decimals.padEnd(2, '0')}`;
};

/** `1,250.50`, or `0.125` of what is sold by thousands. */
export const pricePerUnit = (thousandths: number): string =>
  groupDecimal(decimalText(thousandths, 3));

/** `₹1,180.50` as `1180.50`. */
export const isDecimal = (text: string, places: number): boolean =>
  new RegExp(`^\\d+(\\.\\d{1,${places}})?$`).test(bareFigure(text));
