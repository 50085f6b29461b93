// What an invoice says above its lines, and the three events that say it. These shapes lie on disk
// for ever: never edit one, add a version and an upcaster to it.
import { z } from 'zod';
import { personal, personalIfPrivate, privateSubject, subject } from '../../kernel/event.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { discount, documentTitle, heads, rounding, supplyKind } from '../../tax/index.ts';
import {
  draftLineV1,
  draftLineV2,
  draftLineV3,
  goodsPlace,
  issuedLineV1,
  issuedLineV2,
  issuedLineV3,
  issuedLineV4,
} from './lines.ts';
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

const draftV1 = z.strictObject({
  ...terms,
  delivery: personal(z.string().nullable()).describe('The address of delivery, if another.'),
  lines: z.array(draftLineV1),
});
const servicePlace = z
  .string()
  .optional()
  .describe('Of a service that ends in a place of its own, its state: two digits, 96 abroad.');
const draftV2 = draftV1.extend({ servicePlace, lines: z.array(draftLineV2) });
const draftV3 = draftV2.extend({ lines: z.array(draftLineV3) });
export type Draft = z.infer<typeof draftV3>;

/** Each shape of a draft that documents before an invoice say too, by its version. */
export const drafts = { v2: draftV2, v3: draftV3 } as const;

const invoiceDraftedV1 = z.strictObject({
  invoiceId: id,
  customerId: subject(id, 'customer'),
  ...numbered,
  heads: heads.describe('As it would be issued on the day.'),
  draft: draftV1,
});
const invoiceDraftedV2 = invoiceDraftedV1.extend({ draft: draftV2 });
export const invoiceDrafted = invoiceDraftedV1.extend({ draft: draftV3 });
const invoiceDraftChangedV1 = z.strictObject({
  invoiceId: id,
  customerId: subject(id, 'customer'),
  heads,
  draft: draftV1,
});
const invoiceDraftChangedV2 = invoiceDraftChangedV1.extend({ draft: draftV2 });
const invoiceDraftChanged = invoiceDraftChangedV1.extend({ draft: draftV3 });
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
  lines: z.array(issuedLineV1),
  roundOffPaise: z.int().describe('Added to the sum of the lines; may be negative.'),
});

export const invoiceIssuedV2 = invoiceIssuedV1.extend({
  privateCustomerId: privateSubject(
    id.optional().describe('The customer again, where a private person is sealed here too.'),
    'customer',
  ),
  delivery: personalIfPrivate(z.string().nullable()),
  recipient: sealableRecipient,
});
const invoiceIssuedV3 = invoiceIssuedV2.extend({
  servicePlace,
  lines: z.array(issuedLineV2),
});

/** Of a line of a document, from 1. */
export const movedGoodsV1 = z.strictObject({
  line: id,
  productId: id,
  quantityThousandths: id.describe('In the unit of the product.'),
});
export const movedGoodsV2 = movedGoodsV1.extend(goodsPlace);
export type GoodsOfLine = z.infer<typeof movedGoodsV2>;

/** What a delivery challan took out before its invoice. */
const deliveredV1 = z.strictObject({
  presaleId: id,
  number: z.string().describe('Of the challan.'),
  goods: z.array(movedGoodsV1),
});
const deliveredV2 = deliveredV1.extend({ goods: z.array(movedGoodsV2) });
export type GoodsDelivery = z.infer<typeof deliveredV2>;

const invoiceIssuedV4 = invoiceIssuedV3.extend({
  delivered: deliveredV1
    .optional()
    .describe('Where the invoice was made of a challan: it moves what it bills more or less.'),
});
const invoiceIssuedV5 = invoiceIssuedV3.extend({
  lines: z.array(issuedLineV3),
  delivered: deliveredV2
    .optional()
    .describe('Where the invoice was made of a challan: it moves what it bills more or less.'),
});
const invoiceIssued = invoiceIssuedV5.extend({ lines: z.array(issuedLineV4) });

/** A field of the header is said by all three events, so that their versions rise together. */
export const DRAFT_VERSION = 3;
export const ISSUED_VERSION = 6;

export const headerEventSchemas = [
  { type: 'InvoiceDrafted', version: 1, schema: invoiceDraftedV1 },
  { type: 'InvoiceDrafted', version: 2, schema: invoiceDraftedV2 },
  { type: 'InvoiceDrafted', version: DRAFT_VERSION, schema: invoiceDrafted },
  { type: 'InvoiceDraftChanged', version: 1, schema: invoiceDraftChangedV1 },
  { type: 'InvoiceDraftChanged', version: 2, schema: invoiceDraftChangedV2 },
  { type: 'InvoiceDraftChanged', version: DRAFT_VERSION, schema: invoiceDraftChanged },
  { type: 'InvoiceIssued', version: 1, schema: invoiceIssuedV1 },
  { type: 'InvoiceIssued', version: 2, schema: invoiceIssuedV2 },
  { type: 'InvoiceIssued', version: 3, schema: invoiceIssuedV3 },
  { type: 'InvoiceIssued', version: 4, schema: invoiceIssuedV4 },
  { type: 'InvoiceIssued', version: 5, schema: invoiceIssuedV5 },
  { type: 'InvoiceIssued', version: ISSUED_VERSION, schema: invoiceIssued },
] as const;

export type InvoiceIssuedV2 = z.infer<typeof invoiceIssuedV2>;
export type InvoiceIssuedV3 = z.infer<typeof invoiceIssuedV3>;
export type InvoiceDrafted = DomainEvent<'InvoiceDrafted', z.infer<typeof invoiceDrafted>>;
export type InvoiceDraftChanged = DomainEvent<
  'InvoiceDraftChanged',
  z.infer<typeof invoiceDraftChanged>
>;
export type InvoiceIssued = DomainEvent<'InvoiceIssued', z.infer<typeof invoiceIssued>>;
export type HeaderEvent = InvoiceDrafted | InvoiceDraftChanged | InvoiceIssued;
