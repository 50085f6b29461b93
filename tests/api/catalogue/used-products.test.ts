// A product that a document names is not removed: its paper would lead to nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { drafted, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let house: House;
let shop: Shop;
beforeAll(async () => {
  house = await openHouse();
  shop = await openShop(house);
});
afterAll(() => shop.close());

const billedWith = (id: number, body: object = {}) =>
  drafted(house, { items: [{ ...BALES, product_id: id }], ...body });
const remove = (id: number) => shop.owner('removeMaster', { params: { kind: 'product', id } });
const usesOf = async (id: number) =>
  (await shop.owner('readMaster', { params: { kind: 'product', id } })).body as {
    readonly used_by: readonly object[];
  };

describe('a product of the book', () => {
  it('is not removed while a draft or an issued invoice has a line with it', async () => {
    const id = await shop.product('Basmati');
    const name = 'Basmati';
    const uses = [{ what: 'invoices', count: 1 }];
    const { id: invoiceId } = await billedWith(id);
    expect((await usesOf(id)).used_by).toStrictEqual(uses);
    expectRefused(await remove(id), 409, 'master_in_use', { of: 'product', id, name, uses });
    done(await onInvoice(house)('issueInvoice', invoiceId));
    expect((await usesOf(id)).used_by).toStrictEqual(uses);
    expectRefused(await remove(id), 409, 'master_in_use', { of: 'product', id, name, uses });
  });

  it('is not removed while a quotation stands that has a line with it', async () => {
    const id = await shop.product('Kolam');
    const body = { customer_id: house.customers.ravi, kind: 'quotation', issue: true };
    const items = [{ ...BALES, product_id: id }];
    const got = done(await house.owner('createPresale', { body: { ...body, items } }));
    const uses = [{ what: 'quotations and challans', count: 1 }];
    expect((await usesOf(id)).used_by).toStrictEqual(uses);
    expectRefused(await remove(id), 409, 'master_in_use', {
      of: 'product',
      id,
      name: 'Kolam',
      uses,
    });
    const params = { presaleId: idOf(got) };
    done(await house.owner('withdrawPresale', { params, body: { reason: 'Declined' } }));
    expect((await usesOf(id)).used_by).toStrictEqual([]);
    expect((await remove(id)).status).toBe(200);
    expect((await house.owner('readPresalePaper', { params })).body).toMatchObject({
      title: 'Quotation',
    });
  });

  it('is removed while no document has it', async () => {
    await billedWith(await shop.product('Sona Masoori'));
    expect((await remove(await shop.product('Ponni'))).status).toBe(200);
  });
});

describe('a product of all books', () => {
  it('is not removed while an invoice of any book has a line with it', async () => {
    const body = { name: 'Shared rice', category_id: shop.rice, brand_id: shop.brand };
    const id = await shop.make('createSharedProduct', {
      ...body,
      value_product: { [shop.grain]: 'Long' },
    });
    await billedWith(id);
    const params = { kind: 'product', id };
    const refused = await shop.owner('removeSharedMaster', { params });
    expect(refused).toMatchObject({ status: 409, body: { code: 'master_in_use' } });
  });
});
