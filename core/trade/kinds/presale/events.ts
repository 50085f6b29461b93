// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { personal, personalIfPrivate, privateSubject, subject } from '../../../kernel/event.ts';
import type { DomainEvent } from '../../../kernel/event.ts';
import {
  drafts,
  issuedLineV2,
  issuedLineV3,
  movedGoodsV1,
  movedGoodsV2,
  numbered,
  sealableRecipient,
  supplier,
} from '../../../invoice/index.ts';
import { heads } from '../../../tax/index.ts';
import { challanReason, presaleKind } from './terms.ts';

const id = z.int().positive();
const date = z.iso.date();

const challanTerms = z.strictObject({
  reason: challanReason,
  quantityProvisional: z.boolean().describe('Where it is not known before delivery (Rule 55(1)).'),
});
export type ChallanTerms = z.infer<typeof challanTerms>;

/** What one kind alone says. */
const ofKind = {
  validUntil: date.nullable().describe('The last day of a quotation; null of the others.'),
  challan: challanTerms.nullable().describe('Of a delivery challan; null of the others.'),
};

const { lines: _lines, ...terms } = drafts.v2.shape;

const presaleDraftedV1 = z.strictObject({
  presaleId: id,
  kind: presaleKind,
  customerId: subject(id, 'customer'),
  ...ofKind,
  heads: heads.describe('As it would be issued on the day.'),
  draft: drafts.v2,
});
const presaleDrafted = presaleDraftedV1.extend({ draft: drafts.v3 });
const presaleDraftChangedV1 = z.strictObject({
  presaleId: id,
  customerId: subject(id, 'customer'),
  ...ofKind,
  heads,
  draft: drafts.v2,
});
const presaleDraftChanged = presaleDraftChangedV1.extend({ draft: drafts.v3 });
const presaleIssuedV1 = z.strictObject({
  presaleId: id,
  kind: presaleKind,
  customerId: id,
  privateCustomerId: privateSubject(
    id.optional().describe('The customer again where it is a private person, who is sealed.'),
    'customer',
  ),
  ...numbered,
  ...ofKind,
  ...terms,
  delivery: personalIfPrivate(z.string().nullable()),
  heads,
  supplier,
  recipient: sealableRecipient,
  lines: z.array(issuedLineV2),
  roundOffPaise: z.int().describe('Added to the sum of the lines; may be negative.'),
});
const presaleIssuedV2 = presaleIssuedV1.extend({
  movesGoods: z
    .literal(true)
    .optional()
    .describe('Of a challan by which goods go out of stock: those of its lines.'),
});
const presaleIssued = presaleIssuedV2.extend({ lines: z.array(issuedLineV3) });
/** It stands beside the invoice’s own event; an invoice that is cancelled frees it again. */
const presaleInvoiced = z.strictObject({
  presaleId: id,
  number: z.string(),
  invoiceId: id,
  invoiceNumber: z.string(),
});
/** What of the goods of a challan comes into stock again. */
const broughtBackV1 = z.strictObject({ on: date, goods: z.array(movedGoodsV1) });
const broughtBackV2 = broughtBackV1.extend({ goods: z.array(movedGoodsV2) });

const presaleClosedV1 = z.strictObject({
  presaleId: id,
  number: z.string(),
  reason: z.string().describe('Such as: declined, or the goods came back.'),
});
const presaleClosedV2 = presaleClosedV1.extend({ broughtBack: broughtBackV1.optional() });
const presaleClosed = presaleClosedV1.extend({ broughtBack: broughtBackV2.optional() });
const presaleWithdrawnV1 = z.strictObject({
  presaleId: id,
  kind: presaleKind,
  number: z.string().nullable().describe('It stays used; null of a draft, which has none.'),
  reason: z.string(),
});
const presaleWithdrawnV2 = presaleWithdrawnV1.extend({
  broughtBack: broughtBackV1.optional(),
});
const presaleWithdrawn = presaleWithdrawnV1.extend({
  broughtBack: broughtBackV2.optional(),
});

const presaleEmailRequested = z.strictObject({
  emailId: id,
  presaleId: id,
  customerId: subject(id, 'customer'),
  to: personal(z.string()),
});
const presaleEmailed = z.strictObject({ emailId: id, presaleId: id });
const presaleEmailFailed = z.strictObject({
  emailId: id,
  presaleId: id,
  reason: z.string(),
});

export type PresaleDrafted = DomainEvent<'PresaleDrafted', z.infer<typeof presaleDrafted>>;
export type PresaleDraftChanged = DomainEvent<
  'PresaleDraftChanged',
  z.infer<typeof presaleDraftChanged>
>;
export type PresaleIssued = DomainEvent<'PresaleIssued', z.infer<typeof presaleIssued>>;
export type PresaleInvoiced = DomainEvent<'PresaleInvoiced', z.infer<typeof presaleInvoiced>>;
export type PresaleClosed = DomainEvent<'PresaleClosed', z.infer<typeof presaleClosed>>;
export type PresaleWithdrawn = DomainEvent<'PresaleWithdrawn', z.infer<typeof presaleWithdrawn>>;
export type PresaleEvent =
  | PresaleDrafted
  | PresaleDraftChanged
  | PresaleIssued
  | PresaleInvoiced
  | PresaleClosed
  | PresaleWithdrawn
  | DomainEvent<'PresaleEmailRequested', z.infer<typeof presaleEmailRequested>>
  | DomainEvent<'PresaleEmailed', z.infer<typeof presaleEmailed>>
  | DomainEvent<'PresaleEmailFailed', z.infer<typeof presaleEmailFailed>>;

/** A field of the header is said by these three, so that their versions rise together. */
export const PRESALE_DRAFT_VERSION = 2;
export const PRESALE_ISSUED_VERSION = 3;

export const presaleEventSchemas = [
  { type: 'PresaleDrafted', version: 1, schema: presaleDraftedV1 },
  { type: 'PresaleDrafted', version: PRESALE_DRAFT_VERSION, schema: presaleDrafted },
  { type: 'PresaleDraftChanged', version: 1, schema: presaleDraftChangedV1 },
  { type: 'PresaleDraftChanged', version: PRESALE_DRAFT_VERSION, schema: presaleDraftChanged },
  { type: 'PresaleIssued', version: 1, schema: presaleIssuedV1 },
  { type: 'PresaleIssued', version: 2, schema: presaleIssuedV2 },
  { type: 'PresaleIssued', version: PRESALE_ISSUED_VERSION, schema: presaleIssued },
  { type: 'PresaleInvoiced', version: 1, schema: presaleInvoiced },
  { type: 'PresaleClosed', version: 1, schema: presaleClosedV1 },
  { type: 'PresaleClosed', version: 2, schema: presaleClosedV2 },
  { type: 'PresaleClosed', version: 3, schema: presaleClosed },
  { type: 'PresaleWithdrawn', version: 1, schema: presaleWithdrawnV1 },
  { type: 'PresaleWithdrawn', version: 2, schema: presaleWithdrawnV2 },
  { type: 'PresaleWithdrawn', version: 3, schema: presaleWithdrawn },
  { type: 'PresaleEmailRequested', version: 1, schema: presaleEmailRequested },
  { type: 'PresaleEmailed', version: 1, schema: presaleEmailed },
  { type: 'PresaleEmailFailed', version: 1, schema: presaleEmailFailed },
] as const;
