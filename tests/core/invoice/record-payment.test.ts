import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceCommand, InvoiceDecision, InvoiceEvent } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId, PaymentId } from '#core/kernel/ids.ts';
import { today, tomorrow, yesterday } from '#tests/specimens/days.ts';
import {
  agro,
  drafted,
  invoiceFacts,
  issued,
  numbered,
  paid,
  receipted,
  sent,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const { invoiceId, journalId, paymentId, receiptId, reversalId } = trade;
const { customerId } = agro;

type Pay = Extract<InvoiceCommand, { type: 'RecordPayment' }>['data'];
const pay = (amountPaise: number | null, changes: Partial<Pay> = {}): InvoiceCommand => ({
  type: 'RecordPayment',
  data: {
    invoiceId,
    paymentId,
    journalId: 803 as JournalId,
    amountPaise,
    method: 'bank-transfer',
    reference: 'UTR 42',
    paidOn: null,
    accountId: null,
    rest: null,
    issueAs: journalId,
    ...changes,
  },
});
const onAccount = { receiptId, journalId: 805 as JournalId };
const receiptOf = (amountPaise: number): InvoiceDecision => ({
  type: 'ReceiptRecorded',
  version: 2,
  data: {
    receiptId,
    customerId,
    ...numbered('RV-', 4),
    amountPaise,
    method: 'bank-transfer',
    reference: 'UTR 42',
    paidOn: '2026-11-21',
    accountId: trade.bank,
    journalId: 805,
  },
});
const takeBack = (id = paymentId): InvoiceCommand => ({
  type: 'ReversePayment',
  data: { invoiceId, paymentId: id, reversalId, reason: 'The cheque bounced', takenBackOn: null },
});
const takenBack = (amountPaise: number): InvoiceEvent => ({
  type: 'PaymentReversed',
  version: 2,
  data: {
    paymentId,
    invoiceId,
    customerId,
    amountPaise,
    reason: 'The cheque bounced',
    reversedOn: '2026-11-21',
  },
});
const later = 402 as PaymentId;

describe('recording a payment', () => {
  test('a payment without an amount is of the whole balance due, today', () => {
    given(sent)
      .when(pay(null))
      .then([receipted(paid(1_180_000))]);
  });

  test('a payment in part leaves the rest due', () => {
    given(sent)
      .when(pay(500_000))
      .then([receipted(paid(500_000))]);
    given([...sent, paid(500_000)])
      .when(pay(null, { paymentId: later }))
      .then([receipted(paid(680_000, later))]);
  });

  test('a payment of a draft issues it first', () => {
    given([drafted])
      .when(pay(null))
      .then([issued, receipted(paid(1_180_000))]);
    given([drafted]).when(pay(null)).thenOnStreams(['invoice-301', 'invoice-301']);
  });

  test('leaves what is above the balance due on account, on request', () => {
    given([...sent, paid(500_000)])
      .when(pay(700_000, { paymentId: later, rest: onAccount }))
      .then([
        receipted(paid(680_000, later), { ...numbered('RV-', 4), receiptId }),
        receiptOf(20_000),
      ]);
    given(sent)
      .when(pay(1_200_000, { rest: onAccount }))
      .thenOnStreams(['invoice-301', 'customer-31']);
  });

  test('up to the balance due leaves nothing for the account', () => {
    given(sent)
      .when(pay(1_180_000, { rest: onAccount }))
      .then([receipted(paid(1_180_000))]);
  });

  test('a payment that is there already leaves no trace', () => {
    given([...sent, paid(500_000)])
      .when(pay(500_000))
      .thenNothing();
    given([...sent, paid(500_000), takenBack(500_000)])
      .when(pay(500_000))
      .thenNothing();
  });

  test('a payment that came before is dated so, and numbered in the year of its day', () => {
    const lastYear = calendarDate('2026-03-31');
    for (const [paidOn, year] of [[yesterday, '26-27'] as const, [lastYear, '25-26'] as const]) {
      const { data, ...payment } = receipted(paid(500_000), numbered('RV-', 4, year));
      given(sent)
        .when(pay(500_000, { paidOn }))
        .then([{ ...payment, data: { ...data, paidOn } }]);
    }
  });
});

describe('a payment is refused', () => {
  test('when it is more than is due, with both amounts', () => {
    given(sent).when(pay(1_180_001)).thenRejected({
      kind: 'payment_exceeds_balance_due',
      amountPaise: 1_180_001,
      duePaise: 1_180_000,
    });
  });

  test('when nothing is due', () => {
    given([...sent, paid(1_180_000)])
      .when(pay(null, { paymentId: later }))
      .thenRejected({ kind: 'nothing_is_due', number: 'INV-007' });
  });

  test('a payment of nothing, in the future, or into no money account is refused', () => {
    for (const amountPaise of [0, -1]) {
      given(sent).when(pay(amountPaise)).thenRejected({ kind: 'payment_is_nothing' });
    }
    given(sent)
      .when(pay(null, { paidOn: tomorrow }))
      .thenRejected({ kind: 'paid_in_the_future', paidOn: tomorrow, today });
    given(sent, { moneyAccountId: null })
      .when(pay(null, { accountId: 64 }))
      .thenRejected({ kind: 'money_account_unknown' });
  });

  test('the least payment is one paisa', () => {
    given(sent)
      .when(pay(1))
      .thenOnStreams([`invoice-${invoiceId}`]);
  });

  test('a payment of a draft that may not be issued is refused', () => {
    given([drafted], { products: new Set() })
      .when(pay(null))
      .thenRejected({ kind: 'line_product_unknown', line: 1, productId: trade.fan });
  });

  test('a payment of an invoice that is not there is refused', () => {
    given([]).when(pay(null)).thenRejected({ kind: 'invoice_not_found', invoiceId });
  });
});

describe('a payment that is taken back', () => {
  test('says why, and its amount is due again', () => {
    given([...sent, paid(500_000)])
      .when(takeBack())
      .then([takenBack(500_000)]);
    given([...sent, paid(500_000), takenBack(500_000)])
      .when(pay(null, { paymentId: later }))
      .then([receipted(paid(1_180_000, later))]);
  });

  test('is refused twice, for a payment of another invoice, and for a draft', () => {
    given([...sent, paid(500_000), takenBack(500_000)])
      .when(takeBack())
      .thenRejected({ kind: 'payment_already_reversed', paymentId });
    given([...sent, paid(500_000)])
      .when(takeBack(later))
      .thenRejected({ kind: 'payment_not_found', paymentId: later });
    given([...sent, takenBack(500_000)])
      .when(takeBack())
      .thenRejected({ kind: 'payment_not_found', paymentId });
    given([drafted])
      .when(takeBack())
      .thenRejected({ kind: 'invoice_is_a_draft', number: 'INV-007' });
  });
});
