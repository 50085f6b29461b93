// Collected cases of tax and bookkeeping: an input, what must come of it, and who says so. Each
// area is run as a table over our rules; a case about something that is not done here stands below
// with the reason.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const taxCase = z.object({
  id: z.string(),
  area: z.string(),
  title: z.string(),
  input: z.record(z.string(), z.unknown()),
  expected: z.record(z.string(), z.unknown()),
  source: z.string(),
  valid_from: z.iso.date(),
  valid_to: z.iso.date().nullable(),
});
export type TaxCase = z.infer<typeof taxCase>;

const text = readFileSync(join(import.meta.dirname, 'cases.json'), 'utf8');
export const taxCases: readonly TaxCase[] = z.array(taxCase).parse(JSON.parse(text));

/** Cases that are not run, each with why. */
export const notOurs: Readonly<Record<string, string>> = {
  'TAX-007': 'a purchase under reverse charge: purchase bills are not part of the product yet',
  'AGE-001': 'the age of stock, which stands in the inventory reports to come',
  'AGE-003': 'the age of stock, which stands in the inventory reports to come',
  'AGE-005': 'the age of stock, which stands in the inventory reports to come',
  'AGE-007': 'the age of stock, which stands in the inventory reports to come',
  'AGE-009': 'the age of stock, which stands in the inventory reports to come',
  'JRN-007': 'a purchase: purchase bills are not part of the product yet',
  'JRN-010': 'an expense with input tax: purchase bills are not part of the product yet',
  'JRN-012': 'the set-off of input against output tax at the end of a month: a return, not billing',
};

/** The table of each area, where it lies. */
export const tables: Readonly<Record<string, string>> = {
  gstin: 'tests/core/tax/cases/identity.test.ts',
  pan: 'tests/core/tax/cases/identity.test.ts',
  docno: 'tests/core/tax/cases/identity.test.ts',
  tax: 'tests/core/tax/cases/amounts.test.ts',
  pos: 'tests/core/tax/cases/place.test.ts',
  label: 'tests/core/tax/cases/place.test.ts',
  words: 'tests/core/tax/cases/writing.test.ts',
  format: 'tests/core/tax/cases/writing.test.ts',
  period: 'tests/core/tax/cases/periods.test.ts',
  ageing: 'tests/core/tax/cases/ageing.test.ts',
  einvoice: 'tests/core/tax/cases/e-invoice.test.ts',
  journal: 'tests/core/documents/cases.test.ts',
};

export const casesOf = (area: string): readonly TaxCase[] =>
  taxCases.filter((each) => each.area === area && !Object.hasOwn(notOurs, each.id));
