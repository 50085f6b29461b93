import { productDecider } from '#core/catalogue/product/index.ts';
import type { ProductCommand, ProductState } from '#core/catalogue/product/index.ts';
import type { ProductId } from '#core/kernel/ids.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import type { importProducts } from '#api/contract/book/import.ts';
import { changeProduct, createProduct } from '#api/requests/catalogue/product.ts';
import { formerOf, formerStates, unlessTouched } from './former.ts';
import type { ImportedKind } from './imported-kind.ts';
import { freshFor, isProblem, missingField, targetsOf } from './targets.ts';

/** Two products of one name are refused by the rules, so none is told of as similar. */
export const importedProducts: ImportedKind<(typeof importProducts)['lines']> = {
  category: 'product',
  right: 'AddMaster',
  async commandsOf({ db, nextIds }, bookId, lines) {
    const targets = await targetsOf(lines, {
      what: 'product',
      idsOf: (keys) => productReads.idsOfNameKeys(db, bookId, keys),
    });
    const ids = await freshFor<ProductId>(targets, (count) => nextIds('product', count));
    return Promise.all(
      lines.map(async ({ line: _line, id: _id, match, ...body }, at) => {
        const target = targets[at] ?? null;
        if (isProblem(target)) return target;
        const { name, categoryId, brandId, ...others } = body;
        if (target !== null) {
          const { name: _name, ...unnamed } = body;
          const changed = match === undefined ? body : unnamed;
          const command = await changeProduct(nextIds, target, changed);
          return 'status' in command ? command : { id: target, command, changes: true };
        }
        if (name === undefined) return missingField('name');
        if (categoryId === undefined) return missingField('category_id');
        if (brandId === undefined) return missingField('brand_id');
        const id = ids[at] as ProductId;
        const created = { ...others, name, categoryId, brandId };
        const command = await createProduct(nextIds, id, created);
        return 'status' in command ? command : { id, command };
      }),
    );
  },
  similar: async (_parts, _bookId, lines) => lines.map(() => []),
  async takeBack(parts, bookId, records) {
    const of = { category: 'product', decider: productDecider, records } as const;
    const states = await formerStates<ProductState>(parts, bookId, of);
    const valueIds = await parts.nextIds('value_product', countOfValues([...states.values()]));
    const fresh = valueIds.values();
    return records.map((record) => {
      const { id, changedSeq } = record;
      if (changedSeq === null) {
        return unlessTouched(record, { type: 'RemoveMaster', data: { of: 'product', id } });
      }
      const former = formerOf(states, id, isKnown);
      const ids = former.values.map(() => fresh.next().value ?? 0);
      return unlessTouched(record, asBefore(id as ProductId, former, ids));
    });
  },
};

type KnownProduct = Extract<ProductState, { readonly name: string }>;
const isKnown = (state: ProductState): state is KnownProduct => 'name' in state;

const countOfValues = (states: readonly ProductState[]): number =>
  states.filter(isKnown).reduce((count, { values }) => count + values.length, 0);

/** The rates too, of which a person can only add one. */
function asBefore(
  productId: ProductId,
  former: KnownProduct,
  valueIds: readonly number[],
): ProductCommand {
  const { name, categoryId, brandId, unitId, hsn, rates, priceThousandths } = former;
  const { stocked, opening, values, nature = 'general' } = former;
  const changes = {
    name,
    categoryId,
    brandId,
    unitId,
    hsn,
    rates,
    priceThousandths,
    stocked,
    opening,
    nature,
  };
  const answers = values.map(({ attributeId, value }) => ({ key: `${attributeId}`, value }));
  return { type: 'ChangeProduct', data: { productId, changes, values: answers, valueIds } };
}
