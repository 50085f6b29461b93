// The lines of the invoices, of drafts too. They have no table by their ids: each id names its
// invoice, as an entry's names its journal.
import { sql } from 'kysely';
import { journalOfEntry } from '#core/kernel/ids.ts';
import type { Entity } from '../../entity.ts';
import { field, nullable } from '../../fields.ts';
import { documentStays } from './invoice.ts';

const PART_OF_AN_INVOICE = {
  status: 405,
  code: 'part_of_an_invoice',
  detail: 'A line is part of an invoice: write it with POST /api/invoice.',
} as const;

/** As `entryIdOf` in core: 2^40 is the space of an installation, 512 that of an invoice. */
const itemId = sql`(r.invoice_id + (r.invoice_id % 1099511627776) * 511 + i.line)`;

const invoiceOf = (id: number): number => journalOfEntry(id).journalId;

const text = (name: string) => sql`(i.item ->> ${name})`;
const whole = (name: string) => sql`(i.item ->> ${name})::bigint`;
const decimal = (name: string, divisor: number) =>
  sql`trim_scale((i.item ->> ${name})::numeric / ${divisor}::int)::text`;

export const invoiceItem: Entity = {
  belongs: 'book',
  removedAs: null,
  fields: {
    id: {
      ...field.id(itemId),
      narrowing: (ids) => sql`r.invoice_id = any(${ids.map(invoiceOf)}::bigint[])`,
    },
    book_id: field.id('r.book_id'),
    invoice_id: field.id('r.invoice_id'),
    product_id: nullable(field.id(whole('productId'))),
    name: field.text(text('name')),
    hsn: nullable(field.text(text('hsn'))),
    unit: nullable(field.text(text('unit'))),
    quantity: field.text(decimal('quantityThousandths', 1000)),
    rate: field.text(decimal('priceThousandths', 1000)),
    tax_rate: field.text(decimal('rateBps', 100)),
    taxable: nullable(field.rupees(whole('taxablePaise'))),
    created_at: field.instant('r.created_at'),
    updated_at: field.instant('r.updated_at'),
    seq: field.number('r.last_seq'),
  },
  source: ({ bookId }) => ({
    rows: sql`
      from invoices r
      cross join lateral jsonb_array_elements(
        coalesce(r.content #> '{issued,lines}', r.content #> '{draft,lines}')
      ) with ordinality as i(item, line)
      where r.book_id = ${bookId}`,
    key: {
      columns: [sql`r.invoice_id`, sql`i.line`],
      of: (id) => {
        const { journalId, line } = journalOfEntry(id);
        return [journalId, line];
      },
      within: (id) => sql`r.invoice_id <= ${invoiceOf(id)}`,
    },
  }),
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
    reply: null,
  },
};
