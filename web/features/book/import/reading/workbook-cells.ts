// What a cell of an Excel workbook says as text: days as they are, numbers without the noise of
// binary fractions, a formula by the result that was saved with it.
import { SUM_STYLE } from '#core/kernel/writing/workbook-formats.ts';
import { FORMULA_WITHOUT_RESULT } from './sheet.ts';
import { scanXml } from './xml.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** @returns the text of XML without tags. */
export const plainText = (xml: string): string =>
  unescaped(xml.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,4});/gi, entityOrAll));

/** A workbook writes a control character as _x000D_. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const entityOrAll = (all: string, name: string): string => entity(name) ?? all;

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name];
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The texts of a rich text, one after the other; what tells how it is spoken is none of it. */
type TextGatherer = {
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string, isPlain: boolean) => void;
  /** @returns what was gathered since the last time. */
  readonly take: () => string;
};

export function textGatherer(): TextGatherer {
  let parts: string[] = [];
  let isText = false;
  let isSpoken = false;
  return {
    open: (name) => {
      if (name === 't') isText = true;
      else if (name === 'rPh') isSpoken = true;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSpoken = false;
    },
    text: (text, isPlain) => {
      if (isText && !isSpoken) parts.push(isPlain ? unescaped(text) : plainText(text));
    },
    take: () => {
      const all = parts.join('');
      parts = [];
      [isText, isSpoken] = [false, false];
      return all;
    },
  };
}

export function sharedStrings(xml: string): readonly string[] {
  const strings: string[] = [];
  const gatherer = textGatherer();
  let isOpen = false;
  const end = () => {
    if (isOpen) strings.push(gatherer.take());
    isOpen = false;
  };
  scanXml(xml, {
    onOpen: ({ name }) => {
      if (name === 'si') {
        end();
        isOpen = true;
        gatherer.take();
      } else gatherer.open(name);
    },
    onClose: (name) => (name === 'si' ? end() : gatherer.close(name)),
    onText: (text, isPlain) => {
      if (isOpen) gatherer.text(text, isPlain);
    },
  });
  end();
  return strings;
}

/** Formats that every workbook has: 14 to 22, 27 to 36, 45 to 47 and 50 to 58 are of days. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

export type CellStyles = {
  /** Those that show a day, and those that show a share of one as per cent. */
  readonly dates: ReadonlySet<number>;
  readonly shares: ReadonlySet<number>;
  /** Those of lines that are sums of others, in the workbooks that Lekha writes. */
  readonly sums: ReadonlySet<number>;
};

export function cellStyles(xml: string): CellStyles {
  const formats = new Map<number, string>();
  const styles: { readonly format: number; readonly named: string }[] = [];
  let [isCellFormats, sumStyle] = [false, ''];
  scanXml(xml, {
    onOpen: ({ name, attribute }) => {
      const id = (): number => Number(attribute('numFmtId'));
      if (name === 'numFmt') formats.set(id(), plainText(attribute('formatCode')));
      else if (name === 'cellXfs') isCellFormats = true;
      else if (name === 'xf' && isCellFormats) {
        styles.push({ format: id(), named: attribute('xfId') });
      } else if (name === 'cellStyle' && plainText(attribute('name')) === SUM_STYLE) {
        sumStyle = attribute('xfId');
      }
    },
    onClose: (name) => {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  /** Neither what stands in quotes or brackets, nor an escaped letter, is a part of a format. */
  const codeOf = (id: number): string | undefined =>
    formats.get(id)?.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  const isDate = (id: number): boolean => {
    const code = codeOf(id);
    return code === undefined ? isBuiltInDate(id) : /[dy]/i.test(code);
  };
  const isShare = (id: number): boolean => codeOf(id)?.includes('%') ?? BUILT_IN_SHARES.has(id);
  const those = (isOne: (style: (typeof styles)[number]) => boolean): ReadonlySet<number> =>
    new Set(styles.flatMap((style, at) => (isOne(style) ? [at] : [])));
  return {
    dates: those(({ format }) => isDate(format)),
    shares: those(({ format }) => isShare(format)),
    sums: those(({ named }) => sumStyle !== '' && named === sumStyle),
  };
}

/** 0% and 0.00%. */
const BUILT_IN_SHARES: ReadonlySet<number> = new Set([9, 10]);

type CellParts = {
  readonly kind: string;
  /** What stands in its value; null where it has none. */
  readonly value: string | null;
  /** The text that it holds itself. */
  readonly inline: string;
  readonly hasFormula: boolean;
  readonly isDate: boolean;
  /** Whether it is shown as per cent: 0.18 as 18%. */
  readonly isShare: boolean;
};
type Book = { readonly shared: readonly string[]; readonly is1904: boolean };

export function cellText(
  { kind, value, inline, hasFormula, isDate, isShare }: CellParts,
  { shared, is1904 }: Book,
): string {
  if (kind === 'inlineStr') return inline;
  if (value === null) return hasFormula ? FORMULA_WITHOUT_RESULT : '';
  if (kind === 's') return shared[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'Yes' : 'No';
  if (kind === 'str' || kind === 'e' || kind === 'd') return value;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (isShare) return `${numberText(number * 100)}%`;
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
