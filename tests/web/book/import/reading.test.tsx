// What a file is read as: CSV in any dress, workbooks, and files that are neither.
import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRows } from '#web/features/book/import/reading/csv.ts';
import { readFile } from '#web/features/book/import/reading/read-file.ts';
import { sheetRows } from '#web/features/book/import/reading/workbook.ts';
import { cellStyles, sharedStrings } from '#web/features/book/import/reading/workbook-cells.ts';
import { scanXml } from '#web/features/book/import/reading/xml.ts';
import {
  readDayCell,
  readGstin,
  readPhone,
  readState,
  readWhole,
} from '#web/features/book/import/kinds/cells.ts';
import { gridText } from '#web/features/book/import/rehearsal/rest-file.ts';

const fileOf = (...parts: readonly (string | Uint8Array<ArrayBuffer>)[]): File =>
  new File([...parts], 'parties.csv');

const cellsOf = async (file: File) => {
  const read = await readFile(file);
  return read.ok ? read.value.sheet.rows.map(({ line, cells }) => [line, ...cells]) : read;
};

const rowsOf = (text: string) => {
  const read = csvRows(text);
  return read.ok ? read.value : read.rejection;
};

describe('a CSV file', () => {
  test('has quotes, lines within cells, and empty lines that count', () => {
    const text = 'Name,Place\r\n"Mills, ""A""\nUnit 2",Surat\r\n\r\nOm, Pune ';
    expect(rowsOf(text)).toStrictEqual([
      { line: 1, cells: ['Name', 'Place'] },
      { line: 2, cells: ['Mills, "A"\nUnit 2', 'Surat'] },
      { line: 4, cells: ['Om', 'Pune'] },
    ]);
  });

  test('has what a spreadsheet was kept from running as it was, and texts of figures', () => {
    const text = 'Name,Phone\r\n\'@Home,\'+91 98\r\n"=""0987""",="0801"\r\n';
    expect(rowsOf(text)).toMatchObject([
      {},
      { cells: ['@Home', '+91 98'] },
      { cells: ['0987', '0801'] },
    ]);
  });

  test('with a quote that is never closed is refused with its line', async () => {
    const read = await readFile(fileOf('Name,Qty\n"A" Grade rice,5\n"Pipe 7,12\nSugar,3'));
    expect(read).toStrictEqual({
      ok: false,
      rejection: expect.stringMatching(/^Line 3: a quote \("\) is opened .* never closed/),
    });
  });

  test.each([
    [
      'cut in the middle of a letter',
      new Uint8Array([0x4e, 0x0a, 0xe0, 0xa4, 0x93, 0xe0, 0xa4]),
      2,
    ],
    ['with one byte of another code', new Uint8Array([...strToU8('Name\nओम, पुणे\nX'), 0xe9]), 3],
  ])(
    'of UTF-8 that is %s is refused with its line, and no letter changes',
    async (_, bytes, line) => {
      expect(await readFile(fileOf(bytes))).toStrictEqual({
        ok: false,
        rejection: expect.stringMatching(new RegExp(`^Line ${line}: .*damaged`)),
      });
    },
  );

  test('with a nought byte far down, or broken UTF-16, is none', async () => {
    const long = `Name\n${'Om\n'.repeat(3000)}A\0B`;
    expect(await readFile(fileOf(long))).toMatchObject({ ok: false });
    const wide = new Uint8Array([0xff, 0xfe, 0x4e, 0, 0x0a, 0, 0x05, 0xd8, 0x0a, 0]);
    expect(await readFile(fileOf(wide))).toMatchObject({ ok: false });
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

  test('has a share of one that is shown as per cent as per cent', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0&quot;%&quot;"/>' +
      '<numFmt numFmtId="165" formatCode="0.###%"/></numFmts><cellXfs><xf numFmtId="9"/>' +
      '<xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const sheet =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Rate</t></is></c></row>' +
      '<row r="2"><c r="A2" s="0"><v>0.07</v></c><c r="B2" s="1"><v>5</v></c>' +
      '<c r="C2" s="2"><v>2.5000000000000001E-3</v></c></row>';
    expect(await cellsOf(bookOf(sheet, { 'xl/styles.xml': styles }))).toStrictEqual([
      [1, 'Rate'],
      [2, '7%', '5', '0.25%'],
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

describe('the reading of a workbook', () => {
  const READING = { shared: [], styles: cellStyles(''), is1904: false, rowsMax: 1_000_000 };
  const HOSTILE = ['<row>', '<c>', '<row><c>', '<c r="A1"><v>1', '<si>', '<t>', '<is><t>x', '<v>'];
  const piece = fc.constantFrom(
    ...HOSTILE,
    '</c>',
    '</row>',
    '<!--',
    '<![CDATA[',
    '"',
    '>',
    '&amp;',
  );

  test('looks at each letter twice at most, whatever is never closed', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const steps = (times: number) => {
          const xml = pieces.join('').repeat(times);
          const taken = scanXml(xml, { onOpen: () => {}, onClose: () => {} });
          expect(taken).toBeLessThanOrEqual(2 * xml.length);
        };
        steps(1);
        steps(500);
      }),
    );
  });

  test('is done at once with 128,000 rows, cells or texts that are never closed', () => {
    const began = performance.now();
    for (const open of HOSTILE) {
      const xml = `<sheetData>${open.repeat(128_000)}`;
      sheetRows(xml, READING);
      sharedStrings(xml);
    }
    // Quadratic, one of these took half a minute.
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('ends a row or a cell that is not closed where the next one begins', () => {
    const xml = '<row r="1"><c><v>1</v><c><v>2</v><row r="3"><c t="inlineStr"><is><t>a</t>';
    expect(sheetRows(xml, READING)).toStrictEqual([
      { line: 1, cells: ['1', '2'] },
      { line: 3, cells: ['a'] },
    ]);
  });

  test('is given up after its time, and says so', async () => {
    const read = await readFile(bookOf('<row r="1"/>'), 0);
    expect(read).toMatchObject({
      ok: false,
      rejection: expect.stringMatching(/not read within 0/),
    });
  });
});

describe('a cell', () => {
  test('with a GSTIN that fails its check is refused, and no other number is offered', () => {
    expect(readGstin('27aapfu0939f1zv')).toStrictEqual({ ok: true, value: '27AAPFU0939F1ZV' });
    for (const text of ['27AAPFU0939F1ZX', '27AAPFU0993F1ZV']) {
      const read = readGstin(text);
      expect(read).toStrictEqual({ ok: false, why: expect.stringContaining(text) });
    }
  });

  test('with URP or NA for a GSTIN says that there is none', () => {
    for (const text of ['URP', 'NA', 'n/a', 'Unregistered', '-']) {
      expect(readGstin(text)).toStrictEqual({
        ok: true,
        value: undefined,
        shown: 'Not registered',
      });
    }
  });

  test('names a state by its name, its code, or with a slip of a letter', () => {
    expect(readState('J & K')).toMatchObject({ ok: true, value: '01' });
    expect(readState('Andhra Pradesh (undivided)')).toMatchObject({ ok: true, value: '28' });
    expect(readState('Karnatka')).toMatchObject({
      offers: [{ text: '29', label: 'Use 29 Karnataka', isSpelling: true }],
    });
    expect(readState('Mysore')).toStrictEqual({
      ok: false,
      why: 'State “Mysore” is not a state',
      offers: [{ text: '29', label: 'Use 29 Karnataka' }],
    });
    expect(readState('7')).toMatchObject({ offers: [{ text: '07', label: 'Use 07 Delhi' }] });
    expect(readState('केरल UP')).toMatchObject({ ok: false });
    expect(readState('Atlantis')).toStrictEqual({
      ok: false,
      why: 'State “Atlantis” is not a state',
    });
  });

  test('counts days in whole numbers', () => {
    expect(readWhole('Terms', 365)('30.0')).toStrictEqual({ ok: true, value: 30, shown: '30' });
    expect(readWhole('Terms', 365)('fifteen')).toMatchObject({ ok: false });
    expect(readWhole('Terms', 365)('3,0')).toMatchObject({ ok: false });
  });

  test('has a phone number as it was before a spreadsheet took it for a figure, or is refused', () => {
    expect(readPhone('+91 98220 11223')).toStrictEqual({ ok: true, value: '+91 98220 11223' });
    expect(readPhone('9.822011223E+09')).toStrictEqual({ ok: true, value: '9822011223' });
    expect(readPhone('9822011223.0')).toStrictEqual({ ok: true, value: '9822011223' });
    expect(readPhone('022-2345678 / 98220 11223')).toMatchObject({ ok: true });
    expect(readPhone('9.87654E+09')).toMatchObject({ why: expect.stringMatching(/lost its last/) });
    expect(readPhone('12')).toMatchObject({ why: expect.stringMatching(/has 2 digits/) });
    expect(readPhone('12 / 34')).toMatchObject({ ok: false });
    expect(readPhone('call me')).toMatchObject({ ok: false });
  });

  test('has one reading of days in every column', () => {
    const day = readDayCell('Bill date');
    expect(day('2026-03-31T18:30:00.000Z')).toStrictEqual({
      ok: true,
      value: '2026-04-01',
      shown: '01 Apr 2026',
    });
    expect(day('12/31/2026')).toStrictEqual({
      ok: false,
      why: 'Bill date “12/31/2026” has the month first',
      offers: [{ text: '2026-12-31', label: 'Use 31 Dec 2026', way: 'month first' }],
    });
    expect(day('46143')).toMatchObject({ offers: [{ label: 'Use 01 May 2026' }] });
  });
});
