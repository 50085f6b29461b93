// The lines of the invoices, of drafts too. They have no table by their ids: each id names its
// invoice, as an entry's names its journal.
import { sql } from 'kysely';
import type { DraftLine, IssuedLine } from '#core/invoice/index.ts';
import { entryIdOf, journalOfEntry } from '#core/kernel/ids.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { invoices } from '#projections/invoice-status/table.ts';
import type { InvoiceRow } from '#projections/invoice-status/table.ts';
import { rowColumns, withColumns } from '#projections/runner/row-columns.ts';
import { writtenLine } from '#api/queries/invoice/items.ts';
import { onWire, record } from '#core/shapes/record.ts';
import { writtenLineShape } from '#api/contract/invoice/fields.ts';
import { columnsOf, field, nullable, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { documentStays } from './invoice.ts';

const PART_OF_AN_INVOICE = {
  status: 405,
  code: 'part_of_an_invoice',
  detail: 'A line is part of an invoice: write it with POST /api/invoice.',
} as const;

const r = columnsOf(invoices, 'r');
const invoiceId = r.column('invoice_id');

/** As `entryIdOf` in core: 2^40 is the space of an installation, 512 that of an invoice. */
const itemId = sql`(${invoiceId} + (${invoiceId} % 1099511627776) * 511 + i.line)`;

const invoiceOf = (id: number): number => journalOfEntry(id).journalId;

type Line = DraftLine | IssuedLine;
type LineField = keyof DraftLine | keyof IssuedLine;

const text = (name: LineField) => sql`(i.item ->> ${name})`;
const whole = (name: LineField) => sql`(i.item ->> ${name})::bigint`;
const decimal = (name: LineField, divisor: number) =>
  sql`((i.item ->> ${name})::numeric / ${divisor}::int)`;

type ItemRow = Pick<InvoiceRow, 'bookId' | 'invoiceId' | 'createdAt' | 'updatedAt' | 'lastSeq'> & {
  /** 1 to 500. */
  readonly line: number;
  readonly item: Line;
};

/** The columns of an invoice that a line shows nothing of. */
const NOT_OF_A_LINE = [
  'seq',
  'customer_id',
  'journal_id',
  'total_paise',
  'taxable_paise',
  'issue_date',
  'due_date',
  'state',
  'number',
  'number_key',
  'content',
] as const;

const lineShown = record(writtenLineShape);

const wire = ({ item, ...row }: ItemRow) => ({
  id: entryIdOf(row.invoiceId, row.line),
  book_id: row.bookId,
  invoice_id: row.invoiceId,
  ...onWire(lineShown, writtenLine(item)),
  taxable: 'taxablePaise' in item ? rupeesFromPaise(item.taxablePaise) : null,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  seq: row.lastSeq,
});

export const invoiceItemKind = recordKind<ItemRow, ReturnType<typeof wire>>({
  belongs: 'book',
  removedAs: null,
  fields: {
    id: {
      ...field.id(itemId),
      narrowing: (ids) => sql`${invoiceId} = any(${ids.map(invoiceOf)}::bigint[])`,
      narrowingBound: (operator, bound) =>
        sql`${invoiceId} ${sql.raw(operator)} ${invoiceOf(bound)}`,
    },
    book_id: r.id('book_id'),
    invoice_id: r.id('invoice_id'),
    product_id: nullable(field.id(whole('productId'))),
    name: field.text(text('name')),
    hsn: nullable(field.text(text('hsn'))),
    unit: nullable(field.text(text('unit'))),
    quantity: field.decimal(decimal('quantityThousandths', 1000)),
    rate: field.decimal(decimal('priceThousandths', 1000)),
    tax_rate: field.decimal(decimal('rateBps', 100)),
    godown_id: nullable(field.id(whole('godownId'))),
    batch: nullable(field.text(text('batch'))),
    expires_on: nullable(field.text(text('expiresOn'))),
    taxable: nullable(field.rupees(whole('taxablePaise'))),
    ...stampFields(r),
  },
  source: ({ bookId }) => ({
    rows: sql`
      from ${r.table}
      cross join lateral jsonb_array_elements(
        coalesce(${r.column('content')} #> '{issued,lines}',
          ${r.column('content')} #> '{draft,lines}')
      ) with ordinality as i(item, line)
      where ${r.column('book_id')} = ${bookId}`,
    key: {
      columns: [invoiceId, sql`i.line`],
      of: (id) => {
        const { journalId, line } = journalOfEntry(id);
        return [journalId, line];
      },
      within: (id) => sql`${invoiceId} <= ${invoiceOf(id)}`,
    },
  }),
  row: withColumns(rowColumns(invoices, 'r', ...NOT_OF_A_LINE), {
    line: sql<number>`i.line`,
    item: sql<unknown>`i.item`,
  }),
  wire,
  writes: {
    ids: 'invoice',
    create: { instead: PART_OF_AN_INVOICE },
    change: {
      stays: (id) =>
        documentStays(
          'A line is written with its invoice: ' +
            `PUT /api/islogin/invoice/${invoiceOf(id)} while it is a draft.`,
        ),
    },
    remove: {
      stays: (id) =>
        documentStays(
          'A line goes with its invoice: ' +
            `PUT /api/islogin/invoice/${invoiceOf(id)} while it is a draft.`,
        ),
    },
    rowAsOf: null,
  },
});
