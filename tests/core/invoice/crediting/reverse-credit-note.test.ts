// A credit note that was issued in error is taken back: what it gave back is owed again.
import { describe, test } from 'vitest';
import type { CreditNoteReversed, InvoiceCommand } from '#core/invoice/index.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { CreditNoteId, JournalId } from '#core/kernel/ids.ts';
import { today, tomorrow, yesterday } from '#tests/specimens/days.ts';
import { billedBook, inStream, ofCustomer, ofInvoice } from '#tests/specimens/tax/document-log.ts';
import { agro, invoiceFacts, oneFanBack, sent, trade } from '#tests/specimens/tax/trade.ts';
import { givenDocuments } from '#tests/support/scenario/document-scenario.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { allOfIt, another, credit, noteOf } from './credits.ts';

const { invoiceId, creditNoteId, reversalId, bank } = trade;
const { customerId, accountId: ledgerId } = agro;
const reason = 'The fan was not broken';
const given = scenarioOf(invoiceDecider, invoiceFacts);

const takeBack = (changes: object = {}): InvoiceCommand => ({
  type: 'ReverseCreditNote',
  data: { invoiceId, creditNoteId, reversalId, reason, takenBackOn: null, ...changes },
});
const takenBack = (changes: object = {}): CreditNoteReversed => ({
  type: 'CreditNoteReversed',
  version: 1,
  data: {
    creditNoteId,
    invoiceId,
    customerId,
    number: 'CN-003',
    credited: {
      issueDate: '2026-11-21',
      taxablePaise: 100_000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 18_000,
      cessPaise: 0,
      totalPaise: 118_000,
    },
    appliedPaise: 118_000,
    reason,
    reversedOn: '2026-11-21',
    ...changes,
  },
});

describe('a credit note that is taken back', () => {
  test('says what is owed again, by head', () => {
    given([...sent, oneFanBack])
      .when(takeBack())
      .then([takenBack()]);
  });

  test('bears the day that the person names', () => {
    given([...sent, oneFanBack])
      .when(takeBack({ takenBackOn: tomorrow }))
      .then([takenBack({ reversedOn: tomorrow })]);
  });

  test('may be issued anew for the same lines, with the next number', () => {
    const whole = noteOf({ lines: [allOfIt], appliedPaise: 1_180_000 });
    const again = noteOf({
      creditNoteId: another,
      lines: [allOfIt],
      appliedPaise: 1_180_000,
    });
    given([...sent, whole, takenBack({ appliedPaise: 1_180_000 })])
      .when(credit(null, { creditNoteId: another }))
      .then([again]);
  });

  const whole = {
    issueDate: '2026-11-21',
    taxablePaise: 1_000_000,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 180_000,
    cessPaise: 0,
    totalPaise: 1_180_000,
  };
  test('leaves the invoice free to be cancelled', () => {
    given([...sent, oneFanBack, takenBack()])
      .when({ type: 'CancelInvoice', data: { invoiceId, reversalId, reason } })
      .then([
        {
          type: 'InvoiceCancelled',
          version: 1,
          data: { invoiceId, customerId, number: 'INV-007', reason, issued: whole },
        },
      ]);
  });

  test('is refused when there is none such, when it is taken back, and while it is refunded', () => {
    given(sent)
      .when(takeBack({ creditNoteId: 9 as CreditNoteId }))
      .thenRejected({ kind: 'credit_note_not_found', creditNoteId: 9 });
    given([...sent, oneFanBack, takenBack()])
      .when(takeBack())
      .thenRejected({ kind: 'credit_note_already_reversed', number: 'CN-003' });
    given([...sent, oneFanBack], { refundOfNote: 'RFV-002' })
      .when(takeBack())
      .thenRejected({ kind: 'credit_note_is_refunded', number: 'CN-003', refund: 'RFV-002' });
  });
});

describe('in the books', () => {
  const journalId = 804 as JournalId;
  const note = noteOf({ appliedPaise: 0 });
  const posted = inStream('journal-804', {
    type: 'JournalPosted',
    version: 3,
    data: {
      journalId,
      number: 40,
      voucherType: 'credit-note',
      entryDate: '2026-11-21',
      narration: 'Credit note CN-003 for INV-007',
      entries: [
        { accountId: bank, side: 'debit', amountPaise: 118_000 },
        { accountId: ledgerId, side: 'credit', amountPaise: 118_000 },
      ],
      source: { kind: 'credit-note', id: creditNoteId, number: 'CN-003' },
    },
  });
  const source = { kind: 'credit-note', id: creditNoteId, number: 'CN-003' } as const;
  const allocation = { allocationId: 51, invoiceId, customerId, source, amountPaise: 118_000 };
  const allocated = ofInvoice({
    type: 'CreditAllocated',
    version: 2,
    data: { ...allocation, allocatedOn: '2026-11-21' },
  });
  const refunded = ofCustomer({
    type: 'RefundRecorded',
    version: 1,
    data: {
      refundId: 31,
      customerId,
      number: 'RFV-002',
      series: 'RFV-',
      seriesNumber: 2,
      financialYear: '26-27',
      amountPaise: 118_000,
      method: 'cash',
      reference: null,
      paidOn: '2026-11-21',
      accountId: bank,
      journalId: 805,
      ledgerId,
      credit: source,
      reason: null,
    },
  });

  test('its journal is reversed, and what it settled is due again in the same act', () => {
    givenDocuments([...billedBook, ofInvoice(note), posted, allocated], {
      settledOn: [`invoice-${invoiceId}`],
    })
      .when(takeBack())
      .then([
        ofInvoice({
          type: 'AllocationReversed',
          version: 2,
          data: { ...allocation, reason, reversedOn: '2026-11-21' },
        }),
        ofInvoice(takenBack({ appliedPaise: 0 })),
        inStream('journal-804', {
          type: 'JournalReversed',
          version: 1,
          data: { reversalId, number: 41, entryDate: '2026-11-21', reason },
        }),
      ]);
  });

  test('it is not taken back before it was issued', () => {
    givenDocuments([...billedBook, ofInvoice(note), posted])
      .when(takeBack({ takenBackOn: yesterday }))
      .thenRejected({
        kind: 'reversed_before_original',
        entryDate: yesterday,
        original: today,
      });
  });

  test('money that was paid out for it is taken back first', () => {
    givenDocuments([...billedBook, ofInvoice(note), posted, refunded])
      .when(takeBack())
      .thenRejected({ kind: 'credit_note_is_refunded', number: 'CN-003', refund: 'RFV-002' });
  });
});
