import { describe, expect, test } from 'vitest';
import { bookDecider, isLogo } from '#core/book/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { created, jpeg, png, sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId } = sahyadri;

type Logo = Parameters<typeof isLogo>[0];
const logo = (bytes: Buffer, mediaType: Logo['mediaType'] = 'image/png'): Logo => ({
  mediaType,
  base64: bytes.toString('base64'),
});
const asJpeg = (bytes: Buffer) => logo(bytes, 'image/jpeg');
/** A PNG that a remark fills up to a size. */
function pngOf(bytes: number): Buffer {
  const remark = Buffer.alloc(bytes - png().length);
  remark.writeUInt32BE(remark.length - 12, 0);
  remark.write('tEXt', 4, 'latin1');
  return Buffer.concat([png().subarray(0, -12), remark, png().subarray(-12)]);
}
/** Segments C4, C8 and CC say no size, whatever stands where a frame has it. */
function withTables(bytes: Buffer): Buffer {
  const tables = ['c4', 'c8', 'cc'].map((kind) =>
    Buffer.from(`ff${kind}000b080000000001011100`, 'hex'),
  );
  const pixels = bytes.indexOf(Buffer.from('ffda', 'hex'));
  return Buffer.concat([bytes.subarray(0, pixels), ...tables, bytes.subarray(pixels)]);
}
const changing = (wanted: Logo) =>
  given(created).when({
    type: 'ChangeBillingProfile',
    data: { bookId, changes: { logo: wanted } },
  });

describe('a logo', () => {
  test.each([
    ['a PNG', logo(png())],
    ['a PNG of 4,000 pixels a side', logo(png(4000, 4000))],
    ['a JPEG', asJpeg(jpeg(640, 480))],
    ['a JPEG with tables before and behind its frame', asJpeg(withTables(jpeg(640, 480)))],
    ['a PNG of 64 kB', logo(pngOf(65_536))],
  ])('may be %s', (_, wanted) => {
    changing(wanted).then([
      { type: 'BillingProfileChanged', version: 1, data: { bookId, changes: { logo: wanted } } },
    ]);
  });

  test.each([
    ['an SVG', logo(Buffer.from('<svg onload="alert(1)"/>'))],
    ['a JPEG called PNG', logo(jpeg())],
    ['a PNG called JPEG', asJpeg(png())],
    ['nothing', logo(Buffer.alloc(0))],
    ['the first bytes of a PNG', logo(png().subarray(0, 24))],
    ['the first bytes of a JPEG', asJpeg(Buffer.from('ffd8ffe000104a464946', 'hex'))],
    ['a PNG that was cut', logo(png().subarray(0, -1))],
    ['a JPEG that was cut', asJpeg(jpeg().subarray(0, -2))],
    ['a PNG with a page behind it', logo(Buffer.concat([png(), Buffer.from('<script>')]))],
    ['a JPEG with an archive behind it', asJpeg(Buffer.concat([jpeg(), Buffer.from('PK')]))],
    ['50,000 pixels each way', logo(png(50_000, 50_000))],
    ['4,001 pixels high', asJpeg(jpeg(1, 4001))],
    ['of no width', logo(png(0, 1))],
    ['one byte more than 64 kB', logo(pngOf(65_537))],
    [
      'no base64',
      { mediaType: 'image/png', base64: `${png().toString('base64').slice(0, -4)}a_b!` },
    ],
  ] as const)('is not %s (G50, G54)', (_, wanted) => {
    changing(wanted).thenRejected({ kind: 'logo_invalid', bytesMax: 65_536, pixelsMax: 4000 });
  });

  test('is read to its last byte, however many these are', () => {
    for (let more = 0; more < 9; more += 1) {
      const text = Buffer.alloc(12 + more);
      text.writeUInt32BE(more, 0);
      text.write('tEXt', 4, 'latin1');
      const whole = Buffer.concat([png().subarray(0, -12), text, png().subarray(-12)]);
      expect(isLogo(logo(whole))).toBe(true);
      expect(isLogo(logo(whole.subarray(0, -1)))).toBe(false);
    }
  });
});
