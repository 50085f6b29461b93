// How the cells of a file are read: as people in an Indian office write them.
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import {
  checkCharacter,
  GST_RATES,
  normaliseGstin,
  parseGstin,
  stateNamed,
} from '#core/tax/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { gstinFault } from '#web/format/gstin.ts';
import { isErrorCell } from '../reading/sheet.ts';
import type { CellReading } from './kind.ts';

const right = (value: unknown): CellReading => ({ ok: true, value });
const wrong = (why: string, use?: { readonly text: string; readonly label: string }): CellReading =>
  use === undefined ? { ok: false, why } : { ok: false, why, use };

/** A result that is missing or went wrong is no text. */
export const readText = (text: string): CellReading =>
  isErrorCell(text)
    ? wrong(`“${text}” is a formula without a result. Enter the value.`)
    : right(text);

/** The last character of a GSTIN follows from the others, so one that does not fit is offered. */
export function readGstin(text: string): CellReading {
  const gstin = normaliseGstin(text);
  const read = parseGstin(gstin);
  if (read.valid) return right(gstin);
  if (read.reason !== 'checksum') return wrong(`GSTIN: ${gstinFault(gstin) ?? 'not right'}`);
  const last = checkCharacter(gstin.slice(0, 14));
  const use = `${gstin.slice(0, 14)}${last}`;
  return wrong(`GSTIN: the last character should be ${last}`, { text: use, label: `Use ${use}` });
}

/** Places whose state people write where the state belongs. */
const PLACES: Readonly<Record<string, string>> = {
  mysore: '29',
  bangalore: '29',
  bengaluru: '29',
  mumbai: '27',
  bombay: '27',
  pune: '27',
  chennai: '33',
  madras: '33',
  kolkata: '19',
  calcutta: '19',
  hyderabad: '36',
  ahmedabad: '24',
  surat: '24',
  jaipur: '08',
  lucknow: '09',
  noida: '09',
  gurgaon: '06',
  gurugram: '06',
  kochi: '32',
  indore: '23',
};

export function readState(text: string): CellReading {
  const state = stateNamed(text);
  if (state !== null) return right(state.code);
  const near = PLACES[text.toLowerCase().trim()] ?? nearestState(text);
  const meant = near === null ? null : stateNamed(near);
  const why = `State “${text}” is not a state`;
  if (meant === null) return wrong(why);
  return wrong(why, { text: meant.code, label: `Use ${meant.code} ${meant.name}` });
}

/** A letter too few or too many: Karnatka, Maharastra. */
function nearestState(text: string): string | null {
  const plain = text.trim();
  for (let at = 0; at <= plain.length; at += 1) {
    const shorter = plain.slice(0, at) + plain.slice(at + 1);
    if (shorter.length > 3 && stateNamed(shorter) !== null) return shorter;
    for (const letter of 'ahresntikludmpgobjy') {
      const longer = plain.slice(0, at) + letter + plain.slice(at);
      if (longer.length > 4 && stateNamed(longer) !== null) return longer;
    }
  }
  return null;
}

/** @param most the largest number that is taken. */
export const readWhole =
  (name: string, most: number) =>
  (text: string): CellReading => {
    const digits = text.replace(/[,\s]|\.0+$/g, '');
    const value = Number(digits);
    return /^\d{1,9}$/.test(digits) && value <= most
      ? right(value)
      : wrong(`${name} “${text}” is not a whole number up to ${most}`);
  };

const plainNumber = (text: string): string =>
  text
    .trim()
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replace(/\/-$/, '')
    .replace(/[,\s]/g, '');

/** An amount in rupees or a quantity, as it is sent: decimal text without separators. */
export const readDecimal =
  (name: string, places: number) =>
  (text: string): CellReading => {
    const digits = plainNumber(text);
    const units = decimalOf(digits, places);
    if (units !== null) return right(decimalText(units, places));
    // A letter O for a nought, as scanned lists have it.
    const meant = digits.replace(/o/gi, '0').replace(/l/gi, '1');
    const why = `${name} “${text}” is not a number with at most ${places} decimals`;
    return meant !== digits && decimalOf(meant, places) !== null
      ? wrong(why, { text: meant, label: `Use ${meant}` })
      : wrong(why);
  };

const RATES_BPS: ReadonlySet<number> = new Set(GST_RATES.map(({ rateBps }) => rateBps));

/** A cell of a workbook that shows 18% holds 0.18. */
export function readRate(text: string): CellReading {
  const digits = text.replace(/[%\s]/g, '');
  const rateBps = decimalOf(digits, 2);
  if (rateBps !== null && RATES_BPS.has(rateBps)) return right(decimalText(rateBps, 2));
  const why = `GST rate “${text}” is not a rate in percent`;
  const hundredfold = decimalOf(digits, 4);
  if (hundredfold === null || !RATES_BPS.has(hundredfold)) return wrong(why);
  const meant = decimalText(hundredfold, 2);
  return wrong(why, { text: meant, label: `Use ${meant}` });
}

/** Spreadsheets take the nought at the front of 0801 away. */
export function readHsn(text: string): CellReading {
  const digits = text.replace(/[\s.]/g, '');
  if (!/^\d{2,8}$/.test(digits)) return wrong(`HSN or SAC “${text}” is not 4 to 8 digits`);
  if (digits.length % 2 === 0) return right(digits);
  const meant = `0${digits}`;
  return wrong(`HSN or SAC “${text}” has ${digits.length} digits`, {
    text: meant,
    label: `Use ${meant}`,
  });
}

/** The day before the month, as in India. */
export const readDayCell =
  (name: string) =>
  (text: string): CellReading => {
    const date = /\d{4}|[/.-]\d{2}$/.test(text) ? parseDate(text, todayInIndia()) : null;
    return date === null
      ? wrong(`${name} “${text}” is not a date, such as 31-03-2026`)
      : right(date);
  };

/** The record that a row changes, as exports and the API name it. */
export const readId = (text: string): CellReading =>
  /^[1-9]\d{0,14}$/.test(text) ? right(Number(text)) : wrong(`ID “${text}” is not a whole number`);

export function readCountry(text: string): CellReading {
  const code = text.trim().toUpperCase();
  if (code === 'INDIA') return right('IN');
  return /^[A-Z]{2}$/.test(code)
    ? right(code)
    : wrong(`Country “${text}” is not a code of two letters, such as IN`);
}
