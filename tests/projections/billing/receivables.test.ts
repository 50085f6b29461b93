import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CustomerEvent } from '#core/customer/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import {
  countSettlementsOf,
  findSettlement,
  openCredits,
  settlementsOf,
} from '#projections/receivables/read.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { agro, numbered, oneFanBack, paid, sent, trade } from '#tests/specimens/tax/trade.ts';
import { did, shownInstantOf } from '../support/happened.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

const { bookId } = sahyadri;
const { invoiceId, receiptId, creditNoteId, allocationId, paymentId } = trade;
const { customerId } = agro;
let tables: ReadTables;

beforeAll(async () => {
  tables = await openReadTables();
});
beforeEach(() => tables.forget());
afterAll(() => tables.close());

const received: CustomerEvent = {
  type: 'ReceiptRecorded',
  version: 2,
  data: {
    receiptId,
    customerId,
    ...numbered('RV-', 4),
    amountPaise: 5e5,
    method: 'upi',
    reference: null,
    paidOn: '2026-11-20',
    accountId: trade.bank,
    journalId: 806,
  },
};
const source = { kind: 'receipt', id: receiptId, number: 'RV-004' } as const;
const allocated: InvoiceEvent = {
  type: 'CreditAllocated',
  version: 2,
  data: {
    allocationId,
    invoiceId,
    customerId,
    source,
    amountPaise: 2e5,
    allocatedOn: '2026-11-21',
  },
};
const allocationBack: InvoiceEvent = {
  type: 'AllocationReversed',
  version: 2,
  data: {
    allocationId,
    invoiceId,
    customerId,
    source,
    amountPaise: 2e5,
    reason: 'Of another invoice',
  },
};
const receiptBack: CustomerEvent = {
  type: 'ReceiptReversed',
  version: 2,
  data: { receiptId, customerId, amountPaise: 500_000, reason: 'Bounced' },
};
const paymentBack: InvoiceEvent = {
  type: 'PaymentReversed',
  version: 2,
  data: { paymentId, invoiceId, customerId, amountPaise: 500_000, reason: 'Bounced' },
};
/** One fan of a paid invoice: all of it is the customer's credit. */
const noteAfterPayment: InvoiceEvent = {
  ...oneFanBack,
  data: { ...oneFanBack.data, appliedPaise: 0 },
};
const happens = (events: readonly (InvoiceEvent | CustomerEvent)[]) =>
  tables.happens(
    bookId,
    events.map((event) => did(event)),
  );

test('what settled an invoice is told in order, taken back or not', async () => {
  await happens([...sent, paid(500_000), received, allocated, oneFanBack, paymentBack]);
  const rows = await settlementsOf(tables.db, bookId, invoiceId);
  const told = rows.map(({ kind, settlementId, amountPaise, reversed, reason }) => [
    kind,
    settlementId,
    amountPaise,
    reversed,
    reason,
  ]);
  expect(told).toStrictEqual([
    ['payment', paymentId, 500_000, true, 'Bounced'],
    ['allocation', allocationId, 200_000, false, null],
    ['credit-note', creditNoteId, 118_000, false, null],
  ]);
  expect(rows[2]?.content).toStrictEqual({
    lines: oneFanBack.data.lines,
    roundOffPaise: 0,
    appliedPaise: 118e3,
    creditReason: '01',
    note: 'One was broken',
  });
  expect(rows[1]?.content).toStrictEqual({ source });
});

test('one of them says who wrote it, when, and where the money went', async () => {
  await happens([...sent, paid(500_000)]);
  await happens([paymentBack]);
  expect(await findSettlement(tables.db, bookId, { kind: 'payment', id: paymentId })).toStrictEqual(
    {
      kind: 'payment',
      settlementId: paymentId,
      seq: 3,
      lastSeq: 4,
      actorId: meera.id,
      customerId,
      invoiceId,
      journalId: 803,
      accountId: trade.bank,
      amountPaise: 5e5,
      dated: '2026-11-21',
      reversed: true,
      number: null,
      method: 'bank-transfer',
      reference: 'UTR 42',
      reason: 'Bounced',
      content: null,
      createdAt: shownInstantOf(3),
      updatedAt: shownInstantOf(4),
    },
  );
  expect(await findSettlement(tables.db, bookId, { kind: 'receipt', id: paymentId })).toBeNull();
  expect(await findSettlement(tables.db, 99, { kind: 'payment', id: paymentId })).toBeNull();
});

const openOf = async (customer: number | null = null) =>
  (await openCredits(tables.db, bookId, customer)).map(({ number, amountPaise, openPaise }) => [
    number,
    amountPaise,
    openPaise,
  ]);
test('a receipt is open for what was not allocated of it', async () => {
  await happens([...sent, received]);
  expect(await openOf()).toStrictEqual([['RV-004', 500_000, 500_000]]);
  await happens([allocated]);
  expect(await openOf(customerId)).toStrictEqual([['RV-004', 500_000, 300_000]]);
  expect(await openOf(99)).toStrictEqual([]);
});

test('what is allocated and taken back in one go leaves all of it open', async () => {
  await happens([...sent, received, allocated, allocationBack]);
  expect(await openOf()).toStrictEqual([['RV-004', 500_000, 500_000]]);
});

test('a receipt that was taken back is open no more', async () => {
  await happens([...sent, received, receiptBack]);
  expect(await openOf()).toStrictEqual([]);
});

test('a credit note of a paid invoice is open, one that lessened a balance is not', async () => {
  await happens([...sent, oneFanBack]);
  expect(await openOf()).toStrictEqual([]);
  await tables.forget();
  await happens([...sent, paid(1_180_000), noteAfterPayment]);
  expect(await openOf()).toStrictEqual([['CN-003', 118_000, 118_000]]);
});

test('a customer’s settlements are counted, also those that were taken back', async () => {
  await happens([...sent, paid(500_000), paymentBack, received]);
  expect(await countSettlementsOf(tables.db, bookId, customerId)).toBe(2);
  expect(await countSettlementsOf(tables.db, bookId, 99)).toBe(0);
});
