// What single cells of a table say that is pasted or imported: amounts with their side, days, and
// quantities.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';

const NOTHING = /^(?:₹|rs\.?)?[\s.,0–—-]*$/i;
const SIDE = /(?:^|[\s\d.)])(dr|cr|debit|credit)\.?$/i;

export type SignedAmount = {
  /** With a minus where the cell has one, or stands in brackets. */
  readonly paise: number;
  /** 1 for debit and -1 for credit; null where the cell says neither. */
  readonly side: 1 | -1 | null;
};

/** @returns null where the cell is no amount; an empty cell and a dash are an amount of nothing. */
export function readAmount(cell: string): SignedAmount | null {
  const side = readSide(SIDE.exec(cell)?.[1] ?? '');
  const text = cell.replace(/(?:dr|cr|debit|credit)\.?$/i, '').trim();
  if (NOTHING.test(text)) return { paise: 0, side };
  const [, inBrackets] = /^\((.*)\)$/.exec(text) ?? [];
  const isMinus = /^[-−]|[-−]$/.test(text);
  const paise = parseAmount(inBrackets ?? text.replace(/^[-−]|[-−]$/g, ''));
  if (paise === null) return null;
  return { paise: isMinus || inBrackets !== undefined ? -paise : paise, side };
}

/** @returns 1 for Dr, -1 for Cr, null for anything else. */
export function readSide(cell: string): 1 | -1 | null {
  if (/^(dr|debit)\.?$/i.test(cell)) return 1;
  return /^(cr|credit)\.?$/i.test(cell) ? -1 : null;
}

/** @returns 'empty' for an empty cell, null for what names no day. */
export function readDay(cell: string, today: CalendarDate): CalendarDate | 'empty' | null {
  return cell === '' ? 'empty' : parseDate(cell, today);
}

const QUANTITY = /^(\d[\d,]*(?:\.\d{1,3})?)\s*[a-z.]*$/i;
const QUANTITY_DIGITS = 12;

/** The unit after it is left out: 1,200 kg is 1200. @returns the number as text, or null. */
export function readQuantity(cell: string): string | null {
  const plain = QUANTITY.exec(cell.trim())?.[1]?.replaceAll(',', '') ?? null;
  return plain === null || plain.length > QUANTITY_DIGITS ? null : plain;
}
