// Bills of suppliers: drafted, posted with all that follows from them, and reversed.
import { z } from 'zod';
import { heads, treatment } from '#core/tax/terms.ts';
import {
  blockedClause,
  creditKind,
  creditUse,
  eligibility,
  noCreditReason,
  tradeRegistration,
  tradeStatus,
} from '#core/trade/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireQuantity } from '#core/shapes/values.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { decimalText, headAmounts } from '#api/contract/invoice/fields.ts';
import {
  batchNumber,
  link,
  percent,
  quantity,
  unitPrice,
  worth,
} from '#api/contract/catalogue/fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  date,
  expected,
  id,
  instant,
  linesOfText,
  requiredText,
  rupees,
  rupeesText,
  wholeNumber,
  wireId,
  totalRange,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';
import { capitalsOrNull, textOrNull } from '#api/contract/wire/written-text.ts';

const ITEM_NAME_MAX = 200;
const NARRATION_MAX = 1000;
const REASON_MAX = 500;
const LINES_MAX = 400;
const OFFSET_MAX = 10_000_000;
const SHOWS = ['invoice', 'account'] as const;

const optional = (max: number) => textOrNull(max).default(null);
const printed = worth
  .nullable()
  .default(null)
  .describe('As printed on the bill; without it by the rate.');

const line = z.strictObject({
  product_id: wireId.nullable().default(null),
  account_id: wireId
    .nullable()
    .default(null)
    .describe('What was bought; of an item without one it is the book’s account of purchases.'),
  name: requiredText(ITEM_NAME_MAX, 'Enter what was bought.').transform((name) => name.trim()),
  hsn: optional(8),
  uqc: capitalsOrNull(3).default(null).describe('GST’s code of the unit, such as NOS.'),
  unit: optional(30),
  quantity: quantity
    .refine((units) => units > 0, 'Must be above 0.')
    .nullable()
    .default(null),
  rate: unitPrice.nullable().default(null).describe('Rupees for one unit.'),
  discount: z
    .union(
      [z.strictObject({ percent }), z.strictObject({ amount: worth })],
      'Takes percent or amount, one of the two.',
    )
    .nullable()
    .default(null),
  taxable: worth
    .nullable()
    .default(null)
    .describe('As printed; without it quantity times rate, less the discount.'),
  treatment: treatment.optional().describe('Without it: nil at a tax rate of 0, else taxable.'),
  tax_rate: percent.default(0),
  cess_rate: percent.default(0),
  cess_per_unit: unitPrice.default(0).describe('Rupees for one unit.'),
  cgst: printed,
  sgst: printed,
  igst: printed,
  cess: printed,
  eligibility: eligibility.default('eligible').describe('Whether its tax gives input credit.'),
  clause: blockedClause.nullable().default(null).describe('Of CGST Act s. 17(5).'),
  share: percent
    .refine((bps) => bps > 0 && bps < 10_000, 'Must be above 0 and below 100 percent.')
    .nullable()
    .default(null)
    .describe('Of a part: what of its tax is eligible, in percent.'),
  credit_kind: creditKind.default('input'),
  use: creditUse.default('taxable').describe('For which supplies it is used (Rules 42 and 43).'),
  godown_id: link.describe('Where goods come in; without it, the main location.'),
  batch: batchNumber.nullable().optional(),
  manufactured_on: date.optional(),
  expires_on: date.optional(),
});
export type PurchaseBillLineBody = z.output<typeof line>;

export const creditPeriod = z.union(
  [
    z.strictObject({ kind: z.literal('deferred') }),
    z.strictObject({ kind: z.literal('period'), from: date, to: date }),
  ],
  'Takes a deferred credit, or the first and last day of a return.',
);

