// How many pixels a picture has, read from its head alone: a small file may unfold into gigabytes.
import type { Logo } from '#core/paper/index.ts';

/** Far more than 16 mm of paper can show. */
const PIXELS_MAX = 4000;

/** @returns whether a logo says its size and is of one that may be unpacked. */
export function isDrawable({ mediaType, base64 }: Logo): boolean {
  const bytes = Buffer.from(base64, 'base64');
  const size = mediaType === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
  return size !== null && size.every((pixels) => pixels > 0 && pixels <= PIXELS_MAX);
}

type Size = readonly [width: number, height: number];

/** The first chunk is IHDR: its width and height stand at 16 and 20. */
const pngSize = (bytes: Buffer): Size | null =>
  bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
    ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    : null;

/** C4, C8 and CC are tables; every other segment from C0 to CF begins a frame, and says its size. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    if (isFrame(bytes.readUInt8(at + 1))) {
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
