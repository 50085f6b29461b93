// Where the goods of a book lie, with the names of products and godowns.
import type { Period } from '#core/kernel/financial-year.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { nameReads } from '#projections/catalogue-masters/read.ts';
import { placedStock } from '#projections/stock-in-hand/read-godowns.ts';
import type { PlacedStock } from '#projections/stock-in-hand/read-godowns.ts';
import type { PlacedRow, StockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { namedProducts } from './valuation/products-named.ts';
import type { StockedProduct } from './valuation/products-named.ts';

type PlacesQuery = Period & { readonly of?: readonly number[] | undefined };

export const readStockPlacesOf = (
  db: ReadTables,
  bookId: number,
  { from, to, of }: PlacesQuery,
): Promise<StockPlaces> =>
  snapshot(db, async (tables) => {
    const placed = await placedStock(tables, bookId, { from, to, of });
    const ids = new Set(placed.map(({ productId }) => productId));
    const products = await namedProducts(tables, bookId, [...ids]);
    const godowns = await godownNames(tables, bookId, placed);
    const places = [null, ...godowns.keys()];
    const at = Map.groupBy(placed, ({ godownId }) => godownId);
    const rows = places.flatMap((godownId) => {
      const there = new Map(at.get(godownId)?.map((one) => [one.productId, one]));
      return products.flatMap((product) => {
        const stock = there.get(product.productId);
        return stock === undefined ? [] : [rowOf(product, stock, godowns)];
      });
    });
    return { from, to, rows };
  });

/** @returns the names of the godowns that are named, in their order. */
export async function godownNames(
  tables: ReadTables,
  bookId: number,
  lines: readonly { readonly godownId?: number | null | undefined }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(lines.flatMap(({ godownId }) => godownId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await nameReads.godown.find(tables, [INSTALLATION_BOOK, bookId], ids);
  const sorted = found.toSorted(
    (one, other) => one.name.localeCompare(other.name, 'en-IN') || one.godownId - other.godownId,
  );
  return new Map(sorted.map(({ godownId, name }) => [godownId, name]));
}

function rowOf(
  product: StockedProduct,
  stock: PlacedStock,
  godowns: ReadonlyMap<number, string>,
): PlacedRow {
  const { openingThousandths, inThousandths, outThousandths, godownId } = stock;
  const { name, unit, category } = product;
  return {
    ...stock,
    product: name,
    unit,
    category,
    godown: godownId === null ? null : (godowns.get(godownId) ?? ''),
    closingThousandths: openingThousandths + inThousandths - outThousandths,
  };
}
