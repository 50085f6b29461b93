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

/** @param bookId 0 for what all books share. */
export async function stockShelf(
  { writer, nextIds }: BooksCore,
  { bookId, actorId, count }: { bookId: number; actorId: number; count: number },
): Promise<void> {
  const act = async (command: Command) => {
    const outcome = await writer.submit({ bookId, actorId, command });
    invariant(outcome.kind === 'accepted', `${command.type} is as the rules want it.`);
  };
  const [categoryId = 0] = (await nextIds('category', 1)) as CategoryId[];
  const [grade = 0, packing = 0] = await nextIds('category_product', 2);
  const list = { list: 'specifications', enabled: true } as const;
  const items = [
    { ...list, itemId: grade, name: 'Grade' },
    { ...list, itemId: packing, name: 'Packing' },
  ];
  const category = { categoryId: categoryId as CategoryId, name: `Goods of ${bookId}` };
  await act({ type: 'CreateCategory', data: { ...category, parentId: null, items } });
  const [brandId = 0] = (await nextIds('brand', 1)) as BrandId[];
  const brand = { brandId: brandId as BrandId, name: `Makers of ${bookId}` };
  await act({ type: 'CreateBrand', data: brand });
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    const ids = (await nextIds('product', size)) as ProductId[];
    const valueIds = await nextIds('value_product', size * 2);
    await Promise.all(
      ids.map((productId, at) => {
        const values = [
          { key: String(grade), value: `Grade ${at % 7}` },
          { key: String(packing), value: `${at % 50} kg` },
        ];
        const plain = { unitId: null, hsn: null, rate: null, stocked: false, opening: null };
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
}
