// How a workbook writes numbers, and how its lines look.
import type { SheetKind, SheetLine } from './sheet.ts';

/** Of a column, in digits. */
export const WIDTHS: Readonly<Record<SheetKind, number>> = {
  text: 28,
  date: 12,
  money: 17,
  side: 5,
  count: 11,
  quantity: 11,
  ratio: 11,
  percent: 9,
};

const LAKH = String.raw`##\,##\,##0.00`;
const CRORE = String.raw`##\,##\,##\,##0.00`;
const HUNDRED_CRORE = String.raw`##\,##\,##\,##\,##0.00`;

/**
 * Ways of writing a number. A format has two conditions at most, and they leave out what is below
 * zero or above a hundred crore: such amounts have the one for their own size.
 */
const FORMATS = [
  'General',
  'dd mmm yyyy',
  `[>=10000000]${CRORE};[>=100000]${LAKH};#,##0.00`,
  LAKH,
  CRORE,
  HUNDRED_CRORE,
  '#,##0',
  '0.0%',
  '#,##0.00',
] as const;

const [PLAIN, DAY, MONEY, LAKHS, CRORES, HUNDREDS, WHOLE, SHARE, SMALL] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

function moneyFormat(paise: number): number {
  const rupees = Math.abs(paise) / 100;
  if (rupees >= 1_000_000_000) return HUNDREDS;
  if (paise >= 0) return MONEY;
  if (rupees >= 10_000_000) return CRORES;
  return rupees >= 100_000 ? LAKHS : SMALL;
}

/** Plain, strong, a total (a rule above and a double one below), a head (to the right or not). */
const FACES = ['line', 'group', 'total', 'head', 'head-right'] as const;
type Face = SheetLine['as'] | 'head';

const isNumber = (kind: SheetKind): boolean => kind !== 'text' && kind !== 'side';

/** @returns the number of the style of a cell. @param paise of an amount, for its commas. */
export function formatOf(kind: SheetKind, as: Face, paise: number): number {
  const face = as === 'subtotal' ? 'group' : as === 'head' && isNumber(kind) ? 'head-right' : as;
  const format =
    as === 'head' || kind === 'text' || kind === 'side'
      ? PLAIN
      : kind === 'money'
        ? moneyFormat(paise)
        : { date: DAY, count: WHOLE, quantity: PLAIN, ratio: SMALL, percent: SHARE }[kind];
  return FACES.indexOf(face) * FORMATS.length + format;
}

/**
 * The named style of what is a sum of other lines, of groups and totals: who reads the workbook
 * knows them by it, also once a spreadsheet has saved it anew.
 */
export const SUM_STYLE = 'Lekha sum';
const SUMS: ReadonlySet<number> = new Set([FACES.indexOf('group'), FACES.indexOf('total')]);

const FACE_XML = [
  ['0', '0', ''],
  ['1', '0', ''],
  ['1', '1', ''],
  ['1', '2', '<alignment vertical="bottom" wrapText="1"/>'],
  ['1', '2', '<alignment horizontal="right" vertical="bottom" wrapText="1"/>'],
] as const;

/** @param main the namespace. @returns the formats and faces as XML. */
export const stylesOf = (main: string): string =>
  `<styleSheet xmlns="${main}"><numFmts count="${FORMATS.length - 1}">` +
  FORMATS.slice(1)
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`)
    .join('') +
  '</numFmts><fonts count="2"><font><sz val="10"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="10"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '<border><left/><right/><top style="thin"/><bottom style="double"/><diagonal/></border>' +
  '<border><left/><right/><top/><bottom style="thin"/><diagonal/></border></borders>' +
  '<cellStyleXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${FACE_XML.length * FORMATS.length}">` +
  FACE_XML.flatMap(([font, border, alignment], face) =>
    FORMATS.map(
      (_, at) =>
        `<xf numFmtId="${at === 0 ? 0 : 163 + at}" fontId="${font}" fillId="0" ` +
        `borderId="${border}" xfId="${SUMS.has(face) ? 1 : 0}" applyNumberFormat="1" ` +
        `applyFont="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`,
    ),
  ).join('') +
  '</cellXfs><cellStyles count="2"><cellStyle name="Normal" xfId="0" builtinId="0"/>' +
  `<cellStyle name="${SUM_STYLE}" xfId="1"/></cellStyles></styleSheet>`;

const escaped = (code: string): string => code.replaceAll('>', '&gt;').replaceAll('<', '&lt;');
