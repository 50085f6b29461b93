// Bills of suppliers: drafted, posted with all that follows from them, and reversed.
import { z } from 'zod';
import { heads, treatment } from '#core/tax/terms.ts';
import { deducteeKind } from '#core/customer/terms.ts';
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
  importOf,
  noCreditReason,
  reverseChargeSection,
  tradeRegistration,
  tradeStatus,
} from '#core/trade/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { discountGiven, discountTold, headAmounts } from '#api/contract/invoice/fields.ts';
import { batchNumber, link } from '#api/contract/catalogue/fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { expected, instant, requiredText } from '#api/contract/wire/values.ts';
import { warned } from '#api/contract/wire/warnings.ts';
import { capitalsOrNull, textOrNull } from '#api/contract/wire/written-text.ts';
import {
  documentCalls,
  discardRequest,
  DOCUMENT_LINES_MAX,
  documentDay,
  documentFigures,
  documentNarration,
  documentStretch,
  narrowedDays,
  narrowedTo,
  ofBook,
  reversalRequest,
  SHOWS_DOCUMENTS,
  DOCUMENT_REASON_MAX,
} from './document.ts';
import {
  billTotals,
  CHARGES_MAX,
  chargeGiven,
  chargeTold,
  currencyGiven,
  currencyTold,
  minorAmount,
  SECTION_MAX,
  selfInvoiceTold,
  taxDue,
  tcsGiven,
  tcsTold,
  tdsGiven,
  tdsTold,
} from './purchase-bill-parts.ts';

const ITEM_NAME_MAX = 200;
/** CGST Act, section 34(3): one or more debit notes for the supplies of a year. */
const RAISED_MAX = 100;

const optional = (max: number) => textOrNull(max).default(null);
const printed = worth
  .nullable()
  .default(null)
  .describe('As printed on the bill; without it by the rate.');

/** What a line says of what is bought, on a bill as on an order. */
export const boughtLine = {
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
  discount: discountGiven.nullable().default(null),
  treatment: treatment.optional().describe('Without it: nil at a tax rate of 0, else taxable.'),
  taxBps: percent.default(0),
  cessBps: percent.default(0),
  cessPerUnitThousandths: unitPrice.default(0).describe('Rupees for one unit.'),
};

/** Where goods come in, and of which batch, on a bill as on a note of goods received. */
export const goodsPlace = {
  godownId: link.describe('Where goods come in; without it, the main location.'),
  batch: batchNumber.nullable().optional(),
  manufacturedOn: documentDay.optional(),
  expiresOn: documentDay.optional(),
};

/** The line of an order to the supplier that is billed, or of which the goods are. */
export const orderLineNamed = record({ orderId: wireId, line: wireId })
  .optional()
  .describe('The line of an order to the supplier that it takes.');

const line = record({
  ...boughtLine,
  taxablePaise: worth
    .nullable()
    .default(null)
    .describe('As printed; without it quantity times rate, less the discount.'),
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
  reverseCharge: reverseChargeSection
    .nullable()
    .default(null)
    .describe(
      'By which the buyer pays the tax of the line, which the supplier does not print then. ' +
        'Without it that of the whole bill.',
    ),
  amountMinor: minorAmount
    .nullable()
    .default(null)
    .describe('Of a bill in another currency, which takes no rupees.'),
  creditKind: creditKind.default('input'),
  use: creditUse.default('taxable').describe('For which supplies it is used (Rules 42 and 43).'),
  ...goodsPlace,
  order: orderLineNamed,
  receipt: record({ receiptId: wireId, line: wireId })
    .optional()
    .describe('The line of a goods received note that it bills, in place of one of an order.'),
});
export type PurchaseBillLineBody = z.output<typeof line>;

export const creditPeriod = z.union(
  [
    z.strictObject({ kind: z.literal('deferred') }),
    z.strictObject({ kind: z.literal('period'), from: documentDay, to: documentDay }),
  ],
  'Takes a deferred credit, or the first and last day of a return.',
);

export const statePlace = z
  .string()
  .regex(/^[0-9]{2}$/, 'Must be a state’s two digits, such as 27.')
  .nullable()
  .describe('Without it the state of the book.');

