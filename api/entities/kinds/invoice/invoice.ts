import { sql } from 'kysely';
import type { z } from 'zod';
import type { InvoiceId } from '#core/kernel/ids.ts';
import { rejected } from '#core/kernel/result.ts';
import { fieldsOnWire, onWire, record } from '#core/shapes/record.ts';
import { invoiceBody } from '#api/contract/invoice/fields.ts';
import { invoiceCard, invoiceDetail } from '#api/contract/invoice/invoice.ts';
import { draftInputOf } from '#api/requests/invoice.ts';
import {
  dueExpression,
  settledExpression,
  statusExpression,
} from '#projections/invoice-status/read.ts';
import { draftRecordOf } from '#api/http/body/taking-back.ts';
import type { CurrentRecord } from '#api/http/body/taking-back.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import { readInvoiceDetail } from '#api/queries/invoice/detail.ts';
import { invoiceBalances, invoices } from '#projections/invoice-status/table.ts';
import type { InvoiceRow } from '#projections/invoice-status/table.ts';
import { rowColumns, withColumns } from '#projections/runner/row-columns.ts';
import type { Build, FieldInput, Target } from '../../entity.ts';
import { columnsOf, field, nullable, stampFields } from '../../fields.ts';
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

const body = record(invoiceBody);
const takes = Object.keys(fieldsOnWire(body).shape);

/** The kind shows client_id; the calls of billing say customer_id, and either is taken. */
const withClient = ({ build, takes }: Build): Build => ({
  takes,
  build: ({ fields, isForm }, target) => {
    const { client_id: clientId, ...others } = fields;
    const isOne = clientId !== undefined && !('customer_id' in others);
    return build({ fields: isOne ? { ...others, customer_id: clientId } : fields, isForm }, target);
  },
});

/** What is worked out anew for another customer, unless it is said. */
const OF_THE_CUSTOMER = new Set(['due_date', 'place_of_supply', 'supply']);

/**
 * The kind shows less of a draft than it writes, its items not at all: what a request leaves out
 * stays as it is. What was issued is refused before its fields are looked at, since none of them
 * can be written.
 */
async function changedDraft(given: FieldInput, target: Target) {
  const { id, bookId, db, record: before } = target;
  const read = before === null ? null : await readInvoiceDetail(db, bookId, id);
  if (before === null || read === null) return rewritten(null).build(given, target);
  const detail = onWire(invoiceDetail, read);
  if (detail.journal_id !== null && detail.status !== 'cancelled') {
    return rejected(problemOf({ kind: 'invoice_is_issued', number: detail.number }));
  }
  const fields = { ...left(given.fields, detail), ...given.fields };
  const current = { ...draftRecordOf(detail), record: { ...detail, ...before } };
  return rewritten({ ...current, refusesOlder: true }).build({ ...given, fields }, target);
}

const rewritten = (current: CurrentRecord | null): Build =>
  written(
    body,
    (given, { id }) => {
      const data = { invoiceId: id as InvoiceId, ...draftInputOf(given) };
      return { type: 'ChangeInvoiceDraft', data };
    },
    current,
  );

type WireDetail = z.input<typeof invoiceDetail>;

/** @returns the fields of a draft that a request says nothing of, as they are. */
function left(given: FieldInput['fields'], detail: WireDetail): FieldInput['fields'] {
  const { customer_id: customer = detail.customer_id } = given;
  const isSameCustomer = String(customer) === String(detail.customer_id);
  const asWritten = { ...detail, place_of_supply: detail.place_of_supply_given };
  return Object.fromEntries(
    Object.entries(asWritten).filter(
      ([name]) => takes.includes(name) && (isSameCustomer || !OF_THE_CUSTOMER.has(name)),
    ),
  );
}

const r = columnsOf(invoices, 'r');
const b = columnsOf(invoiceBalances, 'b');
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** The kind says client_id where the calls of billing say customer_id. */
function wire(row: InvoiceRow) {
  const marks = { reminded: null, sent: null, eInvoice: null };
  const {
    customer_id: client,
    reminded_on: _,
    sent_on: __,
    ...card
  } = onWire(invoiceCard, cardOf(row, undefined, marks));
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
    ...stampFields(r),
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
    change: withClient({ takes, build: changedDraft }),
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
