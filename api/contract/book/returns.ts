// The returns of a book: how it files them, by when they are due, and which are marked filed.
import { z } from 'zod';
import { filingFrequency, returnKind } from '#core/tax/periods/terms.ts';
import { supplierRegistration } from '#core/tax/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { parseFinancialYear } from '#core/kernel/financial-year.ts';
import { date, id, requiredText, rupeesText, text } from '#api/contract/wire/values.ts';

export const financialYear = z
  .string()
  .refine((label) => parseFinancialYear(label) !== null, 'A financial year is as 26-27.');

const period = z
  .string()
  .regex(/^(0[1-9]|1[0-2])20[0-9]{2}$/, 'A period is the month and the year, as 072026.')
  .describe('As the portal writes it, by its last month: 092026 for July to September.');

export const bookReturn = z.strictObject({
  return_kind: returnKind,
  period,
  from: z.string(),
  to: z.string(),
  due_on: z.string(),
  status: z
    .enum(['filed', 'overdue', 'due', 'open'])
    .describe('open: its period has not ended; due: it may be filed; overdue: past its due date.'),
  filed: z
    .strictObject({
      on: z.string(),
      arn: z.string(),
      event: id.describe('The event that marked it.'),
      by: z.strictObject({ id: z.int(), name: z.string() }).describe('Who marked it.'),
    })
    .nullable(),
  figures: z
    .strictObject({
      invoices: z.int().describe('Issued with a date in the period, less cancelled ones.'),
      taxable: rupeesText.describe('Of invoices and debit notes, less credit notes.'),
      tax: rupeesText.describe(
        'Their tax of all heads; that of advances is not among it. Under composition the tax of a ' +
          'trader on the turnover of taxable supplies.',
      ),
      without_document: rupeesText.describe(
        'Output tax of the period that no document charges: it is in no return.',
      ),
      outward: rupeesText
        .optional()
        .describe('Under composition all that was supplied; taxable is what of it is taxable.'),
    })
    .optional()
    .describe('None for an IFF, nor in the answer of an act.'),
});
export type BookReturn = z.infer<typeof bookReturn>;

export const bookReturns = z.strictObject({
  year: z.string().describe('The financial year, as 26-27.'),
  registration: supplierRegistration,
  registered_from: z.string().nullable().describe('The first day of that registration.'),
  begins_on: z
    .string()
    .nullable()
    .describe('The later of registered_from and the first day of the book: no earlier return is.'),
  frequencies: z
    .array(z.strictObject({ from: z.string(), frequency: filingFrequency }))
    .describe('How returns are filed from a day on; monthly where nothing else is said.'),
  returns: z.array(bookReturn).describe('Of the year, in the order of their periods.'),
  seq: id,
});
export type ReturnsOfYear = z.infer<typeof bookReturns>;

export const readReturns = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/returns',
  summary: 'The GST returns of a year: due dates, and which are marked filed',
  access: 'member',
  query: z.object({ year: financialYear.optional().describe('This year when it is not given.') }),
  shows: ['book', 'journal'],
  reply: bookReturns,
});

const acts = { access: 'member', reply: bookReturns } as const;

export const setFilingFrequency = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/filing_frequency',
  summary: 'Say whether returns are filed by month or by quarter (QRMP), from a quarter on',
  ...acts,
  body: z.strictObject({
    frequency: filingFrequency,
    from: date.describe('The first day of a quarter.'),
    expected: id.optional(),
  }),
});

export const markReturnFiled = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/returns/filed',
  summary: 'Mark a return as filed, which closes its period where it is GSTR-1',
  ...acts,
  body: z.strictObject({
    return_kind: returnKind,
    period,
    filed_on: date,
    arn: text(40).describe('The acknowledgement reference number, 15 characters.'),
    expected: id.optional(),
  }),
});

export const reverseReturnFiling = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/returns/take_back',
  summary: 'Take back the mark that a return is filed, with a reason',
  ...acts,
  body: z.strictObject({
    return_kind: returnKind,
    period,
    reason: requiredText(500, 'Give a reason.').transform((value) => value.trim()),
    expected: id.optional(),
  }),
});
