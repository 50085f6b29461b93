// Laws of products.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPresent } from '#core/catalogue/master/index.ts';
import { productDecider } from '#core/catalogue/product/index.ts';
import type { ProductCommand, Specification } from '#core/catalogue/product/index.ts';
import { productFacts, riceShop } from '#tests/specimens/books/rice-shop.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';

describe('whatever a product is asked', () => {
  const specification = fc.record({
    itemId: fc.integer({ min: 1, max: 6 }),
    enabled: fc.boolean(),
  });
  const specifications = fc
    .uniqueArray(specification, { selector: ({ itemId }) => itemId, maxLength: 6 })
    .map((all) =>
      all.map(({ itemId, enabled }): Specification => ({
        list: 'specifications',
        itemId,
        enabled,
        name: `Attribute ${itemId}`,
      })),
    );
  const values = fc.array(
    fc.record({
      key: fc.constantFrom('1', '2', '3', '4', 'Attribute 5', 'attribute 6'),
      value: fc.constantFrom('', ' ', 'a', 'b'),
    }),
    { maxLength: 8 },
  );
  const saving = fc.record({ specifications, values, priceThousandths: fc.nat({ max: 9 }) });

  const { basmati: productId, rice: categoryId, kohinoor: brandId } = riceShop;
  const blank = { name: 'X', categoryId, brandId, unitId: null, hsn: null, rate: null };

  test('each saving leaves a value for every specification that was enabled, and no other', () => {
    fc.assert(
      fc.property(fc.array(saving, { minLength: 1, maxLength: 12 }), (savings) => {
        let state = productDecider.initialState;
        let nextId = 1;
        for (const { specifications: asked, values: answers, priceThousandths } of savings) {
          const valueIds = answers.map(() => (nextId += 1));
          const given = { values: answers, valueIds };
          const details = { ...blank, priceThousandths, stocked: false, opening: null };
          const command: ProductCommand =
            state.status === 'absent'
              ? { type: 'CreateProduct', data: { productId, ...details, ...given } }
              : {
                  type: 'ChangeProduct',
                  data: { productId, changes: { priceThousandths }, ...given },
                };
          const facts = { ...productFacts, specifications: asked };
          const answer = productDecider.decide(state, command, facts);
          if (!answer.ok) continue;
          for (const event of answer.value) expectStorable(event);
          state = answer.value.reduce(productDecider.evolve, state);
          const answered = isPresent(state) ? state.values : [];
          const ids = answered.map(({ attributeId }) => attributeId);
          for (const { itemId, enabled } of asked) if (enabled) expect(ids).toContain(itemId);
          for (const one of ids) expect(asked.map(({ itemId }) => itemId)).toContain(one);
          expect(new Set(answered.map(({ valueId }) => valueId)).size).toBe(answered.length);
          expect(answered.every(({ value }) => value.trim() !== '')).toBe(true);
        }
      }),
    );
  });
});
