// Bills of suppliers: drafted, posted with all that follows from them, and reversed.
import { z } from 'zod';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { heads, treatment } from '#core/tax/terms.ts';
import type { Discount } from '#core/tax/terms.ts';
import { record } from '#core/shapes/record.ts';
import {
  id,
  percent,
  quantity,
  rupees,
  unitPrice,
  wireDay,
  wireId,
  wireMoney,
  wirePercent,
  wireQuantity,
  wireThousandths,
  worth,
} from '#core/shapes/values.ts';
import {
  blockedClause,
  creditKind,
  creditUse,
  eligibility,
  noCreditReason,
  tradeRegistration,
  tradeStatus,
} from '#core/trade/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { batchNumber, link } from '#api/contract/catalogue/fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  date,
  expected,
  instant,
  linesOfText,
  requiredText,
  wholeNumber,
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

/** As it is written; of a codec OpenAPI would not print that it is null where it is not given. */
const day = date as z.ZodType as z.ZodType<CalendarDate, string>;

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

const line = record({
  productId: wireId.nullable().default(null),
  accountId: wireId
    .nullable()
    .default(null)
    .describe('What was bought; of an item without one it is the book’s account of purchases.'),
  name: requiredText(ITEM_NAME_MAX, 'Enter what was bought.').transform((name) => name.trim()),
  hsn: optional(8),
  uqc: capitalsOrNull(3).default(null).describe('GST’s code of the unit, such as NOS.'),
  unit: optional(30),
  quantityThousandths: quantity
    .refine((units) => units > 0, 'Must be above 0.')
    .nullable()
    .default(null),
  rateThousandths: unitPrice.nullable().default(null).describe('Rupees for one unit.'),
  discount: asDiscount(
    z.union(
      [z.strictObject({ percent }), z.strictObject({ amount: worth })],
      'Takes percent or amount, one of the two.',
    ),
  )
    .nullable()
    .default(null),
  taxablePaise: worth
    .nullable()
    .default(null)
    .describe('As printed; without it quantity times rate, less the discount.'),
  treatment: treatment.optional().describe('Without it: nil at a tax rate of 0, else taxable.'),
  taxBps: percent.default(0),
  cessBps: percent.default(0),
  cessPerUnitThousandths: unitPrice.default(0).describe('Rupees for one unit.'),
  cgstPaise: printed,
  sgstPaise: printed,
  igstPaise: printed,
  cessPaise: printed,
  eligibility: eligibility.default('eligible').describe('Whether its tax gives input credit.'),
  clause: blockedClause.nullable().default(null).describe('Of CGST Act s. 17(5).'),
  shareBps: percent
    .refine((bps) => bps > 0 && bps < 10_000, 'Must be above 0 and below 100 percent.')
    .nullable()
    .default(null)
    .describe('Of a part: what of its tax is eligible, in percent.'),
  creditKind: creditKind.default('input'),
  use: creditUse.default('taxable').describe('For which supplies it is used (Rules 42 and 43).'),
  godownId: link.describe('Where goods come in; without it, the main location.'),
  batch: batchNumber.nullable().optional(),
  manufacturedOn: day.optional(),
  expiresOn: day.optional(),
});
export type PurchaseBillLineBody = z.output<typeof line>;

export const creditPeriod = z.union(
  [
    z.strictObject({ kind: z.literal('deferred') }),
    z.strictObject({ kind: z.literal('period'), from: day, to: day }),
  ],
  'Takes a deferred credit, or the first and last day of a return.',
);

/** What is known of a bill so far; what is missing is asked for when it is posted. */
const body = {
  supplierAccountId: wireId
    .nullable()
    .default(null)
    .describe('The account of the supplier, under Sundry Creditors.'),
  billNumber: optional(50).describe('The supplier’s.'),
  billDate: day.nullable().default(null),
  postedOn: day.nullable().default(null).describe('Without it the day on which it is posted.'),
  receivedOn: day
    .nullable()
    .default(null)
    .describe('When the last of it came: without it the credit waits (CGST Act s. 16(2)(b)).'),
  placeOfSupply: z
    .string()
    .regex(/^[0-9]{2}$/, 'Must be a state’s two digits, such as 27.')
    .nullable()
    .default(null)
    .describe('Without it the state of the book.'),
  reverseCharge: z.boolean().default(false).describe('As printed on the bill.'),
  creditPeriod: creditPeriod
    .nullable()
    .default(null)
    .describe('The return that takes the credit; without it the first that is open for it.'),
  dueDate: day.nullable().default(null).describe('Without it by the terms of the supplier.'),
  roundOffPaise: rupees
    .nullable()
    .default(null)
    .describe('Without it what is left to the printed total, less than a rupee.'),
  totalPaise: worth
    .nullable()
    .default(null)
    .describe('As printed; without it what the lines come to.'),
  againReason: optional(REASON_MAX).describe(
    'Why a bill of the same supplier, number and year is entered again.',
  ),
  narration: linesOfText(NARRATION_MAX).default(''),
  items: z.array(line).max(LINES_MAX, `A bill has at most ${LINES_MAX} lines.`).default([]),
};
const bookId = wireId.optional();
const given = { reason: requiredText(REASON_MAX, 'Give a reason.'), bookId };

export const billPayment = z.enum(['open', 'overdue', 'part-paid', 'paid']);

