// What single cells of a table say that is pasted or imported: amounts with their side, days, and
// quantities. They are read as the cells of files are (core/kernel/reading).
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { ENTRY_PAISE_MAX } from '#core/kernel/paise.ts';
import { readDay as dayOf } from '#core/kernel/reading/days.ts';
import { plainDecimal, figureWritten } from '#core/kernel/reading/figures.ts';
import { figureFault } from '#web/format/figures.ts';

const NOTHING = /^(?:₹|rs\.?)?[\s.,0–—-]*$/i;
const SIDE = /(?:^|[\s\d.)])(dr|cr|debit|credit)\.?$/i;

type SignedAmount = {
  /** With a minus where the cell has one, or stands in brackets. */
  readonly paise: number;
  /** 1 for debit and -1 for credit; null where the cell says neither. */
  readonly side: 1 | -1 | null;
};

/** @returns null where the cell is no amount; an empty cell and a dash are an amount of nothing. */
export function readAmount(cell: string): SignedAmount | null {
  const side = readSide(SIDE.exec(cell)?.[1] ?? '');
  const { figure, isBelow } = signedFigure(cell);
  if (NOTHING.test(figure)) return { paise: 0, side };
  const read = figureWritten(figure, PLACES);
  if (!read.ok || read.units > ENTRY_PAISE_MAX) return null;
  return { paise: isBelow ? -read.units : read.units, side };
}

const PLACES = 2;

/** The figure of a cell without its side and its sign: 1,000.00 of (1,000.00) Cr. */
function signedFigure(cell: string): { readonly figure: string; readonly isBelow: boolean } {
  const text = cell.replace(/(?:dr|cr|debit|credit)\.?$/i, '').trim();
  const [, inBrackets] = /^\((.*)\)$/.exec(text) ?? [];
  const isMinus = /^[-−]|[-−]$/.test(text);
  const figure = inBrackets ?? (isMinus ? text.replace(/^[-−]|[-−]$/g, '') : text);
  return { figure: figure.trim(), isBelow: isMinus || inBrackets !== undefined };
}

/** @returns why a cell is no amount, with what it may mean. */
export const amountFault = (cell: string): string =>
  figureFault(`“${cell}”`, signedFigure(cell).figure, PLACES);

/** @returns the cell with another figure in place of its own, on the side that it says. */
export const withFigure = (cell: string, figure: string): string =>
  cell.replace(signedFigure(cell).figure, figure);

/** @returns the figure of a cell that says what it may mean. */
export const bareFigureOf = (cell: string): string => signedFigure(cell).figure;

/** @returns 1 for Dr, -1 for Cr, null for anything else. */
export function readSide(cell: string): 1 | -1 | null {
  if (/^(dr|debit)\.?$/i.test(cell)) return 1;
  return /^(cr|credit)\.?$/i.test(cell) ? -1 : null;
}

/** @returns 'empty' for an empty cell, null for what names no day with its year. */
export function readPastedDay(cell: string): CalendarDate | 'empty' | null {
  if (cell === '') return 'empty';
  const read = dayOf(cell);
  return read.ok ? read.day : null;
}

const UNIT = /\s*[a-z][a-z.]*$/i;
/** What is no unit and makes another number of it: 2 lakh is not 2. */
const NUMBER_WORD =
  /[\d\s](?:k|hundreds?|thousands?|la(?:kh|c)s?|cr|crores?|mn|millions?|billions?)\.?$/i;
const QUANTITY_DIGITS = 12;
const QUANTITY_PLACES = 3;

/** The unit after it is left out: 1,200 kg is 1200. @returns the number as text, or null. */
export function readQuantity(cell: string): string | null {
  if (NUMBER_WORD.test(cell.trim())) return null;
  const written = cell.trim().replace(UNIT, '');
  const plain = figureWritten(written, QUANTITY_PLACES).ok ? plainDecimal(written) : null;
  return plain === null || plain.length > QUANTITY_DIGITS ? null : plain;
}

/** @returns why a cell is no quantity, with what it may mean. */
export const quantityFault = (cell: string): string =>
  NUMBER_WORD.test(cell.trim())
    ? `“${cell}” is written in words. Enter the whole number, such as 200000`
    : figureFault(`“${cell}”`, cell.trim().replace(UNIT, ''), QUANTITY_PLACES);
