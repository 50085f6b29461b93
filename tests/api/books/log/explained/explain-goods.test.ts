// Each figure of the stock summary, in quantity and in value, of each place, and each figure of the
// register of fixed assets and of the blocks of income tax, with the events whose sum it is, as the
// book was known at any of its events.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  EventPage,
  FixedAssets,
  StockAges,
  StockBatches,
  StockPlaces,
  StockSummary,
} from '#tests/support/replies-on-wire.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { ok, openShop } from '../../../catalogue/shop.ts';
import type { Shop } from '../../../catalogue/shop.ts';
import { anyMove, performMove } from './stock-acts.ts';
import { expectParts, expectSummed, explainingAs, paiseOf } from './explaining.ts';
import { expectAges, expectBatches, quantityOf, thousandths } from './stock-states.ts';
import type { Explaining } from './explaining.ts';

let shop: Shop;
let explain: Explaining;
let goods: readonly number[];
let yard: number;
type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: shop.bookId });
const read = async <Body>(name: EndpointName, query: Query): Promise<Body> =>
  ok(await shop.auditor(name, { params: params(), query })).body as Body;
const lastSeq = async () => (await read<EventPage>('listEvents', {})).last_seq;
const refusalOf = (query: Query) =>
  shop.auditor('explainFigure', { params: params(), query: { of: 'stock', ...query } });

beforeAll(async () => {
  shop = await openShop();
  explain = explainingAs(shop.auditor, shop.bookId);
  yard = await shop.make('createGodown', { name: 'Yard' });
  const opening = { opening_quantity: '100', opening_value: '5000', opening_date: '2026-04-01' };
  goods = [
    await shop.product('Basmati', { unit_id: shop.unit, ...opening }),
    await shop.product('Oil', { stocked: true }),
  ];
  const account_id = shop.account('Computers');
  const product_id = await shop.product('Till');
  const asset = (name: string, depreciation: object) =>
    shop.make('createAsset', { asset_type: 'asset', name, product_id, account_id, depreciation });
  const computer = { class: 'computer', tax_kind: 'computer' };
  await asset('Till', { ...computer, put_to_use: '2024-06-01', cost: '80000' });
  await asset('Late till', { ...computer, put_to_use: '2026-12-01', cost: '50000' });
  const mill = { class: 'plant', tax_kind: 'machinery', put_to_use: '2025-10-01' };
  await asset('Mill', {
    ...mill,
    cost: '200000',
    sale: { date: '2026-08-01', proceeds: '150000' },
  });
});
afterAll(() => shop.close());

