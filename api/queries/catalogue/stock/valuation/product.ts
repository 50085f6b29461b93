// The stock register of a product: its moves in a period, each with its rate and its value.
import type { Period } from '#core/kernel/financial-year.ts';
import { inOrder, valuePeriod } from '#core/stock-valuation/index.ts';
import type { ValuationMethod, ValuedMovement, Worth } from '#core/stock-valuation/index.ts';
import type {
  ProductStockRegister,
  ValuedStockMove,
} from '#api/contract/catalogue/stock/valuation.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { goodsMoves } from './goods-moves.ts';
import type { DocumentOfMove } from './goods-moves.ts';
import { worthOfLost } from './lost-worth.ts';
import { methodsOfReport } from './methods.ts';
import { namedProducts } from './products-named.ts';
import { periodTold, ratePaiseOf } from './worth-told.ts';

/** @returns null where the book knows no such product. */
export function readRegisterOfProduct(
  db: ReadTables,
  at: { readonly bookId: number; readonly productId: number },
  period: Period,
  asked: ValuationMethod | undefined,
): Promise<ProductStockRegister | null> {
  return snapshot(db, async (tables) => {
    const [product] = await namedProducts(tables, at.bookId, [at.productId]);
    if (product === undefined) return null;
    const of = [at.productId];
    const all = await goodsMoves(tables, at.bookId, { to: period.to, of });
    const moves = (all.get(at.productId) ?? []).toSorted(inOrder);
    const by = methodsOfReport(await stockPoliciesOf(tables, at.bookId), period, asked);
    const method = by.ofProduct(at.productId);
    const valued = valuePeriod(moves, period, method, { openedBy: by.openingOf(at.productId) });
    const within = moves.slice(moves.length - valued.movements.length);
    return {
      productId: at.productId,
      product: product.name,
      unit: product.unit,
      ...period,
      method,
      ...periodTold(valued, worthOfLost(valued.movements, within)),
      moves: valued.movements.flatMap((movement, index) => {
        const by = within[index]?.by;
        return by === undefined ? [] : [moveTold(movement, by)];
      }),
    };
  });
}

function moveTold(movement: ValuedMovement, by: DocumentOfMove): ValuedStockMove {
  const { move, inThousandths, inPaise, outThousandths, outPaise } = movement;
  const inward: Worth = { quantityThousandths: inThousandths, valuePaise: inPaise };
  const outward: Worth = { quantityThousandths: outThousandths, valuePaise: outPaise };
  return {
    seq: move.seq,
    line: move.line,
    date: move.date,
    ...by,
    // Customs duty moves nothing, and adds to what is here.
    in: inThousandths === 0 && inPaise === 0 ? null : inward,
    out: outThousandths === 0 ? null : outward,
    ratePaise: ratePaiseOf(inThousandths === 0 ? outward : inward),
    trueUpPaise: movement.trueUpPaise,
    withoutCost: movement.isEstimated,
    balanceThousandths: movement.balanceThousandths,
    balanceValuePaise: movement.balancePaise,
  };
}
