import { sql } from 'kysely';
import type { InvoiceId } from '#core/kernel/ids.ts';
import { changeInvoice } from '#api/contract/invoice/invoice.ts';
import { draftInputOf } from '#api/requests/invoice.ts';
import {
  dueExpression,
  settledExpression,
  statusExpression,
} from '#projections/invoice-status/read.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { invoiceBalances, invoices } from '#projections/invoice-status/table.ts';
import type { InvoiceRow } from '#projections/invoice-status/table.ts';
import { rowColumns, withColumns } from '#projections/runner/row-columns.ts';
import type { Build } from '../../entity.ts';
import { columnsOf, field, nullable, stamps } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
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

const r = columnsOf(invoices, 'r');
const b = columnsOf(invoiceBalances, 'b');
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** The kind says client_id where the calls of billing say customer_id. */
function wire(row: InvoiceRow) {
  const {
    customer_id: client,
    reminded_on: _,
    ...card
  } = cardOf(row, undefined, { reminded: null, eInvoice: null });
  return { ...card, client_id: client, book_id: row.bookId };
}

/**
 * An invoice with what was settled of it; one that was issued is written by its own calls alone.
 */
export const invoice = recordKind<InvoiceRow, ReturnType<typeof wire>>({
  belongs: 'book',
  removedAs: null,
  fields: {
    id: r.id('invoice_id'),
    book_id: r.id('book_id'),
    number: r.text('number'),
    client_id: r.id('customer_id'),
    status: field.text(statusExpression(today)),
    issue_date: r.date('issue_date'),
    due_date: r.date('due_date'),
    taxable: r.rupees('taxable_paise'),
    total: r.rupees('total_paise'),
    balance_due: field.rupees(dueExpression),
    journal_id: nullable(r.id('journal_id')),
    ...stamps(r),
  },
  source: ({ bookId }) => ({
    rows: sql`
      from ${r.table}
      left join ${b.table} on ${b.column('book_id')} = ${r.column('book_id')}
        and ${b.column('invoice_id')} = ${r.column('invoice_id')}
      where ${r.column('book_id')} = ${bookId}`,
  }),
  row: withColumns(rowColumns(invoices, 'r', 'state', 'number_key', 'content'), {
    status: statusExpression(today),
    settledPaise: settledExpression,
  }),
  wire,
  writes: {
    ids: 'invoice',
    create: withClient(
      written(body, (given, { id }) => {
        const data = { invoiceId: id as InvoiceId, ...draftInputOf(given), issueAs: null };
        return { type: 'DraftInvoice', data };
      }),
    ),
    change: withClient(
      written(body, (given, { id }) => {
        const data = { invoiceId: id as InvoiceId, ...draftInputOf(given) };
        return { type: 'ChangeInvoiceDraft', data };
      }),
    ),
    rowAsOf: async (log, id) => (await invoiceAsOf(log, id)).row,
    remove: {
      stays: (id) =>
        documentStays(
          'An invoice keeps its number and is not deleted. Cancel it: ' +
            `POST /api/islogin/invoice/${id}/cancel.`,
        ),
    },
  },
});
