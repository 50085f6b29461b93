// The status and the sentence of every refusal of returns: of their marks, and of what a filed or
// locked period closes. Each says which way is open.
import type { OpenWay } from '#core/invoice/index.ts';
import { RETURN_NAMES, returnPeriodInWords } from '#core/tax/index.ts';
import type { ReturnKind, ReturnPeriod } from '#core/tax/index.ts';
import type { Refusal } from '#api/commands/request.ts';
import { day } from './phrases.ts';

export const PERIOD_STATUS = {
  frequency_begins_with_a_quarter: { status: 422, title: 'Not the first day of a quarter' },
  registration_of_filed_return: { status: 409, title: 'Returns filed' },
  frequency_of_filed_period: { status: 409, title: 'Period filed' },
  return_without_gstin: { status: 409, title: 'GSTIN missing' },
  return_period_unknown: { status: 422, title: 'Unknown period' },
  arn_invalid: { status: 422, title: 'Invalid ARN' },
  return_is_filed: { status: 409, title: 'Filed already' },
  return_filed_in_the_future: { status: 422, title: 'Date in the future' },
  return_filed_too_early: { status: 422, title: 'Filed before its period ends' },
  return_not_filed: { status: 409, title: 'Not filed' },
  cancel_in_locked_period: { status: 409, title: 'Period locked' },
  cancel_in_filed_period: { status: 409, title: 'Period filed' },
  cancel_past_credit_limit: { status: 409, title: 'Too late to cancel' },
  cancel_past_due_date: { status: 409, title: 'Past the due date' },
  document_in_filed_period: { status: 409, title: 'Period filed' },
  credit_note_takes_gst_along: { status: 422, title: 'A credit note with GST is open' },
  credited_without_gst: { status: 409, title: 'Credited without GST' },
  output_tax_in_filed_period: { status: 409, title: 'Period filed' },
  tax_in_filed_period: { status: 409, title: 'Period filed' },
  gst_settlement_adds_tax: { status: 422, title: 'Adds output tax' },
} as const;

type Kind = keyof typeof PERIOD_STATUS;
type Words = { [Each in Kind]: (refusal: Extract<Refusal, { kind: Each }>) => string };

type ReturnName = { readonly returnKind: ReturnKind; readonly period: ReturnPeriod };
type FilingFacts = { readonly arn: string; readonly filedOn: string };

const named = ({ returnKind, period }: ReturnName): string =>
  `${RETURN_NAMES[returnKind]} of ${returnPeriodInWords(period)}`;
const filed = (of: ReturnName & FilingFacts): string =>
  `${named(of)} was filed on ${day(of.filedOn)}, ARN ${of.arn}.`;
const gstr1 = (period: ReturnPeriod): ReturnName => ({ returnKind: 'gstr-1', period });

function insteadOf(open: OpenWay): string {
  if (open.way === 'credit-note-without-gst') {
    return (
      `A credit note with GST was open until ${day(open.since)}. ` +
      'Issue a credit note without GST: it gives the value back and reduces no output tax.'
    );
  }
  const until = open.until === null ? '' : `, open until ${day(open.until)}`;
  return `Issue a credit note with today’s date${until}.`;
}

export const PERIOD_WORDS: Words = {
  frequency_begins_with_a_quarter: ({ earliest, latest }) =>
    'Choose the first day of April, July, October or January, ' +
    `from ${day(earliest)} to ${day(latest)}.`,
  frequency_of_filed_period: (one) =>
    `${named(one)} is marked filed, ARN ${one.arn}. Take that mark back first.`,
  registration_of_filed_return: (one) =>
    `${named(one)} was filed under this registration, ARN ${one.arn}. Another GSTIN is another ` +
    'book. For another scheme, first say on the GST returns page from which later day the book is ' +
    'registered so.',
  return_without_gstin: () => 'Enter the GSTIN of the book first: an ARN is given to a GSTIN.',
  return_period_unknown: ({ returnKind, period }) =>
    `The book files no ${RETURN_NAMES[returnKind]} for ${period}: look at how often it files.`,
  arn_invalid: ({ arn }) =>
    `${arn} is not an ARN: two letters, the State, month and year, and seven more, 15 in all.`,
  return_is_filed: (one) => `${filed(one)} Take that mark back first.`,
  return_filed_in_the_future: ({ filedOn, today }) =>
    `${day(filedOn)} has not come yet; it is ${day(today)}.`,
  return_filed_too_early: ({ periodEnds }) =>
    `The period ends on ${day(periodEnds)}; it is filed after that day.`,
  return_not_filed: (one) => `${named(one)} is not marked filed.`,
  cancel_in_locked_period: ({ number, issueDate, lockedTo, instead }) =>
    `${number} is of ${day(issueDate)}, and the book is locked to ${day(lockedTo)}. ` +
    insteadOf(instead),
  cancel_in_filed_period: ({ number, instead, ...one }) =>
    `${filed(one)} ${number} stands in it. ${insteadOf(instead)}`,
  cancel_past_credit_limit: ({ number, instead }) =>
    `It is too late to cancel ${number}. ${insteadOf(instead)}`,
  cancel_past_due_date: ({ number, dueOn, ...one }) =>
    `${named(one)}, which reports ${number}, was due on ${day(dueOn)}. If it is filed, ` +
    'mark it filed and issue a credit note; if it is not, confirm that and cancel.',
  document_in_filed_period: ({ date, period, ...one }) =>
    `${filed({ ...gstr1(period), ...one })} Nothing more is dated ${day(date)}. ` +
    'Issue it with today’s date; it is reported in the open period.',
  credit_note_takes_gst_along: ({ until }) =>
    until === null
      ? 'No tax was charged, so that every credit note is without GST. Leave that choice out.'
      : `Until ${day(until)} a credit note gives its GST back. Issue one with GST.`,
  credited_without_gst: ({ number }) =>
    `${number} gave value back without GST, so that this invoice takes no note with GST.`,
  output_tax_in_filed_period: ({ line, period, ...one }) =>
    `Line ${line} changes output tax. ${filed({ ...gstr1(period), ...one })} ` +
    'Post it with today’s date: what changes tax of a filed return is reported in the open period.',
  tax_in_filed_period: ({ line, entryDate, ...one }) =>
    `${line === undefined ? 'The reversal' : `Line ${line}`} changes output or input tax. ` +
    `${filed(one)} Nothing more is dated ${day(entryDate)}. ` +
    'Date it today, or on a later open day.',
  gst_settlement_adds_tax: ({ line }) =>
    `Line ${line} adds output tax. What is set off or paid is on the debit side.`,
};
