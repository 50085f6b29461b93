// The entries per document as an Indian accountant writes them, row by row of the domain page (3.2):
// sales, receipts and credit notes.
import { describe, expect, test } from 'vitest';
import type { CreditNoteIssued, InvoiceIssued, IssuedLine } from '#core/invoice/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import {
  creditNoteIssued,
  invoiceIssued,
  paymentRecorded,
  receiptRecorded,
} from '#core/posting-rules/index.ts';
import type { Posting } from '#core/posting-rules/index.ts';
import {
  agro,
  agroMills,
  dubaiStores,
  issued,
  issuedFans,
  numbered,
  oneFanBack,
  paid,
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

const sale = (changes: Partial<InvoiceIssued['data']>): InvoiceIssued => ({
  ...issued,
  data: { ...issued.data, ...changes },
});
const line = (changes: Partial<IssuedLine>): IssuedLine => ({ ...issuedFans, ...changes });
const halves = { cgstPaise: 90_000, sgstPaise: 90_000, igstPaise: 0 };
const untaxed = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
const postedBy = (invoice: InvoiceIssued) => entriesOf(invoiceIssued(invoice, customerAccountId));

describe('a sale on credit', () => {
  test('1: within the state', () => {
    expect(postedBy(sale({ heads: 'intra', lines: [line(halves)] }))).toStrictEqual([
      'debit customer 11800.00',
      'credit sales-goods 10000.00',
      'credit output-cgst 900.00',
      'credit output-sgst 900.00',
    ]);
  });

  test('1a: to another state', () => {
    expect(postedBy(issued)).toStrictEqual([
      'debit customer 11800.00',
      'credit sales-goods 10000.00',
      'credit output-igst 1800.00',
    ]);
  });

  test('1b: rounded up, and rounded down', () => {
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

  test('1d: abroad under an undertaking', () => {
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

  test('1e: under reverse charge, where the buyer pays the tax', () => {
    expect(postedBy(sale({ reverseCharge: true, lines: [line(untaxed)] }))).toStrictEqual([
      'debit customer 10000.00',
      'credit sales-rcm 10000.00',
    ]);
  });

  test('to a zone is a sale of goods as any other', () => {
    const recipient = { ...agroMills, registration: 'sez' as const };
    expect(postedBy(sale({ supply: 'sez-with-payment', recipient }))).toStrictEqual([
      'debit customer 11800.00',
      'credit sales-goods 10000.00',
      'credit output-igst 1800.00',
    ]);
  });

  test('of goods and services, with cess, goes to an account for each', () => {
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

  test('that is rounded to nothing leaves the customer out', () => {
    const lines = [line({ taxablePaise: 30, igstPaise: 5 })];
    expect(postedBy(sale({ lines, roundOffPaise: -35 }))).toStrictEqual([
      'credit sales-goods 0.30',
      'credit output-igst 0.05',
      'debit round-off 0.35',
    ]);
  });

  test('of nothing makes no journal', () => {
    const lines = [line({ taxablePaise: 0, igstPaise: 0 })];
    expect(invoiceIssued(sale({ journalId: null, lines }), customerAccountId)).toBeNull();
  });

  test('is a journal of the invoice’s day that names it', () => {
    expect(invoiceIssued(issued, customerAccountId)).toMatchObject({
      journalId: trade.journalId,
      voucherType: 'journal',
      entryDate: '2026-11-21',
      narration: 'Tax Invoice INV-007',
      source: { kind: 'invoice', id: trade.invoiceId, number: 'INV-007' },
    });
  });
});

describe('a receipt', () => {
  const invoiceNumber = 'INV-007';

  test('2 and 2a: of the whole and of a part, against the invoice', () => {
    for (const paise of [1_180_000, 500_000]) {
      const posting = paymentRecorded(paid(paise), { customerAccountId, invoiceNumber });
      const amount = rupeesFromPaise(paise);
      expect(entriesOf(posting)).toStrictEqual([
        `debit bank account ${amount}`,
        `credit customer ${amount}`,
      ]);
    }
  });

  test('says what was paid, and how', () => {
    const payment = paid(500_000);
    const told = paymentRecorded(payment, { customerAccountId, invoiceNumber });
    expect(told).toMatchObject({
      voucherType: 'receipt',
      entryDate: '2026-11-21',
      narration: 'Payment of INV-007 by bank transfer, UTR 42',
      source: { kind: 'payment', id: trade.paymentId, number: 'INV-007' },
    });
    const inCash = {
      ...payment,
      data: { ...payment.data, method: 'cash', reference: null },
    } as const;
    expect(paymentRecorded(inCash, { customerAccountId, invoiceNumber }).narration).toBe(
      'Payment of INV-007 by cash',
    );
  });

  test('2e: above what is due, on account', () => {
    const { data } = paid(20_000);
    const { receiptId } = trade;
    const { invoiceId: _invoice, paymentId: _payment, ...money } = data;
    const posting = receiptRecorded(
      {
        type: 'ReceiptRecorded',
        version: 1,
        data: { ...money, ...numbered('RV-', 4), receiptId },
      },
      { customerAccountId },
    );
    expect(entriesOf(posting)).toStrictEqual([
      'debit bank account 200.00',
      'credit customer 200.00',
    ]);
    expect(posting).toMatchObject({
      voucherType: 'receipt',
      narration: 'Receipt RV-004 on account by bank transfer, UTR 42',
      source: { kind: 'receipt', id: receiptId, number: 'RV-004' },
    });
  });
});

describe('a credit note', () => {
  const note = (changes: Partial<CreditNoteIssued['data']>): CreditNoteIssued => ({
    ...oneFanBack,
    data: { ...oneFanBack.data, ...changes },
  });
  const posted = (one: CreditNoteIssued) =>
    creditNoteIssued(one, { customerAccountId, invoiceNumber: 'INV-007' });
  const back = { line: 1, quantityThousandths: 1000, taxablePaise: 100_000, cessPaise: 0 };

  test('3: of a sale within the state', () => {
    const lines = [{ ...back, cgstPaise: 9_000, sgstPaise: 9_000, igstPaise: 0 }];
    expect(entriesOf(posted(note({ lines })))).toStrictEqual([
      'debit sales-return 1000.00',
      'debit output-cgst 90.00',
      'debit output-sgst 90.00',
      'credit customer 1180.00',
    ]);
  });

  test('3: of a sale to another state, with its round-off', () => {
    expect(entriesOf(posted(note({ roundOffPaise: 40 })))).toStrictEqual([
      'debit sales-return 1000.00',
      'debit output-igst 180.00',
      'debit round-off 0.40',
      'credit customer 1180.40',
    ]);
    expect(entriesOf(posted(note({ roundOffPaise: -40 })))).toStrictEqual([
      'debit sales-return 1000.00',
      'debit output-igst 180.00',
      'credit round-off 0.40',
      'credit customer 1179.60',
    ]);
  });

  test('names itself and its invoice', () => {
    expect(posted(oneFanBack)).toMatchObject({
      voucherType: 'journal',
      entryDate: '2026-11-21',
      narration: 'Credit note CN-003 for INV-007',
      source: { kind: 'credit note', id: trade.creditNoteId, number: 'CN-003' },
    });
  });
});
