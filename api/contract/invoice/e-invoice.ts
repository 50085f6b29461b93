// What goes to the e-invoice portal and what comes back from it.
import { z } from 'zod';
import { eInvoiceCancelReason, portalDocumentKind } from '#core/invoice/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { linesOfText, requiredText, text, wireId } from '#api/contract/wire/values.ts';
import { invoiceDetail } from './invoice.ts';

const bookId = wireId.optional();

/** What a book has issued that the portal takes. */
const document = z.strictObject({ kind: portalDocumentKind, id: wireId });

const DOCUMENTS_MAX = 200;
/** The signed invoice of 500 items, and room. */
const ANSWER_CHARACTERS = 1_000_000;
/** More than that no QR code holds. */
const QR_CHARACTERS = 2900;

const named = { kind: portalDocumentKind, id: z.int(), number: z.string() };

export const inv01Reply = z.strictObject({
  ready: z.array(z.strictObject(named)).describe('The documents of inv01, in its order.'),
  inv01: z
    .array(z.record(z.string(), z.unknown()))
    .describe('As the portal takes them: INV-01, version 1.1.'),
  refused: z.array(
    z.strictObject({
      ...named,
      problems: z.array(
        z.strictObject({
          field: z.string().nullable().describe('Of INV-01; null: it is no document for it.'),
          line: z.int().nullable().describe('Of the document, from 1.'),
          detail: z.string(),
        }),
      ),
    }),
  ),
});
export type Inv01Reply = z.infer<typeof inv01Reply>;

export const readInv01 = endpoint({
  method: 'WHERE',
  path: '/api/islogin/e_invoice',
  summary: 'Invoices and credit notes as the e-invoice portal takes them (INV-01)',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({
    documents: z
      .array(document)
      .min(1, 'Name one document.')
      .max(DOCUMENTS_MAX, `Name at most ${DOCUMENTS_MAX} documents.`),
    book_id: bookId,
  }),
  shows: ['invoice', 'invoice_item', 'payment', 'client', 'book'],
  reply: inv01Reply,
});

const moment = z
  .string()
  .regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
    'Must be a time in India, as 2026-11-21T15:30.',
  )
  .transform((at) => (at.length === 16 ? `${at}:00` : at));

const ONE_OF_TWO = 'Give the answer as a whole, or its four parts by hand.';

export const registerEInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/e_invoice',
  summary: 'Take the portal’s answer to an invoice or a note, which is found by its number',
  access: 'member',
  query: bookQuery,
  bodyMax: { bytesMax: 1_200_000, valuesMax: 100 },
  body: z
    .strictObject({
      answer: linesOfText(ANSWER_CHARACTERS)
        .optional()
        .describe('JSON with Irn, AckNo, AckDt, SignedQRCode and, where it came, SignedInvoice.'),
      by_hand: z
        .strictObject({
          irn: text(64).transform((irn) => irn.trim().toLowerCase()),
          ack_number: text(20).regex(/^\s*\d{1,20}\s*$/, 'Must be digits.'),
          acknowledged_at: moment,
          signed_qr: linesOfText(QR_CHARACTERS),
        })
        .optional(),
      document: document.optional().describe('Else the one that the answer names.'),
      book_id: bookId,
    })
    .refine(({ answer, by_hand: byHand }) => (answer === undefined) !== (byHand === undefined), {
      message: ONE_OF_TWO,
      path: ['answer'],
    }),
  refusals: ['einvoice_document_unknown'],
  reply: invoiceDetail,
});

export const cancelEInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/cancel_irn',
  summary: 'Record that the portal cancelled the IRN of an invoice or of a note to it',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({
    credit_note_id: wireId.optional().describe('Else the invoice itself, or a debit note.'),
    debit_note_id: wireId.optional(),
    cancelled_at: moment.describe('When the portal did it, in India.'),
    reason: eInvoiceCancelReason.describe(
      '1 duplicate, 2 data entry mistake, 3 order cancelled, 4 others.',
    ),
    remark: requiredText(100, 'Enter the remark.'),
    book_id: bookId,
  }),
  reply: invoiceDetail,
});
