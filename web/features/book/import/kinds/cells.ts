// How the cells of a file are read: as people in an Indian office write them. What a cell may mean
// besides is offered and never chosen here.
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { readDay } from '#core/kernel/reading/days.ts';
import type { DayReading } from '#core/kernel/reading/days.ts';
import { inPlainDigits, figureWritten } from '#core/kernel/reading/figures.ts';
import { PHONE_DIGITS_MAX, PHONE_DIGITS_MIN, phoneDigits } from '#core/kernel/reading/phones.ts';
import { lettersOf } from '#core/kernel/text.ts';
import { GST_RATES, normaliseGstin, parseGstin, stateNamed } from '#core/tax/index.ts';
import { registration } from '#core/tax/terms.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { figureFault, meantFigures } from '#web/format/figures.ts';
import { gstinFault } from '#web/format/gstin.ts';
import { formatPaise, formatQuantity } from '#web/format/money.ts';
import { REGISTRATION_WORDS } from '#web/format/registrations.ts';
import { isErrorCell } from '../reading/sheet.ts';
import type { CellReading, CellSuggestion } from './kind.ts';

const right = (value: unknown, shown?: string): CellReading =>
  shown === undefined ? { ok: true, value } : { ok: true, value, shown };
const wrong = (why: string, ...offers: readonly CellSuggestion[]): CellReading =>
  offers.length === 0 ? { ok: false, why } : { ok: false, why, offers };

/** A result that is missing or went wrong is no text. */
export const readText = (text: string): CellReading =>
  isErrorCell(text)
    ? wrong(`“${text}” is a formula without a result. Enter the value.`)
    : right(text);

/** What stands for no number: URP is an unregistered person in GSTN's own forms. */
const NO_GSTIN = /^(?:urp|n\.?a\.?|n\/a|nil|none|unregistered(?: person)?|not registered|[-–—]+)$/i;

/**
 * The last character of a GSTIN shows that one of the others is wrong, and not which: nothing is
 * offered, since a number that fits may be somebody else's.
 */
export function readGstin(text: string): CellReading {
  if (NO_GSTIN.test(text.trim())) return right(undefined, 'Not registered');
  const gstin = normaliseGstin(text);
  const read = parseGstin(gstin);
  return read.valid ? right(gstin) : wrong(`GSTIN “${text}”: ${gstinFault(gstin) ?? ''}`);
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
  if (state !== null) return right(state.code, `${state.code} ${state.name}`);
  const why = `State “${text}” is not a state`;
  // A spreadsheet takes the nought at the front of 07 away.
  const place = /^[1-9]$/.test(text.trim()) ? `0${text.trim()}` : PLACES[text.toLowerCase().trim()];
  const slip = place === undefined ? nearestState(text) : null;
  const meant = stateNamed(place ?? slip ?? '');
  if (meant === null) return wrong(why);
  const offer = { text: meant.code, label: `Use ${meant.code} ${meant.name}` };
  return wrong(why, slip === null ? offer : { ...offer, isSpelling: true });
}

/** A letter too few or too many: Karnatka, Maharastra. */
function nearestState(text: string): string | null {
  const plain = text.trim();
  if (plain.length > 60) return null;
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
    const read = figureWritten(text, 0);
    if (read.ok && read.units <= most) return right(read.units, String(read.units));
    const why = `${name} “${text}” is not a whole number up to ${most}`;
    return read.ok ? wrong(why) : wrong(why, ...offersOf(text, 0));
  };

/** @returns what a figure that is refused may mean. */
const offersOf = (text: string, places: number): readonly CellSuggestion[] =>
  meantFigures(text, places).map(({ way, text: meant, shown }) => ({
    text: meant,
    label: `Use ${shown}`,
    ...(way !== 'below' && { way }),
  }));

/** Why a figure is refused, with what it may mean where that can be told. */
export const figureWrong = (what: string, text: string, places: number): CellReading =>
  wrong(figureFault(what, text, places), ...offersOf(text, places));

/** An amount in rupees or a quantity, as it is sent: decimal text without separators. */
export const readDecimal =
  (name: string, places: number) =>
  (text: string): CellReading => {
    const read = figureWritten(text, places);
    if (!read.ok) return figureWrong(`${name} “${text}”`, text, places);
    const sent = decimalText(read.units, places);
    return right(sent, places === 2 ? formatPaise(read.units) : formatQuantity(sent));
  };

const RATES_BPS: ReadonlySet<number> = new Set(GST_RATES.map(({ rateBps }) => rateBps));

/** GST-18, GST 18%, 18% GST and IGST @ 18 are 18; of CGST it would be half. */
const AROUND_RATE = /^(?:i?gst)\s*[-@:]?\s*|\s*%|\s*(?:i?gst)$/gi;

