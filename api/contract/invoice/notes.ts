// Credit and debit notes of an invoice on the wire.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney, wireThousandths } from '#core/shapes/values.ts';
import { id, instant } from '#api/contract/wire/values.ts';
import { headAmounts } from './fields.ts';
import { eInvoiceReply } from './portal.ts';

export const creditNote = record({
  registration: eInvoiceReply.optional().describe('With the e-invoice portal.'),
  id,
  number: z.string(),
  invoiceId: id,
  customerId: id,
  issueDate: wireDay,
  reason: z.string(),
  note: z.string(),
  lines: z.array(
    record({
      line: id,
      quantityThousandths: wireThousandths,
      godownId: id.nullable().describe('Where the goods came back to; null the main location.'),
      batch: z.string().nullable(),
      ...headAmounts,
    }),
  ),
  roundOffPaise: wireMoney,
  withoutGst: z.boolean().describe('Issued past the limit of section 34: no tax is reduced.'),
  totalPaise: wireMoney,
  appliedPaise: wireMoney.describe('Against the invoice; the rest is the customer’s credit.'),
  journalId: id,
  reversed: z.boolean().describe('Whether it was taken back.'),
  reversedReason: z.string().nullable(),
  createdAt: instant,
  seq: id,
});
export type CreditNoteReply = z.output<typeof creditNote>;

export const debitNote = record({
  registration: eInvoiceReply.optional().describe('With the e-invoice portal.'),
  id,
  number: z.string(),
  invoiceId: id,
  customerId: id,
  issueDate: wireDay,
  dueDate: wireDay,
  reason: z.string(),
  note: z.string(),
  lines: z.array(
    record({
      line: id,
      quantityThousandths: wireThousandths.describe('0 where only a value is added.'),
      priceThousandths: wireThousandths.describe('The difference for one unit, before tax.'),
      ...headAmounts,
    }),
  ),
  roundOffPaise: wireMoney,
  totalPaise: wireMoney,
  journalId: id,
  reversed: z.boolean().describe('Whether it was taken back.'),
  reversedReason: z.string().nullable(),
  createdAt: instant,
  seq: id,
});
export type DebitNoteReply = z.output<typeof debitNote>;
