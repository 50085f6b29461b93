// From when on a book deducts income tax. This shape lies on disk for ever: never edit it, add a
// version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const taxDeductionSet = z.strictObject({
  bookId: z.int().positive(),
  from: z.iso.date().nullable().describe('The first day on which it deducts; null: on none.'),
  tan: z.string().nullable().describe('Its tax deduction account number; null: not known.'),
});

export type TaxDeductionSet = DomainEvent<'TaxDeductionSet', z.infer<typeof taxDeductionSet>>;

export const taxDeductionEventSchemas = [
  { type: 'TaxDeductionSet', version: 1, schema: taxDeductionSet },
] as const;
