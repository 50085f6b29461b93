// What may stand as a logo: a PNG or JPEG by what it holds, whatever it calls itself. One that goes
// on after its end may be a program besides, and a small file may unfold into gigabytes.
import type { BillingProfile } from './billing-profile.ts';

/** It goes out with every PDF. */
export const LOGO_BYTES_MAX = 64 * 1024;
/** Far more than 16 mm of paper can show. */
export const LOGO_PIXELS_MAX = 4000;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SEXTETS: ReadonlyMap<string, number> = new Map(
  [...ALPHABET].map((letter, value) => [letter, value]),
);

type Size = readonly [width: number, height: number];

/** @returns whether a picture is whole, says its size, and is of one that may be unpacked. */
export function isLogo({ mediaType, base64 }: NonNullable<BillingProfile['logo']>): boolean {
  const bytes = bytesOf(base64);
  if (bytes === null || bytes.length > LOGO_BYTES_MAX) return false;
  const size = mediaType === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
  return size !== null && size.every((pixels) => pixels > 0 && pixels <= LOGO_PIXELS_MAX);
}

function bytesOf(base64: string): Uint8Array | null {
  if (base64.length > Math.ceil(LOGO_BYTES_MAX / 3) * 4) return null;
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null;
  const letters = base64.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  for (const [at, letter] of [...letters].entries()) {
    bits = ((bits << 6) | (SEXTETS.get(letter) ?? 0)) & 0xff_ff;
    const left = ((at + 1) * 6) % 8;
    if (left < 6) bytes[Math.floor(((at + 1) * 6) / 8) - 1] = (bits >> left) & 0xff;
  }
  return bytes;
}

const numberAt = (bytes: Uint8Array, from: number, length: number): number =>
  bytes.slice(from, from + length).reduce((number, byte) => number * 256 + byte, 0);
const wordAt = (bytes: Uint8Array, from: number): string =>
  String.fromCodePoint(...bytes.slice(from, from + 4));

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Chunk after chunk: IHDR, which says the size, pixels in IDAT, and IEND as the last bytes. */
function pngSize(bytes: Uint8Array): Size | null {
  if (!PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return null;
  if (wordAt(bytes, 12) !== 'IHDR') return null;
  const size: Size = [numberAt(bytes, 16, 4), numberAt(bytes, 20, 4)];
  let hasPixels = false;
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length;) {
    const [length, kind] = [numberAt(bytes, at, 4), wordAt(bytes, at + 4)];
    hasPixels ||= kind === 'IDAT' && length > 0;
    at += 12 + length;
    if (kind === 'IEND') return hasPixels && at === bytes.length ? size : null;
  }
  return null;
}

/** C4, C8 and CC are tables; every other segment from C0 to CF begins a frame and says its size. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segment after segment up to the pixels, which begin with DA; and D9 as the last bytes. */
function jpegSize(bytes: Uint8Array): Size | null {
  if (numberAt(bytes, 0, 2) !== 0xff_d8) return null;
  if (numberAt(bytes, bytes.length - 2, 2) !== 0xff_d9) return null;
  let size: Size | null = null;
  for (let at = 2; bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) return size;
    if (isFrame(marker)) size = [numberAt(bytes, at + 7, 2), numberAt(bytes, at + 5, 2)];
    at += 2 + numberAt(bytes, at + 2, 2);
  }
  return null;
}
