// Pictures as a logo may be, byte for byte, and what only looks like one.

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one pixel that says it has so many. */
export function png(width = 1, height = 1): Buffer {
  const bytes = Buffer.from(PIXEL, 'base64');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A JPEG's segments: a comment, a frame that says its size, and a scan of a few bytes. */
export function jpeg(width = 1, height = 1): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8fffe0004c9c9', 'hex'),
    frame,
    Buffer.from('ffda0008010100003f001234ffd9', 'hex'),
  ]);
}
