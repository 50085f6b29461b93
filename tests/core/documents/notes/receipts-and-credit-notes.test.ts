// Receipts and credit notes (section 34 of the CGST Act) as an Indian accountant enters them: which
// account each of them is posted to. Documents post themselves: docs/decisions, 15.
import { describe, expect, test } from 'vitest';
import type { CreditNoteIssued } from '#core/invoice/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { postingOfCreditNote, postingOfPayment, postingOfReceipt } from '#core/documents/index.ts';
import type { Posting } from '#core/documents/index.ts';
import { agro, issued, numbered, oneFanBack, paid, trade } from '#tests/specimens/tax/trade.ts';

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

describe('a receipt', () => {
  const invoiceNumber = 'INV-007';

  test('is posted against the invoice, whole or in part (2 and 2a)', () => {
    for (const paise of [1_180_000, 500_000]) {
      const posting = postingOfPayment(paid(paise), { customerAccountId, invoiceNumber });
      const amount = rupeesFromPaise(paise);
      expect(entriesOf(posting)).toStrictEqual([
        `debit bank account ${amount}`,
        `credit customer ${amount}`,
      ]);
    }
  });

  test('says what was paid, and how', () => {
    const payment = paid(500_000);
    const told = postingOfPayment(payment, { customerAccountId, invoiceNumber });
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
    expect(postingOfPayment(inCash, { customerAccountId, invoiceNumber }).narration).toBe(
      'Payment of INV-007 by cash',
    );
  });

  test('is posted on account above what is due (2e)', () => {
    const { data } = paid(20_000);
    const { receiptId } = trade;
    const { invoiceId: _invoice, paymentId: _payment, ...money } = data;
    const posting = postingOfReceipt(
      {
        type: 'ReceiptRecorded',
        version: 2,
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
    postingOfCreditNote(one, { customerAccountId, invoiceNumber: 'INV-007', issued: issued.data });
  const back = { line: 1, quantityThousandths: 1000, taxablePaise: 100_000, cessPaise: 0 };

  test('gives back two equal taxes of a sale within the state (3)', () => {
    const lines = [{ ...back, cgstPaise: 9_000, sgstPaise: 9_000, igstPaise: 0 }];
    expect(entriesOf(posted(note({ lines })))).toStrictEqual([
      'debit sales-return 1000.00',
      'debit output-cgst 90.00',
      'debit output-sgst 90.00',
      'credit customer 1180.00',
    ]);
  });

  test('gives back one tax of a sale to another state, with its round-off (3)', () => {
    expect(entriesOf(posted(note({ roundOffPaise: 40 })))).toStrictEqual([
      'debit sales-return 1000.00',
      'debit output-igst 180.00',
      'debit round-off 0.40',
      'credit customer 1180.40',
    ]);
    expect(entriesOf(posted(note({ roundOffPaise: 1 })))[2]).toBe('debit round-off 0.01');
    expect(entriesOf(posted(note({ roundOffPaise: -40 })))).toStrictEqual([
      'debit sales-return 1000.00',
      'debit output-igst 180.00',
      'credit round-off 0.40',
      'credit customer 1179.60',
    ]);
  });

  test('names itself and its invoice', () => {
    expect(posted(oneFanBack)).toMatchObject({
      voucherType: 'credit-note',
      entryDate: '2026-11-21',
      narration: 'Credit note CN-003 for INV-007',
      source: { kind: 'credit-note', id: trade.creditNoteId, number: 'CN-003' },
    });
  });
});
