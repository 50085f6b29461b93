import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';

let shop: Shop;
let basmati: number;
beforeAll(async () => {
  shop = await openShop();
  basmati = await shop.product('Basmati');
});
afterAll(() => shop.close());

describe('the depreciation of an asset', () => {
  const computer = {
    cost: '80000',
    put_to_use: '2024-04-01',
    class: 'computer',
    tax_kind: 'computer',
  };
  const stands = {
    ...computer,
    cost: '80000.00',
    life_years: 3,
    method: 'slm',
    residual: 5,
    sale: null,
  };
  const create = (body: object) => shop.owner('createAsset', { body });

  it('reads back as it was written, with what the law has for the rest', async () => {
    const made = await create({
      asset_type: 'asset',
      product_id: basmati,
      depreciation: computer,
    });
    expect(made.body).toMatchObject({ depreciation: { ...stands, shifts: [] } });
    const { id } = made.body as { id: number };
    const params = { assetId: id };
    const sale = { date: '2026-09-30', proceeds: '15000.00' };
    const sold = await shop.owner('changeAsset', {
      params,
      body: { depreciation: { ...stands, sale } },
    });
    expect(sold.body).toMatchObject({ depreciation: { ...stands, sale } });
    const named = await shop.owner('changeAsset', { params, body: { name: 'Till' } });
    expect(named.body).toMatchObject({ name: 'Till', depreciation: { ...stands, sale } });
    const gone = await shop.owner('changeAsset', { params, body: { depreciation: null } });
    expect(gone.body).toMatchObject({ depreciation: null });
  });

  it('is refused where it cannot be', async () => {
    const asset = { asset_type: 'asset', product_id: basmati };
    const sale = { date: '2024-03-31', proceeds: '1' };
    const soldEarly = await create({ ...asset, depreciation: { ...computer, sale } });
    expectRefused(soldEarly, 422, 'asset_sold_before_use', {
      sold_on: '2024-03-31',
      put_to_use: '2024-04-01',
    });
    const toNil = { ...computer, method: 'wdv', residual: '0' };
    const nil = await create({ ...asset, depreciation: toNil });
    expectRefused(nil, 422, 'written_down_to_nil', {});
    const goods = { asset_type: 'stock', name: 'Godown', depreciation: computer };
    expectRefused(await create(goods), 422, 'stock_not_depreciated', {});
    const free = await create({ ...asset, depreciation: { ...computer, cost: '0' } });
    expect(free.status).toBe(400);
  });

  it('reads back extra shifts of plant in their order, and refuses them of another class', async () => {
    const plant = { ...computer, class: 'plant', tax_kind: 'machinery' };
    const june = { from: '2024-06-01', to: '2024-06-30', shift: 'double' };
    const may = { from: '2024-05-01', to: '2024-05-31', shift: 'triple' };
    const asset = { asset_type: 'asset', product_id: basmati, name: 'Press' };
    const of = (kind: object, ...shifts: object[]) =>
      create({ ...asset, depreciation: { ...kind, shifts } });
    const made = await of(plant, june, may);
    expect(made.body).toMatchObject({ depreciation: { shifts: [may, june] } });
    expectRefused(await of(plant, june, june), 422, 'extra_shifts_overlap', { on: june.from });
    expectRefused(await of(computer, may), 422, 'extra_shift_not_allowed', {
      asset_class: 'computer',
    });
    expectFields(await of(plant, { ...may, to: '2024-04-30' }), ['depreciation.shifts.0.to']);
  });
});
