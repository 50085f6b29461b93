// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { privateSubject } from '../../../kernel/event.ts';
import type { DomainEvent } from '../../../kernel/event.ts';
import { discount, heads, supplierRegistration, treatment } from '../../../tax/index.ts';
import { billedPart } from '../../parts-taken.ts';
import { partySnapshot } from '../../party.ts';
import { billTaxes } from '../purchase-bill/events.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const text = z.string().nullable();

const header = {
  supplierId: id.nullable().describe('Null of an account that is no party’s.'),
  expectedOn: date.nullable().describe('When the goods or services are to come.'),
  godownId: id.nullable().describe('Where the goods are to come in; null: the main location.'),
  delivery: text.describe('The place of delivery as it is printed; null: where the book is.'),
  terms: z.string().describe('Of payment and delivery, as they are printed.'),
  narration: z.string(),
};

/** What is said of what is bought before its bill. */
export const orderLineTerms = {
  productId: id.nullable().describe('Null where no item is ordered.'),
  accountId: id
    .nullable()
    .describe('To which its bill is posted; null: the book’s account of purchases.'),
  name: z.string(),
  hsn: text.describe('HSN of goods or SAC of services.'),
  uqc: text.describe('GST’s code of the unit; null for services.'),
  unit: text.describe('The unit as people call it.'),
  quantityThousandths: id.nullable().describe('Null of what is ordered by its value alone.'),
  priceThousandths: z.int().nonnegative().nullable().describe('Thousandths of a rupee for one.'),
  discount: discount.nullable(),
  treatment,
  rateBps: z.int().nonnegative().describe('Hundredths of a percent: 1800 is 18 %.'),
  cessBps: z.int().nonnegative(),
  cessPerUnitThousandths: z.int().nonnegative().describe('Thousandths of a rupee for one unit.'),
};

const draftLine = z.strictObject({
  ...orderLineTerms,
  taxablePaise: paise.nullable().describe('Null: quantity times price less discount.'),
});
export type PurchaseOrderDraftLine = z.infer<typeof draftLine>;

const draft = z.strictObject({
  ...header,
  accountId: id.nullable().describe('The supplier’s own; null: nobody is chosen so far.'),
  orderedOn: date.nullable().describe('Null: the day on which it is issued.'),
  placeOfSupply: text.describe('A state’s two digits; null: where the book is.'),
  lines: z.array(draftLine),
});
export type PurchaseOrderDraft = z.infer<typeof draft>;

const line = z.strictObject({ ...orderLineTerms, taxablePaise: paise, ...billTaxes });
export type PurchaseOrderLine = z.infer<typeof line>;

const drafted = z.strictObject({
  documentId: id,
  heads: heads.nullable().describe('As it would be issued; null: nobody is chosen so far.'),
  draft,
});

const issued = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own: PO-001.'),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of the day of the order: 26-27.'),
  ...header,
  privateCustomerId: privateSubject(
    id.optional().describe('The supplier again where it is a private person, who is sealed.'),
    'customer',
  ),
  accountId: id.describe('The supplier’s own.'),
  supplier: partySnapshot,
  buyer: z.strictObject({
    gstin: text,
    stateCode: text,
    registration: supplierRegistration,
  }),
  orderedOn: date,
  placeOfSupply: text,
  heads: heads.describe('By the places of the supplier and of supply.'),
  lines: z.array(line),
  totalPaise: paise.describe('With the tax that its bills are to have.'),
});

/** Of goods that were received before, the bill brings none in. */
const part = billedPart.extend({
  received: z.literal(true).optional().describe('Of what a note of goods received had taken.'),
});
export type OrderPart = z.infer<typeof part>;

const ofBill = {
  documentId: id,
  number: z.string().describe('Of the order.'),
  billId: id,
  billNumber: z.string().describe('Our own number of the bill.'),
};
const billedV1 = z.strictObject({
  ...ofBill,
  parts: z.array(billedPart).min(1),
  billedOn: date.describe('When it was posted.'),
});
const billed = billedV1.extend({ parts: z.array(part).min(1) });
const reopenedV1 = z.strictObject({
  ...ofBill,
  parts: z.array(billedPart).min(1),
  reopenedOn: date,
});
const reopened = reopenedV1.extend({ parts: z.array(part).min(1) });

/** What came of a line of the order, by a note of goods received. */
const receivedPart = z.strictObject({
  line: id.describe('Of the order, from 1.'),
  receiptLine: id,
  quantityThousandths: id.nullable(),
  taxablePaise: paise.describe('By the note, which bears no tax.'),
});
export type ReceivedPart = z.infer<typeof receivedPart>;

const ofReceipt = {
  documentId: id,
  number: z.string().describe('Of the order.'),
  receiptId: id,
  receiptNumber: z.string(),
  parts: z.array(receivedPart).min(1),
};
const received = z.strictObject({ ...ofReceipt, receivedOn: date });
const receiptReversed = z.strictObject({ ...ofReceipt, reversedOn: date });

const closed = z.strictObject({
  documentId: id,
  number: z.string(),
  reason: z.string().describe('Such as: the rest will not come.'),
});
const cancelled = z.strictObject({
  documentId: id,
  number: text.describe('It stays used; null of a draft, which has none.'),
  reason: z.string(),
});

export type PurchaseOrderIssued = DomainEvent<'PurchaseOrderIssued', z.infer<typeof issued>>;
export type PurchaseOrder = PurchaseOrderIssued['data'];
/** It stands beside the bill’s own event; a bill that is reversed opens the order again. */
export type PurchaseOrderBilled = DomainEvent<'PurchaseOrderBilled', z.infer<typeof billed>>;
export type PurchaseOrderEvent =
  | DomainEvent<'PurchaseOrderDrafted', z.infer<typeof drafted>>
  | DomainEvent<'PurchaseOrderDraftChanged', z.infer<typeof drafted>>
  | PurchaseOrderIssued
  | PurchaseOrderBilled
  | DomainEvent<'PurchaseOrderReopened', z.infer<typeof reopened>>
  | DomainEvent<'PurchaseOrderReceived', z.infer<typeof received>>
  | DomainEvent<'PurchaseOrderReceiptReversed', z.infer<typeof receiptReversed>>
  | DomainEvent<'PurchaseOrderClosed', z.infer<typeof closed>>
  | DomainEvent<'PurchaseOrderCancelled', z.infer<typeof cancelled>>;

export const purchaseOrderEventSchemas = [
  { type: 'PurchaseOrderDrafted', version: 1, schema: drafted },
  { type: 'PurchaseOrderDraftChanged', version: 1, schema: drafted },
  { type: 'PurchaseOrderIssued', version: 1, schema: issued },
  { type: 'PurchaseOrderBilled', version: 1, schema: billedV1 },
  { type: 'PurchaseOrderBilled', version: 2, schema: billed },
  { type: 'PurchaseOrderReopened', version: 1, schema: reopenedV1 },
  { type: 'PurchaseOrderReopened', version: 2, schema: reopened },
  { type: 'PurchaseOrderReceived', version: 1, schema: received },
  { type: 'PurchaseOrderReceiptReversed', version: 1, schema: receiptReversed },
  { type: 'PurchaseOrderClosed', version: 1, schema: closed },
  { type: 'PurchaseOrderCancelled', version: 1, schema: cancelled },
] as const;
