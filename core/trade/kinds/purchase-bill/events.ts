// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
// Version 1 has fields for what later rules of purchases ask (reverse charge, TDS, imports, links
// to orders and goods received), so that these need no second one. Version 2 may be a debit note of
// the supplier, which is a bill of its own.
import { z } from 'zod';
import { privateSubject } from '../../../kernel/event.ts';
import type { DomainEvent } from '../../../kernel/event.ts';
import { discount, heads, supplierRegistration, treatment } from '../../../tax/index.ts';
import { partySnapshot } from '../../party.ts';
import {
  blockedClause,
  creditKind,
  creditUse,
  eligibility,
  importOf,
  noCreditReason,
  reverseChargeSection,
} from '../../terms.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const text = z.string().nullable();
const period = z.strictObject({ from: date, to: date });

/** What a line says of the credit of its tax. */
export const billLineCredit = z.strictObject({
  eligibility,
  clause: blockedClause.nullable().describe('Of section 17(5), where it is blocked or in part.'),
  shareBps: z.int().min(1).max(9_999).nullable().describe('Of a part: what is eligible of it.'),
  kind: creditKind,
  use: creditUse,
});
export type BillLineCredit = z.infer<typeof billLineCredit>;

const rateOf = z.strictObject({
  rateMillionths: id.describe('Rupees for one unit, in millionths.'),
  source: z.string(),
  date,
});

/** Amounts that the bill prints by themselves. */
const charge = z.strictObject({
  accountId: id.nullable(),
  description: z.string(),
  amountPaise: z.int(),
  intoCost: z.boolean().describe('Whether it is shared out over the cost of the goods.'),
});

export const tdsOfBill = z.strictObject({
  section: z.string(),
  code: text,
  nature: z.string(),
  rateBps: z.int().nonnegative(),
  basePaise: paise,
  amountPaise: paise,
  reason: text,
  accountId: id.nullable(),
});

const header = {
  supplierId: id.nullable().describe('Null of an account that is no party’s.'),
  receivedOn: date.nullable().describe('When the last of it came (CGST Act s. 16(2)(b)).'),
  reverseCharge: z.boolean().describe('As printed on the bill.'),
  importOf: importOf.nullable(),
  charges: z.array(charge),
  tds: tdsOfBill.nullable().describe('Income tax that is deducted from what is paid.'),
  tcs: z
    .strictObject({
      section: z.string(),
      code: text,
      rateBps: z.int().nonnegative(),
      amountPaise: paise,
    })
    .nullable()
    .describe('Income tax that the supplier collects.'),
  currency: z
    .strictObject({
      code: z.string().regex(/^[A-Z]{3}$/),
      totalMinor: paise,
      taxRate: rateOf.nullable().describe('CGST Rule 34.'),
      booksRate: rateOf.describe('AS 11.'),
    })
    .nullable(),
  againReason: text.describe('Why a bill of the same number is entered again.'),
  narration: z.string(),
};

const lineTerms = {
  productId: id.nullable().describe('Null where no item is bought.'),
  accountId: id
    .nullable()
    .describe('To which it is posted; null: the book’s account of purchases.'),
  name: z.string(),
  hsn: text.describe('HSN of goods or SAC of services.'),
  uqc: text.describe('GST’s code of the unit; null for services.'),
  unit: text.describe('The unit as people call it.'),
  quantityThousandths: id.nullable(),
  priceThousandths: z.int().nonnegative().nullable().describe('Thousandths of a rupee for one.'),
  discount: discount.nullable(),
  treatment,
  rateBps: z.int().nonnegative().describe('Hundredths of a percent: 1800 is 18 %.'),
  cessBps: z.int().nonnegative(),
  cessPerUnitThousandths: z.int().nonnegative().describe('Thousandths of a rupee for one unit.'),
  credit: billLineCredit,
  reverseCharge: reverseChargeSection.nullable(),
  godownId: id.optional().describe('Where the goods come in; without it, the main location.'),
  batch: z.string().optional(),
  manufacturedOn: date.optional(),
  expiresOn: date.optional(),
  assetId: id.optional().describe('Of the register of fixed assets.'),
  earlier: z
    .strictObject({ kind: z.enum(['purchase-order', 'goods-receipt']), id, line: id })
    .optional()
    .describe('The line of an earlier document that it bills.'),
  amountMinor: paise.optional().describe('In minor units of the currency of the bill.'),
};

export const billTaxes = {
  cgstPaise: paise,
  sgstPaise: paise.describe('SGST, or UTGST in a union territory without legislature.'),
  igstPaise: paise,
  cessPaise: paise,
};

export const purchaseBillDraftLine = z.strictObject({
  ...lineTerms,
  taxablePaise: paise.nullable().describe('As printed; null: quantity times price less discount.'),
  cgstPaise: paise.nullable().describe('As printed; null: by the rate, as of the other heads.'),
  sgstPaise: paise.nullable(),
  igstPaise: paise.nullable(),
  cessPaise: paise.nullable(),
});
export type PurchaseBillDraftLine = z.infer<typeof purchaseBillDraftLine>;

/** The return in which a person wants the credit. */
export const askedCreditPeriod = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deferred') }),
  z.strictObject({ kind: z.literal('period'), from: date, to: date }),
]);

