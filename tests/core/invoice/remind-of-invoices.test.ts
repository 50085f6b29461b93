// A reminder stands on each invoice of which it reminds, and on no other.
import { describe, test } from 'vitest';
import type { CustomerCommand } from '#core/customer/index.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { EmailId, InvoiceId } from '#core/kernel/ids.ts';
import { inStream, settledBook } from '#tests/specimens/tax/document-log.ts';
import { agro, drafted, issued, paid, trade } from '#tests/specimens/tax/trade.ts';
import { givenDocuments } from '#tests/support/scenario/document-scenario.ts';

const { invoiceId, emailId } = trade;
const { customerId } = agro;
const otherId = 777 as InvoiceId;
/** Four days after the invoices were due. */
const today = calendarDate('2026-12-25');

const on = (id: number, event: InvoiceEvent): StreamEvent => inStream(`invoice-${id}`, event);
const other = { ...issued, data: { ...issued.data, invoiceId: otherId, number: 'INV-008' } };
/** INV-007 and INV-008, of 11,800 each. */
const sent = [
  ...settledBook,
  on(invoiceId, drafted),
  on(invoiceId, issued),
  on(otherId, { ...drafted, data: { ...drafted.data, invoiceId: otherId } }),
  on(otherId, other),
];
const given = (log: readonly StreamEvent[], day = today) => givenDocuments(log, { today: day });

const remind = (changes: object = {}): CustomerCommand => ({
  type: 'RequestReminder',
  data: {
    customerId,
    emailId,
    invoiceIds: [invoiceId, otherId],
    to: null,
    again: false,
    ...changes,
  },
});
const report = (...outcomes: readonly { invoiceId: InvoiceId; reason: string | null }[]) =>
  ({ type: 'ReportReminder', data: { customerId, emailId, outcomes } }) as const;
const asked = (id: number, duePaise = 1_180_000): StreamEvent =>
  on(id, {
    type: 'InvoiceReminderRequested',
    version: 1,
    data: {
      emailId,
      invoiceId: id,
      customerId,
      to: 'accounts@agro.example',
      requestedOn: '2026-12-25',
      duePaise,
    },
  });
const went = (id: number): StreamEvent =>
  on(id, { type: 'InvoiceReminded', version: 1, data: { emailId, invoiceId: id } });

describe('a reminder', () => {
  test('says on each invoice what of it was overdue, and to whom the mail goes', () => {
    given(sent)
      .when(remind())
      .then([asked(invoiceId), asked(otherId)]);
  });

  test('leaves out what was paid in between, and what is not due yet', () => {
    given([...sent, on(invoiceId, paid(1_180_000))])
      .when(remind())
      .then([asked(otherId)]);
    given([...sent, on(invoiceId, paid(180_000))])
      .when(remind({ invoiceIds: [invoiceId, invoiceId] }))
      .then([asked(invoiceId, 1_000_000)]);
    given(sent, calendarDate('2026-12-21'))
      .when(remind())
      .thenRejected({ kind: 'nothing_to_remind_of' });
  });

  test('leaves out what was cancelled, and what is another customer’s', () => {
    const cancelled = on(invoiceId, {
      type: 'InvoiceCancelled',
      version: 1,
      data: { invoiceId, customerId, number: 'INV-007', reason: 'Twice', issued: null },
    });
    given([...sent, cancelled])
      .when(remind({ invoiceIds: [invoiceId] }))
      .thenRejected({ kind: 'nothing_to_remind_of' });
    given(sent)
      .when(remind({ invoiceIds: [12345 as InvoiceId] }))
      .thenRejected({ kind: 'nothing_to_remind_of' });
  });

  test('goes again within seven days only where somebody insists', () => {
    const before = [...sent, asked(invoiceId), went(invoiceId)];
    const next = remind({ emailId: 999 as EmailId, invoiceIds: [invoiceId] });
    given(before, calendarDate('2026-12-31'))
      .when(next)
      .thenRejected({ kind: 'nothing_to_remind_of' });
    const again = (requestedOn: string) => {
      const { event, stream } = asked(invoiceId);
      const data = { ...event.data, emailId: 999, requestedOn };
      return [{ stream, event: { ...event, data } as InvoiceEvent }];
    };
    given(before, calendarDate('2027-01-01')).when(next).then(again('2027-01-01'));
    given(before, calendarDate('2026-12-26'))
      .when(remind({ emailId: 999 as EmailId, invoiceIds: [invoiceId], again: true }))
      .then(again('2026-12-26'));
  });

  test('is recorded once as sent or failed, on each invoice by itself', () => {
    const waiting = [...sent, asked(invoiceId), asked(otherId)];
    const failed = on(otherId, {
      type: 'InvoiceReminderFailed',
      version: 1,
      data: { emailId, invoiceId: otherId, reason: 'Paid' },
    });
    const outcomes = [
      { invoiceId, reason: null },
      { invoiceId: otherId, reason: 'Paid' },
    ];
    given(waiting)
      .when(report(...outcomes))
      .then([went(invoiceId), failed]);
    given([...waiting, went(invoiceId), failed])
      .when(report(...outcomes))
      .then([]);
  });
});
