// How a book accounts for its stock. These shapes lie on disk for ever: never edit one, add a
// version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import {
  periodicAccounting,
  stockAccounting,
  valuationMethod,
} from '../../stock-valuation/index.ts';
import { belowNilPolicy } from '../terms.ts';

const id = z.int().positive();
const from = z.iso.date().describe('The first day of the financial year from which it holds.');

const stockAccountingSetV1 = z.strictObject({
  bookId: id,
  from,
  accounting: periodicAccounting.describe('Where the closing stock of the statements comes from.'),
  method: valuationMethod.describe('By what the products are valued that have no other.'),
});

const stockAccountingSet = stockAccountingSetV1.extend({
  accounting: stockAccounting.describe(
    'Where the closing stock of the statements comes from; perpetual: what leaves is posted.',
  ),
});
const stockMethodSet = z.strictObject({
  bookId: id,
  productId: id,
  product: z.string().describe('Its name then.'),
  from,
  method: valuationMethod.nullable().describe('Null: as the book says.'),
});

const stockBelowNilSet = z.strictObject({
  bookId: id,
  policy: belowNilPolicy.describe(
    'What happens when more goods go out than are in stock; `warn` by default.',
  ),
});

export type StockAccountingSet = DomainEvent<
  'StockAccountingSet',
  z.infer<typeof stockAccountingSet>
>;
export type StockPolicyEvent =
  | StockAccountingSet
  | DomainEvent<'StockMethodSet', z.infer<typeof stockMethodSet>>;

export type StockBelowNilSet = DomainEvent<'StockBelowNilSet', z.infer<typeof stockBelowNilSet>>;

export const stockPolicyEventSchemas = [
  { type: 'StockBelowNilSet', version: 1, schema: stockBelowNilSet },
  { type: 'StockAccountingSet', version: 1, schema: stockAccountingSetV1 },
  { type: 'StockAccountingSet', version: 2, schema: stockAccountingSet },
  { type: 'StockMethodSet', version: 1, schema: stockMethodSet },
] as const;
