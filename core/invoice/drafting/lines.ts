// The lines of an invoice as people write them, and what they come to. They lie on disk for ever.
import { z } from 'zod';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { discount, natureByCode, serviceNature, treatment } from '../../tax/index.ts';
import type { ServiceNature } from '../../tax/index.ts';
import { incomeRole } from '../terms.ts';

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

/** Where the goods of a line lie, and which they are. */
export const goodsPlace = {
  godownId: id.optional().describe('The godown of the goods; without it, the main location.'),
  batch: z.string().optional().describe('Without it, by earliest expiry.'),
};

export const draftLineV1 = z.strictObject(givenV1);
export const draftLineV2 = z.strictObject(given);
export const draftLineV3 = draftLineV2.extend(goodsPlace);
export type DraftLine = z.infer<typeof draftLineV3>;

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
export const issuedLineV3 = issuedLineV2.extend({
  ...goodsPlace,
  expiresOn: z.iso.date().optional().describe('The last day of its batch, as it is printed.'),
});
export const issuedLineV4 = issuedLineV3.extend({
  incomeAccountId: id
    .optional()
    .describe('The account of income that its value was posted to, where it is not its role’s.'),
});
export type IssuedLine = z.infer<typeof issuedLineV4>;

/** What a credit note gives back of one line of its invoice. */
export const creditedLineV1 = z.strictObject({
  line: id.describe('The line of the invoice, from 1.'),
  quantityThousandths: z.int().nonnegative().describe('0 where only the value is given back.'),
  ...amounts,
});
export const creditedLineV2 = creditedLineV1.extend({
  godownId: id.optional().describe('Where the goods came back to; without it, the main location.'),
  batch: z.string().optional(),
});
export type CreditedLine = z.infer<typeof creditedLineV2>;

/**
 * @returns a line as it lies on disk: without what says nothing, and of a supply that bears no tax
 * without the rates that it was given, which a return would show.
 */
export function lineToKeep(
  { nature, godownId, batch, ...line }: DraftLine,
  on: CalendarDate,
): DraftLine {
  const rates =
    line.treatment === 'taxable' ? {} : { rateBps: 0, cessBps: 0, cessPerUnitThousandths: 0 };
  return {
    ...line,
    ...rates,
    ...(nature !== undefined && saysNature(nature, line, on) && { nature }),
    ...placeOfGoods({ godownId, batch }),
  };
}

/** That it is any service says something only where its code asks what it is. */
const saysNature = (nature: ServiceNature, { hsn }: Pick<DraftLine, 'hsn'>, on: CalendarDate) =>
  nature !== 'general' || natureByCode(hsn, on)?.among.includes(nature) === true;

/** Chapter 99 is of services; what has a place of its own is one too. */
export const isServiceLine = ({ hsn, nature }: Pick<DraftLine, 'hsn' | 'nature'>): boolean =>
  nature !== undefined || hsn?.startsWith('99') === true;

/** Undefined of goods at the main location, and of those of which nobody named a batch. */
export type PlaceOfGoods = {
  readonly godownId?: number | undefined;
  readonly batch?: string | undefined;
};

/** @returns what is said of the place of goods, without what says nothing. */
export const placeOfGoods = ({ godownId, batch }: PlaceOfGoods) => ({
  ...(godownId !== undefined && { godownId }),
  ...(batch !== undefined && { batch }),
});