const HEADS = ['opening', 'in', 'out', 'closing'] as const;
const anyWish = fc.record({
  from: fc.constantFrom('2026-04-01', '2026-05-01'),
  to: fc.constantFrom('2026-05-31', '2027-03-31'),
  method: fc.constantFrom('fifo', 'moving-average', 'yearly-average'),
  known: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('a figure of stock', () => {
  it('is the sum of its moves, in quantity and in value, by any method and at any event', async () => {
    const first = await lastSeq();
    const acts = fc.array(anyMove, { minLength: 3, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(acts, anyWish, async (moves, { from, to, method, known }) => {
        for (const move of moves) await performMove({ shop, goods, yard }, move);
        const last = await lastSeq();
        const until = first + Math.ceil(known * (last - first));
        const asked = { of: 'stock', from, as_on: to, until };
        const wish = { from, to, method, at: until };
        const summary = await read<StockSummary>('readStockSummary', wish);
        for (const head of HEADS) {
          const valueOf = async (line: string) => {
            const figure = await explain({ ...asked, method, line: `${head}/value/${line}` });
            if (method !== 'yearly-average') expect(figure.not_posted).toStrictEqual([]);
            return expectSummed(figure);
          };
          expect(await valueOf('total'), head).toBe(paiseOf(summary.totals[head]));
          for (const row of summary.rows) {
            const line = `product/${row.product_id}`;
            expect(await valueOf(line), head).toBe(paiseOf(row[head].value));
            const moved = await explain({ ...asked, method, line: `${head}/quantity/${line}` });
            expect(quantityOf(moved), head).toBe(thousandths(row[head].quantity));
          }
        }
        const day = { of: 'stock', as_on: to, until };
        const then = { as_on: to, at: until };
        await expectAges(explain, await read<StockAges>('readStockAges', then), day);
        const moved = await read<StockBatches>('readStockBatches', { ...then, from });
        await expectBatches(explain, moved, { ...day, from });
        const { rows } = await read<StockPlaces>('readStockPlaces', { from, to, at: until });
        for (const row of rows) {
          for (const head of HEADS) {
            const place = `${row.godown_id ?? 'main'}/${row.product_id}`;
            const line = `${head}/quantity/godown/${place}`;
            const figure = await explain({ ...asked, line });
            expect(quantityOf(figure), place).toBe(thousandths(row[head]));
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('leads from all stock to its products, and from a category too', async () => {
    const total = await explain({ of: 'stock', line: 'closing/value/total', as_on: '2027-03-31' });
    expect(total.made_of.map(({ name }) => name)).toContain('Basmati');
    await expectParts(explain, total);
    const [row] = (await read<StockSummary>('readStockSummary', {})).rows;
    const line = `opening/value/category/${row?.category ?? ''}`;
    expect((await explain({ of: 'stock', line, from: '2026-04-01' })).count).toBeGreaterThan(0);
  });

  it('is not there of another name, and refuses what does not belong to it', async () => {
    for (const line of [
      'closing/value',
      'closing/quantity/total',
      'gross/value/total',
      'closing/value/product/999999',
      `closing/value/godown/main/${goods[0]}`,
      `closing/quantity/godown/999999/${goods[0]}`,
      'age/quantity/0..30/total',
      'age/value/0..29/total',
      `batch/main/${goods[0]}/none`,
      'batch/main/999999',
    ]) {
      expect(answerOf(await refusalOf({ line })), line).toStrictEqual(NOT_THERE);
    }
    const line = 'closing/value/total';
    expectFields(await refusalOf({ line, method: 'lifo' }), ['method']);
    expectFields(await refusalOf({ line, as: 'firm' }), ['as']);
    expectFields(await refusalOf({ line, side: 'all-debits' }), ['side']);
    expectFields(await refusalOf({ line: 'total/gain', of: 'fixed-assets', method: 'fifo' }), [
      'method',
    ]);
    const account = { account: shop.account('Cash'), method: 'fifo' };
    const got = await shop.auditor('explainFigure', { params: params(), query: account });
    expectFields(got, ['method']);
  });
});

describe('a figure of the fixed assets', () => {
  const days = { from: '2026-04-01', to: '2027-03-31' };
  const asked = { of: 'fixed-assets', from: days.from, as_on: days.to };

  it('is the sum of the events of its assets, of each, of its class and in all', async () => {
    const register = await read<FixedAssets>('readFixedAssets', days);
    const lines = [
      ['total', register.totals] as const,
      ...register.classes.map((one) => [`class/${one.class}`, one.figures] as const),
      ...register.classes.flatMap(({ assets }) =>
        assets.map((one) => [`asset/${one.asset_id}`, one.figures] as const),
      ),
    ];
    for (const [line, figures] of lines) {
      for (const [head, amount] of Object.entries(figures)) {
        const figure = await explain({ ...asked, line: `${line}/${head}` });
        expect(expectSummed(figure), `${line}/${head}`).toBe(paiseOf(amount));
        if (line === 'total') await expectParts(explain, figure);
      }
    }
  });

  it('is a sum of a tax block where assets were added or sold, and else worked out', async () => {
    const { blocks } = await read<FixedAssets>('readFixedAssets', days);
    expect(blocks.length).toBeGreaterThan(1);
    for (const { class: of, rate, assets: _count, ...figures } of blocks) {
      for (const [head, amount] of Object.entries(figures)) {
        const figure = await explain({ ...asked, line: `block/${of}/${rate}/${head}` });
        const isSum = ['additions', 'late_additions', 'sold'].includes(head);
        if (isSum) expect(expectSummed(figure), head).toBe(paiseOf(amount));
        else expect(figure, head).toMatchObject({ value: amount, count: 0 });
        for (const part of figure.made_of) {
          const { of: page, line, as_on } = part.asked ?? {};
          const found = await explain({ of: page ?? '', line: line ?? '', as_on: as_on ?? '' });
          expect(found.value ?? found.amount, part.name).toBe(part.amount);
        }
      }
    }
    const sold = await explain({ ...asked, line: 'blocks/sold' });
    expect(sold).toMatchObject({ value: null, amount: '150000.00', count: 1 });
  });

  it('is not there of another name', async () => {
    const lines = ['total', 'total/cost', 'asset/999999/gain', 'block/machinery/99/closing'];
    for (const line of [...lines, 'class/goodwill/gain', 'blocks/toString', 'total/valueOf']) {
      const query = { ...asked, line };
      const got = await shop.auditor('explainFigure', { params: params(), query });
      expect(answerOf(got), line).toStrictEqual(NOT_THERE);
    }
  });
});
