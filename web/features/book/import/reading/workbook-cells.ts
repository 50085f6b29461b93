// What a cell of an Excel workbook says as text: days as they are, numbers without the noise of
// binary fractions, a formula by the result that was saved with it.
import { FORMULA_WITHOUT_RESULT } from './sheet.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** @returns the text of XML without tags. */
export const plainText = (xml: string): string =>
  xml
    .replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|\w+);/gi, (all, name: string) => entity(name) ?? all)
    // A workbook writes a control character as _x000D_.
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name];
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const TEXT = /<(?:\w+:)?t\b[^>]*?(?:\/>|>([^]*?)<\/(?:\w+:)?t>)/g;

/** A rich text is several; what tells how it is spoken is none of it. */
const textsIn = (xml: string): string =>
  [...xml.replace(/<(?:\w+:)?rPh\b[^]*?<\/(?:\w+:)?rPh>/g, '').matchAll(TEXT)]
    .map(([, text = '']) => plainText(text))
    .join('');

export const sharedStrings = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>([^]*?)<\/(?:\w+:)?si>)/g)].map(([, body = '']) =>
    textsIn(body),
  );

/** Formats that every workbook has: 14 to 22, 27 to 36, 45 to 47 and 50 to 58 are of days. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** @returns the cell styles that show a day. */
export function dateStyles(xml: string): ReadonlySet<number> {
  const formats = new Map(
    [...xml.matchAll(/<(?:\w+:)?numFmt\b[^>]*>/g)].map(([tag]) => [
      Number(/numFmtId="(\d+)"/.exec(tag)?.[1]),
      plainText(/formatCode="([^"]*)"/.exec(tag)?.[1] ?? ''),
    ]),
  );
  const cellFormats = /<(?:\w+:)?cellXfs\b[^>]*>([^]*?)<\/(?:\w+:)?cellXfs>/.exec(xml)?.[1] ?? '';
  const isDate = (id: number): boolean => {
    const code = formats.get(id);
    if (code === undefined) return isBuiltInDate(id);
    // Neither what stands in quotes or brackets, nor an escaped letter, is a part of a day.
    return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
  };
  const styles = [...cellFormats.matchAll(/<(?:\w+:)?xf\b[^>]*>/g)].flatMap(([tag], at) =>
    isDate(Number(/numFmtId="(\d+)"/.exec(tag)?.[1] ?? 0)) ? [at] : [],
  );
  return new Set(styles);
}

type CellParts = { readonly kind: string; readonly content: string; readonly isDate: boolean };
type Book = { readonly shared: readonly string[]; readonly is1904: boolean };

export function cellText({ kind, content, isDate }: CellParts, { shared, is1904 }: Book): string {
  if (kind === 'inlineStr') return textsIn(content);
  const raw = /<(?:\w+:)?v\b[^>]*>([^]*?)<\/(?:\w+:)?v>/.exec(content)?.[1];
  if (raw === undefined) return /<(?:\w+:)?f\b/.test(content) ? FORMULA_WITHOUT_RESULT : '';
  const value = plainText(raw);
  if (kind === 's') return shared[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'Yes' : 'No';
  if (kind === 'str' || kind === 'e' || kind === 'd') return value;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  return isDate ? dayText(number, is1904) : numberText(number);
}

/** Fifteen digits are what a spreadsheet holds: 0.1 + 0.2 is 0.3 again. */
function numberText(number: number): string {
  const short = Number(number.toPrecision(15));
  return Number.isInteger(short) ? BigInt(short).toString() : String(short);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Day 1 is 1 January 1900, and there is a 29 February 1900 that never was. */
function dayText(serial: number, is1904: boolean): string {
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const day = new Date(epoch + Math.floor(serial) * DAY_MS);
  return serial < 1 || Number.isNaN(day.getTime()) || day.getUTCFullYear() > 9999
    ? numberText(serial)
    : day.toISOString().slice(0, 10);
}
