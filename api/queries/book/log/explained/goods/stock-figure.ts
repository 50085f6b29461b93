// A figure of the stock summary: what moved the goods, in quantity or in value by the method of
// each product. What no move bears, such as what a yearly average re-prices, stands beside them.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import {
  nameOfProduct,
  nameOfStock,
  readAgeFigure,
  readBatchFigure,
  readStockFigure,
} from '#core/report/index.ts';
import type { BatchFigureLine, StockFigureLine, StockHead } from '#core/report/index.ts';
import type { ValuationMethod } from '#core/stock-valuation/index.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { startEventsOf } from '#projections/stock-in-hand/read.ts';
import { methodsOfReport } from '#api/queries/catalogue/stock/valuation/methods.ts';
import {
  forWholeGoods,
  stockedProductIds,
} from '#api/queries/catalogue/stock/valuation/whole-goods.ts';
import { readStarts } from '#api/queries/catalogue/stock/valuation/goods-moves.ts';
import { namedProducts } from '#api/queries/catalogue/stock/valuation/products-named.ts';
import type { StockedProduct } from '#api/queries/catalogue/stock/valuation/products-named.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { sumsOfRows } from '../counted-rows.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';
import { ageFigure } from './age-figure.ts';
import { valuedRows } from './valued-rows.ts';
import type { ValuedRows } from './valued-rows.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { batchChangesOf } from '#core/stock-journal/index.ts';
import { movesOfBatches } from '#projections/stock-in-hand/read-batches.ts';
import { batchedMove } from '#api/queries/catalogue/stock/batches.ts';
import { godownNames } from '#api/queries/catalogue/stock/places.ts';
import { movesInPlace } from '#projections/stock-in-hand/read-godowns.ts';

type StockFigureWish = {
  readonly line: string;
  readonly period: Period;
  /** Of all products; as the book values each of them unless given. */
  readonly method: ValuationMethod | null;
};

/** @returns null where there is no such figure, or no such product. */
export function stockFigure(
  db: ReadTables,
  bookId: number,
  wish: StockFigureWish,
): Promise<NamedFigure | null> {
  const named = readStockFigure(wish.line);
  if (named === null) return stateFigure(db, bookId, wish);
  return snapshot(db, async (tables) => {
    const products = await productsOf(tables, bookId, named);
    const [first] = products;
    if ('productId' in named && first === undefined) return null;
    if ('godownId' in named) return placeFigure(tables, bookId, { named, wish, first });
    const found = await valuedProducts(tables, bookId, { named, wish, products });
    const rows = [...found.values()].flatMap((one) => one.rows);
    const rest = [...found.values()].reduce((sum, one) => sum + one.rest, 0);
    return {
      name: `${nameOf(named, first)}, ${STOCK_HEADS[named.head]}`,
      from: named.head === 'in' || named.head === 'out' ? wish.period.from : null,
      to: named.head === 'opening' ? dayBefore(wish.period.from) : wish.period.to,
      sums: sumsOfRows(rows),
      notPosted: rest === 0 ? [] : [{ name: RE_PRICED, paise: rest }],
      value: null,
      measure: named.measure,
      madeOf: 'productId' in named ? [] : partsOf(products, found, { named, wish }),
    };
  });
}

/** Of an age of what is there on the last day, or of a batch. */
function stateFigure(
  db: ReadTables,
  bookId: number,
  { line, period, method }: StockFigureWish,
): Promise<NamedFigure | null> {
  const [age, batch] = [readAgeFigure(line), readBatchFigure(line)];
  const named = age ?? batch;
  if (named === null) return Promise.resolve(null);
  return snapshot(db, async (tables) => {
    const products = await productsOf(tables, bookId, named);
    const [first] = products;
    if (first === undefined) return null;
    const { to: asOn } = period;
    if (age !== null) return ageFigure(tables, bookId, { named: age, asOn, method, products });
    return batch === null ? null : batchFigure(tables, bookId, { named: batch, period, first });
  });
}

const STOCK_HEADS: Readonly<Record<StockHead, string>> = {
  opening: 'opening stock',
  in: 'in',
  out: 'out',
  closing: 'closing stock',
};

const RE_PRICED = 'What no move bears: a yearly average, or another method than before';

function nameOf(named: StockFigureLine, first: StockedProduct | undefined): string {
  if ('productId' in named) return first?.name ?? '';
  return named.category === null ? 'All stock' : named.category || 'Without a category';
}

async function productsOf(
  tables: ReadTables,
  bookId: number,
  named: { readonly productId: number } | { readonly category: string | null },
): Promise<readonly StockedProduct[]> {
  if ('productId' in named) return namedProducts(tables, bookId, [named.productId]);
  const started = (await readStarts(tables, bookId)).map(({ productId }) => productId);
  const ids = await stockedProductIds(tables, bookId, started);
  const all = await namedProducts(tables, bookId, ids);
  return all.filter(({ category }) => named.category === null || category === named.category);
}

type ValuesByProduct = ReadonlyMap<number, ValuedRows>;
type OfProducts = {
  readonly named: StockFigureLine;
  readonly wish: StockFigureWish;
  readonly products: readonly StockedProduct[];
};

