// An Excel workbook (.xlsx): a zip of XML parts, of which the first sheet with anything in it is
// read. What it may unpack to is bounded by what its directory says, which fflate holds it to.
import { unzipSync } from 'fflate';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { FileSheet, SheetRow } from './sheet.ts';
import { cellText, dateStyles, plainText, sharedStrings } from './workbook-cells.ts';

/** A sheet of 20,000 lines has some 20 MB of XML. */
const UNPACKED_MAX = 120 * 1024 * 1024;
const PARTS = /^xl\/(workbook|styles|sharedStrings)\.xml$|^xl\/worksheets\/[^/]+\.xml$|\.rels$/;

/** @returns the sheet, or why there is none in words for a person. */
export function workbookSheet(bytes: Uint8Array): Result<FileSheet, string> {
  const parts = unpacked(bytes);
  if (!parts.ok) return parts;
  const workbook = parts.value('xl/workbook.xml');
  if (workbook === null) return rejected(NO_WORKBOOK);
  const shared = sharedStrings(parts.value('xl/sharedStrings.xml') ?? '');
  const dates = dateStyles(parts.value('xl/styles.xml') ?? '');
  const is1904 = /<(?:\w+:)?workbookPr[^>]*\bdate1904="(1|true)"/.test(workbook);
  const rels = parts.value('xl/_rels/workbook.xml.rels') ?? '';
  for (const { name, path } of sheetsOf(workbook, rels)) {
    const xml = parts.value(path);
    if (xml === null) continue;
    const rows = rowsOf(xml, { shared, dates, is1904 });
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
  const targets = new Map(
    [...rels.matchAll(/<(?:\w+:)?Relationship\b([^>]*)>/g)].map(([, attributes = '']) => [
      attributeOf(attributes, 'Id'),
      attributeOf(attributes, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  );
  return [...workbook.matchAll(/<(?:\w+:)?sheet\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\bstate="(veryH|h)idden"/.test(attributes))
    .map((attributes) => ({
      name: plainText(attributeOf(attributes, 'name')),
      path: targets.get(attributeOf(attributes, 'r:id')) ?? '',
    }));
}

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

type Reading = {
  readonly shared: readonly string[];
  readonly dates: ReadonlySet<number>;
  readonly is1904: boolean;
};

const CELL = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([^]*?)<\/(?:\w+:)?c>)/g;

function rowsOf(xml: string, reading: Reading): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  let before = 0;
  for (const [, attributes = '', body = ''] of xml.matchAll(
    /<(?:\w+:)?row\b([^>]*?)(?:\/>|>([^]*?)<\/(?:\w+:)?row>)/g,
  )) {
    const line = Number(attributeOf(attributes, 'r')) || before + 1;
    before = line;
    // A row leaves out the cells in which nothing stands.
    const cells: (string | undefined)[] = [];
    for (const [, of = '', content = ''] of body.matchAll(CELL)) {
      const at = columnOf(attributeOf(of, 'r')) ?? cells.length;
      const kind = attributeOf(of, 't');
      const style = Number(attributeOf(of, 's'));
      // What lies far to the right is no table.
      if (at < 1000)
        cells[at] = cellText({ kind, content, isDate: reading.dates.has(style) }, reading);
    }
    const full = Array.from(cells, (cell = '') => cell.trim());
    if (full.some((cell) => cell !== '')) rows.push({ line, cells: full });
  }
  return rows;
}

/** @returns the place of a column from 0, B7 being 1; null where the cell does not say. */
function columnOf(place: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
