// How the parts of an invoice are written on the wire: its lines, its parties, what settled it.
import { z } from 'zod';
import { creditSourceKind } from '#core/settlement/terms.ts';
import { HEADER_TEXTS, perHeaderText } from '#core/invoice/terms.ts';
import { record } from '#core/shapes/record.ts';
import type { RecordValues } from '#core/shapes/record.ts';
import { wireDay, wireMoney, wirePercent, wireThousandths } from '#core/shapes/values.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { heads, rounding, serviceNature, supplyKind, treatment } from '#core/tax/terms.ts';
import type { Discount } from '#core/tax/terms.ts';
import { capitalsOrNull, linesOrNull, textOrNull } from '#api/contract/wire/written-text.ts';
import {
  batchNumber,
  link,
  percent,
  quantity,
  unitPrice,
  worth,
} from '#api/contract/catalogue/fields.ts';
import { date, id, instant, linesOfText, requiredText, wireId } from '#api/contract/wire/values.ts';

const ITEM_NAME_MAX = 200;
const TEXT_MAX = 2000;

/** The date of what takes money back. */
export const takenBackOn = date
  .optional()
  .describe('From the date of the original to today in India; today when it is not given.');

/** What the bank took for a payment that it took back. */
export const bankCharge = record({
  amountPaise: worth,
  accountId: wireId.optional().describe('Else the book’s account for bank charges.'),
})
  .optional()
  .describe('Posted in the same act, against the account that had taken the money.');
export type BankChargeBody = z.output<typeof bankCharge>;

/** Never the parties' names, addresses and GSTINs, the rate, the tax or the place of supply. */
export const overrideReason = requiredText(500, 'Give a reason.')
  .transform((value) => value.trim())
  .optional()
  .describe(
    'Why it is issued without units, an address of delivery or, to a buyer who is not registered ' +
      'and up to five crore rupees of turnover, HSN. It stays on record.',
  );

/** Money of a customer's that is taken back, whichever way it came. */
export const takenBack = record({
  reason: requiredText(500, 'Give a reason.'),
  date: takenBackOn,
  bankCharge,
  bookId: wireId.optional(),
});

/** A note that is taken back: no bank has charged for it. */
export const noteTakenBack = record({
  reason: requiredText(500, 'Give a reason.'),
  date: takenBackOn,
  bookId: wireId.optional(),
});

const optional = (max: number) => textOrNull(max).default(null);

type OneOfTwo = { readonly percent: number } | { readonly amount: number };

/** On the wire in percent or in rupees; each is one of two objects. */
const asDiscount = <Schema extends z.ZodType<OneOfTwo>>(schema: Schema) =>
  z.codec(schema, z.custom<Discount>(), {
    decode: (said): Discount =>
      'percent' in said
        ? { kind: 'percent', bps: said.percent }
        : { kind: 'amount', amountPaise: said.amount },
    encode: (discount) =>
      (discount.kind === 'percent'
        ? { percent: discount.bps }
        : { amount: discount.amountPaise }) as z.output<Schema>,
  });

export const discountGiven = asDiscount(
  z.union(
    [z.strictObject({ percent }), z.strictObject({ amount: worth })],
    'Takes percent or amount, one of the two.',
  ),
);
/** The same in a reply. */
export const discountTold = asDiscount(
  z.union([z.strictObject({ percent: wirePercent }), z.strictObject({ amount: wireMoney })]),
);

const discount = discountGiven
  .nullable()
  .default(null)
  .describe('Before tax: a share in percent, or rupees.');

const line = record({
  productId: wireId.nullable().default(null),
  name: requiredText(ITEM_NAME_MAX, 'Enter what is sold.').transform((name) => name.trim()),
  description: linesOrNull(TEXT_MAX).default(null),
  hsn: optional(8),
  uqc: capitalsOrNull(3).default(null).describe('GST’s code of the unit, such as NOS.'),
  unit: optional(30),
  quantityThousandths: quantity.refine((units) => units > 0, 'Must be above 0.'),
  rateThousandths: unitPrice.refine((units) => units > 0, 'Must be above 0.'),
  discount,
  treatment: treatment.optional().describe('Without it: nil at a tax rate of 0, else taxable.'),
  nature: serviceNature
    .nullish()
    .describe(
      'What service it is, which decides the place of supply; general for goods too. Without it ' +
        'as its product or its code (SAC) says; of some codes it must be said before it is issued.',
    ),
  taxBps: percent
    .optional()
    .describe('Without it the rate of the product on the day of the invoice.'),
  cessBps: percent.default(0),
  cessPerUnitThousandths: unitPrice.default(0).describe('Rupees for one unit.'),
  godownId: link.describe('Where goods are taken from; without it, the main location.'),
  batch: batchNumber
    .nullable()
    .optional()
    .describe('Of goods, the batch that is taken; without it, by earliest expiry.'),
});

