// The stock summary: each product of a book valued over a period.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { valuePeriod, worthOfCounts } from '#core/stock-valuation/index.ts';
import type { ValuationMethod, ValuedPeriod, Worth } from '#core/stock-valuation/index.ts';
import type { StockSummary, StockSummaryRow } from '#api/contract/catalogue/stock/valuation.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { postedOnAccounts } from '../posting/posted-on-accounts.ts';
import { worthOfLost } from './lost-worth.ts';
import { methodsOfReport } from './methods.ts';
import type { MethodsOfReport } from './methods.ts';
import { forGoods, makeYearEnds, yearEndUpTo } from './product-goods.ts';
import { namedProducts } from './products-named.ts';
import type { StockedProduct } from './products-named.ts';
import { periodTold } from './worth-told.ts';

type ValuedGoods = ValuedPeriod & { readonly lost: Worth };

export async function readSummaryOfStock(
  db: ReadTables,
  bookId: number,
  period: Period,
  asked: ValuationMethod | undefined,
): Promise<StockSummary> {
  const policies = await stockPoliciesOf(db, bookId);
  const by = methodsOfReport(policies, period, asked);
  const wanted = {
    bookId,
    yearEnd: yearEndUpTo(dayBefore(period.from)),
    to: period.to,
    methodsOf: (id: number) => [...new Set([by.ofProduct(id), by.openingOf(id)])],
  };
  await makeYearEnds(db, wanted);
  return snapshot(db, async (tables) => {
    const valued = new Map<number, ValuedGoods>();
    await forGoods(tables, wanted, ({ productId, moves, carried }) => {
      const basis = { openedBy: by.openingOf(productId), carried };
      const each = valuePeriod(moves, period, by.ofProduct(productId), basis);
      if (!isThere(each)) return;
      valued.set(productId, { ...each, lost: worthOfLost(each.movements, moves) });
    });
    const all = [...valued.values()];
    const registerPaise = all.reduce((sum, { closing }) => sum + closing.valuePaise, 0);
    const day = period.to;
    const posted = await postedOnAccounts(tables, { bookId, policies, day, registerPaise });
    const products = await namedProducts(tables, bookId, [...valued.keys()]);
    return {
      ...period,
      method: by.method,
      rows: products.flatMap((product) => {
        const each = valued.get(product.productId);
        return each === undefined ? [] : [rowOf(product, each, by)];
      }),
      ...totalsOf(all),
      posted,
    };
  });
}

const rowOf = (
  { productId, name, unit, category }: StockedProduct,
  each: ValuedGoods,
  by: MethodsOfReport,
): StockSummaryRow => ({
  productId,
  product: name,
  unit,
  category,
  method: by.ofProduct(productId),
  ...periodTold(each, each.lost),
});

function totalsOf(all: readonly ValuedGoods[]) {
  const sum = (valueOf: (each: ValuedGoods) => number) =>
    all.reduce((total, each) => total + valueOf(each), 0);
  return {
    totals: {
      openingPaise: sum(({ opening }) => opening.valuePaise),
      inPaise: sum(({ received }) => received.valuePaise),
      outPaise: sum(({ issued }) => issued.valuePaise),
      shortPaise: sum(({ movements }) => worthOfCounts(movements).short.valuePaise),
      lostPaise: sum(({ lost }) => lost.valuePaise),
      closingPaise: sum(({ closing }) => closing.valuePaise),
    },
    negative: all.filter(({ isNegative }) => isNegative).length,
    withoutCost: all.filter(({ estimatedThousandths }) => estimatedThousandths > 0).length,
  };
}

const isThere = ({ opening, closing, movements }: ValuedPeriod): boolean =>
  movements.length > 0 || opening.quantityThousandths !== 0 || closing.quantityThousandths !== 0;