const cardShape = {
  id,
  number: z.string().nullable().describe('Our own; null of a draft, which has none yet.'),
  status: tradeStatus,
  payment: billPayment.nullable().describe('Of a posted bill.'),
  supplierAccountId: id.nullable(),
  supplierName: z.string(),
  billNumber: z.string().nullable(),
  billDate: wireDay.nullable(),
  postedOn: wireDay.nullable(),
  dueDate: wireDay.nullable(),
  creditTo: wireDay
    .nullable()
    .describe('The last day of the return that takes the credit; null: deferred, or none.'),
  noCredit: noCreditReason.nullable().describe('Why it gives no input credit.'),
  taxablePaise: wireMoney,
  gstPaise: wireMoney,
  creditPaise: wireMoney.describe('What of its GST is taken as input credit; 0 of a draft.'),
  totalPaise: wireMoney,
  outstandingPaise: wireMoney,
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const purchaseBillCard = record(cardShape);
export type PurchaseBillCard = z.output<typeof purchaseBillCard>;

/** Value and tax by head. */
const headAmounts = {
  taxablePaise: wireMoney,
  cgstPaise: wireMoney,
  sgstPaise: wireMoney.describe('SGST, or UTGST where the state levies that.'),
  igstPaise: wireMoney,
  cessPaise: wireMoney,
};

const item = record({
  line: id,
  productId: id.nullable(),
  accountId: id.nullable(),
  name: z.string(),
  hsn: z.string().nullable(),
  uqc: z.string().nullable(),
  unit: z.string().nullable(),
  quantityThousandths: wireThousandths.nullable(),
  rateThousandths: wireThousandths.nullable(),
  discount: asDiscount(
    z.union([z.strictObject({ percent: wirePercent }), z.strictObject({ amount: wireMoney })]),
  ).nullable(),
  treatment,
  taxBps: wirePercent.describe('Percent.'),
  cessBps: wirePercent,
  cessPerUnitThousandths: wireThousandths,
  eligibility,
  clause: blockedClause.nullable(),
  shareBps: wirePercent.nullable(),
  creditKind,
  use: creditUse,
  godownId: id.nullable(),
  batch: z.string().nullable(),
  manufacturedOn: wireDay.nullable(),
  expiresOn: wireDay.nullable(),
  ...headAmounts,
  given: record({
    taxablePaise: wireMoney.nullable(),
    cgstPaise: wireMoney.nullable(),
    sgstPaise: wireMoney.nullable(),
    igstPaise: wireMoney.nullable(),
    cessPaise: wireMoney.nullable(),
  })
    .nullable()
    .describe('Of a draft: what a person gave as printed; the rest is worked out.'),
  creditPaise: wireMoney.describe('What of its tax is taken as input credit.'),
  costPaise: wireMoney.describe(
    'What is posted of it: its value with the tax that gives no credit.',
  ),
});
export type PurchaseBillItem = z.output<typeof item>;

const detailShape = {
  ...cardShape,
  supplier: z
    .strictObject({
      name: z.string(),
      gstin: z.string().nullable(),
      registration: tradeRegistration,
      state_code: z.string().nullable(),
    })
    .nullable()
    .describe('As it was when the bill was posted; null of a draft.'),
  receivedOn: wireDay.nullable(),
  placeOfSupply: z.string().nullable(),
  heads: heads.nullable(),
  reverseCharge: z.boolean(),
  creditPeriod: creditPeriod.nullable().describe('Of a draft as it is asked for.'),
  againReason: z.string().nullable(),
  narration: z.string(),
  roundOffGivenPaise: wireMoney.nullable().describe('Of a draft as a person gave it.'),
  totalGivenPaise: wireMoney.nullable(),
  journalId: id.nullable(),
  items: z.array(item),
  totals: record({ ...headAmounts, roundOffPaise: wireMoney, totalPaise: wireMoney }),
};
export const purchaseBillDetail = record(detailShape);
export type PurchaseBillDetail = z.output<typeof purchaseBillDetail>;

const written = record({ ...detailShape, ...warned });

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
  reply: record({
    count: z.int(),
    of: z.int().describe('How many there are, whatever the filter says.'),
    taxablePaise: wireMoney.describe('Of the posted ones that it lets through.'),
    gstPaise: wireMoney,
    totalPaise: wireMoney,
    outstandingPaise: wireMoney,
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
  body: record({ ...body, post: z.boolean().default(false), bookId }),
  reply: written,
});

export const changePurchaseBill = endpoint({
  method: 'PUT',
  path: '/api/islogin/purchase-bill/:billId',
  summary: 'Write the draft of a bill anew; what is posted is never changed',
  access: 'member',
  query: actQuery,
  body: record({ ...body, expected, bookId }),
  reply: written,
});

export const postPurchaseBill = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill/:billId/post',
  summary: 'Post the draft of a bill: its journal, its input credit, its goods, its open item',
  access: 'member',
  query: actQuery,
  body: record({ expected, bookId }),
  reply: written,
});

export const reversePurchaseBill = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill/:billId/reverse',
  summary: 'Reverse a posted bill with all that it did; its number stays used',
  access: 'member',
  query: actQuery,
  body: record({
    ...given,
    date: day.optional().describe('From the day of posting to today; today when not given.'),
  }),
  reply: written,
});

export const discardPurchaseBill = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill/:billId/discard',
  summary: 'Discard the draft of a bill',
  access: 'member',
  query: actQuery,
  body: record(given),
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
