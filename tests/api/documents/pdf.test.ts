import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, test } from 'vitest';
import { createPdfs } from '#api/documents/pdf.ts';
import { paperOf } from '#core/paper/index.ts';
import type { Paper } from '#core/paper/index.ts';
import { cotton, invoiceDocument, lineOf } from '#tests/specimens/tax/papers.ts';
import type { SpecimenRequest } from '#tests/specimens/tax/papers.ts';

const pdfs = createPdfs();
afterAll(() => pdfs.stop());

const paper = (asked?: SpecimenRequest): Paper => paperOf(invoiceDocument(asked));

/** The text of each page, as a reader of PDF finds it. */
async function pagesOf(wanted: Paper): Promise<readonly string[]> {
  const pdf = await pdfs.pdfOf(wanted, 1);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

/** What the PDF says that glyphs stand for, where scripts reorder and join them. */
function actualTextsOf(pdf: Buffer): string {
  const found: string[] = [];
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  for (const [, body = ''] of streams) {
    const text = inflated(Buffer.from(body, 'latin1'));
    for (const [, hex = ''] of text.matchAll(/\/ActualText\s*<FEFF([0-9A-F]+)>/gi)) {
      found.push(Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    }
  }
  return found.join('');
}

const inflated = (body: Buffer): string => {
  try {
    return inflateSync(body).toString('latin1');
  } catch {
    return '';
  }
};

const items = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    lineOf(`Item ${at + 1}`, ['5201', 'NOS'], [at + 1, 10 + at, 5]),
  );

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a paper as PDF', () => {
  test('has every text of the paper, and its figures', async () => {
    const wanted = paper({ document: { settled: [] } });
    const [page = ''] = await pagesOf(wanted);
    const texts = [
      wanted.title,
      ...wanted.facts.map(({ text }) => text),
      ...wanted.supplier.lines,
      ...(wanted.parties[0]?.lines ?? []),
      ...wanted.totals.flatMap(({ label, amount }) => [label, amount]),
      wanted.inWords.text,
      'ORIGINAL FOR RECIPIENT',
      '₹65,670.00',
      'Page 1 of 1',
    ];
    expect(texts.filter((text) => !page.includes(text))).toStrictEqual([]);
  });

  test('a PDF of many lines repeats the heads of the table and counts its pages', async () => {
    const pages = await pagesOf(paper({ lines: items(120), heads: 'intra' }));
    expect(pages.length).toBeGreaterThan(3);
    const head = '# Description HSN/SAC Qty Unit Rate Taxable value CGST SGST Amount';
    const withLines = pages.filter((page) => /Item \d+/.test(page));
    expect(withLines.filter((page) => !page.includes(head))).toStrictEqual([]);
    pages.forEach((page, at) => expect(page).toContain(`Page ${at + 1} of ${pages.length}`));
  });

  test('has each copy on pages of its own, counted from 1', async () => {
    const pages = await pagesOf(paper({ document: { copies: 3 } }));
    expect(pages).toHaveLength(3);
    expect(pages.filter((page) => page.includes('Page 1 of 1'))).toHaveLength(3);
    expect(pages[1]).toContain('DUPLICATE FOR TRANSPORTER');
  });

  test('the PDF of a draft says DRAFT', async () => {
    const [page = ''] = await pagesOf(paper({ document: { status: 'draft' } }));
    expect(page).toContain('DRAFT');
  });

  test('is tagged for those who hear it, and the same every time', async () => {
    const wanted = paper();
    const [one, other] = [await pdfs.pdfOf(wanted, 1), await pdfs.pdfOf(wanted, 1)];
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.toString('latin1')).toContain('/StructTreeRoot');
    expect(one.equals(other)).toBe(true);
  });

  test('has a logo, and does without one that is no picture', async () => {
    const withLogo = (base64: string) =>
      paper({ document: { logo: { mediaType: 'image/png', base64 } } });
    const [good, bad] = [withLogo(PIXEL), withLogo('bm90IGEgcGljdHVyZQ==')];
    expect((await pdfs.pdfOf(good, 1)).toString('latin1')).toContain('/Subtype /Image');
    expect((await pagesOf(bad))[0]).toContain('₹65,670.00');
  });

  test('does without a logo of 50,000 pixels each way, whatever its file weighs (G54)', async () => {
    const bytes = Buffer.from(PIXEL, 'base64');
    bytes.writeUInt32BE(50_000, 16);
    bytes.writeUInt32BE(50_000, 20);
    const logo = { mediaType: 'image/png', base64: bytes.toString('base64') } as const;
    const pdf = await pdfs.pdfOf(paper({ document: { logo } }), 1);
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
  });
});

describe('what people write', () => {
  const markup = [
    ['E', '#import "@preview/cetz:0.2.0": *'],
    ['E', '#read("/etc/passwd")'],
    ['E', '*bold* _it_ `raw` $x$ <label> @ref'],
    ['E', '= Heading // comment'],
    ['E', '\\u{41} ~ -- --- ... "quotes"'],
    ['E06', '<script>alert(1)</script>'],
    ['E10', '${alert(1)} and #{7*7} and <%= 7*7 %>'],
    ['E18', '<link rel=stylesheet href=http://127.0.0.1:1/x.css>'],
    ['E22', '<table><tr></table></div></div>'],
    ['E', '{"json": [1]}'],
  ];

  test.each(markup)('is never markup (%s): %s', async (_row, text) => {
    const lines = [{ ...cotton, name: text, description: text }];
    const [page = ''] = await pagesOf(paper({ lines, invoice: { notes: text } }));
    expect(page.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
  });

  test('a text of 5,000 signs without a space stays in its column, whole (E30)', async () => {
    const lines = [{ ...cotton, name: 'X'.repeat(5000) }];
    const pages = await pagesOf(paper({ lines }));
    const found = pages.join(' ').match(/X+/g) ?? [];
    expect(found.length).toBeGreaterThan(50);
    expect(Math.max(...found.map((run) => run.length))).toBeLessThan(100);
    expect(found.join('')).toHaveLength(5000);
  });

  test.each([
    ['Devanagari', 'सह्याद्री ट्रेडर्स क्षत्रिय'],
    ['Tamil', 'மீனாட்சி ஸ்டோர்ஸ்'],
    ['Kannada', 'ಕರ್ನಾಟಕ ಮಿಲ್ಸ್'],
    ['Gujarati', 'ક્ષત્રિય સ્ટોર્સ'],
  ])('is drawn in %s by a font that has it, and can be searched', async (script, name) => {
    const pdf = await pdfs.pdfOf(paper({ lines: [{ ...cotton, name }] }), 1);
    const font = script === 'Devanagari' ? 'NotoSans-Regular' : `NotoSans${script}-Regular`;
    expect(pdf.toString('latin1')).toContain(`+${font}`);
    const known = [...actualTextsOf(pdf)].filter((sign) => name.includes(sign));
    expect(known.length).toBeGreaterThan(0);
  });

  test('a text from right to left stays beside what is not', async () => {
    const [page = ''] = await pagesOf(paper({ recipient: { name: 'اردو بازار Traders' } }));
    expect(page).toContain('Traders');
    expect(page).toContain('₹65,670.00');
  });
});
