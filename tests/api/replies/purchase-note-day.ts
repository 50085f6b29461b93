// A debit note to the mill, after all else, so that nothing else counts it.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { MILL } from './purchase-day.ts';

const BILL = { billId: 3 };
const NOTE = { noteId: 1 };
const bill = {
  supplier_account_id: MILL,
  bill_number: 'M/9',
  bill_date: '2025-05-02',
  posted_on: '2025-05-03',
  items: [{ account_id: 63, name: 'Paper', hsn: '4802', taxable: '250.50' }],
  post: true,
};
const note = (taxable: string) => ({
  bill_id: 3,
  posted_on: '2025-05-03',
  items: [{ bill_line: 1, taxable }],
});

const ANSWER = {
  supplier_note: { number: 'CN/9', date: '2025-05-06' },
  printed: { taxable: '90.00' },
  date: '2025-05-07',
};

/** In this order: what comes later builds on what was done before. */
export const PURCHASE_NOTE_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  ['createPurchaseBill', { body: bill }],
  ['createPurchaseDebitNote', { body: note('100.10') }],
  ['changePurchaseDebitNote', { params: NOTE, body: note('99.41') }],
  ['postPurchaseDebitNote', { params: NOTE, body: {} }],
  ['readPurchaseDebitNote', { params: NOTE }],
  ['readReturnable', { params: BILL }],
  ['createPurchaseDebitNote', { body: note('1') }],
  ['discardPurchaseDebitNote', { params: { noteId: 2 }, body: { reason: 'It stays' } }],
  ['listPurchaseDebitNotes', { query: { limit: 2 } }],
  ['readPurchaseDebitNoteFigures', { query: { filter: 'paid' } }],
  ['reversePurchaseDebitNote', { params: NOTE, body: { reason: 'It stays', date: '2025-05-04' } }],
];

const ANSWERED = { noteId: 3 };

/** Another one, which the supplier answers. */
export const ANSWERED_NOTE_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  ['createPurchaseDebitNote', { body: { ...note('100.10'), post: true } }],
  ['matchPurchaseDebitNote', { params: ANSWERED, body: ANSWER }],
  ['reversePurchaseDebitNoteMatch', { params: ANSWERED, body: { reason: 'Another bill’s' } }],
];
