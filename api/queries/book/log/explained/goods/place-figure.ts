// What of a product lay, came and went in one place, in quantity.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { movesInPlace } from '#projections/stock-in-hand/read-godowns.ts';
import { godownNames } from '#api/queries/catalogue/stock/places.ts';
import type { StockedProduct } from '#api/queries/catalogue/stock/valuation/products-named.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { NamedFigure } from '../named-figure.ts';
import { sumsOfRows } from './counted-rows.ts';
import { STOCK_HEADS } from './stock-line.ts';
import type { StockFigureLine } from './stock-line.ts';

type OfPlace = {
  readonly named: Extract<StockFigureLine, { godownId: number | null }>;
  readonly wish: { readonly period: Period };
  readonly first: StockedProduct | undefined;
};

/** @returns null where the book has no such godown. */
export async function placeFigure(
  tables: ReadTables,
  bookId: number,
  { named, wish, first }: OfPlace,
): Promise<NamedFigure | null> {
  const { head, godownId, productId } = named;
  const { period } = wish;
  const godowns = await godownNames(tables, bookId, [{ godownId }]);
  const place = godownId === null ? 'main location' : godowns.get(godownId);
  if (place === undefined) return null;
  // What a count found depends on what was known before it, so it is read at the moment itself.
  const rows = await movesInPlace(tables, bookId, { ...period, productId, godownId, head });
  return {
    name: `${first?.name ?? ''} in ${place}, ${STOCK_HEADS[head]}`,
    from: head === 'in' || head === 'out' ? period.from : null,
    to: head === 'opening' ? dayBefore(period.from) : period.to,
    sums: sumsOfRows(rows),
    notPosted: [],
    value: null,
    measure: 'quantity',
    madeOf: [],
  };
}
