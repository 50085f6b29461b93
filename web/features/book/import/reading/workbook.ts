// An Excel workbook (.xlsx): a zip of XML parts, of which the first sheet with anything in it is
// read. What it may unpack to is bounded by what its directory says, which fflate holds it to.
import { unzipSync } from 'fflate';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { FileSheet, SheetRow } from './sheet.ts';
import { cellStyles, cellText, plainText, sharedStrings, textGatherer } from './workbook-cells.ts';
import type { CellStyles } from './workbook-cells.ts';
import { scanXml } from './xml.ts';

/** A sheet of 20,000 lines has some 20 MB of XML. */
const UNPACKED_MAX = 120 * 1024 * 1024;
const PARTS = /^xl\/(workbook|styles|sharedStrings)\.xml$|^xl\/worksheets\/[^/]+\.xml$|\.rels$/;

/** @returns the sheet, or why there is none in words for a person. */
export function workbookSheet(bytes: Uint8Array, rowsMax: number): Result<FileSheet, string> {
  const parts = unpacked(bytes);
  if (!parts.ok) return parts;
  const workbook = parts.value('xl/workbook.xml');
  if (workbook === null) return rejected(NO_WORKBOOK);
  const shared = sharedStrings(parts.value('xl/sharedStrings.xml') ?? '');
  const styles = cellStyles(parts.value('xl/styles.xml') ?? '');
  const is1904 = countsFrom1904(workbook);
  const rels = parts.value('xl/_rels/workbook.xml.rels') ?? '';
  const seen = new Set<string>();
  for (const { name, path } of sheetsOf(workbook, rels)) {
    const xml = seen.has(path) ? null : parts.value(path);
    seen.add(path);
    if (xml === null) continue;
    const rows = sheetRows(xml, { shared, styles, is1904, rowsMax });
    if (rows.length > 0) return accepted({ name, rows });
  }
  return rejected('The workbook has nothing in it.');
}

const NO_WORKBOOK = 'This is not an Excel workbook (.xlsx). Save it as .xlsx or CSV.';
const TOO_LARGE =
  `The workbook unpacks to more than ${UNPACKED_MAX / 1024 / 1024} MB. ` +
  'Keep only the sheet to import, or save that as CSV.';

type PartText = (path: string) => string | null;

function unpacked(bytes: Uint8Array): Result<PartText, string> {
  let total = 0;
  let isTooLarge = false;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PARTS.test(name)) return false;
        total += originalSize;
        isTooLarge ||= total > UNPACKED_MAX;
        return !isTooLarge;
      },
    });
    if (isTooLarge) return rejected(TOO_LARGE);
    return accepted((path) => {
      const part = files[path];
      return part === undefined ? null : new TextDecoder().decode(part);
    });
  } catch {
    return rejected('The file is damaged: it cannot be unpacked. Save it again and try once more.');
  }
}

/** In the order of the workbook, hidden ones left out. */
function sheetsOf(workbook: string, rels: string) {
  const targets = new Map<string, string>();
  scanXml(rels, {
    onOpen: ({ name, attribute }) => {
      if (name !== 'Relationship') return;
      targets.set(attribute('Id'), attribute('Target').replace(/^\/?(xl\/)?/, 'xl/'));
    },
    onClose: () => {},
  });
  const sheets: { readonly name: string; readonly path: string }[] = [];
  scanXml(workbook, {
    onOpen: ({ name, attribute }) => {
      if (name !== 'sheet' || /hidden$/i.test(attribute('state'))) return;
      const path = targets.get(attribute('r:id')) ?? '';
      sheets.push({ name: plainText(attribute('name')), path });
    },
    onClose: () => {},
  });
  return sheets;
}

function countsFrom1904(workbook: string): boolean {
  let is1904 = false;
  scanXml(workbook, {
    onOpen: ({ name, attribute }) => {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute('date1904'));
    },
    onClose: () => {},
  });
  return is1904;
}

type Reading = {
  readonly shared: readonly string[];
  readonly styles: CellStyles;
  readonly is1904: boolean;
  /** After which it is not read on. */
  readonly rowsMax: number;
};

/** What lies far to the right is no table. */
const CELLS_MAX = 1000;

type OpenCell = {
  readonly at: number;
  readonly kind: string;
  readonly isDate: boolean;
  readonly isShare: boolean;
  value: string | null;
  hasFormula: boolean;
};

/**
 * A row or a cell that is never closed ends where the next one begins. Groups and totals of our own
 * workbooks are left out, as our CSV files leave them out: what they sum would count twice.
 */
export function sheetRows(xml: string, reading: Reading): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  const texts = textGatherer();
  let line = 0;
  // A row leaves out the cells in which nothing stands.
  let cells: (string | undefined)[] | null = null;
  let cell: OpenCell | null = null;
  let [isValue, isSum] = [false, false];
  const endCell = () => {
    if (cell === null || cells === null) return;
    const inline = texts.take();
    if (cell.at < CELLS_MAX) cells[cell.at] = cellText({ ...cell, inline }, reading);
    cell = null;
    isValue = false;
  };
  const endRow = () => {
    endCell();
    const full = Array.from(cells ?? [], (text = '') => text.trim());
    if (!isSum && full.some((text) => text !== '')) rows.push({ line, cells: full });
    cells = null;
    isSum = false;
  };
  scanXml(xml, {
    isDone: () => rows.length >= reading.rowsMax,
    onOpen: ({ name, attribute }) => {
      if (name === 'row') {
        endRow();
        line = Number(attribute('r')) || line + 1;
        cells = [];
      } else if (name === 'c' && cells !== null) {
        endCell();
        texts.take();
        const style = Number(attribute('s'));
        isSum ||= reading.styles.sums.has(style);
        cell = {
          at: columnOf(attribute('r')) ?? cells.length,
          kind: attribute('t'),
          isDate: reading.styles.dates.has(style),
          isShare: reading.styles.shares.has(style),
          value: null,
          hasFormula: false,
        };
      } else if (cell !== null) {
        if (name === 'v') isValue = true;
        else if (name === 'f') cell.hasFormula = true;
        else texts.open(name);
      }
    },
    onClose: (name) => {
      if (name === 'row' || name === 'sheetData') endRow();
      else if (name === 'c') endCell();
      else if (name === 'v') isValue = false;
      else texts.close(name);
    },
    onText: (text, isPlain) => {
      if (cell === null) return;
      if (isValue) cell.value = (cell.value ?? '') + (isPlain ? text : plainText(text));
      else texts.text(text, isPlain);
    },
  });
  endRow();
  return rows;
}

/** @returns the place of a column from 0, B7 being 1; null where the cell does not say. */
function columnOf(place: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
