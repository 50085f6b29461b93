// What goods would cost that leave on a day, each by the method of its product on that day.
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { costsOfIssues, methodsOn } from '#core/stock-valuation/index.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { goodsMoves } from './goods-moves.ts';

export type CostedGoods = {
  readonly on: CalendarDate;
  readonly goods: readonly { readonly productId: number; readonly quantityThousandths: number }[];
};

/** @returns paise in the order of the goods; one product may be among them more than once. */
export async function goodsCosts(
  db: QueryExecutorProvider,
  bookId: number,
  { on, goods }: CostedGoods,
): Promise<readonly number[]> {
  const of = [...new Set(goods.map(({ productId }) => productId))];
  const moves = await goodsMoves(db, bookId, { to: on, of });
  const methodOf = methodsOn(await stockPoliciesOf(db, bookId), on);
  const costs: number[] = goods.map(() => 0);
  const places = Map.groupBy(goods.entries(), ([, { productId }]) => productId);
  for (const [productId, lines] of places) {
    const quantities = lines.map(([, { quantityThousandths }]) => quantityThousandths);
    const method = methodOf(productId);
    const found = costsOfIssues(moves.get(productId) ?? [], quantities, { on, method });
    for (const [index, [place]] of lines.entries()) costs[place] = found[index] ?? 0;
  }
  return costs;
}
