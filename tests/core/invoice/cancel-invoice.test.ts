import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceCommand, InvoiceEvent } from '#core/invoice/index.ts';
import {
  agro,
  drafted,
  invoiceFacts,
  oneFanBack,
  paid,
  sent,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const { invoiceId, reversalId, journalId, paymentId } = trade;
const { customerId } = agro;

const cancel: InvoiceCommand = {
  type: 'CancelInvoice',
  data: { invoiceId, reversalId, reason: 'Ordered twice' },
};
type Cancelled = Extract<InvoiceEvent, { type: 'InvoiceCancelled' }>;
const cancelled = (issued: Cancelled['data']['issued']): Cancelled => ({
  type: 'InvoiceCancelled',
  version: 1,
  data: { invoiceId, customerId, number: 'INV-007', reason: 'Ordered twice', issued },
});
const whatItCameTo = {
  issueDate: '2026-11-21',
  taxablePaise: 1e6,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 18e4,
  cessPaise: 0,
  totalPaise: 118e4,
};
const takenBack: InvoiceEvent = {
  type: 'PaymentReversed',
  version: 2,
  data: { paymentId, invoiceId, customerId, amountPaise: 500_000, reason: 'Bounced' },
};

describe('cancelling', () => {
  test('a draft keeps its number used', () => {
    given([drafted])
      .when(cancel)
      .then([cancelled(null)]);
  });

  test('an invoice that nobody paid says what leaves the totals', () => {
    given(sent)
      .when(cancel)
      .then([cancelled(whatItCameTo)]);
  });

  test('is possible again once a payment was taken back', () => {
    given([...sent, paid(500_000), takenBack])
      .when(cancel)
      .then([cancelled(whatItCameTo)]);
  });

  test('twice leaves no trace', () => {
    given([drafted, cancelled(null)])
      .when(cancel)
      .thenNothing();
  });

  test('a part-paid invoice is refused, and so is a credited one', () => {
    given([...sent, paid(500_000)])
      .when(cancel)
      .thenRejected({ kind: 'invoice_is_settled', number: 'INV-007' });
    given([...sent, oneFanBack])
      .when(cancel)
      .thenRejected({ kind: 'invoice_is_settled', number: 'INV-007' });
  });

  test('an invoice that is not there is refused', () => {
    given([]).when(cancel).thenRejected({ kind: 'invoice_not_found', invoiceId });
  });
});

test('a cancelled invoice takes neither payment nor change', () => {
  const pay: InvoiceCommand = {
    type: 'RecordPayment',
    data: {
      invoiceId,
      paymentId,
      journalId,
      amountPaise: null,
      method: 'cash',
      reference: null,
      paidOn: null,
      accountId: null,
      rest: null,
      issueAs: journalId,
    },
  };
  given([...sent, cancelled(whatItCameTo)])
    .when(pay)
    .thenRejected({ kind: 'invoice_is_cancelled', number: 'INV-007' });
});
