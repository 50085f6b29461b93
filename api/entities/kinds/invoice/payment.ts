import { sql } from 'kysely';
import type { InvoiceId, JournalId, PaymentId } from '#core/kernel/ids.ts';
import { recordedPayment } from '#api/queries/as-of/receipt.ts';
import { paymentTold } from '#api/queries/invoice/settlements.ts';
import { paymentGivenShape } from '#api/contract/invoice/settling.ts';
import { onWire, record } from '#core/shapes/record.ts';
import { payment } from '#api/contract/invoice/fields.ts';
import { wireId } from '#api/contract/wire/values.ts';
import { paymentOf } from '#api/requests/payment.ts';
import { settlements } from '#projections/receivables/table.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import { columnsOf, nullable, rowsOfBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';
import { documentStays } from './invoice.ts';

const body = record({ ...paymentGivenShape, invoiceId: wireId });

const r = columnsOf(settlements, 'r');

type PaymentRow = SettlementRow & { readonly bookId: number };

/** Without who recorded it; the kind says client_id where the calls of billing say customer_id. */
function wire(row: PaymentRow) {
  const { customer_id: client, ...told } = onWire(payment, paymentTold(row, new Map()));
  return { ...told, client_id: client, book_id: row.bookId };
}

/** The payments of invoices; money on account is a receipt, which is no payment yet. */
export const paymentKind = recordKind<PaymentRow, ReturnType<typeof wire>>({
  belongs: 'book',
  removedAs: null,
  fields: {
    id: r.id('settlement_id'),
    book_id: r.id('book_id'),
    invoice_id: r.id('invoice_id'),
    client_id: r.id('customer_id'),
    number: nullable(r.text('number')),
    amount: r.rupees('amount_paise'),
    method: r.text('method'),
    reference: nullable(r.text('reference')),
    date: r.date('dated'),
    account_id: r.id('account_id'),
    journal_id: r.id('journal_id'),
    reversed: r.boolean('reversed'),
    reason: nullable(r.text('reason')),
    ...stampFields(r),
  },
  source: ({ bookId }) => ({
    rows: sql`${rowsOfBook(r, bookId)} and ${r.column('kind')} = 'payment'`,
  }),
  row: rowColumns(settlements, 'r'),
  wire,
  writes: {
    ids: 'payment',
    create: written(body, async (given, { id, nextIds }) => {
      const [journalId = 0, issueAs = 0] = await nextIds('journal', 2);
      const ids = { paymentId: id as PaymentId, journalId: journalId as JournalId };
      const invoiceId = given.invoiceId as InvoiceId;
      return {
        type: 'RecordPayment',
        data: { ...paymentOf(given), ...ids, invoiceId, issueAs: issueAs as JournalId, rest: null },
      };
    }),
    createdId: (log) => recordedPayment(log).settlementId,
    rowAsOf: (log) => ({ ...recordedPayment(log), bookId: log.bookId }),
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
});
