// The lines of an invoice as people write them, and what they come to. They lie on disk for ever.
import { z } from 'zod';
import { discount, serviceNature, treatment } from '../tax/index.ts';
import { incomeRole } from './terms.ts';

const id = z.int().positive();
const paiseFrom0 = z.int().nonnegative();

const givenV1 = {
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

/** What a line may say since it may be a service that ends in a place of its own. */
const given = {
  ...givenV1,
  nature: serviceNature
    .optional()
    .describe('What service it is, for the place of supply; without it goods, or any service.'),
};

export const draftLineV1 = z.strictObject(givenV1);
export const draftLineV2 = z.strictObject(given);
export type DraftLine = z.infer<typeof draftLineV2>;

const amounts = {
  taxablePaise: paiseFrom0,
  cgstPaise: paiseFrom0,
  sgstPaise: paiseFrom0.describe('SGST, or UTGST in a union territory without legislature.'),
  igstPaise: paiseFrom0,
  cessPaise: paiseFrom0,
};

const computed = {
  grossPaise: paiseFrom0.describe('Quantity times price.'),
  discountPaise: paiseFrom0.describe('Its own discount and its share of the invoice’s.'),
  ...amounts,
};
export const issuedLineV1 = z.strictObject({ ...givenV1, ...computed });
export const issuedLineV2 = z.strictObject({
  ...given,
  ...computed,
  income: incomeRole
    .optional()
    .describe('What its value was posted to; a note posts back there. Older invoices do not say.'),
});
export type IssuedLine = z.infer<typeof issuedLineV2>;

/** What a credit note gives back of one line of its invoice. */
export const creditedLine = z.strictObject({
  line: id.describe('The line of the invoice, from 1.'),
  quantityThousandths: z.int().nonnegative().describe('0 where only the value is given back.'),
  ...amounts,
});
export type CreditedLine = z.infer<typeof creditedLine>;

/**
 * @returns a line as it lies on disk: without what says nothing, and of a supply that bears no tax
 * without the rates that it was given, which a return would show.
 */
export function lineToKeep({ nature, ...line }: DraftLine): DraftLine {
  const rates =
    line.treatment === 'taxable' ? {} : { rateBps: 0, cessBps: 0, cessPerUnitThousandths: 0 };
  return { ...line, ...rates, ...(nature !== undefined && nature !== 'general' && { nature }) };
}
