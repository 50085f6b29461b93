// What goods that are lost or given away cost, and the input credit that goes back with them.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { lostLines } from '#core/stock-journal/index.ts';
import type { LineCredit, LostLine } from '#core/stock-journal/index.ts';
import type { LostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { goodsCosts } from './valuation/goods-costs.ts';
import { namedProducts } from './valuation/products-named.ts';

type LostQuery = { readonly on: CalendarDate; readonly lines: readonly LostLine[] };

/** @returns null where the book knows one of the products not. */
export const previewLostGoods = (
  db: ReadTables,
  bookId: number,
  { on, lines: asked }: LostQuery,
): Promise<LostGoods | null> =>
  snapshot(db, async (tables) => {
    const ids = [...new Set(asked.map(({ productId }) => productId))];
    const named = await namedProducts(tables, bookId, ids);
    const products = new Map(named.map((product) => [product.productId, product]));
    if (!ids.every((id) => products.has(id))) return null;
    const costs = await goodsCosts(tables, bookId, { on, goods: asked });
    const lines = lostLines(asked, costs);
    const sumOf = (part: (credit: LineCredit) => number) =>
      lines.reduce((sum, { credit }) => sum + part(credit), 0);
    const cgstPaise = sumOf((credit) => credit.cgstPaise);
    const sgstPaise = sumOf((credit) => credit.sgstPaise);
    const igstPaise = sumOf((credit) => credit.igstPaise);
    return {
      date: on,
      lines: lines.map(({ productId, quantityThousandths, credit }) => ({
        productId,
        product: products.get(productId)?.name ?? '',
        unit: products.get(productId)?.unit ?? null,
        quantityThousandths,
        credit: creditTold(credit),
      })),
      costPaise: sumOf((credit) => credit.costPaise),
      cgstPaise,
      sgstPaise,
      igstPaise,
      creditPaise: cgstPaise + sgstPaise + igstPaise,
    };
  });

export const creditTold = ({ taxRateBps, ...paise }: LineCredit) => ({
  gstBps: taxRateBps,
  ...paise,
});
