// The returns of a book: how it files them, by when they are due, and which are marked filed.
import { z } from 'zod';
import { filingFrequency, returnKind } from '#core/tax/periods/terms.ts';
import { supplierRegistration } from '#core/tax/terms.ts';
import { record } from '#core/shapes/record.ts';
import { givenDay, normalised, wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { parseFinancialYear } from '#core/kernel/financial-year.ts';
import { id, requiredText, text } from '#api/contract/wire/values.ts';

export const financialYear = z
  .string()
  .refine((label) => parseFinancialYear(label) !== null, 'A financial year is as 26-27.');

const period = z
  .string()
  .regex(/^(0[1-9]|1[0-2])20[0-9]{2}$/, 'A period is the month and the year, as 072026.')
  .describe('As the portal writes it, by its last month: 092026 for July to September.');

export const bookReturn = record({
  returnKind,
  period,
  from: wireDay,
  to: wireDay,
  dueOn: wireDay,
  status: z
    .enum(['filed', 'overdue', 'due', 'open'])
    .describe('open: its period has not ended; due: it may be filed; overdue: past its due date.'),
  filed: record({
    on: wireDay,
    arn: z.string(),
    event: id.describe('The event that marked it.'),
    by: z.strictObject({ id: z.int(), name: z.string() }).describe('Who marked it.'),
  }).nullable(),
  figures: record({
    invoices: z.int().describe('Issued with a date in the period, less cancelled ones.'),
    taxablePaise: wireMoney.describe('Of invoices and debit notes, less credit notes.'),
    taxPaise: wireMoney.describe(
      'Their tax of all heads; that of advances is not among it. Under composition the tax of a ' +
        'trader on the turnover of taxable supplies.',
    ),
    withoutDocumentPaise: wireMoney.describe(
      'Output tax of the period that no document charges: it is in no return.',
    ),
    outwardPaise: wireMoney
      .optional()
      .describe('Under composition all that was supplied; taxable is what of it is taxable.'),
  })
    .optional()
    .describe('None for an IFF, nor in the answer of an act.'),
});
export type BookReturn = z.output<typeof bookReturn>;

export const bookReturns = record({
  year: z.string().describe('The financial year, as 26-27.'),
  registration: supplierRegistration,
  registeredFrom: wireDay.nullable().describe('The first day of that registration.'),
  beginsOn: wireDay
    .nullable()
    .describe('The later of registered_from and the first day of the book: no earlier return is.'),
  frequencies: z
    .array(record({ from: wireDay, frequency: filingFrequency }))
    .describe('How returns are filed from a day on; monthly where nothing else is said.'),
  returns: z.array(bookReturn).describe('Of the year, in the order of their periods.'),
  seq: id,
});
export type ReturnsOfYear = z.output<typeof bookReturns>;

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
  body: record({
    frequency: filingFrequency,
    from: givenDay.describe('The first day of a quarter.'),
    expected: id.optional(),
  }),
});

export const markReturnFiled = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/returns/filed',
  summary: 'Mark a return as filed, which closes its period where it is GSTR-1',
  ...acts,
  body: record({
    returnKind,
    period,
    filedOn: givenDay,
    arn: text(40).describe('The acknowledgement reference number, 15 characters.'),
    expected: id.optional(),
  }),
});

export const reverseReturnFiling = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/returns/take_back',
  summary: 'Take back the mark that a return is filed, with a reason',
  ...acts,
  body: record({
    returnKind,
    period,
    reason: normalised(requiredText(500, 'Give a reason.'), (value) => value.trim()),
    expected: id.optional(),
  }),
});
