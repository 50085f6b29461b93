// How old the goods of a book are on a day, with what each age is worth.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  goodsByAge,
  methodsOn,
  quantitiesByAge,
  worthByAge,
  worthOn,
} from '#core/stock-valuation/index.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import type { AgedProduct, StockAges } from '#api/contract/catalogue/stock/ages.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { forGoods } from './valuation/product-goods.ts';
import { namedProducts } from './valuation/products-named.ts';

/** As Tally has them. */
export const DAYS_OF_AGES = [30, 60, 90, 180];

/** Nothing is carried over it: an age needs every move from the beginning. */
const BEFORE_ALL = calendarDate('1900-03-31');

type StockWithAges = Pick<AgedProduct, 'ages' | 'quantityThousandths' | 'valuePaise'>;

export const readStockAgesOf = (
  db: ReadTables,
  bookId: number,
  asOn: CalendarDate,
): Promise<StockAges> =>
  snapshot(db, async (tables) => {
    const methodOf = methodsOn(await stockPoliciesOf(tables, bookId), asOn);
    const wanted = {
      bookId,
      yearEnd: BEFORE_ALL,
      to: asOn,
      methodsOf: (id: number) => [methodOf(id)],
    };
    const found = new Map<number, StockWithAges>();
    await forGoods(tables, wanted, ({ productId, moves, carried }) => {
      const quantities = quantitiesByAge(goodsByAge(moves, asOn), asOn, DAYS_OF_AGES);
      if (quantities.every((quantity) => quantity === 0)) return;
      const all = worthOn(moves, asOn, methodOf(productId), carried);
      const worth = worthByAge(quantities, all.valuePaise);
      const ages = quantities.map((quantityThousandths, at) => {
        return { quantityThousandths, valuePaise: worth[at] ?? 0 };
      });
      found.set(productId, { ages, ...all });
    });
    const products = await namedProducts(tables, bookId, [...found.keys()]);
    return {
      asOn,
      days: DAYS_OF_AGES,
      rows: products.flatMap(({ productId, name, unit, category }) => {
        const aged = found.get(productId);
        if (aged === undefined) return [];
        return [{ productId, product: name, unit, category, ...aged }];
      }),
    };
  });
