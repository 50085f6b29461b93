// What a book does where more goods go out than are there. It changes no figure of the past, so
// that no lock stands in its way.
import { accepted } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { SetStockBelowNil } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { BelowNilPolicy } from '../terms.ts';

/** Goods are often sold before their coming in is written down, so that nothing is refused. */
export const USUAL_BELOW_NIL: BelowNilPolicy = 'warn';

export function setStockBelowNil(
  before: BelowNilPolicy,
  { data }: SetStockBelowNil,
): Result<readonly BookEvent[], never> {
  if (before === data.policy) return accepted([]);
  return accepted([{ type: 'StockBelowNilSet', version: 1, data }]);
}
