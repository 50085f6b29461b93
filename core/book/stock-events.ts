// How a book accounts for its stock. These shapes lie on disk for ever: never edit one, add a
// version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { stockAccounting, valuationMethod } from '../stock-valuation/index.ts';

const id = z.int().positive();
const from = z.iso.date().describe('The first day of the financial year from which it holds.');

export const stockAccountingSet = z.strictObject({
  bookId: id,
  from,
  accounting: stockAccounting.describe('Where the closing stock of the statements comes from.'),
  method: valuationMethod.describe('By what the products are valued that have no other.'),
});
export const stockMethodSet = z.strictObject({
  bookId: id,
  productId: id,
  product: z.string().describe('Its name then.'),
  from,
  method: valuationMethod.nullable().describe('Null: as the book says.'),
});

export type StockPolicyEvent =
  | DomainEvent<'StockAccountingSet', z.infer<typeof stockAccountingSet>>
  | DomainEvent<'StockMethodSet', z.infer<typeof stockMethodSet>>;

export const stockPolicyEventSchemas = [
  { type: 'StockAccountingSet', version: 1, schema: stockAccountingSet },
  { type: 'StockMethodSet', version: 1, schema: stockMethodSet },
] as const;
