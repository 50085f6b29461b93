// Registers of documents, goods and assets: 10,000 invoices, 1,00,000 moves of 2,000 products and
// 500 assets, beside a hundredth of the invoices and moves and a tenth of the assets.
import type { AssetId } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { Bench, Measure } from '../../bench.ts';
import { newBook } from '../../ground/books.ts';
import { moveStock } from '../../ground/moves.ts';
import { stockShelf } from '../../ground/shelf.ts';
import { tradeIn } from '../../ground/trade.ts';
import { reportsAgainst } from './against.ts';
import type { Report } from './against.ts';

type Size = {
  readonly customers: number;
  readonly invoices: number;
  readonly products: number;
  readonly movesEach: number;
  readonly assets: number;
};

const SHORT: Size = { customers: 20, invoices: 100, products: 200, movesEach: 5, assets: 50 };
const LONG: Size = {
  customers: 500,
  invoices: 10_000,
  products: 2000,
  movesEach: 50,
  assets: 500,
};

export const registers: Measure = async (bench) => {
  const short = await tradedBook(bench, 'Registers of few', SHORT);
  const long = await tradedBook(bench, 'Registers of many', LONG);
  return reportsAgainst(
    bench,
    {
      short: { bookId: short, length: 'a hundredth' },
      long: { bookId: long, length: '10,000 invoices, 1,00,000 moves, 500 assets' },
    },
    reportsOf,
  );
};

/** Everything is of the financial year that the bench's day is in. */
const reportsOf = (bookId: number): readonly Report[] => {
  const of = `/api/islogin/book/${bookId}`;
  return [
    { what: 'Sales register, first 200 with months and totals', path: `${of}/tax_register?` },
    { what: 'GST summary', path: `${of}/gst_summary?` },
    { what: 'Stock summary by FIFO', path: `${of}/stock_summary?` },
    { what: 'Stock summary by moving average', path: `${of}/stock_summary?method=moving-average` },
    { what: 'Fixed assets', path: `${of}/fixed_assets?` },
  ].map((report) => ({ ...report, reads: 'lines' }));
};

async function tradedBook(
  { ground, owner, say }: Bench,
  name: string,
  { customers, invoices, products, movesEach, assets }: Size,
): Promise<number> {
  const { core } = ground;
  say(`${invoices.toLocaleString('en-IN')} invoices and what goes with them`);
  const { id: bookId } = await newBook(core, owner, name, 10);
  const keeper = { bookId, actorId: owner.id };
  await tradeIn(core, { ...keeper, customers, invoices });
  const stocked = await stockShelf(core, { ...keeper, count: products, stocked: true });
  await moveStock(core, keeper, { products: stocked, movesEach });
  const assetIds = (await core.nextIds('asset', assets)) as AssetId[];
  for (const [at, assetId] of assetIds.entries()) {
    const depreciation = {
      costPaise: 8_000_000 + at,
      putToUse: calendarDate(`202${at % 6}-0${1 + (at % 9)}-15`),
      assetClass: 'computer',
      taxKind: 'computer',
      lifeYears: null,
      method: at % 2 === 0 ? 'slm' : 'wdv',
      residualBps: 500,
      sale: null,
    } as const;
    const own = { name: `Computer ${at}`, productId: stocked[at % stocked.length] ?? null };
    const data = { assetId, kind: 'asset', ...own, categoryId: null, accountId: null } as const;
    const command = { type: 'CreateAsset', data: { ...data, depreciation } } as const;
    const outcome = await core.writer.submit({ ...keeper, command });
    invariant(outcome.kind === 'accepted', 'The asset is as the rules want it.');
  }
  return bookId;
}
