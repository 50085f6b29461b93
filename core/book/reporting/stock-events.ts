// How a book accounts for its stock. These shapes lie on disk for ever: never edit one, add a
// version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import {
  periodicAccounting,
  stockAccounting,
  valuationMethod,
} from '../../stock-valuation/index.ts';

const id = z.int().positive();
const from = z.iso.date().describe('The first day of the financial year from which it holds.');

const stockAccountingSetV1 = z.strictObject({
  bookId: id,
  from,
  accounting: periodicAccounting.describe('Where the closing stock of the statements comes from.'),
  method: valuationMethod.describe('By what the products are valued that have no other.'),
});

export const stockAccountingSet = stockAccountingSetV1.extend({
  accounting: stockAccounting.describe(
    'Where the closing stock of the statements comes from; perpetual: what leaves is posted.',
  ),
});
export const stockMethodSet = z.strictObject({
  bookId: id,
  productId: id,
  product: z.string().describe('Its name then.'),
  from,
  method: valuationMethod.nullable().describe('Null: as the book says.'),
});

export type StockAccountingSet = DomainEvent<
  'StockAccountingSet',
  z.infer<typeof stockAccountingSet>
>;
export type StockPolicyEvent =
  | StockAccountingSet
  | DomainEvent<'StockMethodSet', z.infer<typeof stockMethodSet>>;

export const stockPolicyEventSchemas = [
  { type: 'StockAccountingSet', version: 1, schema: stockAccountingSetV1 },
  { type: 'StockAccountingSet', version: 2, schema: stockAccountingSet },
  { type: 'StockMethodSet', version: 1, schema: stockMethodSet },
] as const;
