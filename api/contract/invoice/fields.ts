// How the parts of an invoice are written on the wire: its lines, its parties, what settled it.
import { z } from 'zod';
import { creditSourceKind } from '#core/settlement/terms.ts';
import { HEADER_TEXTS, perWireHeaderText } from '#core/invoice/terms.ts';
import { unsignedDecimal } from '#core/shapes/values.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { heads, rounding, serviceNature, supplyKind, treatment } from '#core/tax/terms.ts';
import { capitalsOrNull, linesOrNull, textOrNull } from '#api/contract/wire/written-text.ts';
import {
  batchNumber,
  link,
  percent,
  quantity,
  unitPrice,
  worth,
} from '#api/contract/catalogue/fields.ts';
import {
  date,
  id,
  instant,
  linesOfText,
  requiredText,
  rupeesText,
  wireId,
} from '#api/contract/wire/values.ts';

const ITEM_NAME_MAX = 200;
const TEXT_MAX = 2000;

/** The date of what takes money back. */
export const takenBackOn = date
  .optional()
  .describe('From the date of the original to today in India; today when it is not given.');

/** What the bank took for a payment that it took back. */
export const bankCharge = z
  .strictObject({
    amount: worth,
    account_id: wireId.optional().describe('Else the book’s account for bank charges.'),
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
export const takenBack = z.strictObject({
  reason: requiredText(500, 'Give a reason.'),
  date: takenBackOn,
  bank_charge: bankCharge,
  book_id: wireId.optional(),
});

const optional = (max: number) => textOrNull(max).default(null);

const discount = z
  .union(
    [z.strictObject({ percent }), z.strictObject({ amount: worth })],
    'Takes percent or amount, one of the two.',
  )
  .nullable()
  .default(null)
  .describe('Before tax: a share in percent, or rupees.');

const line = z.strictObject({
  product_id: wireId.nullable().default(null),
  name: requiredText(ITEM_NAME_MAX, 'Enter what is sold.').transform((name) => name.trim()),
  description: linesOrNull(TEXT_MAX).default(null),
  hsn: optional(8),
  uqc: capitalsOrNull(3).default(null).describe('GST’s code of the unit, such as NOS.'),
  unit: optional(30),
  quantity: quantity.refine((units) => units > 0, 'Must be above 0.'),
  rate: unitPrice.refine((units) => units > 0, 'Must be above 0.'),
  discount,
  treatment: treatment.optional().describe('Without it: nil at a tax rate of 0, else taxable.'),
  nature: serviceNature
    .nullish()
    .describe(
      'What service it is, which decides the place of supply; general for goods too. Without it ' +
        'as its product or its code (SAC) says; of some codes it must be said before it is issued.',
    ),
  tax_rate: percent
    .optional()
    .describe('Without it the rate of the product on the day of the invoice.'),
  cess_rate: percent.default(0),
  cess_per_unit: unitPrice.default(0).describe('Rupees for one unit.'),
  godown_id: link.describe('Where goods are taken from; without it, the main location.'),
  batch: batchNumber
    .nullable()
    .optional()
    .describe('Of goods, the batch that is taken; without it, by earliest expiry.'),
});

/** What a person gives of an invoice; the totals are the server's to compute. */
export const invoiceBody = {
  customer_id: wireId,
  issue_date: date.optional().describe('Today in India when it is not given.'),
  due_date: date.optional().describe('By the term of the customer, else of the book.'),
  place_of_supply: z
    .string()
    .regex(/^[0-9]{2}$/, 'Must be a state’s two digits, such as 27.')
    .nullable()
    .default(null)
    .describe('Without one it is by the rule: the state of the customer.'),
  service_place: z
    .string()
    .regex(/^[0-9]{2}$/, 'Must be a state’s two digits, such as 27.')
    .nullable()
    .default(null)
    .describe('Where passengers board, the property is, the event is held: as the nature asks.'),
  supply: supplyKind
    .optional()
    .describe('Without one: to an SEZ or abroad without payment under an LUT in force, else with.'),
  reverse_charge: z.boolean().default(false),
  prices_include_tax: z.boolean().optional().describe('The book’s setting when not given.'),
  discount,
  rounding: rounding.optional().describe('The book’s setting when not given.'),
  ...perWireHeaderText((name) =>
    optional(HEADER_TEXTS[name].lengthMax).describe(HEADER_TEXTS[name].meaning),
  ),
  notes: linesOfText(TEXT_MAX).nullable().optional().describe('The book’s notes when not given.'),
  terms: linesOfText(TEXT_MAX).nullable().optional().describe('The book’s terms when not given.'),
  items: z.array(line).min(1, 'Add an item.').max(500, 'An invoice has at most 500 items.'),
};
export type InvoiceLineBody = z.output<typeof line>;

export const decimalText = unsignedDecimal;

/** Value and tax of a line by head. */
export const headAmounts = {
  taxable: rupeesText,
  cgst: rupeesText,
  sgst: rupeesText.describe('SGST, or UTGST where the state levies that.'),
  igst: rupeesText,
  cess: rupeesText,
};

const discountReply = z
  .union([z.strictObject({ percent: decimalText }), z.strictObject({ amount: rupeesText })])
  .nullable();

/** What an invoice says above its lines, and a document before it. */
export const headerReply = {
  place_of_supply: z.string().nullable(),
  place_of_supply_given: z.string().nullable().describe('What a person chose for a draft.'),
  service_place: z.string().nullable().describe('Where a service ends in a place of its own.'),
  heads: heads.describe('CGST and SGST, IGST, or no tax.'),
  supply: supplyKind,
  reverse_charge: z.boolean(),
  prices_include_tax: z.boolean(),
  rounding,
  discount: discountReply,
  ...perWireHeaderText(() => z.string().nullable()),
  notes: z.string().nullable(),
  terms: z.string().nullable(),
};
export type HeaderReply = z.infer<z.ZodObject<typeof headerReply>>;

export const invoiceItem = z.strictObject({
  id: id.describe('Made of the invoice’s id and the line.'),
  line: id,
  product_id: id.nullable(),
  name: z.string(),
  description: z.string().nullable(),
  hsn: z.string().nullable(),
  uqc: z.string().nullable(),
  unit: z.string().nullable(),
  quantity: decimalText,
  rate: decimalText,
  discount: discountReply,
  treatment,
  nature: serviceNature
    .nullable()
    .describe('As it was said, general where it was not; null where its code asks for it.'),
  tax_rate: decimalText.describe('Percent.'),
  cess_rate: decimalText,
  cess_per_unit: decimalText,
  godown_id: id.nullable().describe('Null at the main location.'),
  batch: z.string().nullable(),
  expires_on: z.string().nullable().describe('The last day of the batch, once it is issued.'),
  gross: rupeesText,
  discount_amount: rupeesText,
  ...headAmounts,
  amount: rupeesText.describe('Value and tax.'),
  credited_quantity: decimalText,
  credited_taxable: rupeesText,
});
export type InvoiceItem = z.infer<typeof invoiceItem>;

export const invoiceTotals = z.strictObject({
  gross: rupeesText,
  discount: rupeesText,
  ...headAmounts,
  round_off: rupeesText,
  total: rupeesText,
});

export const payment = z.strictObject({
  id,
  number: z.string().nullable().describe('Of its receipt; payments of old have none.'),
  invoice_id: id.nullable(),
  customer_id: id,
  amount: rupeesText,
  method: paymentMethod,
  reference: z.string().nullable(),
  date: z.string(),
  account_id: id,
  journal_id: id,
  reversed: z.boolean(),
  reason: z.string().nullable().describe('Why it was taken back.'),
  recorded_by: z.strictObject({ id: z.int(), name: z.string() }),
  created_at: instant,
  updated_at: instant,
  seq: id,
});
export type PaymentReply = z.infer<typeof payment>;

export const allocation = z.strictObject({
  id,
  invoice_id: id,
  source: z.strictObject({
    kind: creditSourceKind,
    id,
    line: id.optional().describe('Of a journal, counted from 1.'),
    number: z.string(),
  }),
  amount: rupeesText,
  date: z.string(),
  reversed: z.boolean(),
  reason: z.string().nullable(),
});