/** What a person gives of an invoice; the totals are the server's to compute. */
export const invoiceBody = {
  customerId: wireId,
  issueDate: date.optional().describe('Today in India when it is not given.'),
  dueDate: date.optional().describe('By the term of the customer, else of the book.'),
  placeOfSupply: z
    .string()
    .regex(/^[0-9]{2}$/, 'Must be a state’s two digits, such as 27.')
    .nullable()
    .default(null)
    .describe('Without one it is by the rule: the state of the customer.'),
  servicePlace: z
    .string()
    .regex(/^[0-9]{2}$/, 'Must be a state’s two digits, such as 27.')
    .nullable()
    .default(null)
    .describe('Where passengers board, the property is, the event is held: as the nature asks.'),
  supply: supplyKind
    .optional()
    .describe('Without one: to an SEZ or abroad without payment under an LUT in force, else with.'),
  reverseCharge: z.boolean().default(false),
  pricesIncludeTax: z.boolean().optional().describe('The book’s setting when not given.'),
  discount,
  rounding: rounding.optional().describe('The book’s setting when not given.'),
  ...perHeaderText((name) =>
    optional(HEADER_TEXTS[name].lengthMax).describe(HEADER_TEXTS[name].meaning),
  ),
  notes: linesOfText(TEXT_MAX).nullable().optional().describe('The book’s notes when not given.'),
  terms: linesOfText(TEXT_MAX).nullable().optional().describe('The book’s terms when not given.'),
  items: z.array(line).min(1, 'Add an item.').max(500, 'An invoice has at most 500 items.'),
};
export type InvoiceLineBody = z.output<typeof line>;

/** Value and tax of a line by head. */
export const headAmounts = {
  taxablePaise: wireMoney,
  cgstPaise: wireMoney,
  sgstPaise: wireMoney.describe('SGST, or UTGST where the state levies that.'),
  igstPaise: wireMoney,
  cessPaise: wireMoney,
};

/** What an invoice says above its lines, and a document before it. */
export const headerReply = {
  placeOfSupply: z.string().nullable(),
  placeOfSupplyGiven: z.string().nullable().describe('What a person chose for a draft.'),
  servicePlace: z.string().nullable().describe('Where a service ends in a place of its own.'),
  heads: heads.describe('CGST and SGST, IGST, or no tax.'),
  supply: supplyKind,
  reverseCharge: z.boolean(),
  pricesIncludeTax: z.boolean(),
  rounding,
  discount: discountTold.nullable(),
  ...perHeaderText(() => z.string().nullable()),
  notes: z.string().nullable(),
  terms: z.string().nullable(),
};
export type HeaderReply = RecordValues<typeof headerReply>;

/** A line as it was written, of a draft or of what was issued. */
export const writtenLineShape = {
  productId: id.nullable(),
  name: z.string(),
  description: z.string().nullable(),
  hsn: z.string().nullable(),
  uqc: z.string().nullable(),
  unit: z.string().nullable(),
  quantityThousandths: wireThousandths,
  rateThousandths: wireThousandths,
  discount: discountTold.nullable(),
  treatment,
  nature: serviceNature
    .nullable()
    .describe('As it was said, general where it was not; null where its code asks for it.'),
  taxBps: wirePercent.describe('Percent.'),
  cessBps: wirePercent,
  cessPerUnitThousandths: wireThousandths,
  godownId: id.nullable().describe('Null at the main location.'),
  batch: z.string().nullable(),
  expiresOn: wireDay.nullable().describe('The last day of the batch, once it is issued.'),
};

export const invoiceItem = record({
  id: id.describe('Made of the invoice’s id and the line.'),
  line: id,
  ...writtenLineShape,
  grossPaise: wireMoney,
  discountAmountPaise: wireMoney,
  ...headAmounts,
  amountPaise: wireMoney.describe('Value and tax.'),
  creditedQuantityThousandths: wireThousandths,
  creditedTaxablePaise: wireMoney,
});
export type InvoiceItem = z.output<typeof invoiceItem>;

export const invoiceTotals = record({
  grossPaise: wireMoney,
  discountPaise: wireMoney,
  ...headAmounts,
  roundOffPaise: wireMoney,
  totalPaise: wireMoney,
});

/** Money that came in or went out, of which receipts and refunds say more. */
export const paymentShape = {
  id,
  number: z.string().nullable().describe('Of its receipt; payments of old have none.'),
  invoiceId: id.nullable(),
  customerId: id,
  amountPaise: wireMoney,
  method: paymentMethod,
  reference: z.string().nullable(),
  date: wireDay,
  accountId: id,
  journalId: id,
  reversed: z.boolean(),
  reason: z.string().nullable().describe('Why it was taken back.'),
  recordedBy: z.strictObject({ id: z.int(), name: z.string() }),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const payment = record(paymentShape);
export type PaymentReply = z.output<typeof payment>;

export const allocation = record({
  id,
  invoiceId: id,
  source: z.strictObject({
    kind: creditSourceKind,
    id,
    line: id.optional().describe('Of a journal, counted from 1.'),
    number: z.string(),
  }),
  amountPaise: wireMoney,
  date: wireDay,
  reversed: z.boolean(),
  reason: z.string().nullable(),
});
export type AllocationReply = z.output<typeof allocation>;
