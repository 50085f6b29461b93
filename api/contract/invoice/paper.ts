// A printed document as blocks of texts: the page draws these, the PDF is made of the same.
import { z } from 'zod';
import { logoType } from '#core/book/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { wholeNumber } from '#api/contract/wire/values.ts';

/** The core's blocks are read-only, and so is what the wire says of them. */
const list = <Of extends z.ZodType>(of: Of) => z.array(of).readonly();

const texts = list(z.string());
const fact = z.strictObject({ label: z.string(), text: z.string() });

const table = z.strictObject({
  columns: list(
    z.strictObject({
      key: z.enum([
        'line',
        'item',
        'hsn',
        'quantity',
        'unit',
        'rate',
        'discount',
        'taxable',
        'cgst',
        'sgst',
        'igst',
        'cess',
        'tax',
        'amount',
        'date',
        'debit',
        'credit',
        'balance',
        'due',
        'open',
        'days',
        'age',
      ]),
      head: z.string(),
      kind: z.enum(['text', 'number']),
      widthEm: z.number(),
    }),
  ),
  lines: list(list(texts)).describe('Lines of cells, whose texts stand below each other.'),
  foot: list(texts).nullable(),
  points: z.number(),
});

/** The core names its blocks, and the wire carries them as they are. */
export const paper = z.strictObject({
  title: z.string(),
  copies: list(z.string().nullable()),
  watermark: z.enum(['DRAFT', 'CANCELLED', 'NOT REGISTERED']).nullable(),
  workingPaper: z.string().optional().describe('With `at`: as known when, for a band at the top.'),
  supplier: z.strictObject({
    logo: z.strictObject({ mediaType: logoType, base64: z.string() }).nullable(),
    name: z.string(),
    lines: texts,
  }),
  declarations: texts,
  portal: z
    .strictObject({
      notice: z.string().nullable().describe('Why it is no invoice.'),
      facts: list(fact).describe('The IRN and its acknowledgement.'),
      qr: z.strictObject({ payload: z.string(), label: z.string() }).nullable(),
    })
    .optional()
    .describe('Of a document that is for the e-invoice portal.'),
  parties: list(z.strictObject({ label: z.string(), name: z.string().nullable(), lines: texts })),
  facts: list(fact),
  table,
  inWords: fact,
  totals: list(z.strictObject({ label: z.string(), amount: z.string(), strong: z.boolean() })),
  hsnSummary: table.nullable(),
  settlements: list(
    z.strictObject({ label: z.string(), text: z.string(), detail: z.string().nullable() }),
  ),
  bank: fact.nullable(),
  upi: z.strictObject({ payload: z.string(), label: z.string() }).nullable(),
  remarks: list(fact),
  thanks: z.string().nullable(),
  signature: z.strictObject({ of: z.string(), by: z.string() }),
  footer: z.string(),
});

const query = bookQuery.extend({
  copies: wholeNumber(1, 3).default(1).describe('Original, duplicate, triplicate.'),
});

export const readInvoicePaper = endpoint({
  method: 'GET',
  path: '/api/islogin/invoice/:invoiceId/paper',
  summary: 'The invoice as it is printed',
  access: 'member',
  query,
  shows: ['invoice', 'invoice_item', 'payment', 'client', 'book'],
  reply: paper,
});

export const readInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/islogin/invoice/:invoiceId/pdf',
  summary: 'The invoice as PDF',
  access: 'member',
  query,
  shows: ['invoice', 'invoice_item', 'payment', 'client', 'book'],
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs'],
});

export const readCreditNotePaper = endpoint({
  method: 'GET',
  path: '/api/islogin/credit_note/:creditNoteId/paper',
  summary: 'The credit note as it is printed',
  deprecated: 'Read `/api/islogin/credit_note/{creditNoteId}/pdf`.',
  access: 'member',
  query: bookQuery,
  shows: ['invoice', 'invoice_item', 'payment', 'client', 'book'],
  reply: paper,
});

export const readCreditNotePdf = endpoint({
  method: 'GET',
  path: '/api/islogin/credit_note/:creditNoteId/pdf',
  summary: 'The credit note as PDF',
  access: 'member',
  query: bookQuery,
  shows: ['invoice', 'invoice_item', 'payment', 'client', 'book'],
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs'],
});
