// What stock is worth in a period, of all products or of one.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { readStockAges } from '#api/contract/catalogue/stock/ages.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { readStockRegister, readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import { readStockAgesOf } from '#api/queries/catalogue/stock/ages.ts';
import { readStockBatchesOf } from '#api/queries/catalogue/stock/batches.ts';
import { readStockPlacesOf } from '#api/queries/catalogue/stock/places.ts';
import { readRegisterOfProduct } from '#api/queries/catalogue/stock/valuation/product.ts';
import { readSummaryOfStock } from '#api/queries/catalogue/stock/valuation/summary.ts';
import { earlierDay, readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const ENDS_BEFORE_IT_BEGINS = invalidField('to', 'Must be the first day or a later one.');
const BEFORE_THE_DAYS = invalidField('as_on', 'The period begins after this day.');

type Days = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly as_on?: string | undefined;
};

export function mountStockValuation(mount: Mount, { db }: RouteParts): void {
  /** @returns the days, or what of them cannot be. */
  const daysOf = async ({ from: first, to: last, as_on: asOn }: Days) => {
    const to = calendarDate(last ?? asOn ?? (await readTodayInIndia(db)));
    const from = calendarDate(first ?? yearPeriod(financialYearOf(to)).from);
    if (from > to) return { refusal: ENDS_BEFORE_IT_BEGINS };
    const known = calendarDate(earlierDay(to, asOn) ?? to);
    if (known < from) return { refusal: BEFORE_THE_DAYS };
    const period: Period = { from, to: known };
    return { period };
  };

  mount(readStockSummary, async ({ book, query, context }) => {
    const days = await daysOf(query);
    if (days.period === undefined) return replyProblem(context, days.refusal);
    return readSummaryOfStock(db, book.id, days.period, query.method);
  });

  mount(readStockBatches, async ({ book, query, context }) => {
    const asOn = calendarDate(query.as_on ?? (await readTodayInIndia(db)));
    const withNil = query.nil === 'shown';
    const from = query.from === undefined ? undefined : calendarDate(query.from);
    if (from !== undefined && from > asOn) return replyProblem(context, BEFORE_THE_DAYS);
    return readStockBatchesOf(db, book.id, { asOn, from, of: query.product_ids, withNil });
  });

  mount(readStockAges, async ({ book, query }) => {
    const asOn = calendarDate(query.as_on ?? (await readTodayInIndia(db)));
    return readStockAgesOf(db, book.id, asOn);
  });

  mount(readStockPlaces, async ({ book, query, context }) => {
    const days = await daysOf(query);
    if (days.period === undefined) return replyProblem(context, days.refusal);
    return readStockPlacesOf(db, book.id, { ...days.period, of: query.product_ids });
  });

  mount(readStockRegister, async ({ book, params, query, context }) => {
    const days = await daysOf(query);
    if (days.period === undefined) return replyProblem(context, days.refusal);
    const at = { bookId: book.id, productId: params.productId };
    return (await readRegisterOfProduct(db, at, days.period, query.method)) ?? notFound(context);
  });
}
