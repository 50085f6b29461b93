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
