import { sql } from 'kysely';
import type { InvoiceId, JournalId, PaymentId } from '#core/kernel/ids.ts';
import { recordedPayment } from '#api/queries/as-of/receipt.ts';
import { paymentWire } from '#api/queries/invoice/settlements.ts';
import { recordPayment } from '#api/contract/invoice/settling.ts';
import { wireId } from '#api/contract/wire/values.ts';
import { paymentOf } from '#api/requests/payment.ts';
import type { Entity } from '../../entity.ts';
import { field, nullable, stamps } from '../../fields.ts';
import { written } from '../../written.ts';
import { documentStays } from './invoice.ts';

const body = recordPayment.body
  .omit({ book_id: true, on_account: true })
  .extend({ invoice_id: wireId });

/** The payments of invoices; money on account is a receipt, which is no payment yet. */
export const payment: Entity = {
  belongs: 'book',
  removedAs: null,
  fields: {
    id: field.id('r.settlement_id'),
    book_id: field.id('r.book_id'),
    invoice_id: field.id('r.invoice_id'),
    client_id: field.id('r.customer_id'),
    amount: field.rupees('r.amount_paise'),
    method: field.text('r.method'),
    reference: nullable(field.text('r.reference')),
    date: field.date('r.dated'),
    account_id: field.id('r.account_id'),
    journal_id: field.id('r.journal_id'),
    reversed: field.boolean('r.reversed'),
    reason: nullable(field.text('r.reason')),
    ...stamps('r'),
  },
  source: ({ bookId }) => ({
    rows: sql`from settlements r where r.book_id = ${bookId} and r.kind = 'payment'`,
  }),
  writes: {
    ids: 'payment',
    create: written(body, async (given, { id, nextIds }) => {
      const [journalId = 0, issueAs = 0] = await nextIds('journal', 2);
      const ids = { paymentId: id as PaymentId, journalId: journalId as JournalId };
      const invoiceId = given.invoice_id as InvoiceId;
      return {
        type: 'RecordPayment',
        data: { ...paymentOf(given), ...ids, invoiceId, issueAs: issueAs as JournalId, rest: null },
      };
    }),
    createdId: (log) => recordedPayment(log).settlementId,
    reply: async (log) => {
      const row = recordedPayment(log);
      const { customer_id: client, ...wire } = paymentWire(row, new Map());
      return { ...wire, client_id: client, book_id: log.bookId };
    },
    change: {
      stays: () =>
        documentStays(
          'A payment is not edited. Take it back with a reason, and record it anew: ' +
            'POST /api/islogin/invoice/{invoiceId}/payment/{id}/reverse.',
        ),
    },
    remove: {
      stays: () =>
        documentStays(
          'A payment is not deleted. Take it back with a reason: ' +
            'POST /api/islogin/invoice/{invoiceId}/payment/{id}/reverse.',
        ),
    },
  },
};
