// How values are written: what the core has, and the text or number that the wire has of it. What
// others give is read loosely (`rupees`, `quantity`, `wireId`, `givenDay`); what is answered has
// one form (`wireMoney`, `wireQuantity`, `id`, `wireDay`).
import { z } from 'zod';
import { decimalOf, decimalText } from '../kernel/decimal.ts';
import { parseCalendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { paiseFromRupees, rupeesFromPaise } from '../kernel/paise.ts';

type Payload = z.core.ParsePayload;

/** Says why a value is none of its kind. */
function refused(context: Payload, message: string): never {
  context.issues.push({ code: 'custom', message, input: context.value });
  return z.NEVER;
}

/**
 * An id in a path, body or query: a positive whole number below 2^53, written without sign or
 * zeros.
 */
const NO_ID = 'Must be a positive whole number.';
const idNumber = z.int().positive(NO_ID);
export const wireId = z.union([
  idNumber,
  z.codec(z.string().regex(/^[1-9][0-9]{0,15}$/, NO_ID), idNumber, {
    decode: Number,
    encode: String,
  }),
]);

export const id = z.int().positive();

/** Rupees: a number or a decimal string, at most two decimals; read as paise. */
const NO_RUPEES = 'Must be rupees with at most two decimals, such as 1234.50.';
export const rupees = z
  .codec(z.union([z.number(), z.string().max(20, NO_RUPEES)]), z.custom<number>(), {
    decode: (value, context) => paiseFromRupees(value) ?? refused(context, NO_RUPEES),
    encode: rupeesFromPaise,
  })
  .meta({ description: 'Rupees with at most two decimals; debit positive, credit negative.' });

/** Rupees in a reply: always a decimal string with two decimals, exact at any size. */
export const rupeesText = z.string().regex(/^-?[0-9]+\.[0-9]{2}$/);

/** The same as whole paise. */
export const wireMoney = z.codec(rupeesText, z.custom<number>(), {
  decode: (text, context) => paiseFromRupees(text) ?? refused(context, NO_RUPEES),
  encode: rupeesFromPaise,
});

/** A number or a decimal text that is not negative, read as whole units of its last place. */
const decimal = (places: number, max: number, message: string, write = decimalText) =>
  z.codec(z.union([z.number(), z.string().max(20, message)]), z.custom<number>(), {
    decode: (value, context) => {
      const units = decimalOf(value, places);
      return units === null || units > max ? refused(context, message) : units;
    },
    encode: (units) => write(units, places),
  });

/** ₹1 lakh crore, as the amount of an entry. */
const PRICE_MAX = 10 ** 15;

/** Rupees for one unit of another currency, at most six decimals; read as millionths. */
export const exchangeRate = decimal(
  6,
  10 ** 12,
  'Must be rupees for one unit, with at most six decimals.',
);

/** Rupees with at most three decimals; read as thousandths. */
export const unitPrice = decimal(3, PRICE_MAX, 'Must be rupees with at most three decimals.');
/** Read as thousandths. */
export const quantity = decimal(3, PRICE_MAX, 'Must be a quantity with at most three decimals.');
/** Rupees, not negative; read as paise, and written with both decimals as every amount is. */
export const worth = decimal(
  2,
  10 ** 14,
  'Must be rupees with at most two decimals.',
  rupeesFromPaise,
);
/** A percentage; read as hundredths of a percent. */
export const percent = decimal(2, 10_000, 'Must be a rate in percent, such as 18 or 0.25.');
/** Of a duty of customs, which may be more than what it is charged on. */
export const dutyPercent = decimal(
  2,
  100_000,
  'Must be a rate in percent to 1000, such as 10 or 2.5.',
);

/** A quantity in a reply, exact; below zero where more went out than ever came in. */
export const stockQuantity = z.string().regex(/^-?[0-9]+(\.[0-9]{1,3})?$/);

/** The same in thousandths. */
export const wireQuantity = z.codec(stockQuantity, z.custom<number>(), {
  decode: (text) => Math.round(Number(text) * 1000),
  encode: (units) => decimalText(units, 3),
});

/** What is told in hundredths, with at most two decimals and perhaps below zero: a ratio. */
export const wireHundredths = z.codec(z.string(), z.custom<number>(), {
  decode: (text) => Math.round(Number(text) * 100),
  encode: (hundredths) => decimalText(hundredths, 2),
});

/** A decimal in a reply that is never below zero: `98.5`. */
const unsignedDecimal = z.string().regex(/^[0-9]+(\.[0-9]{1,3})?$/);

const decimalIn = (places: number, message: string) =>
  z.codec(unsignedDecimal, z.custom<number>(), {
    decode: (text, context) => decimalOf(text, places) ?? refused(context, message),
    encode: (units) => decimalText(units, places),
  });

/** The same in thousandths. */
export const wireThousandths = decimalIn(3, 'Must have at most three decimals.');
/** A percentage in a reply, in hundredths of a percent. */
export const wirePercent = decimalIn(2, 'Must have at most two decimals.');

const BPS_OF_PERCENT = 100;

/** Percent as a number, in basis points. @param number what of it is taken. */
export const basisPoints = <Schema extends z.ZodType<number, number | undefined>>(number: Schema) =>
  z.codec(number, z.custom<number>(), {
    decode: (rate) => Math.round(rate * BPS_OF_PERCENT),
    encode: (bps) => (bps / BPS_OF_PERCENT) as z.output<Schema>,
  });

export const NO_DAY = 'Must be a day written YYYY-MM-DD.';
export const isDay = (value: string): boolean => parseCalendarDate(value) !== null;
export const date = z.string().refine(isDay, NO_DAY);

const asItIs = <Value>(value: Value): Value => value;

/** A day that others give, as the calendar has it. */
export const givenDay = z.codec(date, z.custom<CalendarDate>(), {
  decode: (text) => text as CalendarDate,
  encode: asItIs,
});

/** A day in a reply. */
export const wireDay = z.codec(z.string(), z.custom<CalendarDate>(), {
  decode: (text) => text as CalendarDate,
  encode: asItIs,
});

/** What is typed in several ways and kept in one: what is kept is sent as it is. */
export const normalised = <Schema extends z.ZodType, Kept>(
  schema: Schema,
  decode: (value: z.output<Schema>) => Kept,
) =>
  z.codec(schema, z.custom<Kept>(), {
    decode,
    encode: (kept) => kept as never,
  });
