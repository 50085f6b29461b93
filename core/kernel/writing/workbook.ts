// A sheet as the files of an Office Open XML workbook (ECMA-376), ready to be zipped. Numbers and
// days are real ones, so that they can be summed; whatever a person typed is a text.
import { calendarDate, dateOf, daysBetween } from '../calendar-date.ts';
import { rupeesFromPaise } from '../paise.ts';
import { headsInFull } from './csv.ts';
import type { Letterhead, ReportSheet, ReportCell, SheetKind, SheetLine } from './sheet.ts';
import { thousandthsText, sideMark } from './sheet.ts';
import { formatOf, WIDTHS, stylesOf } from './workbook-formats.ts';

/** What XML 1.0 has no way to write. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** ECMA-376, 22.9.2.19: `_x0041_` in a text means A, unless its first character is written so. */
const xmlText = (text: string): string =>
  text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

/** Excel refuses a cell with more. */
const LETTERS_MAX = 32_767;

/** @returns `A` of 0, `AA` of 26. */
function columnName(at: number): string {
  const rest = Math.floor(at / 26);
  return `${rest === 0 ? '' : columnName(rest - 1)}${String.fromCodePoint(65 + (at % 26))}`;
}

/** Spreadsheets count days as Lotus 1-2-3 did, where 1 March 1900 is day 61. */
const [SOME_DAY, ITS_NUMBER] = [dateOf(2000, 1, 1), 36_526];

const inlineText = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">` +
  `${xmlText([...text].slice(0, LETTERS_MAX).join(''))}</t></is></c>`;

const DAY = /^\d{4}-\d\d-\d\d$/;

type CellForm = {
  readonly kind: SheetKind;
  readonly as: SheetLine['as'];
  /** The formula by which it is worked out again, or none. */
  readonly formula: string;
};

/** A word such as Total may stand in a column of days or numbers. */
function cellOf(place: string, cell: ReportCell, { kind, as, formula }: CellForm): string {
  if (cell === null)
    return as === 'total' ? `<c r="${place}" s="${formatOf('text', as, 0)}"/>` : '';
  if (kind === 'side') return inlineText(place, sideMark(Number(cell)), formatOf(kind, as, 0));
  const isDay = kind === 'date' && DAY.test(String(cell));
  if (kind === 'text' || (typeof cell === 'string' && !isDay)) {
    return inlineText(place, String(cell), formatOf('text', as, 0));
  }
  const style = formatOf(kind, as, Number(cell));
  return `<c r="${place}" s="${style}">${formula}<v>${numberOf(cell, kind)}</v></c>`;
}

function numberOf(cell: string | number, kind: SheetKind): string | number {
  // Both are hundredths, of a rupee and of one.
  if (kind === 'money' || kind === 'ratio') return rupeesFromPaise(Number(cell));
  if (kind === 'quantity') return thousandthsText(Number(cell));
  if (kind === 'date') return ITS_NUMBER + daysBetween(SOME_DAY, calendarDate(String(cell)));
  return kind === 'percent' ? Number(cell) / 100 : Number(cell);
}

/** SUBTOTAL passes over other subtotals, so that groups within groups count once. */
const formulaOf = (sum: SumOfLines | undefined, column: string, firstAt: number): string =>
  sum === undefined
    ? ''
    : `<f>SUBTOTAL(9,${column}${firstAt + sum.from}:${column}${firstAt + sum.to})</f>`;

const lineOf = (at: number, cells: string, level = 0): string =>
  `<row r="${at}"${level === 0 ? '' : ` outlineLevel="${Math.min(level, 7)}"`}>${cells}</row>`;

/**
 * @param recorded up to which event the books are shown; nothing for a list of no book.
 * @returns the paths of a workbook's files and what is in them.
 */
