// What a bill of a supplier may say beside its lines: charges, TCS, a currency, and the tax that
// the buyer pays; as it is given, and as it is told.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import {
  exchangeRate,
  id,
  percent,
  wireDay,
  wireId,
  wireMoney,
  wirePercent,
  worth,
} from '#core/shapes/values.ts';
import { headAmounts } from '#api/contract/invoice/fields.ts';
import { requiredText } from '#api/contract/wire/values.ts';
import { textOrNull } from '#api/contract/wire/written-text.ts';
import { DOCUMENT_REASON_MAX, documentDay } from './document.ts';

export const minorAmount = z
  .int()
  .nonnegative()
  .describe('In minor units of the currency: cents of USD, yen of JPY.');

const DESCRIPTION_MAX = 200;
export const CHARGES_MAX = 20;
export const SECTION_MAX = 30;
const RATE_SOURCE_MAX = 100;

export const chargeGiven = record({
  description: requiredText(DESCRIPTION_MAX, 'Enter what is charged.').transform((text) =>
    text.trim(),
  ),
  amountPaise: worth,
  intoCost: z
    .boolean()
    .default(false)
    .describe('Shared out by value over the lines of goods, the last taking the residue.'),
  accountId: wireId.nullable().default(null).describe('Of what does not go into the goods.'),
});

export const tcsGiven = record({
  section: requiredText(SECTION_MAX, 'Enter the section of income-tax law.'),
  code: textOrNull(10).default(null),
  taxBps: percent.default(0),
  amountPaise: worth,
});

export const exchangeRateGiven = record({
  rateMillionths: exchangeRate.refine((rate) => rate > 0, 'Must be above 0.'),
  source: requiredText(RATE_SOURCE_MAX, 'Say whose rate it is.').transform((text) => text.trim()),
  date: documentDay,
});

export const tdsGiven = record({
  nature: requiredText(SECTION_MAX, 'Choose the nature of payment.'),
  amountPaise: worth
    .nullable()
    .default(null)
    .describe('Without it by the law, from what was billed before in the year.'),
  reason: textOrNull(DOCUMENT_REASON_MAX).default(null).describe('Why another amount is deducted.'),
}).refine(({ amountPaise, reason }) => amountPaise === null || reason !== null, {
  path: ['reason'],
  message: 'Say why this amount is deducted.',
});

export const tdsTold = record({
  nature: z.string().describe('Its code, of the Act of the day of posting once it is posted.'),
  amountPaise: wireMoney
    .nullable()
    .describe('Of a draft null where the law decides it when the bill is posted.'),
  reason: z.string().nullable().describe('Which limit was passed, or what a person said.'),
  section: z.string(),
  name: z.string(),
  taxBps: wirePercent,
  basePaise: wireMoney.describe('What bears tax, earlier bills of the year with it if any.'),
});

export const currencyGiven = record({
  code: z.string().regex(/^[A-Z]{3}$/, 'Must be three capitals, such as USD.'),
  totalMinor: minorAmount,
  booksRate: exchangeRateGiven.describe('By which it is kept (AS 11).'),
  taxRate: exchangeRateGiven
    .nullable()
    .default(null)
    .describe('By which its tax is worked out (CGST Rule 34); without it the one of the books.'),
});

export const chargeTold = record({
  description: z.string(),
  amountPaise: wireMoney,
  intoCost: z.boolean(),
  accountId: id.nullable(),
});

export const tcsTold = record({
  section: z.string(),
  code: z.string().nullable(),
  taxBps: wirePercent,
  amountPaise: wireMoney,
});

export const taxDue = z.strictObject({
  on: wireDay.describe('The time of supply (CGST Act ss. 12(3) and 13(3)).'),
  unless_paid: z.boolean().describe('A payment that comes before makes it earlier.'),
});

/** Of a bill that wants one: the buyer's own invoice of what is under reverse charge. */
export const selfInvoiceTold = record({
  number: z.string().nullable().describe('Null: it is to be made.'),
  date: wireDay.nullable(),
  dueBy: wireDay.nullable().describe('By Rule 47A; null while the receipt is not known.'),
});

export const exchangeRateTold = record({
  rateMillionths: exchangeRate,
  source: z.string(),
  date: wireDay,
});
export const currencyTold = record({
  code: z.string(),
  totalMinor: minorAmount,
  booksRate: exchangeRateTold,
  taxRate: exchangeRateTold.nullable(),
});

/** What is printed; beside it what the buyer pays of tax. */
export const billTotals = record({
  ...headAmounts,
  chargesPaise: wireMoney,
  tcsPaise: wireMoney,
  roundOffPaise: wireMoney,
  totalPaise: wireMoney,
  reversedPaise: wireMoney.describe('The tax that the buyer pays under reverse charge.'),
});