/** What is known of a bill so far; what is missing is asked for when it is posted. */
const body = {
  supplier_account_id: wireId
    .nullable()
    .default(null)
    .describe('The account of the supplier, under Sundry Creditors.'),
  bill_number: optional(50).describe('The supplier’s.'),
  bill_date: date.nullable().default(null),
  posted_on: date.nullable().default(null).describe('Without it the day on which it is posted.'),
  received_on: date
    .nullable()
    .default(null)
    .describe('When the last of it came: without it the credit waits (CGST Act s. 16(2)(b)).'),
  place_of_supply: z
    .string()
    .regex(/^[0-9]{2}$/, 'Must be a state’s two digits, such as 27.')
    .nullable()
    .default(null)
    .describe('Without it the state of the book.'),
  reverse_charge: z.boolean().default(false).describe('As printed on the bill.'),
  credit_period: creditPeriod
    .nullable()
    .default(null)
    .describe('The return that takes the credit; without it the first that is open for it.'),
  due_date: date.nullable().default(null).describe('Without it by the terms of the supplier.'),
  round_off: rupees
    .nullable()
    .default(null)
    .describe('Without it what is left to the printed total, less than a rupee.'),
  total: worth.nullable().default(null).describe('As printed; without it what the lines come to.'),
  again_reason: optional(REASON_MAX).describe(
    'Why a bill of the same supplier, number and year is entered again.',
  ),
  narration: linesOfText(NARRATION_MAX).default(''),
  items: z.array(line).max(LINES_MAX, `A bill has at most ${LINES_MAX} lines.`).default([]),
};
const bookId = wireId.optional();
const given = { reason: requiredText(REASON_MAX, 'Give a reason.'), book_id: bookId };

export const billPayment = z.enum(['open', 'overdue', 'part-paid', 'paid']);

export const purchaseBillCard = z.strictObject({
  id,
  number: z.string().nullable().describe('Our own; null of a draft, which has none yet.'),
  status: tradeStatus,
  payment: billPayment.nullable().describe('Of a posted bill.'),
  supplier_account_id: id.nullable(),
  supplier_name: z.string(),
  bill_number: z.string().nullable(),
  bill_date: z.string().nullable(),
  posted_on: z.string().nullable(),
  due_date: z.string().nullable(),
  credit_to: z
    .string()
    .nullable()
    .describe('The last day of the return that takes the credit; null: deferred, or none.'),
  no_credit: noCreditReason.nullable().describe('Why it gives no input credit.'),
  taxable: rupeesText,
  gst: rupeesText,
  credit: rupeesText.describe('What of its GST is taken as input credit; 0 of a draft.'),
  total: rupeesText,
  outstanding: rupeesText,
  created_at: instant,
  updated_at: instant,
  seq: id,
});
export type PurchaseBillCard = z.infer<typeof purchaseBillCard>;

const item = z.strictObject({
  line: id,
  product_id: id.nullable(),
  account_id: id.nullable(),
  name: z.string(),
  hsn: z.string().nullable(),
  uqc: z.string().nullable(),
  unit: z.string().nullable(),
  quantity: decimalText.nullable(),
  rate: decimalText.nullable(),
  discount: z
    .union([z.strictObject({ percent: decimalText }), z.strictObject({ amount: rupeesText })])
    .nullable(),
  treatment,
  tax_rate: decimalText.describe('Percent.'),
  cess_rate: decimalText,
  cess_per_unit: decimalText,
  eligibility,
  clause: blockedClause.nullable(),
  share: decimalText.nullable(),
  credit_kind: creditKind,
  use: creditUse,
  godown_id: id.nullable(),
  batch: z.string().nullable(),
  manufactured_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  ...headAmounts,
  given: z
    .strictObject({
      taxable: rupeesText.nullable(),
      cgst: rupeesText.nullable(),
      sgst: rupeesText.nullable(),
      igst: rupeesText.nullable(),
      cess: rupeesText.nullable(),
    })
    .nullable()
    .describe('Of a draft: what a person gave as printed; the rest is worked out.'),
  credit: rupeesText.describe('What of its tax is taken as input credit.'),
  cost: rupeesText.describe('What is posted of it: its value with the tax that gives no credit.'),
});
export type PurchaseBillItem = z.infer<typeof item>;

export const purchaseBillDetail = purchaseBillCard.extend({
  supplier: z
    .strictObject({
      name: z.string(),
      gstin: z.string().nullable(),
      registration: tradeRegistration,
      state_code: z.string().nullable(),
    })
    .nullable()
    .describe('As it was when the bill was posted; null of a draft.'),
  received_on: z.string().nullable(),
  place_of_supply: z.string().nullable(),
  heads: heads.nullable(),
  reverse_charge: z.boolean(),
  credit_period: creditPeriod.nullable().describe('Of a draft as it is asked for.'),
  again_reason: z.string().nullable(),
  narration: z.string(),
  round_off_given: rupeesText.nullable().describe('Of a draft as a person gave it.'),
  total_given: rupeesText.nullable(),
  journal_id: id.nullable(),
  items: z.array(item),
  totals: z.strictObject({ ...headAmounts, round_off: rupeesText, total: rupeesText }),
});
export type PurchaseBillDetail = z.infer<typeof purchaseBillDetail>;

