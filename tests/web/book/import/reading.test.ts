// What a file is read as: CSV in any dress, workbooks, and files that are neither.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { csvRows } from '#web/features/book/import/reading/csv.ts';
import { readFile } from '#web/features/book/import/reading/read-file.ts';
import { readGstin, readState, readWhole } from '#web/features/book/import/kinds/cells.ts';
import { gridText } from '#web/features/book/import/rehearsal/rest-file.ts';

const fileOf = (...parts: readonly (string | Uint8Array<ArrayBuffer>)[]): File =>
  new File([...parts], 'parties.csv');

const cellsOf = async (file: File) => {
  const read = await readFile(file);
  return read.ok ? read.value.sheet.rows.map(({ line, cells }) => [line, ...cells]) : read;
};

describe('a CSV file', () => {
  test('has quotes, lines within cells, and empty lines that count', () => {
    const text = 'Name,Place\r\n"Mills, ""A""\nUnit 2",Surat\r\n\r\nOm, Pune ';
    expect(csvRows(text).map(({ line, cells }) => [line, ...cells])).toStrictEqual([
      [1, 'Name', 'Place'],
      [2, 'Mills, "A"\nUnit 2', 'Surat'],
      [4, 'Om', 'Pune'],
    ]);
  });

  test('may have semicolons or tabs between its cells', () => {
    expect(csvRows('Name;City\nOm;Pune')[1]?.cells).toStrictEqual(['Om', 'Pune']);
    expect(csvRows('Name\tCity\nA, B\tPune')[1]?.cells).toStrictEqual(['A, B', 'Pune']);
  });

  test('that Excel on Windows wrote has its letters, as has UTF-16', async () => {
    const windows = new Uint8Array([0x4e, 0x0a, 0x43, 0x72, 0xe8, 0x6d, 0x65, 0x93]);
    expect(await cellsOf(fileOf(windows))).toStrictEqual([
      [1, 'N'],
      [2, 'Crème“'],
    ]);
    const wide = new Uint8Array([0xff, 0xfe, 0x4e, 0, 0x0a, 0, 0x05, 0x09]);
    expect(await cellsOf(fileOf(wide))).toStrictEqual([
      [1, 'N'],
      [2, 'अ'],
    ]);
  });

  test('is refused in words when it is empty, too large, too long or no text', async () => {
    const refusals: readonly (readonly [File, RegExp])[] = [
      [fileOf(''), /empty/],
      [fileOf('Name\n'), /no rows below/],
      [fileOf(`Name\n${'Om\n'.repeat(20_001)}`), /20,001 rows; at most 20,000/],
      [fileOf(new Uint8Array(21 * 1024 * 1024)), /larger than 20 MB/],
      [fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])), /old Excel file/],
      [fileOf(new Uint8Array([1, 0, 2, 0])), /neither a CSV/],
      [fileOf(`${','.repeat(300)}x\ny`), /more than 200 columns/],
    ];
    for (const [file, why] of refusals) {
      expect(await readFile(file)).toMatchObject({
        ok: false,
        rejection: expect.stringMatching(why),
      });
    }
  });

  test('that we write makes no formula of what begins like one', () => {
    expect(gridText([['=1+1', 'a,"b"']])).toBe('\ufeff\'=1+1,"a,""b"""\r\n');
  });
});

const bookOf = (sheet: string, more: Readonly<Record<string, string>> = {}): File => {
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Parties" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  };
  const entries = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return new File([zipSync(Object.fromEntries(entries)).slice()], 'parties.xlsx');
};

describe('a workbook', () => {
  test('has texts, numbers, days and the results of formulas', async () => {
    const styles =
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const shared =
      '<sst><si><t>Name</t></si><si><r><t>Om &amp; </t></r><r><t>Sons</t></r></si></sst>';
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Since</t></is></c></row>' +
      '<row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><v>9.822011223E9</v></c>' +
      '<c r="C4" s="1"><v>46112</v></c><c r="D4"><f>A1</f><v>1180.3000000000002</v></c>' +
      '<c r="E4"><f>A1</f></c></row>';
    const more = { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': shared };
    expect(await cellsOf(bookOf(sheet, more))).toStrictEqual([
      [1, 'Name', '', 'Since'],
      [4, 'Om & Sons', '9822011223', '2026-03-31', '1180.3', '#FORMULA!'],
    ]);
  });

  test('is refused in words when it is damaged, empty, or no workbook', async () => {
    const cut = await bookOf('<row r="1"/>').arrayBuffer();
    const zip = zipSync({ 'photo.xml': strToU8('x') }).slice();
    const refusals: readonly (readonly [File, RegExp])[] = [
      [new File([cut.slice(0, 60)], 'a.xlsx'), /damaged/],
      [bookOf('<row r="1"/>'), /nothing in it/],
      [new File([zip], 'a.xlsx'), /not an Excel workbook/],
    ];
    for (const [file, why] of refusals) {
      expect(await readFile(file)).toMatchObject({
        ok: false,
        rejection: expect.stringMatching(why),
      });
    }
  });

  test('that would unpack to gigabytes is not unpacked', async () => {
    const bytes = new Uint8Array(await bookOf('<row r="1"/>').arrayBuffer()).slice();
    const view = new DataView(bytes.buffer);
    // The directory says how long each part is unpacked, 24 bytes behind its mark.
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 3_000_000_000, true);
    }
    const read = await readFile(new File([bytes], 'bomb.xlsx'));
    expect(read).toMatchObject({ ok: false, rejection: expect.stringMatching(/unpacks to more/) });
  });
});

describe('a cell', () => {
  test('says what the last character of a GSTIN should be', () => {
    expect(readGstin('27aapfu0939f1zv')).toStrictEqual({ ok: true, value: '27AAPFU0939F1ZV' });
    expect(readGstin('27AAPFU0939F1ZX')).toMatchObject({
      ok: false,
      why: 'GSTIN: the last character should be V',
      use: { text: '27AAPFU0939F1ZV' },
    });
  });

  test('names a state by its name, its code, or with a slip of a letter', () => {
    expect(readState('J & K')).toStrictEqual({ ok: true, value: '01' });
    expect(readState('Karnatka')).toMatchObject({ use: { label: 'Use 29 Karnataka' } });
    expect(readState('Mysore')).toMatchObject({ use: { text: '29' } });
    expect(readState('Atlantis')).toStrictEqual({
      ok: false,
      why: 'State “Atlantis” is not a state',
    });
  });

  test('counts days in whole numbers', () => {
    expect(readWhole('Terms', 365)('30.0')).toStrictEqual({ ok: true, value: 30 });
    expect(readWhole('Terms', 365)('fifteen')).toMatchObject({ ok: false });
  });
});
