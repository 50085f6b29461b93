// Random moves of two products, in the main location and in a yard.
import fc from 'fast-check';
import { ok } from '../../../catalogue/shop.ts';
import type { Shop } from '../../../catalogue/shop.ts';

const DAYS = ['2026-04-10', '2026-05-01', '2026-06-15', '2026-07-01'] as const;
export const anyMove = fc.record({
  date: fc.constantFrom(...DAYS),
  at: fc.nat(1),
  kind: fc.constantFrom('in', 'out', 'move', 'count'),
  quantity: fc.integer({ min: 1, max: 60_000 }),
  rupees: fc.integer({ min: 1, max: 90_000 }),
  batch: fc.constantFrom(null, 'B1', 'B2'),
});
type Move = typeof anyMove extends fc.Arbitrary<infer One> ? One : never;

type Store = {
  readonly shop: Shop;
  readonly goods: readonly number[];
  readonly yard: number;
};

export async function performMove(
  { shop, goods, yard }: Store,
  { date, at, kind, quantity, rupees, batch }: Move,
): Promise<void> {
  const line = { product_id: goods[at], quantity: (quantity / 1000).toString() };
  const value = (rupees / 100).toFixed(2);
  const lines = {
    in: [{ ...line, direction: 'in', value, ...(batch !== null && { batch }) }],
    out: [{ ...line, direction: 'out' }],
    move: [
      { ...line, direction: 'out' },
      { ...line, direction: 'in', godown_id: yard },
    ],
    count: [{ ...line, direction: 'counted', godown_id: yard }],
  }[kind];
  const body = { date, lines, purpose: kind === 'count' ? 'count' : 'adjustment' };
  ok(await shop.owner('postStockJournal', { params: { bookId: shop.bookId }, body }));
}
