import { sql } from 'kysely';
import type { InvoiceId } from '#core/kernel/ids.ts';
import { changeInvoice } from '#api/contract/invoice/invoice.ts';
import { wantedOf } from '#api/requests/invoice.ts';
import { dueExpression, statusExpression } from '#projections/invoice-status/read.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { Build, Entity } from '../../entity.ts';
import { field, nullable } from '../../fields.ts';
import { invoiceAsOf } from '#api/queries/as-of/invoice.ts';
import { cardOf } from '#api/queries/invoice/cards.ts';
import { written } from '../../written.ts';

/** What was issued stays; each refusal says what is done instead. */
export const documentStays = (detail: string): ProblemDetails => ({
  status: 409,
  code: 'document_stays',
  title: 'A document stays',
  detail,
});

const body = changeInvoice.body.omit({ book_id: true, expected: true });

/** The kind shows client_id; the calls of billing say customer_id, and either is taken. */
const withClient = ({ build, takes }: Build): Build => ({
  takes,
  build: ({ fields, isForm }, target) => {
    const { client_id: clientId, ...others } = fields;
    const isOne = clientId !== undefined && !('customer_id' in others);
    return build({ fields: isOne ? { ...others, customer_id: clientId } : fields, isForm }, target);
  },
});

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * An invoice with what was settled of it; one that was issued is written by its own calls alone.
 */
export const invoice: Entity = {
  belongs: 'book',
  removedAs: null,
  fields: {
    id: field.id('r.invoice_id'),
    book_id: field.id('r.book_id'),
    number: field.text('r.number'),
    client_id: field.id('r.customer_id'),
    status: field.text(statusExpression(today)),
    issue_date: field.date('r.issue_date'),
    due_date: field.date('r.due_date'),
    taxable: field.rupees('r.taxable_paise'),
    total: field.rupees('r.total_paise'),
    balance_due: field.rupees(dueExpression),
    journal_id: nullable(field.id('r.journal_id')),
    created_at: field.instant('r.created_at'),
    updated_at: field.instant('r.updated_at'),
    seq: field.number('r.last_seq'),
  },
  source: ({ bookId }) => ({
    rows: sql`
      from invoices r
      left join invoice_balances b on b.book_id = r.book_id and b.invoice_id = r.invoice_id
      where r.book_id = ${bookId}`,
  }),
  writes: {
    ids: 'invoice',
    create: withClient(
      written(body, (given, { id }) => {
        const data = { invoiceId: id as InvoiceId, ...wantedOf(given), issueAs: null };
        return { type: 'DraftInvoice', data };
      }),
    ),
    change: withClient(
      written(body, (given, { id }) => {
        const data = { invoiceId: id as InvoiceId, ...wantedOf(given) };
        return { type: 'ChangeInvoiceDraft', data };
      }),
    ),
    reply: async (log, id) => {
      const { row } = await invoiceAsOf(log, id);
      const { customer_id: client, ...card } = cardOf(row, undefined);
      return { ...card, client_id: client, book_id: log.bookId };
    },
    remove: {
      stays: (id) =>
        documentStays(
          'An invoice keeps its number and is not deleted. Cancel it: ' +
            `POST /api/islogin/invoice/${id}/cancel.`,
        ),
    },
  },
};
