// The products of a book as a register: its orders, what narrows it, and what is in hand of each.
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { listProductRegister } from '#api/contract/catalogue/product.ts';
import type { readProductFigures } from '#api/contract/catalogue/product.ts';
import { expectFields } from '#tests/support/problems.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const opening = { opening_quantity: '250.5', opening_value: '1', opening_date: '2026-04-01' };
  await shop.product('Basmati', { hsn: '10063020', price: '98.5', gst_rate: '5', ...opening });
  const oil = await shop.product('Oil', { stocked: true, price: '140', hsn: '15089091' });
  const cartage = await shop.product('Cartage', { stocked: false, hsn: '996511' });
  const old = await shop.product('Old basmati', { stocked: false });
  const at = (id: number) => ({ params: { kind: 'product', id }, body: {} });
  ok(await shop.owner('retireMaster', at(old)));
  ok(await shop.owner('disableMaster', at(cartage)));
  const lines = [{ product_id: oil, direction: 'out', quantity: '1.5' }];
  const body = { date: '2026-11-20', narration: 'To the kitchen', lines };
  ok(await shop.owner('postStockJournal', { params: { bookId: shop.bookId }, body }));
  const shared = { category_id: shop.rice, brand_id: shop.brand };
  const value_product = { [shop.grain]: 'Short' };
  const salt = { name: 'Salt', price: '20', hsn: '2501', gst_rate: '5', ...shared, value_product };
  await shop.make('createSharedProduct', salt);
});
afterAll(() => shop.close());

type Query = Readonly<Record<string, string | number>>;
const params = () => ({ bookId: shop.bookId });
const list = async (query: Query = {}) =>
  ok(await shop.auditor('listProductRegister', { params: params(), query })).body as z.input<
    typeof listProductRegister.reply.element
  >[];
const names = async (query: Query) => (await list(query)).map(({ name }) => name);
const figures = async (query: Query) =>
  ok(await shop.auditor('readProductFigures', { params: params(), query })).body as z.input<
    typeof readProductFigures.reply
  >;

describe('the register of products', () => {
  it('has the book’s own products and the shared ones, with what is in hand of each', async () => {
    const rows = await list();
    expect(rows.map(({ name, in_hand: inHand, price }) => [name, inHand, price])).toStrictEqual([
      ['Basmati', '250.5', '98.5'],
      ['Cartage', null, null],
      ['Oil', '-1.5', '140'],
      ['Old basmati', null, null],
      ['Salt', null, '20'],
    ]);
    expect(rows[0]).toMatchObject({ category: 'Rice', brand: 'Kohinoor', gst_rate: 5 });
  });

  it.each([
    ['price', ['Cartage', 'Old basmati', 'Salt', 'Basmati', 'Oil']],
    ['-price', ['Oil', 'Basmati', 'Salt', 'Old basmati', 'Cartage']],
    ['-hsn', ['Cartage', 'Salt', 'Oil', 'Basmati', 'Old basmati']],
    ['in_hand', ['Oil', 'Basmati', 'Cartage', 'Old basmati', 'Salt']],
    ['-in_hand', ['Basmati', 'Oil', 'Salt', 'Old basmati', 'Cartage']],
    ['-name', ['Salt', 'Old basmati', 'Oil', 'Cartage', 'Basmati']],
    ['added', ['Basmati', 'Oil', 'Cartage', 'Old basmati', 'Salt']],
  ])('is ordered by %s', async (order, expected) => {
    expect(await names({ order })).toStrictEqual(expected);
    const stretch = { order, offset: 1, limit: 3 };
    expect(await names(stretch)).toStrictEqual(expected.slice(1, 4));
  });

  it.each([
    [{ search: 'basmati' }, ['Basmati', 'Old basmati']],
    [{ search: 'BAS old' }, ['Old basmati']],
    [{ search: '9965' }, ['Cartage']],
    [{ search: '%' }, []],
    [{ status: 'enabled' }, ['Basmati', 'Oil', 'Salt']],
    [{ status: 'retired' }, ['Old basmati']],
    [{ of: 'shared' }, ['Salt']],
    [{ of: 'own', only: 'without-price' }, ['Cartage', 'Old basmati']],
    [{ only: 'without-hsn' }, ['Old basmati']],
    [{ only: 'without-rate', status: 'enabled' }, ['Oil']],
    [{ only: 'stocked' }, ['Basmati', 'Oil']],
    [{ category: 999_999 }, []],
  ])('is narrowed by %j, and its figures count the same', async (query, expected) => {
    expect(await names(query)).toStrictEqual(expected);
    expect(await figures(query)).toMatchObject({ count: expected.length, of: 5 });
  });

  it('counts each status whatever status is asked for', async () => {
    const { by_status: counts } = await figures({ status: 'enabled', search: 'basmati' });
    expect(counts).toStrictEqual({ enabled: 1, disabled: 0, retired: 1 });
  });

  it.each([
    [{ order: 'colour' }, ['order']],
    [{ limit: 0, offset: -1 }, ['limit', 'offset']],
    [{ limit: 201 }, ['limit']],
    [{ status: 'gone' }, ['status']],
    [{ of: 'theirs', only: 'nothing' }, ['of', 'only']],
    [{ category: 'rice' }, ['category']],
    [{ search: 'x'.repeat(201) }, ['search']],
    [{ colour: 'red' }, ['colour']],
  ])('is not asked for by %j', async (query, fields) => {
    const asked = { params: params(), query: query as Query };
    expectFields(await shop.owner('listProductRegister', asked), fields);
  });
});
