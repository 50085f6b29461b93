// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { privateSubject } from '../../../kernel/event.ts';
import type { DomainEvent } from '../../../kernel/event.ts';
import { billedPart } from '../../parts-taken.ts';
import { partySnapshot } from '../../party.ts';
import { orderLineTerms } from '../purchase-order/events.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const text = z.string().nullable();

const header = {
  supplierId: id.nullable().describe('Null of an account that is no party’s.'),
  challanNumber: text.describe('Of the paper that came with the goods.'),
  narration: z.string(),
};

const lineTerms = {
  ...orderLineTerms,
  godownId: id.optional().describe('Where the goods came in; without it, the main location.'),
  batch: z.string().optional(),
  manufacturedOn: date.optional(),
  expiresOn: date.optional(),
  earlier: z
    .strictObject({ kind: z.literal('purchase-order'), id, line: id })
    .optional()
    .describe('The line of the order of which they are.'),
};

const draftLine = z.strictObject({
  ...lineTerms,
  taxablePaise: paise.nullable().describe('Null: quantity times price less discount.'),
});
export type GoodsReceiptDraftLine = z.infer<typeof draftLine>;

const draft = z.strictObject({
  ...header,
  accountId: id.nullable().describe('The supplier’s own; null: nobody is chosen so far.'),
  postedOn: date.nullable().describe('When the goods came; null: the day of posting.'),
  lines: z.array(draftLine),
});
export type GoodsReceiptDraft = z.infer<typeof draft>;

const line = z.strictObject({
  ...lineTerms,
  taxablePaise: paise.describe('What the goods are taken to cost until their bill; no tax.'),
  stocked: z.literal(true).optional().describe('Where the goods come into stock.'),
});
export type GoodsReceiptLine = z.infer<typeof line>;

const drafted = z.strictObject({ documentId: id, draft });

const posted = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own: GRN-001.'),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of the day of receipt: 26-27.'),
  journalId: id.nullable().describe('Null where nothing is posted: the book is not perpetual.'),
  ...header,
  privateCustomerId: privateSubject(
    id.optional().describe('The supplier again where it is a private person, who is sealed.'),
    'customer',
  ),
  accountId: id.describe('The supplier’s own.'),
  supplier: partySnapshot,
  postedOn: date.describe('When the goods came.'),
  lines: z.array(line),
  totalPaise: paise,
});

const reversed = z.strictObject({
  documentId: id,
  number: z.string().describe('It stays used.'),
  accountId: id,
  journalId: id.nullable(),
  postedOn: date,
  reversedOn: date,
  reason: z.string(),
  undone: z.strictObject({ totalPaise: paise }),
  goods: z
    .array(
      z.strictObject({
        line: id,
        productId: id,
        quantityThousandths: id,
        valuePaise: paise,
        godownId: id.optional(),
        batch: z.string().optional(),
      }),
    )
    .describe('What goes out of stock again.'),
});

const discarded = z.strictObject({ documentId: id, reason: z.string() });

/** What a line of a bill takes of a line of the note. */
const part = billedPart.extend({
  valuePaise: paise.describe('Of the note, which the bill takes the place of.'),
  landed: z
    .strictObject({ productId: id, valuePaise: z.int() })
    .optional()
    .describe('Of goods in stock: what they cost more by the bill, or less.'),
});
export type ReceiptPart = z.infer<typeof part>;

const ofBill = {
  documentId: id,
  number: z.string().describe('Of the note.'),
  billId: id,
  billNumber: z.string().describe('Our own number of the bill.'),
  parts: z.array(part).min(1),
};
const billed = z.strictObject({ ...ofBill, billedOn: date.describe('When it was posted.') });
const reopened = z.strictObject({ ...ofBill, reopenedOn: date });

export type GoodsReceiptPosted = DomainEvent<'GoodsReceiptPosted', z.infer<typeof posted>>;
export type GoodsReceipt = GoodsReceiptPosted['data'];
export type GoodsReceiptReversed = DomainEvent<'GoodsReceiptReversed', z.infer<typeof reversed>>;
/** It stands beside the bill’s own event; a bill that is reversed opens the note again. */
export type GoodsReceiptBilled = DomainEvent<'GoodsReceiptBilled', z.infer<typeof billed>>;
export type GoodsReceiptReopened = DomainEvent<'GoodsReceiptReopened', z.infer<typeof reopened>>;
export type GoodsReceiptEvent =
  | DomainEvent<'GoodsReceiptDrafted', z.infer<typeof drafted>>
  | DomainEvent<'GoodsReceiptDraftChanged', z.infer<typeof drafted>>
  | GoodsReceiptPosted
  | GoodsReceiptReversed
  | DomainEvent<'GoodsReceiptDiscarded', z.infer<typeof discarded>>
  | GoodsReceiptBilled
  | GoodsReceiptReopened;

export const goodsReceiptEventSchemas = [
  { type: 'GoodsReceiptDrafted', version: 1, schema: drafted },
  { type: 'GoodsReceiptDraftChanged', version: 1, schema: drafted },
  { type: 'GoodsReceiptPosted', version: 1, schema: posted },
  { type: 'GoodsReceiptReversed', version: 1, schema: reversed },
  { type: 'GoodsReceiptDiscarded', version: 1, schema: discarded },
  { type: 'GoodsReceiptBilled', version: 1, schema: billed },
  { type: 'GoodsReceiptReopened', version: 1, schema: reopened },
] as const;
