// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const id = z.int().positive();
const productId = id;

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

const details = {
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
};

export const productCreated = z.strictObject({ productId, ...details });
export const productChanged = z.strictObject({
  productId,
  changes: z
    .strictObject({ ...details, droppedValueIds: z.array(id) })
    .partial()
    .describe('Only the fields that changed; values that went are named by their ids.'),
});
export const productMoved = z.strictObject({ productId });
export const productRemoved = z.strictObject({
  productId,
  droppedValueIds: z.array(id).describe('The values that went with it.'),
});

export type ProductEvent =
  | DomainEvent<'ProductCreated', z.infer<typeof productCreated>>
  | DomainEvent<'ProductChanged', z.infer<typeof productChanged>>
  | DomainEvent<'ProductEnabled', z.infer<typeof productMoved>>
  | DomainEvent<'ProductDisabled', z.infer<typeof productMoved>>
  | DomainEvent<'ProductRetired', z.infer<typeof productMoved>>
  | DomainEvent<'ProductRemoved', z.infer<typeof productRemoved>>;

export const productEventSchemas = [
  { type: 'ProductCreated', version: 1, schema: productCreated },
  { type: 'ProductChanged', version: 1, schema: productChanged },
  { type: 'ProductEnabled', version: 1, schema: productMoved },
  { type: 'ProductDisabled', version: 1, schema: productMoved },
  { type: 'ProductRetired', version: 1, schema: productMoved },
  { type: 'ProductRemoved', version: 1, schema: productRemoved },
] as const;
