// What an invoice says above its lines, and the three events that say it. These shapes lie on disk
// for ever: never edit one, add a version and an upcaster to it.
import { z } from 'zod';
import { personal, personalIfPrivate, privateSubject, subject } from '../kernel/event.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { discount, documentTitle, heads, rounding, supplyKind } from '../tax/index.ts';
import { draftLine, issuedLine } from './lines.ts';
import { recipient, sealableRecipient, supplier } from './parties.ts';

const id = z.int().positive();
const date = z.iso.date();

/** The number of a document, whole and by its parts. */
export const numbered = {
  number: z.string().describe('As printed: INV-015.'),
  series: z.string().describe('What stands before the digits; numbers are consecutive in it.'),
  seriesNumber: id,
  financialYear: z.string().describe('Of its date: 26-27.'),
};

const terms = {
  issueDate: date,
  dueDate: date,
  placeOfSupply: z.string().nullable().describe('A state’s two digits; null: by the rule.'),
  supply: supplyKind,
  reverseCharge: z.boolean(),
  pricesIncludeTax: z.boolean(),
  discount: discount.nullable().describe('Of the whole, before tax.'),
  rounding,
  reference: z.string().nullable().describe('Such as the buyer’s order.'),
  notes: z.string().nullable(),
  terms: z.string().nullable(),
};

export const draft = z.strictObject({
  ...terms,
  delivery: personal(z.string().nullable()).describe('The address of delivery, if another.'),
  lines: z.array(draftLine),
});
export type Draft = z.infer<typeof draft>;

export const invoiceDrafted = z.strictObject({
  invoiceId: id,
  customerId: subject(id, 'customer'),
  ...numbered,
  heads: heads.describe('As it would be issued on the day.'),
  draft,
});
export const invoiceDraftChanged = z.strictObject({
  invoiceId: id,
  customerId: subject(id, 'customer'),
  heads,
  draft,
});
const invoiceIssuedV1 = z.strictObject({
  invoiceId: id,
  customerId: id,
  number: z.string(),
  journalId: id.nullable().describe('Null where there is neither value nor tax to post.'),
  title: documentTitle,
  ...terms,
  placeOfSupply: z.string().nullable().describe('Null where the supplier is not registered.'),
  delivery: z.string().nullable(),
  heads,
  supplier,
  recipient,
  lines: z.array(issuedLine),
  roundOffPaise: z.int().describe('Added to the sum of the lines; may be negative.'),
});

export const invoiceIssued = invoiceIssuedV1.extend({
  privateCustomerId: privateSubject(
    id
      .optional()
      .describe(
        'The customer again where it is a private person, who is sealed on the invoice too.',
      ),
    'customer',
  ),
  delivery: personalIfPrivate(z.string().nullable()),
  recipient: sealableRecipient,
});

/** A field of the header is said by all three events, so that their versions rise together. */
export const DRAFT_VERSION = 1;
export const ISSUED_VERSION = 2;

export const headerEventSchemas = [
  { type: 'InvoiceDrafted', version: DRAFT_VERSION, schema: invoiceDrafted },
  { type: 'InvoiceDraftChanged', version: DRAFT_VERSION, schema: invoiceDraftChanged },
  { type: 'InvoiceIssued', version: 1, schema: invoiceIssuedV1 },
  { type: 'InvoiceIssued', version: ISSUED_VERSION, schema: invoiceIssued },
] as const;

export type InvoiceIssued = DomainEvent<'InvoiceIssued', z.infer<typeof invoiceIssued>>;
export type HeaderEvent =
  | DomainEvent<'InvoiceDrafted', z.infer<typeof invoiceDrafted>>
  | DomainEvent<'InvoiceDraftChanged', z.infer<typeof invoiceDraftChanged>>
  | InvoiceIssued;
