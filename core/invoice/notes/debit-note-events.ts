// A debit note raises what an invoice charged too little (CGST Act s. 34(3)). It is a bill of its
// own. These shapes lie on disk for ever: never edit one, add a version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { heads, supplyKind, treatment } from '../../tax/index.ts';
import { numbered } from '../drafting/header.ts';
import { issuedLineV2 } from '../drafting/lines.ts';
import { creditReason, incomeRole } from '../terms.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();

const { taxablePaise, cgstPaise, sgstPaise, igstPaise, cessPaise } = issuedLineV2.shape;
const amounts = { taxablePaise, cgstPaise, sgstPaise, igstPaise, cessPaise };

/** What a debit note adds to one line of its invoice, taxed as that line was. */
const debitedLine = z.strictObject({
  line: id.describe('The line of the invoice, from 1.'),
  quantityThousandths: paise.describe('0 where only a value is added.'),
  priceThousandths: paise.describe('The difference for one unit, in thousandths of a rupee, or 0.'),
  hsn: z.string().nullable(),
  treatment,
  rateBps: z.int().nonnegative(),
  cessBps: z.int().nonnegative(),
  income: incomeRole.describe('What the value of that line was posted to.'),
  ...amounts,
});
export type DebitedLine = z.infer<typeof debitedLine>;

const debitNoteIssued = z.strictObject({
  debitNoteId: id,
  invoiceId: id,
  customerId: id,
  ...numbered,
  journalId: id,
  issueDate: date,
  dueDate: date,
  reason: creditReason,
  note: z.string(),
  heads: heads.describe('As the invoice has them; so too supply, place and reverse charge.'),
  supply: supplyKind,
  placeOfSupply: z.string().nullable(),
  reverseCharge: z.boolean(),
  lines: z.array(debitedLine),
  roundOffPaise: z.int().describe('Added to the sum of the lines; may be negative.'),
});

const debitNoteReversed = z.strictObject({
  debitNoteId: id,
  invoiceId: id,
  customerId: id,
  number: z.string(),
  debited: z
    .strictObject({ issueDate: date, ...amounts, totalPaise: paise })
    .describe('What the note had charged, which is owed no more.'),
  reason: z.string(),
  reversedOn: date,
});

export type DebitNoteIssued = DomainEvent<'DebitNoteIssued', z.infer<typeof debitNoteIssued>>;
export type DebitNoteReversed = DomainEvent<'DebitNoteReversed', z.infer<typeof debitNoteReversed>>;
export type DebitNoteEvent = DebitNoteIssued | DebitNoteReversed;

export const debitNoteEventSchemas = [
  { type: 'DebitNoteIssued', version: 1, schema: debitNoteIssued },
  { type: 'DebitNoteReversed', version: 1, schema: debitNoteReversed },
] as const;
