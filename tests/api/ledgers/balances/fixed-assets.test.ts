// The register of fixed assets and the blocks of income tax, as a book with a few assets has them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../../catalogue/shop.ts';
import type { Shop } from '../../catalogue/shop.ts';
import type { FixedAssets } from '#tests/support/replies-on-wire.ts';

let shop: Shop;
let account_id: number;
beforeAll(async () => {
  shop = await openShop();
  account_id = shop.account('Cash');
  const product_id = await shop.product('Till');
  const create = (name: string, depreciation: object) =>
    shop.make('createAsset', { asset_type: 'asset', name, product_id, account_id, depreciation });
  const sale = { date: '2026-09-30', proceeds: '15000' };
  const computer = { class: 'computer', tax_kind: 'computer', put_to_use: '2024-04-01' };
  await create('Old computer', { ...computer, cost: '80000', sale });
  const plant = { class: 'plant', tax_kind: 'machinery' };
  await create('Mill', { ...plant, cost: '200000', put_to_use: '2026-10-01' });
  await create('Late mill', { ...plant, cost: '100000', put_to_use: '2026-10-04' });
  await create('Mill to come', { ...plant, cost: '5000', put_to_use: '2027-04-01' });
});
afterAll(() => shop.close());

const read = async (query: Readonly<Record<string, string>>) =>
  (await shop.owner('readFixedAssets', { params: { bookId: shop.bookId }, query }))
    .body as FixedAssets;

describe('the register of fixed assets', () => {
  it('shows cost, depreciation and net of each asset in its class', async () => {
    const { classes, totals } = await read({ from: '2026-04-01', to: '2027-03-31' });
    expect(classes.map(({ class: of, assets }) => [of, assets.map(({ name }) => name)])).toEqual([
      ['plant', ['Late mill', 'Mill']],
      ['computer', ['Old computer']],
    ]);
    expect(classes[0]?.assets[1]?.figures).toMatchObject({
      additions: '200000.00',
      depreciation: '6315.98',
      net_closing: '193684.02',
    });
    expect(classes[1]?.figures).toMatchObject({
      gross_opening: '80000.00',
      disposals: '80000.00',
      gross_closing: '0.00',
      depreciation_opening: '50666.66',
      depreciation: '12701.37',
      depreciation_off: '63368.03',
      depreciation_closing: '0.00',
      gain: '-1631.97',
    });
    expect(totals).toMatchObject({ gross_opening: '80000.00', gross_closing: '300000.00' });
  });

  it('knows on a day what is dated up to it', async () => {
    const asOn = { from: '2026-04-01', to: '2027-03-31', as_on: '2026-09-29' };
    const { classes, to } = await read(asOn);
    expect(to).toBe('2026-09-29');
    expect(classes.map(({ class: of }) => of)).toEqual(['computer']);
    expect(classes[0]?.assets[0]).toMatchObject({ sold_on: null });
  });

  it('carries the blocks of income tax from year to year', async () => {
    const { blocks, year } = await read({ from: '2026-04-01', to: '2027-03-31' });
    expect(year).toBe('26-27');
    expect(blocks).toMatchObject([
      {
        class: 'machinery',
        rate: 15,
        additions: '200000.00',
        late_additions: '100000.00',
        depreciation: '37500.00',
        closing: '262500.00',
      },
      // 80,000 less 40 % twice, sold below that, and nothing left.
      { rate: 40, opening: '28800.00', sold: '15000.00', depreciation: '0.00', gain: '-13800.00' },
    ]);
  });

  it('says what the accounts have beside it', async () => {
    const { accounts, ledger, difference, totals } = await read({ to: '2027-03-31' });
    expect(accounts).toMatchObject([{ account_id, cost: '300000.00', net: totals.net_closing }]);
    expect(Number(difference)).toBeCloseTo(Number(ledger) - Number(totals.net_closing));
  });

  it('refuses days that end before they begin', async () => {
    const query = { from: '2027-03-31', to: '2026-04-01' };
    const got = await shop.owner('readFixedAssets', { params: { bookId: shop.bookId }, query });
    expect(got.status).toBe(400);
  });
});
