// What calls of documents of suppliers have in common, whatever the kind.
import { z } from 'zod';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { record } from '#core/shapes/record.ts';
import { wireId, wireMoney } from '#core/shapes/values.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { headAmounts } from '#api/contract/invoice/fields.ts';
import { actQuery } from '#api/contract/wire/warnings.ts';
import {
  date,
  linesOfText,
  pageLimit,
  requiredText,
  totalRange,
  wholeNumber,
} from '#api/contract/wire/values.ts';

const NARRATION_MAX = 1000;
export const DOCUMENT_REASON_MAX = 500;
const OFFSET_MAX = 10_000_000;
export const DOCUMENT_LINES_MAX = 400;

/** Which rights a member needs to see one. */
export const SHOWS_DOCUMENTS = ['invoice', 'account'] as const;

/** As it is written; of a codec OpenAPI would not print that it is null where it is not given. */
export const documentDay = date as z.ZodType as z.ZodType<CalendarDate, string>;

export const documentNarration = linesOfText(NARRATION_MAX).default('');

/** The book of a body that has no other place for it. */
export const ofBook = { bookId: wireId.optional() };

/** Why a draft is discarded. */
const discardBody = {
  reason: requiredText(DOCUMENT_REASON_MAX, 'Give a reason.'),
  ...ofBook,
};

/** Why a posted document is reversed, and on which day. */
const reversalBody = {
  ...discardBody,
  date: documentDay.optional().describe('From the day of posting to today; today when not given.'),
};

export const discardRequest = record(discardBody);
export const reversalRequest = record(reversalBody);

export const documentTotals = record({
  ...headAmounts,
  roundOffPaise: wireMoney,
  totalPaise: wireMoney,
});

/** What the list of a kind comes to, as far as a filter lets it through. */
export const documentFigures = record({
  count: z.int(),
  of: z.int().describe('How many there are, whatever the filter says.'),
  taxablePaise: wireMoney.describe('Of the posted ones that it lets through.'),
  gstPaise: wireMoney,
  totalPaise: wireMoney,
  outstandingPaise: wireMoney,
});

/** What every list may be narrowed to. @param many what the documents are called. */
export const narrowedDays = (many: string) => ({
  from: date.optional().describe(`The first day of the ${many}, included.`),
  to: date.optional().describe(`The last day of the ${many}, included.`),
  ...totalRange,
});
export const narrowedTo = {
  search: linesOfText(200).optional().describe('In either number or the supplier’s name.'),
  supplier: wireId.optional().describe('The account of a supplier.'),
};

export const documentStretch = {
  limit: pageLimit,
  offset: wholeNumber(0, OFFSET_MAX).default(0),
  order: z
    .enum(['newest', 'date', '-date', 'number', '-number', 'amount', '-amount'])
    .default('newest')
    .describe('A minus turns it round.'),
};

/**
 * What the calls of a kind of document have alike; each says its own summary and body.
 * @param at the path of its list.
 * @param one how the path of one names its id: `billId`.
 * @param written what a call that writes one answers.
 */
export function documentCalls<
  const At extends `/api/islogin/${string}`,
  const One extends string,
  Written extends z.ZodType,
>(at: At, one: One, written: Written) {
  const on = `${at}/:${one}` as const;
  const reads = { method: 'GET', access: 'member', shows: SHOWS_DOCUMENTS } as const;
  const writes = { access: 'member', query: actQuery, reply: written } as const;
  return {
    list: { ...reads, path: at },
    figures: { ...reads, path: `${at}-figures` as const },
    read: { ...reads, path: on, query: bookQuery },
    /** Of a kind that is printed. */
    pdf: {
      ...reads,
      path: `${on}/pdf` as const,
      query: bookQuery,
      reply: z.string(),
      media: 'application/pdf',
      refusals: ['too_many_pdfs'],
    },
    create: { ...writes, method: 'POST', path: at },
    change: { ...writes, method: 'PUT', path: on },
    /** @param act by the last word of its path: `post`. */
    act: <const Act extends string>(act: Act) =>
      ({ ...writes, method: 'POST', path: `${on}/${act}` as const }) as const,
  } as const;
}
