import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { itemsOf, namesOf, openShop } from '../shop.ts';
import type { Item, Shop, Wire } from '../shop.ts';

let shop: Shop;
let basmati: number;
let service: number;
beforeAll(async () => {
  shop = await openShop();
  basmati = await shop.product('Basmati');
  service = await shop.make('createCategory', { name: 'Service' });
});
afterAll(() => shop.close());

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('services', () => {
  it('createService takes the wire’s own spelling, and its attributes', async () => {
    const body = `name=Delivery&sevice_category_id=${service}&category_id=${shop.rice}&product_id=${basmati}&service_attributes[]=Distance`;
    const got = await shop.owner('createService', { body, headers: FORM });
    expect(got.body).toMatchObject({
      sevice_category_id: service,
      category_id: shop.rice,
      product_id: basmati,
      service_attributes: [
        {
          name: 'Distance',
          enabled: true,
        },
      ],
    });
  });

  it('changeService changes the fields sent and attributes by their ids', async () => {
    const made = await shop.owner('createService', {
      body: { name: 'Milling', service_attributes: ['Fineness', 'Heat'] },
    });
    const { id, service_attributes: attributes } = made.body as Wire & {
      service_attributes: readonly Item[];
    };
    const [fineness, heat] = attributes.map((item) => item.id);
    const got = await shop.owner('changeService', {
      params: { serviceId: id },
      body: {
        product_id: basmati,
        service_attribute: { [String(fineness)]: false, [String(heat)]: null },
        service_attributes: ['Speed'],
      },
    });
    expect(got.body).toMatchObject({
      product_id: basmati,
      service_attributes: [
        { id: fineness, enabled: false },
        { name: 'Speed', enabled: true },
      ],
    });
  });

  it('refuses what is no service category, and what it cannot find', async () => {
    const create = (more: object) => shop.owner('createService', { body: { name: 'R', ...more } });
    const code = 'not_a_service_category';
    expectRefused(await create({ sevice_category_id: shop.rice }), 422, code, {
      category_id: shop.rice,
    });
    expectRefused(await create({ category_id: 999 }), 422, 'service_category_unknown', {
      category_id: 999,
    });
    expectRefused(await create({ product_id: 999 }), 422, 'service_product_unknown', {
      product_id: 999,
    });
  });

  it('createSharedService, changeSharedService, listSharedServices, listServices, listBookServices', async () => {
    const id = await shop.make('createSharedService', { name: 'Weighing' });
    await shop.owner('changeSharedService', {
      params: { serviceId: id },
      body: { category_id: shop.rice },
    });
    const shared = itemsOf(await shop.owner('listSharedServices'));
    expect(shared).toMatchObject([{ id, category_id: shop.rice }]);
    expect(namesOf(await shop.owner('listServices'))).toStrictEqual([
      'Delivery',
      'Milling',
      'Weighing',
    ]);
    const inBook = await shop.owner('listBookServices', { params: { bookId: shop.bookId } });
    expect(inBook.body).toMatchObject({ total: 3 });
    const foreign = await shop.owner('listBookServices', { params: { bookId: 2 } });
    expect(answerOf(foreign)).toStrictEqual(NOT_THERE);
  });
});
