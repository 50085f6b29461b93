// The lines of an invoice as people write them, and what they come to. They lie on disk for ever.
import { z } from 'zod';
import { discount, treatment } from '../tax/index.ts';

const id = z.int().positive();
const paiseFrom0 = z.int().nonnegative();

const given = {
  productId: id.nullable().describe('Null where it was written by hand.'),
  name: z.string(),
  description: z.string().nullable(),
  hsn: z.string().nullable().describe('HSN of goods or SAC of services.'),
  uqc: z.string().nullable().describe('GST’s code of the unit; null for services.'),
  unit: z.string().nullable().describe('The unit as people call it.'),
  quantityThousandths: z.int().positive(),
  priceThousandths: z.int().nonnegative().describe('Thousandths of a rupee for one unit.'),
  discount: discount.nullable(),
  treatment,
  rateBps: z.int().nonnegative().describe('Hundredths of a percent: 1800 is 18 %.'),
  cessBps: z.int().nonnegative(),
  cessPerUnitThousandths: z.int().nonnegative().describe('Thousandths of a rupee for one unit.'),
};

export const draftLine = z.strictObject(given);
export type DraftLine = z.infer<typeof draftLine>;

const amounts = {
  taxablePaise: paiseFrom0,
  cgstPaise: paiseFrom0,
  sgstPaise: paiseFrom0.describe('SGST, or UTGST in a union territory without legislature.'),
  igstPaise: paiseFrom0,
  cessPaise: paiseFrom0,
};

export const issuedLine = z.strictObject({
  ...given,
  grossPaise: paiseFrom0.describe('Quantity times price.'),
  discountPaise: paiseFrom0.describe('Its own discount and its share of the invoice’s.'),
  ...amounts,
});
export type IssuedLine = z.infer<typeof issuedLine>;

/** What a credit note gives back of one line of its invoice. */
export const creditedLine = z.strictObject({
  line: id.describe('The line of the invoice, from 1.'),
  quantityThousandths: z.int().nonnegative().describe('0 where only the value is given back.'),
  ...amounts,
});
export type CreditedLine = z.infer<typeof creditedLine>;
