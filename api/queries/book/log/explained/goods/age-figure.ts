// What of the goods is of one age: in quantity the moves that brought it in and took of it. Its
// value is a part of what all is worth, at one rate, and no sum of events.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import { agesBetween, nameOfProduct, nameOfStock, nameOfStockAge } from '#core/report/index.ts';
import type { AgeFigureLine } from '#core/report/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import {
  goodsByAge,
  methodsOn,
  movedByAge,
  quantitiesByAge,
  worthByAge,
  worthOn,
} from '#core/stock-valuation/index.ts';
import type { ValuationMethod } from '#core/stock-valuation/index.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { startEventsOf } from '#projections/stock-in-hand/read.ts';
import { DAYS_OF_AGES } from '#api/queries/catalogue/stock/ages.ts';
import { forWholeGoods } from '#api/queries/catalogue/stock/valuation/whole-goods.ts';
import type { StockedProduct } from '#api/queries/catalogue/stock/valuation/products-named.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { MADE_OF_MAX, NO_SUMS, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';
import { sumsOfRows } from '../counted-rows.ts';
import type { CountedRow } from '../counted-rows.ts';

type OfAge = {
  readonly named: AgeFigureLine;
  readonly asOn: CalendarDate;
  /** Of all products; as the book values each of them unless given. */
  readonly method: ValuationMethod | null;
  readonly products: readonly StockedProduct[];
};

type AgedStock = {
  readonly product: StockedProduct;
  readonly rows: readonly CountedRow[];
  readonly paise: number;
  readonly allPaise: number;
};

/** @returns null where the goods have no such age. */
export async function ageFigure(
  tables: ReadTables,
  bookId: number,
  of: OfAge,
): Promise<NamedFigure | null> {
  const { named, asOn, products } = of;
  const age = agesBetween(DAYS_OF_AGES).indexOf(named.range);
  if (age === -1) return null;
  const aged = await agedProducts(tables, bookId, of, age);
  const [first] = products;
  const isOfOne = 'productId' in named;
  const what = isOfOne
    ? (first?.name ?? '')
    : named.category === null
      ? 'All stock'
      : named.category;
  const told = {
    name: `${what || 'Without a category'}, ${inWords(named.range)}`,
    from: null,
    to: asOn,
    notPosted: [],
  };
  if (named.measure === 'quantity') {
    const sums = sumsOfRows(aged.flatMap(({ rows }) => rows));
    return { ...told, sums, value: null, measure: 'quantity', madeOf: [] };
  }
  const paise = aged.reduce((sum, one) => sum + one.paise, 0);
  const madeOf = isOfOne ? aged.map((one) => worthOfAll(one, of)) : partsOf(aged, of);
  return { ...told, sums: NO_SUMS, value: rupeesFromPaise(paise), madeOf };
}

function inWords(range: string): string {
  const [first = '', last = ''] = range.split('..');
  return last === '' ? `over ${Number(first) - 1} days old` : `${first} to ${last} days old`;
}

async function agedProducts(
  tables: ReadTables,
  bookId: number,
  { asOn, method, products }: OfAge,
  age: number,
): Promise<readonly AgedStock[]> {
  const methodOf = methodsOn(await stockPoliciesOf(tables, bookId), asOn);
  const starts = await startEventsOf(tables, bookId);
  const named = new Map(products.map((product) => [product.productId, product]));
  const aged: AgedStock[] = [];
  await forWholeGoods(tables, { bookId, to: asOn, of: [...named.keys()] }, (id, moves) => {
    const product = named.get(id);
    if (product === undefined) return;
    const quantities = quantitiesByAge(goodsByAge(moves, asOn), asOn, DAYS_OF_AGES);
    const { valuePaise: allPaise } = worthOn(moves, asOn, method ?? methodOf(id));
    const rows = movedByAge(moves, asOn).flatMap(({ move, goods }): CountedRow[] => {
      const days = daysBetween(goods.date, asOn);
      if (ageOf(days) !== age) return [];
      const seq = move.seq === 0 ? (starts.get(id) ?? 0) : move.seq;
      return [{ seq, date: move.date, amount: goods.quantityThousandths }];
    });
    aged.push({ product, rows, paise: worthByAge(quantities, allPaise)[age] ?? 0, allPaise });
  });
  return aged;
}

function ageOf(days: number): number {
  const within = DAYS_OF_AGES.findIndex((end) => days <= end);
  return within === -1 ? DAYS_OF_AGES.length : within;
}

const askedOf = ({ method, asOn }: OfAge, line: string) => ({
  ...OF_NOTHING,
  of: 'stock' as const,
  line,
  method,
  asOn,
});

/** What all of a product is worth, of which an age is a part. */
const worthOfAll = (
  { product: { productId, name }, allPaise }: AgedStock,
  of: OfAge,
): NamedFigure['madeOf'][number] => ({
  name: `${name}, all of it, at one rate`,
  amount: rupeesFromPaise(allPaise),
  asked: askedOf(of, `${nameOfStock('closing', 'value')}/${nameOfProduct(productId)}`),
});

/** The products, the largest first. */
const partsOf = (aged: readonly AgedStock[], of: OfAge): NamedFigure['madeOf'] =>
  aged
    .filter(({ paise }) => paise !== 0)
    .toSorted((one, other) => Math.abs(other.paise) - Math.abs(one.paise))
    .slice(0, MADE_OF_MAX)
    .map(({ product: { productId, name }, paise }) => ({
      name,
      amount: rupeesFromPaise(paise),
      asked: askedOf(of, `${nameOfStockAge('value', of.named.range)}/${nameOfProduct(productId)}`),
    }));
