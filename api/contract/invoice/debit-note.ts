// A debit note charges what an issued invoice charged too little.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { creditReason } from '#core/invoice/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { unitPrice, worth } from '#api/contract/catalogue/fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { date, linesOfText, wireId } from '#api/contract/wire/values.ts';
import { noteTakenBack } from './fields.ts';
import { invoiceWritten } from './invoice.ts';
import { debitNote } from './notes.ts';
import { paper } from './paper.ts';
import { actQuery } from '#api/contract/wire/warnings.ts';

const line = record({
  line: wireId,
  taxablePaise: worth.optional().describe('The value before tax to add.'),
  priceThousandths: unitPrice.optional().describe('What each unit cost too little, before tax.'),
}).refine((one) => (one.taxablePaise === undefined) !== (one.priceThousandths === undefined), {
  message: 'Give a value or a difference of price.',
  path: ['taxable'],
});

export const issueDebitNote = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/debit_note',
  summary: 'Issue a debit note for what an invoice charged too little',
  access: 'member',
  query: actQuery,
  body: record({
    reason: creditReason,
    note: linesOfText(500).default(''),
    date: date.optional(),
    dueDate: date.optional().describe('By the customer’s term when it is not given.'),
    lines: z.array(line).min(1, 'Give what is to be added.').max(500),
    bookId: wireId.optional(),
  }),
  reply: invoiceWritten,
});

export const reverseDebitNote = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/debit_note/:debitNoteId/reverse',
  summary: 'Take a debit note back with a reason; its journal is reversed, what paid it is free',
  access: 'member',
  query: actQuery,
  body: noteTakenBack,
  reply: invoiceWritten,
});

const shows = ['invoice', 'invoice_item', 'payment', 'client', 'book'] as const;

export const readDebitNote = endpoint({
  method: 'GET',
  path: '/api/islogin/debit_note/:debitNoteId',
  summary: 'One debit note, with the invoice that it adds to',
  access: 'member',
  query: bookQuery,
  shows: ['invoice', 'invoice_item', 'payment', 'client'],
  reply: debitNote,
});

export const readDebitNotePaper = endpoint({
  method: 'GET',
  path: '/api/islogin/debit_note/:debitNoteId/paper',
  summary: 'The debit note as it is printed',
  access: 'member',
  query: bookQuery,
  shows,
  reply: paper,
});

export const readDebitNotePdf = endpoint({
  method: 'GET',
  path: '/api/islogin/debit_note/:debitNoteId/pdf',
  summary: 'The debit note as PDF',
  access: 'member',
  query: bookQuery,
  shows,
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs'],
});