/** A cell of a workbook that shows 18% holds 0.18. */
export function readRate(text: string): CellReading {
  const digits = inPlainDigits(text).trim().replace(AROUND_RATE, '').trim();
  const rate = figureWritten(digits, 2);
  if (rate.ok && RATES_BPS.has(rate.units)) {
    const sent = decimalText(rate.units, 2);
    return right(sent, `${sent}%`);
  }
  const why = `GST rate “${text}” is not a rate in percent`;
  const share = figureWritten(digits, 4);
  if (share.ok && share.units <= 10_000 && RATES_BPS.has(share.units)) {
    const meant = decimalText(share.units, 2);
    return wrong(why, { text: meant, label: `Use ${meant}%`, way: 'fraction' });
  }
  return wrong(why, ...offersOf(digits, 2).filter((one) => isRate(one.text)));
}

const isRate = (text: string): boolean => RATES_BPS.has(decimalOf(text, 2) ?? -1);

/** The last heading of each chapter that begins with a nought, 01 to 09 (Customs Tariff Act). */
const LAST_HEADINGS = [6, 10, 9, 10, 11, 4, 14, 14, 10] as const;

/** Whether a code that lost its first digit may be one of these chapters: 801 is 0801. */
function mayLackNought(digits: string): boolean {
  const last = LAST_HEADINGS[Number(digits[0]) - 1] ?? 0;
  const heading = Number(digits.slice(1, 3));
  return heading >= 1 && heading <= last;
}

/** Spreadsheets take the nought at the front of 0801 away, and programs write 8471 as 8471.0. */
export function readHsn(text: string): CellReading {
  const written = inPlainDigits(text)
    .trim()
    .replace(/^(\d{2,8})\.0+$/, '$1');
  const digits = written.replace(/[\s.]/g, '');
  if (!/^\d{2,8}$/.test(digits)) return wrong(`HSN or SAC “${text}” is not 4 to 8 digits`);
  if (digits.length % 2 === 0) return right(digits);
  const why = `HSN or SAC “${text}” has ${digits.length} digits, and a code 4, 6 or 8`;
  if (!mayLackNought(digits)) return wrong(why);
  return wrong(why, { text: `0${digits}`, label: `Use 0${digits}` });
}

const WAYS: Readonly<Record<'month first' | 'counted days', string>> = {
  'month first': 'has the month first',
  'counted days': 'is a number of days',
};

/** The day before the month, as in India, and always with its year. */
export const readDayCell =
  (name: string) =>
  (text: string): CellReading => {
    const read = readDay(text);
    return read.ok ? right(read.day, dayText(read.day)) : dayWrong(`${name} “${text}”`, read);
  };

const dayText = (day: string): string => formatDate(dateFromWire(day));

function dayWrong(what: string, { why, meant }: Extract<DayReading, { ok: false }>): CellReading {
  if (meant === null || why === 'no day') {
    return wrong(`${what} is not a day with its month and year, such as 31-03-2026`);
  }
  return wrong(`${what} ${WAYS[why]}`, { text: meant, label: `Use ${dayText(meant)}`, way: why });
}

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

/** A spreadsheet that takes a number for a figure shows 9.87654E+09, and may keep no more of it. */
const IN_POWERS = /^\+?(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i;

/** Several may stand in one cell; letters, as of an extension, stay. */
export function readPhone(text: string): CellReading {
  const written = inPlainDigits(text)
    .trim()
    .replace(/^(\d{6,15})\.0+$/, '$1');
  const power = IN_POWERS.exec(written);
  if (power !== null) {
    const [, first = '', others = '', zeros] = power;
    if (others.length !== Number(zeros)) {
      return wrong(`Phone “${text}” has lost its last digits in a spreadsheet. Enter the number.`);
    }
    return readPhone(`${first}${others}`);
  }
  const most = phoneDigits(written);
  if (most < PHONE_DIGITS_MIN) {
    const digits = most === 1 ? 'one digit' : `${most} digits`;
    return wrong(`Phone “${text}” has ${digits}, and a number at least ${PHONE_DIGITS_MIN}`);
  }
  return most > PHONE_DIGITS_MAX
    ? wrong(`Phone “${text}” has more than ${PHONE_DIGITS_MAX} digits`)
    : right(written);
}

const REGISTRATIONS: ReadonlySet<string> = new Set(registration.options);
const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  registered: 'regular',
  registeredbusinessregular: 'regular',
  registeredregular: 'regular',
  businessgst: 'regular',
  registeredbusinesscomposition: 'composition',
  compositiondealer: 'composition',
  consumer: 'unregistered',
  unregisteredbusiness: 'unregistered',
  specialeconomiczone: 'sez',
  uinholders: 'uin',
  uinholder: 'uin',
};

/** As our own lists call them: SEZ unit or developer. */
const OUR_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(REGISTRATION_WORDS).map(([value, words]) => [lettersOf(words), value]),
);

/** As exports write it, and as other programs call the treatment of a party. */
export function readRegistration(text: string): CellReading {
  const key = lettersOf(text);
  const value = REGISTRATIONS.has(key) ? key : (FOREIGN_WORDS[key] ?? OUR_WORDS.get(key));
  return value === undefined
    ? wrong(`Registration “${text}” is none of ${registration.options.join(', ')}`)
    : right(value);
}
