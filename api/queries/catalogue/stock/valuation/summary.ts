// The stock summary: each product of a book valued over a period.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { valuePeriod } from '#core/stock-valuation/index.ts';
import type { ValuationMethod, ValuedPeriod } from '#core/stock-valuation/index.ts';
import type { StockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { goodsMoves } from './goods-moves.ts';
import { methodsOfReport } from './methods.ts';
import { namedProducts } from './products-named.ts';
import { periodWire } from './worth-wire.ts';

export function readSummaryOfStock(
  db: ReadTables,
  bookId: number,
  period: Period,
  asked: ValuationMethod | undefined,
): Promise<StockSummary> {
  return snapshot(db, async (tables) => {
    const by = await methodsOfReport(tables, bookId, period, asked);
    const moves = await goodsMoves(tables, bookId, { to: period.to });
    const valued = new Map(
      [...moves].map(
        ([id, all]) =>
          [id, valuePeriod(all, period, by.ofProduct(id), { openedBy: by.openingOf(id) })] as const,
      ),
    );
    const shown = [...valued].filter(([, each]) => isThere(each));
    const products = await namedProducts(
      tables,
      bookId,
      shown.map(([id]) => id),
    );
    const all = shown.map(([, each]) => each);
    const sum = (valueOf: (each: ValuedPeriod) => number) =>
      rupeesFromPaise(all.reduce((total, each) => total + valueOf(each), 0));
    return {
      ...period,
      method: by.method,
      rows: products.flatMap(({ productId, name, unit, category }) => {
        const each = valued.get(productId);
        const named = {
          product_id: productId,
          product: name,
          unit,
          category,
          method: by.ofProduct(productId),
        };
        return each === undefined ? [] : [{ ...named, ...periodWire(each) }];
      }),
      totals: {
        opening: sum(({ opening }) => opening.valuePaise),
        in: sum(({ received }) => received.valuePaise),
        out: sum(({ issued }) => issued.valuePaise),
        closing: sum(({ closing }) => closing.valuePaise),
      },
      negative: all.filter(({ isNegative }) => isNegative).length,
      without_cost: all.filter(({ estimatedThousandths }) => estimatedThousandths > 0).length,
    };
  });
}

const isThere = ({ opening, closing, movements }: ValuedPeriod): boolean =>
  movements.length > 0 || opening.quantityThousandths !== 0 || closing.quantityThousandths !== 0;
