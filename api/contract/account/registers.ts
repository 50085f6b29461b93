// The registers of sales and notes with a column for each head of tax, and the summary of output
// tax that is made of them.
import { z } from 'zod';
import { sourceKind, voucherType } from '#core/journal/terms.ts';
import { supplyKind, treatment } from '#core/tax/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, reportDate, wholeNumber } from '#api/contract/wire/values.ts';

export const registerKind = voucherType.extract(['sales', 'credit-note', 'debit-note']);
export type RegisterKind = z.output<typeof registerKind>;

const heads = {
  cgstPaise: wireMoney,
  sgstPaise: wireMoney,
  igstPaise: wireMoney,
  cessPaise: wireMoney,
};
/** What accounts of output tax come to, by their heads. */
export const taxHeads = record(heads);
const taxed = { taxablePaise: wireMoney, ...heads };
const amounts = { ...taxed, roundOffPaise: wireMoney, totalPaise: wireMoney };
const count = z.int().nonnegative();

export const registerDays = {
  from: reportDate.optional().describe('The first day: 1 April of its last unless given.'),
  to: reportDate.optional().describe('The last day: today in India unless given.'),
  as_on: asOnDay,
};

const taxRegisterRow = record({
  journalId: id,
  entry: id.describe('The number of the journal.'),
  date: wireDay,
  document: record({ id, number: z.string(), invoiceId: id }),
  party: z.string(),
  partyGstin: z.string().nullable(),
  place: z.string().nullable().describe('Of supply: two digits of a state, 96 abroad.'),
  supply: supplyKind,
  reverses: id.nullable().describe('The journal that it takes back: its amounts are negative.'),
  reversedBy: id.nullable(),
  ...amounts,
});
export type TaxRegisterRow = z.output<typeof taxRegisterRow>;

export const taxRegister = record({
  from: wireDay,
  to: wireDay,
  rows: z.array(taxRegisterRow).describe('In the order of their days.'),
  months: z
    .array(record({ month: z.string().describe('2026-11.'), count, ...amounts }))
    .describe('Every month with a voucher.'),
  totals: record({ count, ...amounts }),
});
export type TaxRegister = z.output<typeof taxRegister>;

export const readTaxRegister = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/tax_register',
  summary: 'The register of sales, credit notes or debit notes, with each head of tax, by month',
  access: 'member',
  query: z.strictObject({
    kind: registerKind.default('sales'),
    ...registerDays,
    limit: wholeNumber(0, 500).default(200),
    offset: wholeNumber(0, 10_000_000).default(0),
  }),
  shows: ['invoice', 'journal'],
  reply: taxRegister,
});

export const taxSource = z.enum([
  ...sourceKind.options,
  'gst-set-off',
  'gst-payment',
  'gst-credit',
  'entry',
]);
export type TaxSource = z.output<typeof taxSource>;

export const taxOfSource = record({ of: taxSource, ...heads });
const bySum = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(record({ ...shape, ...taxed }));

export const gstSummary = record({
  from: wireDay,
  to: wireDay,
  sources: z
    .array(taxOfSource)
    .describe('What the accounts of output tax were credited less debited, by what posted it.'),
  ledger: taxHeads.describe('Their movement, as the trial balance has it.'),
  documents: record(taxed).describe('Invoices and debit notes less credit notes.'),
  withoutDocument: taxHeads.describe(
    'Posted by hand or by a disposal of an asset: it is in no return.',
  ),
  takenOff: taxHeads.describe(
    'Taken off output tax by hand, with no mark of a set-off or a discharge.',
  ),
  rates: bySum({ treatment, rateBps: z.int().nonnegative().describe('1800 is 18 %.') }),
  hsn: bySum({ hsn: z.string().nullable(), rateBps: z.int().nonnegative() }),
  places: bySum({ place: z.string().nullable() }),
  supplies: bySum({ supply: supplyKind }),
  ties: z
    .boolean()
    .describe('Whether documents and all that else was posted come to what the accounts moved.'),
});
export type GstSummary = z.output<typeof gstSummary>;

export const readGstSummary = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/gst_summary',
  summary: 'Output tax by head, rate, HSN, place and kind of supply, tied to the tax accounts',
  access: 'member',
  query: z.strictObject(registerDays),
  shows: ['invoice', 'journal_detail', 'account'],
  reply: gstSummary,
});
