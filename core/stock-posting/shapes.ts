// The shapes that events of the posting of stock hold. They lie on disk: none is ever edited.
import { z } from 'zod';
import { stockContra } from './terms.ts';

const id = z.int().positive();

/** One line of a run: of what one document did to the stock, or of what no document did. */
export const stockRunLine = z.strictObject({
  key: z.string().describe('What it is about, the same in every run.'),
  document: z
    .string()
    .describe('Of what kind, as moves of stock call it; or opening, method, hand.'),
  documentId: id.nullable(),
  number: z.string(),
  on: z.iso.date().describe('The day of what it is about.'),
  date: z.iso
    .date()
    .describe('The day of its journal: the first open one where its own is locked.'),
  duePaise: z.int().describe('What stock is to change by in all; negative where goods leave.'),
  postedPaise: z.int().describe('What earlier runs that stand posted of it.'),
  amounts: z
    .array(z.strictObject({ to: stockContra, amountPaise: z.int() }))
    .describe('What this run debits; negative credits. Stock takes the other side.'),
});
export type StockRunLine = Readonly<z.infer<typeof stockRunLine>>;
