// The stock journals that the owner of a shop posts, and what an auditor reads of its goods.
import type { Got } from '#tests/support/server.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { ok } from '../shop.ts';
import type { Shop } from '../shop.ts';

/** @param shop is open by the time of the first call. */
export const goodsCalls = (shop: () => Shop) => ({
  post: (date: string, lines: readonly object[], purpose = 'adjustment'): Promise<Got> =>
    shop().owner('postStockJournal', {
      params: { bookId: shop().bookId },
      body: { date, purpose, lines },
    }),
  ask: async <Body>(name: EndpointName, asked: Ask = {}): Promise<Body> => {
    const params = { bookId: shop().bookId, ...asked.params };
    return ok(await shop().auditor(name, { ...asked, params })).body as Body;
  },
});

/** @returns 100 of a product worth 5,000 that the shop begins with. */
export const riceOf = (shop: Shop, openingDate: string): Promise<number> =>
  shop.product('Basmati', {
    unit_id: shop.unit,
    hsn: '10063020',
    opening_quantity: '100',
    opening_value: '5000',
    opening_date: openingDate,
  });

/** Posts an entry of two accounts, by their names. */
export const entering =
  (shop: () => Shop) =>
  async (date: string, debit: string, credit: string, amount: string): Promise<void> => {
    const entry = [
      { account_id: shop().account(debit), amount },
      { account_id: shop().account(credit), amount: `-${amount}` },
    ];
    const body = { entry, date, narration: `${debit} ${date}` };
    ok(await shop().owner('postJournal', { body }));
  };

/** @returns lines of stock journals of one product, whose id is known by the time of the first. */
export const linesOf =
  (product: () => number) =>
  (direction: string, quantity: string, more: object = {}) => ({
    product_id: product(),
    direction,
    quantity,
    ...more,
  });
