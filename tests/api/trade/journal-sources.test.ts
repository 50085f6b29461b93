// A journal that a document made says which, and where that is seen; one that a person posted says
// none, and neither does a reversal, which leads to the journal that it takes back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JournalCard } from '#tests/support/replies-on-wire.ts';
import { saleOf } from '../books/right-requests.ts';
import { billed, detailOf, onInvoice, openHouse } from './house.ts';
import type { House } from './house.ts';
import { done, newReceipt } from './requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const journalOf = async (journalId: number): Promise<JournalCard> =>
  done(await house.auditor('readJournal', { params: { journalId } })).body as JournalCard;

it('an invoice, its payment, its credit note, and a receipt on account name their documents', async () => {
  const {
    id,
    number,
    journal_id: journalId,
    customer_id: customerId,
  } = await billed(house, 'mills');
  const call = onInvoice(house);
  const paid = detailOf(done(await call('recordPayment', id, { method: 'cash', amount: '50' })));
  const credited = detailOf(done(await call('issueCreditNote', id, { reason: '01' })));
  const [payment] = paid.payments;
  const [note] = credited.credit_notes;
  const { receiptId } = await newReceipt(house, customerId);
  const ofInvoice = { number, invoice_id: id, customer_id: customerId };
  expect((await journalOf(journalId ?? 0)).source).toStrictEqual({
    ...ofInvoice,
    customer_id: null,
    kind: 'invoice',
    id,
  });
  expect((await journalOf(payment?.journal_id ?? 0)).source).toStrictEqual({
    ...ofInvoice,
    kind: 'payment',
    id: payment?.id,
  });
  expect((await journalOf(note?.journal_id ?? 0)).source).toStrictEqual({
    ...ofInvoice,
    kind: 'credit-note',
    id: note?.id,
    number: note?.number,
  });
  const cards = (await house.auditor('listJournals')).body as readonly JournalCard[];
  expect(cards.map(({ source }) => source)).toMatchObject([
    { kind: 'receipt', id: receiptId, invoice_id: null, customer_id: customerId },
    { kind: 'credit-note' },
    { kind: 'payment' },
    { kind: 'invoice' },
  ]);
});

it('what a person posted, and the reversal of a cancelled invoice, name no document', async () => {
  const posted = done(await house.owner('postJournal', { body: saleOf(house) }));
  const { journal } = posted.body as { journal: { id: number } };
  expect((await journalOf(journal.id)).source).toBeNull();
  const { id, journal_id: journalId } = await billed(house, 'delhi');
  done(await onInvoice(house)('cancelInvoice', id, { reason: 'Typed twice' }));
  const taken = await journalOf(journalId ?? 0);
  expect(taken.source).toMatchObject({ kind: 'invoice', invoice_id: id });
  expect((await journalOf(taken.reversed_by ?? 0)).source).toBeNull();
});