/** What is known of a bill so far; what is missing is asked for when it is posted. */
export const purchaseBillBody = {
  supplierAccountId: wireId
    .nullable()
    .default(null)
    .describe('The account of the supplier, under Sundry Creditors.'),
  billNumber: optional(50).describe('The supplier’s.'),
  billDate: documentDay.nullable().default(null),
  postedOn: documentDay
    .nullable()
    .default(null)
    .describe('Without it the day on which it is posted.'),
  receivedOn: documentDay
    .nullable()
    .default(null)
    .describe('When the last of it came: without it the credit waits (CGST Act s. 16(2)(b)).'),
  placeOfSupply: statePlace.default(null),
  reverseCharge: z
    .boolean()
    .default(false)
    .describe('As printed on the bill: the buyer pays the tax of all its lines.'),
  importOf: importOf
    .nullable()
    .default(null)
    .describe('What comes from abroad; goods of a special economic zone with a bill of entry.'),
  charges: z
    .array(chargeGiven)
    .max(CHARGES_MAX, `A bill has at most ${CHARGES_MAX} charges.`)
    .default([])
    .describe('Freight, packing and the like that the bill prints apart. They bear no tax here.'),
  tds: tdsGiven
    .nullable()
    .default(null)
    .describe('Income tax that the book deducts from what it pays.'),
  tcs: tcsGiven.nullable().default(null).describe('Income tax that the supplier collects.'),
  currency: currencyGiven.nullable().default(null).describe('Of a supplier abroad; else rupees.'),
  creditPeriod: creditPeriod
    .nullable()
    .default(null)
    .describe('The return that takes the credit; without it the first that is open for it.'),
  dueDate: documentDay
    .nullable()
    .default(null)
    .describe('Without it by the terms of the supplier.'),
  roundOffPaise: rupees
    .nullable()
    .default(null)
    .describe('Without it what is left to the printed total, less than a rupee.'),
  totalPaise: worth
    .nullable()
    .default(null)
    .describe('As printed; without it what the lines come to.'),
  againReason: optional(DOCUMENT_REASON_MAX).describe(
    'Why a bill of the same supplier, number and year is entered again.',
  ),
  raises: z
    .array(wireId)
    .max(RAISED_MAX, `A debit note raises at most ${RAISED_MAX} bills.`)
    .nullable()
    .default(null)
    .describe(
      'Of a debit note of the supplier, which is entered as a bill: the bills whose price it ' +
        'raises, or an empty list. Null of a bill.',
    ),
  narration: documentNarration,
  items: z
    .array(line)
    .max(DOCUMENT_LINES_MAX, `A bill has at most ${DOCUMENT_LINES_MAX} lines.`)
    .default([]),
};
export const billPayment = z.enum(['open', 'overdue', 'part-paid', 'paid']);