const written = purchaseBillDetail.extend(warned);

const narrowing = {
  filter: z
    .enum([...tradeStatus.options, 'open', 'overdue', 'paid'])
    .optional()
    .describe('A status, or how far a posted bill is paid.'),
  search: linesOfText(200).optional().describe('In either number or the supplier’s name.'),
  supplier: wireId.optional().describe('The account of a supplier.'),
  from: date.optional().describe('The first day of the bills, included.'),
  to: date.optional().describe('The last day of the bills, included.'),
  ...totalRange,
};

export const listPurchaseBills = endpoint({
  method: 'GET',
  path: '/api/islogin/purchase-bill',
  summary: 'The bills of suppliers, newest first',
  access: 'member',
  query: bookQuery.extend({
    ...narrowing,
    limit: wholeNumber(1, 200).default(50),
    offset: wholeNumber(0, OFFSET_MAX).default(0),
    order: z
      .enum(['newest', 'date', '-date', 'number', '-number', 'amount', '-amount'])
      .default('newest')
      .describe('A minus turns it round.'),
  }),
  shows: SHOWS,
  reply: z.array(purchaseBillCard),
});

export const readPurchaseBillFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/purchase-bill-figures',
  summary: 'How many bills of suppliers a filter lets through, and what they come to',
  access: 'member',
  query: bookQuery.extend(narrowing),
  shows: SHOWS,
  reply: z.strictObject({
    count: z.int(),
    of: z.int().describe('How many there are, whatever the filter says.'),
    taxable: rupeesText.describe('Of the posted ones that it lets through.'),
    gst: rupeesText,
    total: rupeesText,
    outstanding: rupeesText,
  }),
});

export const listLastPrices = endpoint({
  method: 'GET',
  path: '/api/islogin/purchase-bill-prices',
  summary: 'What a supplier charged last for each item, by its latest 50 bills',
  access: 'member',
  query: bookQuery.extend({ supplier: wireId.describe('The account of the supplier.') }),
  shows: SHOWS,
  reply: z.array(
    record({
      productId: id,
      priceThousandths: wireQuantity.describe('Rupees for one, before discount and GST.'),
      billId: id,
      billDate: wireDay,
    }),
  ),
});

export const readPurchaseBill = endpoint({
  method: 'GET',
  path: '/api/islogin/purchase-bill/:billId',
  summary: 'One bill of a supplier with its lines',
  access: 'member',
  query: bookQuery,
  shows: SHOWS,
  reply: purchaseBillDetail,
});

export const createPurchaseBill = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill',
  summary: 'Draft a bill of a supplier, or post it at once',
  access: 'member',
  query: actQuery,
  body: z.strictObject({ ...body, post: z.boolean().default(false), book_id: bookId }),
  reply: written,
});

export const changePurchaseBill = endpoint({
  method: 'PUT',
  path: '/api/islogin/purchase-bill/:billId',
  summary: 'Write the draft of a bill anew; what is posted is never changed',
  access: 'member',
  query: actQuery,
  body: z.strictObject({ ...body, expected, book_id: bookId }),
  reply: written,
});

export const postPurchaseBill = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill/:billId/post',
  summary: 'Post the draft of a bill: its journal, its input credit, its goods, its open item',
  access: 'member',
  query: actQuery,
  body: z.strictObject({ expected, book_id: bookId }),
  reply: written,
});

export const reversePurchaseBill = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill/:billId/reverse',
  summary: 'Reverse a posted bill with all that it did; its number stays used',
  access: 'member',
  query: actQuery,
  body: z.strictObject({
    ...given,
    date: date.optional().describe('From the day of posting to today; today when not given.'),
  }),
  reply: written,
});

export const discardPurchaseBill = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill/:billId/discard',
  summary: 'Discard the draft of a bill',
  access: 'member',
  query: actQuery,
  body: z.strictObject(given),
  reply: written,
});

export const purchaseBillEndpoints = {
  listPurchaseBills,
  listLastPrices,
  readPurchaseBillFigures,
  readPurchaseBill,
  createPurchaseBill,
  changePurchaseBill,
  postPurchaseBill,
  reversePurchaseBill,
  discardPurchaseBill,
};
