// Customs duty on goods of which some are sold by then: the register and the run of a shop that
// posts what moves its stock, and the duty taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StockRunProposal } from '#tests/support/replies-on-wire.ts';
import type { Got } from '#tests/support/server.ts';
import { idOf } from '#tests/support/team.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';
import { lineOf } from './stock-run-requests.ts';

let shop: Shop;
let bearing: number;
let billId: number;
let entryId: number;

const params = () => ({ bookId: shop.bookId });
const proposal = async (through: string) =>
  ok(await shop.owner('readStockRun', { params: params(), query: { through } }))
    .body as StockRunProposal;
async function post(through: string): Promise<void> {
  const { to_post, gross } = await proposal(through);
  const body = { through, to_post, gross };
  ok(await shop.owner('postStockRun', { params: params(), body }));
}
const settle = (method: string): Promise<Got> =>
  shop.owner('setStockAccounting', {
    params: params(),
    body: { from: '2026-04-01', accounting: 'perpetual', method },
  });

beforeAll(async () => {
  shop = await openShop();
  bearing = await shop.product('Bearing', {
    unit_id: shop.unit,
    hsn: '84821011',
    stocked: true,
  });
  ok(await settle('fifo'));
  const said = { name: 'Ningbo Bearings', registration: 'overseas', country: 'CN' };
  const supplier = ok(await shop.owner('addSupplier', { body: said }));
  const body = {
    supplier_account_id: (supplier.body as { account_id: number }).account_id,
    bill_number: 'CN-1',
    bill_date: '2026-05-02',
    posted_on: '2026-05-02',
    received_on: '2026-05-02',
    import_of: 'goods',
    items: [
      { product_id: bearing, name: 'Bearing', hsn: '84821011', quantity: '100', taxable: '6000' },
    ],
    post: true,
  };
  billId = idOf(ok(await shop.owner('createPurchaseBill', { body })));
  const lines = [{ product_id: bearing, direction: 'out', quantity: '40' }];
  ok(
    await shop.owner('postStockJournal', { params: params(), body: { date: '2026-05-10', lines } }),
  );
  await post('2026-05-31');
});
afterAll(() => shop.close());

describe('the duty of a bill of entry', () => {
  it('raises the cost of what is in stock, and that of what was sold by its share', async () => {
    const body = {
      port_code: 'INNSA1',
      bill_number: '2204753',
      bill_date: '2026-06-02',
      posted_on: '2026-06-02',
      received_on: '2026-06-02',
      bills: [{ bill_id: billId }],
      items: [{ assessable: '6000', bcd: '1000', sws_rate: 0, igst: '0' }],
      post: true,
    };
    entryId = idOf(ok(await shop.owner('createBillOfEntry', { body })));
    const { lines } = await proposal('2026-06-30');
    expect(lines.map(lineOf)).toStrictEqual([
      ['bill-of-entry', '2026-06-02', '600.00', 'sold 400.00', 'received -1000.00'],
    ]);
    await post('2026-06-30');
    const query = { as_on: '2026-06-30' };
    const got = ok(await shop.owner('readStockSummary', { params: params(), query }));
    expect(got.body).toMatchObject({
      rows: [{ closing: { quantity: '60', value: '4200.00' } }],
    });
  });

  it('leaves earlier days as they were', async () => {
    const query = { as_on: '2026-05-31' };
    const got = ok(await shop.owner('readStockSummary', { params: params(), query }));
    expect(got.body).toMatchObject({ rows: [{ closing: { quantity: '60', value: '3600.00' } }] });
  });

  it('goes out of it again where the bill of entry is reversed', async () => {
    const body = { reason: 'Amended', date: '2026-07-02' };
    ok(await shop.owner('reverseBillOfEntry', { params: { entryId }, body }));
    const { lines } = await proposal('2026-07-31');
    expect(lines.map(lineOf)).toStrictEqual([
      ['bill-of-entry-reversed', '2026-07-02', '-600.00', 'sold -400.00', 'received 1000.00'],
    ]);
  });
});