const cardShape = {
  id,
  number: z.string().nullable().describe('Our own; null of a draft, which has none yet.'),
  status: tradeStatus,
  payment: billPayment.nullable().describe('Of a posted bill.'),
  supplierAccountId: id.nullable(),
  supplierName: z.string(),
  billNumber: z.string().nullable(),
  debitNote: z.boolean().describe('Whether it is a debit note of the supplier.'),
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
  selfInvoice: selfInvoiceTold
    .nullable()
    .describe('Of a posted bill under reverse charge whose supplier is not registered.'),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const purchaseBillCard = record(cardShape);
export type PurchaseBillCard = z.output<typeof purchaseBillCard>;

export const boughtLineTold = {
  productId: id.nullable(),
  accountId: id.nullable(),
  name: z.string(),
  hsn: z.string().nullable(),
  uqc: z.string().nullable(),
  unit: z.string().nullable(),
  quantityThousandths: wireThousandths.nullable(),
  rateThousandths: wireThousandths.nullable(),
  discount: discountTold.nullable(),
  treatment,
  taxBps: wirePercent.describe('Percent.'),
  cessBps: wirePercent,
  cessPerUnitThousandths: wireThousandths,
};

export const goodsPlaceTold = {
  godownId: id.nullable(),
  batch: z.string().nullable(),
  manufacturedOn: wireDay.nullable(),
  expiresOn: wireDay.nullable(),
};

export const orderLineTold = record({ orderId: id, line: id })
  .optional()
  .describe('The line of an order that it takes.');

const item = record({
  line: id,
  ...boughtLineTold,
  eligibility,
  clause: blockedClause.nullable(),
  shareBps: wirePercent.nullable(),
  reverseCharge: reverseChargeSection.nullable(),
  amountMinor: minorAmount.nullable(),
  creditKind,
  use: creditUse,
  ...goodsPlaceTold,
  order: orderLineTold,
  receipt: record({ receiptId: id, line: id })
    .optional()
    .describe('The line of a goods received note that it bills.'),
  ...headAmounts,
  given: record({
    taxablePaise: wireMoney.nullable(),
    cgstPaise: wireMoney.nullable(),
    sgstPaise: wireMoney.nullable(),
    igstPaise: wireMoney.nullable(),
    cessPaise: wireMoney.nullable(),
    reverseCharge: reverseChargeSection.nullable(),
  })
    .nullable()
    .describe('Of a draft: what a person gave of the line; the rest is worked out.'),
  creditPaise: wireMoney.describe('What of its tax is taken as input credit.'),
  costPaise: wireMoney.describe(
    'What is posted of it: its value with the tax that gives no credit.',
  ),
});
export type PurchaseBillItem = z.output<typeof item>;

export const billSupplier = z.strictObject({
  name: z.string(),
  gstin: z.string().nullable(),
  registration: tradeRegistration,
  state_code: z.string().nullable(),
});

const detailShape = {
  ...cardShape,
  supplier: billSupplier
    .nullable()
    .describe('As it was when the bill was posted; null of a draft.'),
  raises: z
    .array(
      record({
        billId: id,
        billNumber: z.string().nullable().describe('Null of a draft.'),
        billDate: wireDay.nullable(),
      }),
    )
    .nullable()
    .describe('Of a debit note of the supplier: the bills whose price it raises.'),
  receivedOn: wireDay.nullable(),
  placeOfSupply: z.string().nullable(),
  heads: heads.nullable(),
  reverseCharge: z.boolean(),
  importOf: importOf.nullable(),
  charges: z.array(chargeTold),
  tcs: tcsTold.nullable(),
  tds: tdsTold.nullable(),
  payablePaise: wireMoney.describe('What the supplier is owed: the total less TDS.'),
  currency: currencyTold.nullable(),
  taxDue: z
    .array(taxDue)
    .describe('When the tax under reverse charge of a posted bill is due, the earliest first.'),
  paidOn: wireDay.nullable().describe('When it was paid first, which may make that earlier.'),
  creditFrom: wireDay
    .nullable()
    .describe('Of tax under reverse charge: the first day whose return may take the credit.'),
  creditPeriod: creditPeriod.nullable().describe('Of a draft as it is asked for.'),
  againReason: z.string().nullable(),
  narration: z.string(),
  roundOffGivenPaise: wireMoney.nullable().describe('Of a draft as a person gave it.'),
  totalGivenPaise: wireMoney.nullable(),
  journalId: id.nullable(),
  items: z.array(item),
  totals: billTotals,
};
export const purchaseBillDetail = record(detailShape);
export type PurchaseBillDetail = z.output<typeof purchaseBillDetail>;

const written = record({ ...detailShape, ...warned });

const narrowing = {
  filter: z
    .enum([...tradeStatus.options, 'open', 'overdue', 'paid', 'self-invoice-due', 'debit-notes'])
    .optional()
    .describe(
      'A status, how far a posted bill is paid, that its self-invoice is to be made, or the ' +
        'debit notes of suppliers.',
    ),
  ...narrowedTo,
  raises: wireId.optional().describe('The bill whose price debit notes of the supplier raise.'),
  ...narrowedDays('bills'),
};

const calls = documentCalls('/api/islogin/purchase-bill', 'billId', written);

export const listPurchaseBills = endpoint({
  ...calls.list,
  summary: 'The bills of suppliers, newest first',
  query: bookQuery.extend({
    ...narrowing,
    ...documentStretch,
  }),
  reply: z.array(purchaseBillCard),
});

export const readPurchaseBillFigures = endpoint({
  ...calls.figures,
  summary: 'How many bills of suppliers a filter lets through, and what they come to',
  query: bookQuery.extend(narrowing),
  reply: documentFigures,
});

export const listLastPrices = endpoint({
  method: 'GET',
  path: '/api/islogin/purchase-bill-prices',
  summary: 'What a supplier charged last for each item, by its latest 50 bills',
  access: 'member',
  query: bookQuery.extend({ supplier: wireId.describe('The account of the supplier.') }),
  shows: SHOWS_DOCUMENTS,
  reply: z.array(
    record({
      productId: id,
      priceThousandths: wireQuantity.describe('Rupees for one, before discount and GST.'),
      billId: id,
      billDate: wireDay,
    }),
  ),
});

export const readTdsOfSupplier = endpoint({
  method: 'GET',
  path: '/api/islogin/purchase-bill-tds',
  summary: 'What is known of the income tax that is deducted of a supplier, before a bill',
  access: 'member',
  query: bookQuery.extend({
    supplier: wireId.describe('The account of the supplier.'),
    nature: textOrNull(SECTION_MAX)
      .optional()
      .describe('Of which payment; without it the one that the supplier has.'),
    on: documentDay.optional().describe('The day of posting; today when not given.'),
  }),
  shows: [...SHOWS_DOCUMENTS, 'client', 'book'],
  reply: record({
    deducts: z.boolean().describe('Whether the book deducts on that day.'),
    nature: z.string().nullable().describe('As the supplier has it.'),
    deductee: deducteeKind.nullable(),
    pan: z.string().nullable(),
    before: record({
      yearPaise: wireMoney.describe('The bills of the nature in the financial year.'),
      yearTaxedPaise: wireMoney.describe('What of them has borne tax.'),
      monthPaise: wireMoney,
      monthTaxedPaise: wireMoney,
    }),
    certificates: z.array(
      record({
        number: z.string(),
        nature: z.string(),
        taxBps: wirePercent,
        leftPaise: wireMoney.nullable().describe('Of its limit; null: it has none.'),
      }),
    ),
  }),
});

export const readPurchaseBill = endpoint({
  ...calls.read,
  summary: 'One bill of a supplier with its lines',
  reply: purchaseBillDetail,
});

export const createPurchaseBill = endpoint({
  ...calls.create,
  summary: 'Draft a bill of a supplier, or post it at once',
  body: record({ ...purchaseBillBody, post: z.boolean().default(false), ...ofBook }),
});

export const changePurchaseBill = endpoint({
  ...calls.change,
  summary: 'Write the draft of a bill anew; what is posted is never changed',
  body: record({ ...purchaseBillBody, expected, ...ofBook }),
});

export const postPurchaseBill = endpoint({
  ...calls.act('post'),
  summary: 'Post the draft of a bill: its journal, its input credit, its goods, its open item',
  body: record({ expected, ...ofBook }),
});

export const reversePurchaseBill = endpoint({
  ...calls.act('reverse'),
  summary: 'Reverse a posted bill with all that it did; its number stays used',
  body: reversalRequest,
});

export const discardPurchaseBill = endpoint({
  ...calls.act('discard'),
  summary: 'Discard the draft of a bill',
  body: discardRequest,
});

export const movePurchaseBillCredit = endpoint({
  ...calls.act('credit'),
  summary: 'Take the input credit of a posted bill in another return, or defer it',
  body: record({
    receivedOn: documentDay
      .nullable()
      .default(null)
      .describe('When the last of it came, where the bill did not say.'),
    creditPeriod: creditPeriod
      .nullable()
      .default(null)
      .describe('Without it the first return that is open for it.'),
    reason: optional(DOCUMENT_REASON_MAX),
    ...ofBook,
  }),
});

export const purchaseBillEndpoints = {
  listPurchaseBills,
  listLastPrices,
  readPurchaseBillFigures,
  readTdsOfSupplier,
  readPurchaseBill,
  createPurchaseBill,
  changePurchaseBill,
  postPurchaseBill,
  reversePurchaseBill,
  discardPurchaseBill,
  movePurchaseBillCredit,
};
