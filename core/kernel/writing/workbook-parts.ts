// The files of a workbook that are alike in all of them: relations and content types.
import { stylesOf } from './workbook-formats.ts';

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
export function fixedFiles({ name, headAt, body }: SheetParts): ReadonlyMap<string, string> {
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
