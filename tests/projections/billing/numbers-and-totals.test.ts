// The numbers of documents, what was billed in each month, and the settings of documents.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NEW_PROFILE } from '#core/book/index.ts';
import type { BookEvent } from '#core/book/index.ts';
import type { CustomerEvent } from '#core/customer/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { billingMonthsOf } from '#projections/billing-overview/read.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { lastNumbers } from '#projections/document-numbers/read.ts';
import { sahyadri } from '#tests/specimens/books/sahyadri.ts';
import {
  agro,
  drafted,
  issued,
  numbered,
  oneFanBack,
  paid,
  receipted,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { did } from '../support/happened.ts';
import { laidOut, table } from '../support/laid-out.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

const { bookId } = sahyadri;
const { invoiceId } = trade;
let tables: ReadTables;

beforeAll(async () => {
  tables = await openReadTables();
});
beforeEach(() => tables.forget());
afterAll(() => tables.close());

const happens = (events: readonly (InvoiceEvent | CustomerEvent | BookEvent)[]) =>
  tables.happens(
    bookId,
    events.map((event) => did(event)),
  );
const cancelled: InvoiceEvent = {
  type: 'InvoiceCancelled',
  version: 1,
  data: {
    invoiceId,
    customerId: agro.customerId,
    number: 'INV-008',
    reason: 'Ordered twice',
    issued: {
      issueDate: '2026-11-21',
      taxablePaise: 1e6,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 18e4,
      cessPaise: 0,
      totalPaise: 118e4,
    },
  },
};
const renumbered: InvoiceEvent = {
  type: 'InvoiceRenumbered',
  version: 1,
  data: { invoiceId, ...numbered('INV-', 8), formerNumber: 'INV-007' },
};

async function taken(): Promise<string> {
  const { rows } = await tables.pool.query<{ kind: string; number: string; cancelled: boolean }>(
    `select kind, number, cancelled from document_numbers order by kind, series_number`,
  );
  return laidOut(rows, {
    kind: ({ kind }) => kind,
    number: ({ number }) => number,
    cancelled: ({ cancelled: is }) => is,
  });
}

test('a payment takes a number of receipts, but not that of the receipt above it', async () => {
  const { receiptId } = trade;
  const one = receipted(paid(500_000));
  const other = receipted(paid(680_000, 402), { ...numbered('RV-', 5), receiptId });
  const { invoiceId: _invoice, paymentId: _payment, ...money } = paid(20_000).data;
  const above: CustomerEvent = {
    type: 'ReceiptRecorded',
    version: 2,
    data: { ...money, ...numbered('RV-', 5), receiptId },
  };
  await happens([one]);
  await happens([other]);
  await happens([above]);
  expect(await taken()).toBe(
    table(`
    kind     number  cancelled
    receipt  RV-004  false
    receipt  RV-005  false
  `),
  );
});

test('a number stays taken when its draft moves to another year, and when it is cancelled', async () => {
  const all = table(`
    kind         number   cancelled
    credit-note  CN-003   false
    invoice      INV-007  true
    invoice      INV-008  true
  `);
  await happens([drafted, renumbered, oneFanBack, cancelled]);
  expect(await taken()).toBe(all);
  await tables.forget();
  for (const event of [drafted, renumbered, oneFanBack, cancelled]) await happens([event]);
  expect(await taken()).toBe(all);
});

test('the last number is told for each series by itself, whatever the case of its letters', async () => {
  const yearly = { ...drafted.data, ...numbered('ST/26-27/', 4), invoiceId: 302 };
  await happens([drafted, { ...drafted, data: yearly }]);
  const series = [
    { kind: 'invoice', series: 'INV-' },
    { kind: 'invoice', series: 'inv-' },
    { kind: 'invoice', series: 'ST/26-27/' },
    { kind: 'invoice', series: 'ST/27-28/' },
    { kind: 'receipt', series: 'INV-' },
  ] as const;
  expect(await lastNumbers(tables.db, bookId, series)).toStrictEqual([7, 7, 4, 0, 0]);
  expect(await lastNumbers(tables.db, 99, series.slice(0, 1))).toStrictEqual([0]);
});

const november = { from: '2026-11-01', to: '2026-11-30' };

/** @returns what stands of a month, which has no row or one of nothing once all is cancelled. */
async function billedIn(period: typeof november) {
  const months = await billingMonthsOf(tables.db, bookId, period);
  return months.filter(({ invoices, taxPaise }) => invoices !== 0 || taxPaise !== 0);
}

test('what was billed in a month is less what credit notes gave back', async () => {
  await happens([drafted, issued, oneFanBack]);
  const month = { month: '2026-11-01', invoices: 1, taxablePaise: 9e5, taxPaise: 162e3 };
  expect(await billedIn(november)).toStrictEqual([month]);
  expect(await billedIn({ from: '2026-04-01', to: '2027-03-31' })).toStrictEqual([month]);
});

test('an invoice that is cancelled leaves the month in which it was issued', async () => {
  await happens([drafted, issued]);
  await happens([cancelled]);
  expect(await billedIn(november)).toStrictEqual([]);
  await tables.forget();
  await happens([drafted, issued, cancelled]);
  expect(await billedIn(november)).toStrictEqual([]);
  expect(await billedIn({ from: '2026-12-01', to: '2027-03-31' })).toStrictEqual([]);
});

const profile = (
  changes: Extract<BookEvent, { type: 'BillingProfileChanged' }>['data']['changes'],
): BookEvent => ({ type: 'BillingProfileChanged', version: 1, data: { bookId, changes } });
const accounts = (settled: Record<string, number>): BookEvent => ({
  type: 'PostingAccountsChanged',
  version: 8,
  data: { bookId, accounts: settled },
});

const turnover = (financialYear: string, amountPaise: number | null): BookEvent => ({
  type: 'TurnoverSet',
  version: 1,
  data: { bookId, financialYear, amountPaise },
});

const deducting = (from: string | null): BookEvent => ({
  type: 'TaxDeductionSet',
  version: 1,
  data: { bookId, from, tan: null },
});

test('settings are the last ones set, and those of a new book where nothing was', async () => {
  expect(await settingsOf(tables.db, bookId)).toStrictEqual({
    billing: NEW_PROFILE,
    postingAccounts: {},
    turnovers: new Map(),
    seriesStarts: new Map(),
    undertakings: {},
    eInvoicing: { exemption: null, keys: [] },
    taxDeduction: { from: null, tan: null },
  });
  const bank = { name: 'HDFC Bank', accountNumber: '501', ifsc: 'HDFC0000123', branch: null };
  await happens([
    profile({ legalName: 'Sahyadri', dueDays: 15, bank }),
    profile({ legalName: 'Sahyadri Traders' }),
    accounts({ bank: 61, 'sales-goods': 62 }),
    turnover('24-25', 5),
    turnover('25-26', 6),
    deducting(null),
    deducting('2026-04-01'),
  ]);
  await happens([profile({ bank: null }), accounts({ bank: 66 }), turnover('24-25', null)]);
  expect(await settingsOf(tables.db, bookId)).toStrictEqual({
    billing: { ...NEW_PROFILE, legalName: 'Sahyadri Traders', dueDays: 15 },
    postingAccounts: { bank: 66, 'sales-goods': 62 },
    turnovers: new Map([['25-26', 6]]),
    seriesStarts: new Map(),
    undertakings: {},
    eInvoicing: { exemption: null, keys: [] },
    taxDeduction: { from: '2026-04-01', tan: null },
  });
});
