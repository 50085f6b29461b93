// A trading business in Maharashtra with an owner, an accountant, a typist and an auditor.
import type { BookEvent } from '#core/book/index.ts';
import type { AccountId, BookId } from '#core/kernel/ids.ts';
import { deepak, farida, iyer, meera } from './people.ts';

export const sahyadri = {
  bookId: 8 as BookId,
  name: 'Sahyadri Traders',
  gstin: '27AAPFU0939F1ZV',
  hdfcBank: 61 as AccountId,
  salesGoods: 62 as AccountId,
  outputIgst: 63 as AccountId,
  karnatakaAgro: 64 as AccountId,
  rent: 65 as AccountId,
  electricity: 66 as AccountId,
  telephone: 67 as AccountId,
} as const;

const { bookId } = sahyadri;

export const created: readonly BookEvent[] = [
  { type: 'BookCreated', version: 1, data: { bookId, name: sahyadri.name } },
  { type: 'MemberAdded', version: 1, data: { bookId, personId: meera.id, role: 'owner' } },
];

/** The book with everybody who works in it. */
export const staffed: readonly BookEvent[] = [
  ...created,
  { type: 'MemberAdded', version: 1, data: { bookId, personId: iyer.id, role: 'accountant' } },
  { type: 'MemberAdded', version: 1, data: { bookId, personId: deepak.id, role: 'data entry' } },
  { type: 'MemberAdded', version: 1, data: { bookId, personId: farida.id, role: 'auditor' } },
];

/** What stands as the logo, and what only looks like one. */
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
