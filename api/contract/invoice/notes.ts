// Credit and debit notes of an invoice on the wire.
import { z } from 'zod';
import { id, instant, rupeesText } from '#api/contract/wire/values.ts';
import { decimalText, headAmounts } from './fields.ts';
import { eInvoiceReply } from './portal.ts';

export const creditNote = z.strictObject({
  registration: eInvoiceReply.optional().describe('With the e-invoice portal.'),
  id,
  number: z.string(),
  invoice_id: id,
  customer_id: id,
  issue_date: z.string(),
  reason: z.string(),
  note: z.string(),
  lines: z.array(
    z.strictObject({
      line: id,
      quantity: decimalText,
      godown_id: id.nullable().describe('Where the goods came back to; null the main location.'),
      batch: z.string().nullable(),
      ...headAmounts,
    }),
  ),
  round_off: rupeesText,
  without_gst: z.boolean().describe('Issued past the limit of section 34: no tax is reduced.'),
  total: rupeesText,
  applied: rupeesText.describe('Against the invoice; the rest is the customer’s credit.'),
  journal_id: id,
  reversed: z.boolean().describe('Whether it was taken back.'),
  reversed_reason: z.string().nullable(),
  created_at: instant,
  seq: id,
});
export type CreditNoteReply = z.infer<typeof creditNote>;

export const debitNote = z.strictObject({
  registration: eInvoiceReply.optional().describe('With the e-invoice portal.'),
  id,
  number: z.string(),
  invoice_id: id,
  customer_id: id,
  issue_date: z.string(),
  due_date: z.string(),
  reason: z.string(),
  note: z.string(),
  lines: z.array(
    z.strictObject({
      line: id,
      quantity: decimalText.describe('0 where only a value is added.'),
      price: decimalText.describe('The difference for one unit, before tax.'),
      ...headAmounts,
    }),
  ),
  round_off: rupeesText,
  total: rupeesText,
  journal_id: id,
  reversed: z.boolean().describe('Whether it was taken back.'),
  reversed_reason: z.string().nullable(),
  created_at: instant,
  seq: id,
});
export type DebitNoteReply = z.infer<typeof debitNote>;
