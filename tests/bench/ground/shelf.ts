// Products as admins and a book keep them: of a few categories, each with two specifications.
import type { Command } from '#core/domain.ts';
import type { BrandId, CategoryId, ProductId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { BooksCore } from '#api/server/app.ts';

const AT_ONCE = 250;
const NAMES = ['Basmati rice', 'Cotton bale', 'Jute packing', 'Copper wire', 'Steel pipe', 'Tiles'];
const SIZES = ['small', 'medium', 'large', 'loose', 'per box', 'export'];

/** @returns the name of the nth product. */
export const productName = (n: number): string =>
  `${NAMES[n % NAMES.length]} ${SIZES[((n / NAMES.length) % SIZES.length) | 0]} ${n}`;

type Keeper = { readonly bookId: number; readonly actorId: number };

export type Shelf = {
  readonly categoryId: CategoryId;
  readonly brandId: BrandId;
  /** What the category asks of its products. */
  readonly specifications: readonly [number, number];
};

const actIn =
  ({ writer }: BooksCore, { bookId, actorId }: Keeper) =>
  async (command: Command): Promise<void> => {
    const outcome = await writer.submit({ bookId, actorId, command });
    invariant(outcome.kind === 'accepted', `${command.type} is as the rules want it.`);
  };

/** A category that asks two things of its products, and a brand. */
export async function newShelf(core: BooksCore, keeper: Keeper): Promise<Shelf> {
  const act = actIn(core, keeper);
  const { nextIds } = core;
  const [categoryId = 0] = (await nextIds('category', 1)) as CategoryId[];
  const [grade = 0, packing = 0] = await nextIds('category_product', 2);
  const list = { list: 'specifications', enabled: true } as const;
  const items = [
    { ...list, itemId: grade, name: 'Grade' },
    { ...list, itemId: packing, name: 'Packing' },
  ];
  const category = { categoryId: categoryId as CategoryId, name: `Goods of ${keeper.bookId}` };
  await act({ type: 'CreateCategory', data: { ...category, parentId: null, items } });
  const [brandId = 0] = (await nextIds('brand', 1)) as BrandId[];
  const brand = { brandId: brandId as BrandId, name: `Makers of ${keeper.bookId}` };
  await act({ type: 'CreateBrand', data: brand });
  return { ...category, brandId: brand.brandId, specifications: [grade, packing] };
}

type Stocking = Keeper & {
  readonly count: number;
  /** Whether what comes in and goes out of them is counted. */
  readonly stocked?: boolean;
};

/** @param stocking whose book is 0 for what all books share. @returns the products' ids. */
export async function stockShelf(
  core: BooksCore,
  { bookId, actorId, count, stocked = false }: Stocking,
): Promise<readonly ProductId[]> {
  const act = actIn(core, { bookId, actorId });
  const { nextIds } = core;
  const { categoryId, brandId, specifications } = await newShelf(core, { bookId, actorId });
  const [grade, packing] = specifications;
  const all: ProductId[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    const ids = (await nextIds('product', size)) as ProductId[];
    all.push(...ids);
    const valueIds = await nextIds('value_product', size * 2);
    await Promise.all(
      ids.map((productId, at) => {
        const values = [
          { key: String(grade), value: `Grade ${at % 7}` },
          { key: String(packing), value: `${at % 50} kg` },
        ];
        const plain = { unitId: null, hsn: null, rate: null, stocked, opening: null };
        const named = {
          name: productName(from + at),
          categoryId,
          brandId,
          priceThousandths: 90_500,
        };
        const own = { values, valueIds: valueIds.slice(at * 2, at * 2 + 2) };
        return act({ type: 'CreateProduct', data: { productId, ...plain, ...named, ...own } });
      }),
    );
  }
  return all;
}
