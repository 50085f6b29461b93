// What of a batch lies in one place, in quantity: what came in of it and what went out, by its name
// or by its day of expiry.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { batchChangesOf } from '#core/stock-journal/index.ts';
import { startEventsOf } from '#projections/stock-in-hand/read.ts';
import { movesOfBatches } from '#projections/stock-in-hand/read-batches.ts';
import { batchedMove } from '#api/queries/catalogue/stock/batches.ts';
import { godownNames } from '#api/queries/catalogue/stock/places.ts';
import type { StockedProduct } from '#api/queries/catalogue/stock/valuation/products-named.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { NamedFigure } from '../named-figure.ts';
import { sumsOfRows } from './counted-rows.ts';
import { STOCK_HEADS } from './stock-line.ts';
import type { BatchFigureLine } from './stock-line.ts';

type OfBatch = {
  readonly named: BatchFigureLine;
  readonly period: Period;
  readonly first: StockedProduct | undefined;
};

/** @returns null where no such batch was ever in the place. */
export async function batchFigure(
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
