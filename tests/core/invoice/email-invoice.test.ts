import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceCommand, InvoiceEvent } from '#core/invoice/index.ts';
import type { EmailId } from '#core/kernel/ids.ts';
import { ERASED } from '#core/kernel/event.ts';
import {
  agro,
  agroMills,
  buying,
  drafted,
  invoiceFacts,
  sent,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const { invoiceId, emailId } = trade;
const { customerId } = agro;

const send = (to: string | null = null): InvoiceCommand => ({
  type: 'RequestInvoiceEmail',
  data: { invoiceId, emailId, to },
});
const report = (reason: string | null, id = emailId): InvoiceCommand => ({
  type: 'ReportInvoiceEmail',
  data: { invoiceId, emailId: id, reason },
});
const asked = (to: string): InvoiceEvent => ({
  type: 'InvoiceEmailRequested',
  version: 1,
  data: { emailId, invoiceId, customerId, to },
});
const went: InvoiceEvent = { type: 'InvoiceEmailed', version: 1, data: { emailId, invoiceId } };
const failed: InvoiceEvent = {
  type: 'InvoiceEmailFailed',
  version: 1,
  data: { emailId, invoiceId, reason: 'Mailbox full' },
};
const cancelled: InvoiceEvent = {
  type: 'InvoiceCancelled',
  version: 1,
  data: { invoiceId, customerId, number: 'INV-007', reason: 'Ordered twice', issued: null },
};
const waiting = [...sent, asked('accounts@agro.example')];

describe('sending an invoice by e-mail', () => {
  test('goes to the customer’s address, or to one that is given', () => {
    given(sent)
      .when(send())
      .then([asked('accounts@agro.example')]);
    given(sent)
      .when(send('buyer@agro.example'))
      .then([asked('buyer@agro.example')]);
  });

  test('an e-mail that was asked for already leaves no trace', () => {
    given(waiting).when(send()).thenNothing();
  });

  test('needs an address that there still is', () => {
    given(sent, buying(agroMills)).when(send()).thenRejected({ kind: 'email_missing' });
    given(sent, {
      customer: { active: true, recipient: agroMills, dueDays: null, email: ERASED },
    })
      .when(send())
      .thenRejected({ kind: 'email_missing' });
  });

  test('is refused for a draft, a cancelled one and one that is not there', () => {
    given([drafted]).when(send()).thenRejected({ kind: 'invoice_is_a_draft', number: 'INV-007' });
    given([...sent, cancelled])
      .when(send())
      .thenRejected({ kind: 'invoice_is_cancelled', number: 'INV-007' });
    given([]).when(send()).thenRejected({ kind: 'invoice_not_found', invoiceId });
  });
});

describe('what became of an e-mail', () => {
  test('is written down: it went out, or it failed and why', () => {
    given(waiting).when(report(null)).then([went]);
    given(waiting).when(report('Mailbox full')).then([failed]);
  });

  test('is written down once, however often it is reported', () => {
    given([...waiting, went])
      .when(report(null))
      .thenNothing();
    given([...waiting, failed])
      .when(report('Mailbox full'))
      .thenNothing();
    given([...waiting, went])
      .when(report('Too late'))
      .thenNothing();
  });

  test('may be that it went out after it had failed, or after the invoice was cancelled', () => {
    given([...waiting, failed])
      .when(report(null))
      .then([went]);
    given([...waiting, cancelled])
      .when(report(null))
      .then([went]);
  });

  test('is refused for one that nobody asked for', () => {
    const other = 702 as EmailId;
    given(waiting)
      .when(report(null, other))
      .thenRejected({ kind: 'email_not_found', emailId: other });
    given([]).when(report(null)).thenRejected({ kind: 'invoice_not_found', invoiceId });
  });
});
