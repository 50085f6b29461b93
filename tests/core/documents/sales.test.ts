// Sales as an Indian accountant enters them: the customer owes the total, the sale is what section
// 15 of the CGST Act takes for the value of a supply, and each head of tax has its own account.
import { describe, expect, test } from 'vitest';
import { incomeRoleOf } from '#core/invoice/index.ts';
import type { InvoiceIssued, IssuedLine } from '#core/invoice/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { postingOfInvoice } from '#core/documents/index.ts';
import type { Posting } from '#core/documents/index.ts';
import {
  agro,
  agroMills,
  dubaiStores,
  issued,
  issuedFans,
  trade,
} from '#tests/specimens/tax/trade.ts';

const customerAccountId = agro.accountId;
const NAMES: Readonly<Record<number, string>> = {
  [agro.accountId]: 'customer',
  61: 'bank account',
};

/** `debit customer 11800.00`, one entry a line. */
const entriesOf = (posting: Posting | null): readonly string[] =>
  (posting?.entries ?? []).map(({ to, side, amountPaise }) => {
    const account = 'role' in to ? to.role : NAMES[to.accountId];
    return `${side} ${account} ${rupeesFromPaise(amountPaise)}`;
  });

const sale = (changes: Partial<InvoiceIssued['data']>): InvoiceIssued => {
  const data = { ...issued.data, ...changes };
  const lines = data.lines.map((each) => ({ ...each, income: incomeRoleOf(data, each) }));
  return { ...issued, data: { ...data, lines } };
};
const line = (changes: Partial<IssuedLine>): IssuedLine => ({ ...issuedFans, ...changes });
const halves = { cgstPaise: 90_000, sgstPaise: 90_000, igstPaise: 0 };
const untaxed = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
const postedBy = (invoice: InvoiceIssued) =>
  entriesOf(postingOfInvoice(invoice, customerAccountId));

describe('a sale on credit', () => {
  test('is posted with two equal taxes within the state (1)', () => {
    expect(postedBy(sale({ heads: 'intra', lines: [line(halves)] }))).toStrictEqual([
      'debit customer 11800.00',
      'credit sales-goods 10000.00',
      'credit output-cgst 900.00',
      'credit output-sgst 900.00',
    ]);
  });

  test('is posted to the account that the lines name, together where it is one', () => {
    const own = { incomeAccountId: 61 };
    expect(postedBy(sale({ lines: [line(own), line(own), line({})] }))).toStrictEqual([
      'debit customer 35400.00',
      'credit bank account 20000.00',
      'credit sales-goods 10000.00',
      'credit output-igst 5400.00',
    ]);
  });

  test('is posted with one tax to another state (1a)', () => {
    expect(postedBy(issued)).toStrictEqual([
      'debit customer 11800.00',
      'credit sales-goods 10000.00',
      'credit output-igst 1800.00',
    ]);
  });

  test('is posted with what it was rounded up or down by (1b)', () => {
    const lines = [line({ taxablePaise: 999_966, igstPaise: 179_994 })];
    expect(postedBy(sale({ lines, roundOffPaise: 40 }))).toStrictEqual([
      'debit customer 11800.00',
      'credit sales-goods 9999.66',
      'credit output-igst 1799.94',
      'credit round-off 0.40',
    ]);
    const more = [line({ taxablePaise: 1_000_034, igstPaise: 180_006 })];
    expect(postedBy(sale({ lines: more, roundOffPaise: -40 }))).toStrictEqual([
      'debit customer 11800.00',
      'credit sales-goods 10000.34',
      'credit output-igst 1800.06',
      'debit round-off 0.40',
    ]);
  });

  test('is posted abroad without tax under an undertaking (1d)', () => {
    const lines = [line(untaxed)];
    const supply = 'export-without-payment';
    expect(postedBy(sale({ supply, recipient: dubaiStores, lines }))).toStrictEqual([
      'debit customer 10000.00',
      'credit export-sales 10000.00',
    ]);
    expect(postedBy(sale({ supply: 'export-with-payment' }))).toStrictEqual([
      'debit customer 11800.00',
      'credit export-sales 10000.00',
      'credit output-igst 1800.00',
    ]);
  });

  test('is posted without tax under reverse charge, where the buyer pays it (1e)', () => {
    expect(postedBy(sale({ reverseCharge: true, lines: [line(untaxed)] }))).toStrictEqual([
      'debit customer 10000.00',
      'credit sales-rcm 10000.00',
    ]);
  });

  test('a sale on credit to a zone has an account of its own since lines say where they go', () => {
    const recipient = { ...agroMills, registration: 'sez' as const };
    const toZone = sale({ supply: 'sez-with-payment', recipient });
    const lines = [issuedFans].map(({ income: _unsaid, ...before }) => before);
    expect(postedBy({ ...toZone, data: { ...toZone.data, lines } })).toContain(
      'credit sales-goods 10000.00',
    );
    expect(postedBy(toZone)).toStrictEqual([
      'debit customer 11800.00',
      'credit sez-sales 10000.00',
      'credit output-igst 1800.00',
    ]);
  });

  test('a sale on credit of goods and services, with cess, goes to an account for each', () => {
    const freight = line({ hsn: '9965', taxablePaise: 200_000, igstPaise: 36_000 });
    const cola = line({ hsn: '2202', taxablePaise: 100_000, igstPaise: 40_000, cessPaise: 12_000 });
    expect(postedBy(sale({ lines: [issuedFans, freight, cola] }))).toStrictEqual([
      'debit customer 15680.00',
      'credit sales-goods 11000.00',
      'credit sales-services 2000.00',
      'credit output-igst 2560.00',
      'credit output-cess 120.00',
    ]);
  });

  test('a sale on credit that is rounded to nothing leaves the customer out', () => {
    const lines = [line({ taxablePaise: 30, igstPaise: 5 })];
    expect(postedBy(sale({ lines, roundOffPaise: -35 }))).toStrictEqual([
      'credit sales-goods 0.30',
      'credit output-igst 0.05',
      'debit round-off 0.35',
    ]);
  });

  test('a sale on credit of nothing makes no journal', () => {
    const lines = [line({ taxablePaise: 0, igstPaise: 0 })];
    expect(postingOfInvoice(sale({ journalId: null, lines }), customerAccountId)).toBeNull();
  });

  test('is a journal of the invoice’s day that names it', () => {
    expect(postingOfInvoice(issued, customerAccountId)).toMatchObject({
      journalId: trade.journalId,
      voucherType: 'sales',
      entryDate: '2026-11-21',
      narration: 'Tax Invoice INV-007',
      source: { kind: 'invoice', id: trade.invoiceId, number: 'INV-007' },
    });
  });
});
