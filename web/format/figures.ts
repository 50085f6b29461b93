// A figure that is typed, pasted or in a file, and what is said where it may mean another.
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { plainDecimal, figureWritten } from '#core/kernel/reading/figures.ts';
import type { FigureWay } from '#core/kernel/reading/figures.ts';
import { formatPaise, formatQuantity } from './money.ts';

/**
 * @returns what is typed without what only makes a figure easier to read; as it is where that
 *   cannot be told, so that it is refused.
 */
export const bareFigure = (text: string): string =>
  plainDecimal(text) ?? text.replace(/₹|^\s+|\s+$|\s+(?=%)/g, '');

/** What a figure may mean that is not taken as it stands. */
type MeantFigure = {
  readonly way: FigureWay | 'letters';
  readonly text: string;
  /** With its digits grouped. */
  readonly shown: string;
};

/** Letters that look like digits, as scanned lists have them. */
const withDigits = (text: string): string => text.replace(/o/gi, '0').replace(/l/gi, '1');

/** @returns what a figure that is refused may mean. */
export function meantFigures(text: string, places: number): readonly MeantFigure[] {
  const shown = (meant: string): string =>
    places === 2 ? formatPaise(decimalOf(meant, 2) ?? 0) : formatQuantity(meant);
  const read = figureWritten(text, places);
  if (read.ok) return [];
  const digits = withDigits(text);
  const lettered = digits === text ? read : figureWritten(digits, places);
  if (lettered.ok) {
    const meant = decimalText(lettered.units, places);
    return [{ way: 'letters', text: meant, shown: shown(meant) }];
  }
  return read.readings.map((one) => ({ ...one, shown: shown(one.text) }));
}

/**
 * @param what the figure with its name: `Price “12,50”`.
 * @returns why it is refused, with what it may mean where that can be told.
 */
export function figureFault(what: string, text: string, places: number): string {
  const meant = meantFigures(text, places);
  if (meant.some(({ way }) => way === 'nearest')) {
    return `${what} has more than ${places} decimals`;
  }
  return meant.length > 1
    ? `${what} may be ${meant.map(({ shown }) => shown).join(' or ')}`
    : `${what} is not a number with at most ${places} decimals`;
}

/** @returns what is said of a figure that was typed; `otherwise` where it can mean nothing. */
export function typedFault(text: string, places: number, otherwise: string): string {
  const meant = meantFigures(text, places).filter(({ way }) => way !== 'letters');
  const shown = meant.map((each) => each.shown).join(' or ');
  if (meant.length === 0) return otherwise;
  return meant.length === 1
    ? `Write it as ${shown}, if that is meant`
    : `This may be ${shown}: write the one that is meant`;
}