export function workbookOf(
  sheet: ReportSheet,
  letterhead: Letterhead,
  recorded = '',
): ReadonlyMap<string, string> {
  const { title, period, remarks, columns, lines } = sheet;
  const registration = letterhead.registration.join(', ');
  const above = [letterhead.name, registration, title, period, ...remarks, recorded].filter(
    (text) => text !== '',
  );
  const headAt = above.length + 2;
  const parts = above.map((text, at) =>
    lineOf(
      at + 1,
      inlineText(`A${at + 1}`, text, formatOf('text', at === 0 ? 'group' : 'line', 0)),
    ),
  );
  const heads = headsInFull(sheet).map((head, at) =>
    inlineText(
      `${columnName(at)}${headAt}`,
      head,
      formatOf(columns[at]?.kind ?? 'text', 'head', 0),
    ),
  );
  parts.push(lineOf(headAt, heads.join('')));
  const sums = sumsOf(sheet);
  const firstAt = headAt + 1;
  for (const [index, { as, level, cells }] of lines.entries()) {
    const at = firstAt + index;
    const written = cells.map((cell, column) => {
      const name = columnName(column);
      const formula = formulaOf(sums.get(sumKey(index, column)), name, firstAt);
      return cellOf(`${name}${at}`, cell, { kind: columns[column]?.kind ?? 'text', as, formula });
    });
    parts.push(lineOf(at, written.join(''), level));
  }
  const widths = columns.map(
    ({ kind }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  );
  const body =
    `<sheetViews><sheetView workbookViewId="0" showGridLines="1"><pane ySplit="${headAt}" ` +
    `topLeftCell="A${headAt + 1}" activePane="bottomLeft" state="frozen"/></sheetView>` +
    `</sheetViews><cols>${widths.join('')}</cols><sheetData>${parts.join('')}</sheetData>` +
    '<pageMargins left="0.5" right="0.5" top="0.55" bottom="0.65" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="9" orientation="${columns.length > 7 ? 'landscape' : 'portrait'}" ` +
    'fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;RPage &amp;P of &amp;N' +
    '</oddFooter></headerFooter>';
  return fixedFiles({ name: xmlText(title), headAt, body });
}

// The files of a workbook that are alike in all of them: relations and content types.
const DECLARED = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Excel takes 31 characters, and none of these. */
const sheetName = (name: string): string =>
  name
    .replaceAll(/&\w+;|[[\]:*?/\\'"]/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet';

const types = (parts: readonly (readonly [string, string])[]): string =>
  `${DECLARED}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ` +
  'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  parts
    .map(([path, kind]) => `<Override PartName="${path}" ContentType="${TYPE}.${kind}+xml"/>`)
    .join('') +
  '</Types>';

const relations = (targets: readonly (readonly [string, string])[]): string =>
  `${DECLARED}<Relationships xmlns="${PACKAGE}/relationships">` +
  targets
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('') +
  '</Relationships>';

type SheetParts = {
  /** As XML. */
  readonly name: string;
  /** Of the heads, from 1: repeated on every page. */
  readonly headAt: number;
  /** What is inside of the worksheet. */
  readonly body: string;
};

/** @returns the paths of a workbook's files and what is in them. */
function fixedFiles({ name, headAt, body }: SheetParts): ReadonlyMap<string, string> {
  const called = sheetName(name);
  return new Map([
    [
      '[Content_Types].xml',
      types([
        ['/xl/workbook.xml', 'sheet.main'],
        ['/xl/worksheets/sheet1.xml', 'worksheet'],
        ['/xl/styles.xml', 'styles'],
      ]),
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${DECLARED}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${called}" ` +
        'sheetId="1" r:id="rId1"/></sheets><definedNames><definedName ' +
        `name="_xlnm.Print_Titles" localSheetId="0">'${called}'!$${headAt}:$${headAt}` +
        '</definedName></definedNames></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', `${DECLARED}${stylesOf(MAIN)}`],
    [
      'xl/worksheets/sheet1.xml',
      `${DECLARED}<worksheet xmlns="${MAIN}"><sheetPr><outlinePr summaryBelow="0"/>` +
        `<pageSetUpPr fitToPage="1"/></sheetPr>${body}</worksheet>`,
    ],
  ]);
}

// Which cells of a workbook are sums of the cells around them: our own totals, which a spreadsheet
// may work out again. Only what comes out to the paisa is written as a formula, never a text.

/** The first and the last line, by their place in the sheet, whose sum a cell is. */
type SumOfLines = { readonly from: number; readonly to: number };

/** @returns by the place of the line and, within it, of the column. */
function sumsOf({ columns, lines }: ReportSheet): ReadonlyMap<string, SumOfLines> {
  const sums = new Map<string, SumOfLines>();
  const money = columns.flatMap(({ kind }, at) => (kind === 'money' ? [at] : []));
  for (const at of inwardsFirst(lines)) {
    const range = rangeOf(lines, at);
    if (range === null) continue;
    for (const column of money) {
      const total = lines[at]?.cells[column];
      if (typeof total !== 'number') continue;
      if (sumOver(lines, { range, column, sums }) === total) {
        sums.set(sumKey(at, column), range);
      }
    }
  }
  return sums;
}

const sumKey = (line: number, column: number): string => `${line}:${column}`;

/** Groups from the deepest, then what stands below its lines, in order. */
function inwardsFirst(lines: readonly SheetLine[]): readonly number[] {
  const places = [...lines.keys()];
  const groups = places.filter((at) => lines[at]?.as === 'group');
  return [
    ...groups.toSorted((a, b) => levelOf(lines[b]) - levelOf(lines[a])),
    ...places.filter((at) => lines[at]?.as === 'subtotal'),
    ...places.filter((at) => lines[at]?.as === 'total'),
  ];
}

const levelOf = (line: SheetLine | undefined): number => line?.level ?? 0;

/** Of a group the deeper lines below it; of a subtotal what came since the last; of a total all. */
function rangeOf(lines: readonly SheetLine[], at: number): SumOfLines | null {
  const line = lines[at];
  if (line?.as === 'group') {
    let to = at;
    while (levelOf(lines[to + 1]) > levelOf(line)) to += 1;
    return to === at ? null : { from: at + 1, to };
  }
  let from = at;
  const ends = line?.as === 'total' ? ['total'] : ['total', 'subtotal'];
  while (from > 0 && !ends.includes(lines[from - 1]?.as ?? '')) from -= 1;
  return from === at ? null : { from, to: at - 1 };
}

type Over = {
  readonly range: SumOfLines;
  readonly column: number;
  readonly sums: ReadonlyMap<string, SumOfLines>;
};

/** As SUBTOTAL counts: cells that are sums are passed over. Null where there is no cell. */
function sumOver(lines: readonly SheetLine[], { range, column, sums }: Over): number | null {
  let sum: number | null = null;
  for (let at = range.from; at <= range.to; at += 1) {
    const cell = lines[at]?.cells[column];
    if (typeof cell !== 'number' || sums.has(sumKey(at, column))) continue;
    sum = (sum ?? 0) + cell;
  }
  return sum;
}
