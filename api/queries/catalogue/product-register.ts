// The products of a book as a register: any stretch of the whole list, and how many there are.
import type { z } from 'zod';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { productsStretch, productSums } from '#projections/catalogue-products/read-register.ts';
import type { ProductListFilter } from '#projections/catalogue-products/read-register.ts';
import type {
  ListedProduct,
  listProductRegister,
  ProductFigures,
  readProductFigures,
} from '#api/contract/catalogue/product.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { MASTER_QUERIES } from './master-queries.ts';
import { inHandOf, inHandOfProducts } from './stock/register.ts';

type Narrowing = z.output<typeof readProductFigures.query>;

/** More words than this narrow nothing down. */
const WORDS_MAX = 10;

const filterOf = ({ search = '', status, category, of, only }: Narrowing): ProductListFilter => ({
  words: nameKey(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX),
  status: status ?? null,
  categoryId: category ?? null,
  of: of ?? 'all',
  only: only ?? null,
});

export function listProductsOf(
  db: ReadTables,
  bookId: number,
  { order, limit, offset, ...narrowing }: z.output<typeof listProductRegister.query>,
): Promise<ListedProduct[]> {
  return snapshot(db, async (tables) => {
    const list = { bookId, inHand: inHandOf(bookId) };
    const stretch = { order, limit, offset };
    const ids = await productsStretch(tables, list, stretch, filterOf(narrowing));
    const books = [INSTALLATION_BOOK, bookId];
    const found = await MASTER_QUERIES.product.find(tables, books, ids);
    const byId = new Map(found.map((product) => [product.id, product]));
    const inHand = await inHandOfProducts(tables, bookId, ids);
    return ids.flatMap((id) => {
      const product = byId.get(id);
      if (product === undefined) return [];
      return [{ ...product, inHandThousandths: inHand.get(id) ?? null }];
    });
  });
}

export function readProductSums(
  db: ReadTables,
  bookId: number,
  narrowing: Narrowing,
): Promise<ProductFigures> {
  return snapshot(db, async (tables) => {
    const { count, byStatus } = await productSums(tables, bookId, filterOf(narrowing));
    const all = await productSums(tables, bookId, filterOf({}));
    return { count, of: all.count, byStatus };
  });
}
