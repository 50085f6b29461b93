// What a warning says to people: one sentence for the form, the reply and every page.
import { calendarDate, shortDay } from '../kernel/calendar-date.ts';
import { groupDigits, indianAmount } from '../kernel/writing/indian-number.ts';
import { CARRIAGE_LIMIT_PAISE } from './cash-law.ts';
import type { CashRule, Warning, WarningCode } from './terms.ts';

type Of<Code extends WarningCode> = Extract<Warning, { readonly code: Code }>;
type Words = { readonly [Code in WarningCode]: (warning: Of<Code>) => string };

const dayText = (date: string): string => shortDay(calendarDate(date));

const rupees = (paise: number): string => `₹${indianAmount(paise)}`;

function quantityText(thousandths: number): string {
  const [whole = '', decimals = ''] = (thousandths / 1000).toFixed(3).split('.');
  const fraction = decimals.replace(/0+$/, '');
  const grouped = groupDigits(whole);
  return fraction === '' ? grouped : `${grouped}.${fraction}`;
}

/** @param limit in words: so much is too much already, but of an expense. */
type Over = { readonly overThousandths: number | null; readonly overPaise: number | null };

const overText = ({ overThousandths, overPaise }: Over): string =>
  overThousandths === null ? rupees(overPaise ?? 0) : quantityText(overThousandths);

const LAW: Readonly<Record<CashRule, (limit: string) => string>> = {
  receipt: (limit) =>
    `Receiving ${limit} or more in cash from one person in a day, or for one bill, is forbidden`,
  'loan-taken': (limit) => `Taking a loan or deposit of ${limit} or more in cash is forbidden`,
  'loan-repaid': (limit) => `Repaying a loan or deposit of ${limit} or more in cash is forbidden`,
  expense: (limit) =>
    `More than ${limit} in cash to one person in a day is not allowed as an expense`,
};

const HOW_MUCH: Readonly<Record<Of<'cash_above_limit'>['by'], string>> = {
  day: 'in cash on',
  bill: 'in cash for one bill by',
  balance: 'in cash and outstanding on',
  journal: 'in cash on',
};

const WORDS: Words = {
  stock_below_nil: ({ product, godown, batch, date, quantityThousandths }) => {
    const where = [godown, batch === null ? null : `batch ${batch}`].filter((one) => one !== null);
    const place = where.length === 0 ? '' : ` (${where.join(', ')})`;
    return (
      `${product}${place} would be ${quantityText(-quantityThousandths)} below nil in stock on ` +
      `${dayText(date)}. Look whether goods that came in are not entered yet.`
    );
  },
  earlier_date: ({ number, date, before, beforeDate }) =>
    `${number} is dated ${dayText(date)}, and ${before} before it ${dayText(beforeDate)}. ` +
    'Numbers should follow the days.',
  invoice_twice: ({ number, customer, amountPaise }) =>
    `${number} of a moment ago has the same items for ${customer}, ${rupees(amountPaise)}. ` +
    'Look whether this is the same sale.',
  bill_twice: ({ party, bill, amountPaise, journal, date }) =>
    `Bill ${bill} of ${party} over ${rupees(amountPaise)} is entered already: journal ` +
    `#${journal} of ${dayText(date)}.`,
  gstin_twice: ({ gstin, name }) => `${name} has the GSTIN ${gstin} too.`,
  pin_of_another_state: ({ pincode, state, states }) =>
    `${pincode} is a PIN code of ${states}, not of ${state}.`,
  cash_below_nil: ({ account, date, balancePaise }) =>
    `${account} would be ${rupees(-balancePaise)} below nil on ${dayText(date)}. ` +
    'Look whether cash that came in is not entered yet.',
  cash_above_limit: ({ rule, section, party, by, date, amountPaise, limitPaise }) => {
    const carriage =
      rule === 'expense' && amountPaise <= CARRIAGE_LIMIT_PAISE
        ? ' For plying, hiring or leasing goods carriages the limit is ' +
          `${rupees(CARRIAGE_LIMIT_PAISE)}.`
        : '';
    return (
      `${party}: ${rupees(amountPaise)} ${HOW_MUCH[by]} ${dayText(date)}. ` +
      `${LAW[rule](rupees(limitPaise))} (${section}).${carriage}`
    );
  },
  paid_before_bill: ({ number, date, billDate }) =>
    `The payment is dated ${dayText(date)}, before ${number} of ${dayText(billDate)}.`,
  date_far_off: ({ date, away }) =>
    away === 'past'
      ? `${dayText(date)} is more than two years ago. Look at the year.`
      : `${dayText(date)} is more than three months ahead. Look at the year.`,
  reverse_charge_unusual: ({ number, customer, registration }) =>
    registration === 'sez'
      ? `${number} leaves the GST to ${customer}, in a special economic zone. Look whether it is ` +
        'meant: under a letter of undertaking nobody pays tax on a supply to an SEZ.'
      : `${number} leaves the GST to ${customer}, a composition dealer, who pays it and gets no ` +
        'credit of it. Look whether it is meant.',
  printed_tax_differs: ({ line, head, printedPaise, computedPaise }) =>
    `Line ${line}: ${head} is printed as ${rupees(printedPaise)} and comes to ` +
    `${rupees(computedPaise)} by its rate. The printed GST is kept.`,
  customs_tax_differs: ({ line, paidPaise, computedPaise }) =>
    `Line ${line}: IGST of ${rupees(paidPaise)} was paid, and it comes to ` +
    `${rupees(computedPaise)} by its rate. What was paid counts.`,
  self_invoice_late: ({ number, date, receivedOn, until }) =>
    `${number} is dated ${dayText(date)}. What was received on ${dayText(receivedOn)} was to be ` +
    `invoiced by ${dayText(until)} (Rule 47A).`,
  order_over_billed: ({ line, number, ...over }) =>
    `Line ${line}: ${overText(over)} more than ${number} has open.`,
  order_received_already: ({ line, receiptNumber, ...over }) =>
    `Line ${line}: ${overText(over)} of it came by ${receiptNumber} and is not billed there. ` +
    'Bill it from there, or the goods come in twice.',
  order_over_received: ({ line, number, ...over }) =>
    `Line ${line}: ${overText(over)} more than is to come of ${number}.`,
  bill_of_closed_order: ({ number }) => `${number} is closed: its rest was not to come.`,
  set_off_of_open_period: ({ from, to }) =>
    `The book is not locked to ${dayText(to)}. What is posted of ${dayText(from)} to ` +
    `${dayText(to)} later may change what there is to set off.`,
};

export const warningInWords = (warning: Warning): string =>
  (WORDS[warning.code] as (warning: Warning) => string)(warning);