/** As far as it is known; what is missing is asked for when it is posted. */
const draftV1 = z.strictObject({
  ...header,
  accountId: id.nullable().describe('The supplier’s own; null: nobody is chosen so far.'),
  billNumber: text.describe('The supplier’s.'),
  billDate: date.nullable(),
  postedOn: date.nullable().describe('Null: on the day on which it is posted.'),
  placeOfSupply: text.describe('A state’s two digits; null: where the book is.'),
  creditPeriod: askedCreditPeriod.nullable().describe('Null: the first that is open for it.'),
  dueDate: date.nullable().describe('Null: by the terms of the supplier.'),
  lines: z.array(purchaseBillDraftLine),
  roundOffPaise: z.int().nullable().describe('Null: what is left to the printed total.'),
  totalPaise: paise.nullable().describe('As printed; null: what the lines come to.'),
});
const draft = draftV1.extend({
  raises: z
    .array(id)
    .optional()
    .describe('Of a debit note of the supplier: the bills whose price it raises; none of a bill.'),
});
export type PurchaseBillDraft = z.infer<typeof draft>;

export const purchaseBillLine = z.strictObject({
  ...lineTerms,
  taxablePaise: paise,
  ...billTaxes,
  credited: z.strictObject(billTaxes).describe('What of its tax is taken as input credit.'),
  costPaise: paise.describe('Its value with the tax that gives no credit: what is posted of it.'),
  stocked: z.literal(true).optional().describe('Where the goods come into stock, at their cost.'),
});

/** Of goods that a note had received and posted, at the value and on the account of the note. */
const postedBillLine = purchaseBillLine.extend({
  received: z
    .strictObject({ accountId: id.nullable(), valuePaise: id })
    .optional()
    .describe('What of goods received and not billed it clears.'),
});
export type PurchaseBillLine = z.infer<typeof postedBillLine>;

const draftedV1 = z.strictObject({
  documentId: id,
  heads: heads.nullable().describe('As it would be posted; null: nobody is chosen so far.'),
  draft: draftV1,
});
const drafted = draftedV1.extend({ draft });

const postedV1 = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own: PB-015.'),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of the day of posting: 26-27.'),
  journalId: id,
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
  billNumber: z.string().describe('The supplier’s.'),
  billDate: date,
  postedOn: date,
  placeOfSupply: text,
  heads: heads.describe('By the places of the supplier and of supply.'),
  creditPeriod: period.nullable().describe('The return that takes the credit; null: deferred.'),
  noCredit: noCreditReason.nullable().describe('Why no line gives credit.'),
  dueDate: date.nullable(),
  lines: z.array(purchaseBillLine),
  roundOffPaise: z.int().describe('Added to the sum of the lines; may be negative.'),
  totalPaise: paise.describe('As printed.'),
  corrects: id.optional().describe('The bill that this one replaces.'),
});
const postedV2 = postedV1.extend({
  raises: z
    .array(
      z.strictObject({
        documentId: id,
        number: z.string().describe('Our own.'),
        billNumber: z.string().describe('The supplier’s.'),
        billDate: date,
      }),
    )
    .optional()
    .describe('Of a debit note of the supplier: the bills whose price it raises.'),
});
const posted = postedV2.extend({ lines: z.array(postedBillLine) });

const reversed = z.strictObject({
  documentId: id,
  number: z.string().describe('It stays used.'),
  accountId: id,
  journalId: id,
  billNumber: z.string(),
  postedOn: date,
  reversedOn: date,
  reason: z.string(),
  undone: z
    .strictObject({ totalPaise: paise, taxablePaise: paise, ...billTaxes })
    .describe('What the bill had come to, and the credit that it had given.'),
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

const creditMoved = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own.'),
  accountId: id,
  billNumber: z.string().describe('The supplier’s.'),
  was: z.strictObject({ receivedOn: date.nullable(), creditPeriod: period.nullable() }),
  receivedOn: date.nullable().describe('When the last of it came, as it is known now.'),
  creditPeriod: period.nullable().describe('The return that takes the credit; null: deferred.'),
  reason: text,
});

export type PurchaseBillDrafted = DomainEvent<'PurchaseBillDrafted', z.infer<typeof drafted>>;
export type PurchaseBillDraftChanged = DomainEvent<
  'PurchaseBillDraftChanged',
  z.infer<typeof drafted>
>;
export type PurchaseBillPosted = DomainEvent<'PurchaseBillPosted', z.infer<typeof posted>>;
export type PurchaseBillReversed = DomainEvent<'PurchaseBillReversed', z.infer<typeof reversed>>;
export type PurchaseBillDiscarded = DomainEvent<'PurchaseBillDiscarded', z.infer<typeof discarded>>;
export type PurchaseBillCreditMoved = DomainEvent<
  'PurchaseBillCreditMoved',
  z.infer<typeof creditMoved>
>;
export type PurchaseBillEvent =
  | PurchaseBillDrafted
  | PurchaseBillDraftChanged
  | PurchaseBillPosted
  | PurchaseBillCreditMoved
  | PurchaseBillReversed
  | PurchaseBillDiscarded;
export type PurchaseBill = PurchaseBillPosted['data'];

export const purchaseBillEventSchemas = [
  { type: 'PurchaseBillDrafted', version: 1, schema: draftedV1 },
  { type: 'PurchaseBillDrafted', version: 2, schema: drafted },
  { type: 'PurchaseBillDraftChanged', version: 1, schema: draftedV1 },
  { type: 'PurchaseBillDraftChanged', version: 2, schema: drafted },
  { type: 'PurchaseBillPosted', version: 1, schema: postedV1 },
  { type: 'PurchaseBillPosted', version: 2, schema: postedV2 },
  { type: 'PurchaseBillPosted', version: 3, schema: posted },
  { type: 'PurchaseBillCreditMoved', version: 1, schema: creditMoved },
  { type: 'PurchaseBillReversed', version: 1, schema: reversed },
  { type: 'PurchaseBillDiscarded', version: 1, schema: discarded },
] as const;
