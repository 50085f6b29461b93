// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { serviceNature } from '../../tax/index.ts';
import type { ServiceNature } from '../../tax/index.ts';
import { masterEvents } from '../master/index.ts';
import type { MasterDetails, MasterEvent } from '../master/index.ts';

const id = z.int().positive();

export const value = z.strictObject({
  valueId: id,
  attributeId: id.describe('The specification of the category that it answers.'),
  attribute: z.string().describe('The name of the specification at the time.'),
  value: z.string(),
});
export type Value = z.infer<typeof value>;

export const rate = z.strictObject({
  from: z.string().describe('The first day on which it holds, until the next one.'),
  rateBps: z.int().nonnegative().describe('Hundredths of a percent: 1800 is 18 %.'),
});
export type Rate = z.infer<typeof rate>;

export const openingStock = z.strictObject({
  asOf: z.string().describe('The day on whose morning it was there.'),
  quantityThousandths: z.int().nonnegative(),
  valuePaise: z.int().nonnegative(),
});
export type OpeningStock = z.infer<typeof openingStock>;

export const productEvents = masterEvents('product', {
  details: {
    name: z.string(),
    categoryId: id,
    brandId: id,
    unitId: id.nullable(),
    values: z.array(value).describe('One per enabled specification of its category.'),
    hsn: z.string().nullable().describe('HSN of goods or SAC of services.'),
    rates: z.array(rate).describe('The GST rates in order of their days.'),
    priceThousandths: z.int().nonnegative().nullable().describe('Thousandths of a rupee.'),
    stocked: z.boolean(),
    opening: openingStock.nullable(),
  },
  changed: { droppedValueIds: z.array(id).describe('The values that went.') },
  removed: { droppedValueIds: z.array(id).describe('The values that went with it.') },
});

const productNatureSet = z.strictObject({
  productId: id,
  nature: serviceNature.describe('What service it is, for the place of supply.'),
});

const productIncomeSet = z.strictObject({
  productId: id,
  accountId: id
    .nullable()
    .describe('The account of income of its ordinary sales; null: the book’s for all sales.'),
});

export const productEventSchemas = [
  ...productEvents.schemas,
  { type: 'ProductNatureSet', version: 1, schema: productNatureSet },
  { type: 'ProductIncomeSet', version: 1, schema: productIncomeSet },
] as const;

export type ProductEvent =
  | MasterEvent<typeof productEvents>
  | DomainEvent<'ProductNatureSet', z.infer<typeof productNatureSet>>
  | DomainEvent<'ProductIncomeSet', z.infer<typeof productIncomeSet>>;
export type ProductDetails = MasterDetails<typeof productEvents> & {
  /** Goods, and services of which nobody said it, have none. */
  readonly nature?: ServiceNature;
  /** Null or none: the book's account for all sales. */
  readonly incomeAccountId?: number | null;
};