async function valuedProducts(
  tables: ReadTables,
  bookId: number,
  { named, wish, products }: OfProducts,
): Promise<ValuesByProduct> {
  const { period, method } = wish;
  const by = methodsOfReport(await stockPoliciesOf(tables, bookId), period, method ?? undefined);
  const starts = await startEventsOf(tables, bookId);
  const valued = new Map<number, ValuedRows>();
  const of = products.map(({ productId }) => productId);
  await forWholeGoods(tables, { bookId, to: period.to, of }, (productId, moves) => {
    const { head, measure } = named;
    const rows = valuedRows(moves, {
      head,
      measure,
      period,
      method: by.ofProduct(productId),
      openedBy: by.openingOf(productId),
      startSeq: starts.get(productId) ?? 0,
    });
    valued.set(productId, rows);
  });
  return valued;
}

/** The products, the largest first. */
const partsOf = (
  products: readonly StockedProduct[],
  found: ValuesByProduct,
  { named, wish }: Pick<OfProducts, 'named' | 'wish'>,
): NamedFigure['madeOf'] =>
  products
    .map(({ productId, name }) => ({ productId, name, paise: found.get(productId)?.amount ?? 0 }))
    .filter(({ paise }) => paise !== 0)
    .toSorted((one, other) => Math.abs(other.paise) - Math.abs(one.paise))
    .slice(0, MADE_OF_MAX)
    .map(({ productId, name, paise }) => ({
      name,
      amount: rupeesFromPaise(paise),
      asked: {
        ...OF_NOTHING,
        of: 'stock' as const,
        line: `${nameOfStock(named.head, 'value')}/${nameOfProduct(productId)}`,
        method: wish.method,
        from: wish.period.from,
        asOn: wish.period.to,
      },
    }));

// What of a batch lies in one place, in quantity: what came in of it and what went out, by its name
// or by its day of expiry.
type OfBatch = {
  readonly named: BatchFigureLine;
  readonly period: Period;
  readonly first: StockedProduct | undefined;
};

/** @returns null where no such batch was ever in the place. */
async function batchFigure(
  tables: ReadTables,
  bookId: number,
  { named: { head, productId, godownId, batch }, period: { from, to }, first }: OfBatch,
): Promise<NamedFigure | null> {
  const moves = await movesOfBatches(tables, bookId, { to, of: [productId] });
  const changes = batchChangesOf(moves.map(batchedMove)).filter(
    (one) => one.godownId === godownId && one.batch === batch,
  );
  if (changes.length === 0) return null;
  const starts = await startEventsOf(tables, bookId);
  const godowns = await godownNames(tables, bookId, [{ godownId }]);
  const place = godownId === null ? 'main location' : (godowns.get(godownId) ?? '');
  const called = batch === null ? 'no batch named' : `batch ${batch}`;
  const isOf = (date: CalendarDate, quantity: number): boolean =>
    head === 'closing' ||
    (head === 'opening' ? date < from : date >= from && quantity > 0 === (head === 'in'));
  const own = changes.filter((one) => isOf(one.move.date, one.quantityThousandths));
  const rows = own.map(({ move, quantityThousandths: quantity }) => ({
    seq: move.seq === 0 ? (starts.get(productId) ?? 0) : move.seq,
    date: move.date,
    amount: head === 'out' ? -quantity : quantity,
  }));
  const said = head === 'closing' ? '' : `, ${STOCK_HEADS[head]}`;
  return {
    name: `${first?.name ?? ''}, ${called}, in ${place}${said}`,
    from: head === 'in' || head === 'out' ? from : null,
    to: head === 'opening' ? dayBefore(from) : to,
    sums: sumsOfRows(rows),
    notPosted: [],
    value: null,
    measure: 'quantity',
    madeOf: [],
  };
}

// What of a product lay, came and went in one place, in quantity.
type OfPlace = {
  readonly named: Extract<StockFigureLine, { godownId: number | null }>;
  readonly wish: { readonly period: Period };
  readonly first: StockedProduct | undefined;
};

/** @returns null where the book has no such godown. */
async function placeFigure(
  tables: ReadTables,
  bookId: number,
  { named, wish, first }: OfPlace,
): Promise<NamedFigure | null> {
  const { head, godownId, productId } = named;
  const { period } = wish;
  const godowns = await godownNames(tables, bookId, [{ godownId }]);
  const place = godownId === null ? 'main location' : godowns.get(godownId);
  if (place === undefined) return null;
  // What a count found depends on what was known before it, so it is read at the moment itself.
  const rows = await movesInPlace(tables, bookId, { ...period, productId, godownId, head });
  return {
    name: `${first?.name ?? ''} in ${place}, ${STOCK_HEADS[head]}`,
    from: head === 'in' || head === 'out' ? period.from : null,
    to: head === 'opening' ? dayBefore(period.from) : period.to,
    sums: sumsOfRows(rows),
    notPosted: [],
    value: null,
    measure: 'quantity',
    madeOf: [],
  };
}
