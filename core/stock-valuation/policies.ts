// How a book accounts for its stock, from a financial year on, and by which method each product is
// valued. What holds on a day is what was set last of the years up to it.
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { StockAccounting, ValuationMethod } from './terms.ts';

export type StockPolicy = {
  readonly accounting: StockAccounting;
  readonly method: ValuationMethod;
};
export type PolicyFrom = StockPolicy & { readonly from: CalendarDate };
/** Null takes the exception away: the product is valued as the book says. */
type ProductMethodFrom = {
  readonly productId: number;
  readonly from: CalendarDate;
  readonly method: ValuationMethod | null;
};

export type StockPolicies = {
  readonly ofBook: readonly PolicyFrom[];
  readonly ofProducts: readonly ProductMethodFrom[];
};

export const NO_STOCK_POLICIES: StockPolicies = { ofBook: [], ofProducts: [] };

/** What a book does that has said nothing: its closing stock is entered. */
const FIRST_POLICY: StockPolicy = { accounting: 'entered', method: 'fifo' };

/** @returns the last of those that begin on the day or before it. */
const lastOf = <Dated extends { readonly from: CalendarDate }>(
  all: readonly Dated[],
  day: CalendarDate,
): Dated | null =>
  all.reduce<Dated | null>((last, one) => {
    const isLater = one.from <= day && (last === null || one.from > last.from);
    return isLater ? one : last;
  }, null);

export function policyOn({ ofBook }: StockPolicies, day: CalendarDate): StockPolicy {
  const { accounting, method } = lastOf(ofBook, day) ?? FIRST_POLICY;
  return { accounting, method };
}

/** @returns the method of a product's own; null where the book's counts. */
export const exceptionOn = (
  { ofProducts }: StockPolicies,
  productId: number,
  day: CalendarDate,
): ValuationMethod | null =>
  lastOf(
    ofProducts.filter((one) => one.productId === productId),
    day,
  )?.method ?? null;

/** @returns by which method each product is valued on a day. */
export function methodsOn(
  policies: StockPolicies,
  day: CalendarDate,
): (productId: number) => ValuationMethod {
  const { method } = policyOn(policies, day);
  const ids = new Set(policies.ofProducts.map(({ productId }) => productId));
  const own = new Map([...ids].map((id) => [id, exceptionOn(policies, id, day)] as const));
  return (productId) => own.get(productId) ?? method;
}

/** @returns the policies with one that is set anew from a day. */
export const withPolicy = (
  { ofBook, ofProducts }: StockPolicies,
  { from, accounting, method }: StockPolicy & { readonly from: string },
): StockPolicies => ({
  ofBook: [
    ...ofBook.filter((one) => one.from !== from),
    { from: calendarDate(from), accounting, method },
  ],
  ofProducts,
});

/** @returns the policies with the method of a product, from a day. */
export const withProductMethod = (
  { ofBook, ofProducts }: StockPolicies,
  { productId, from, method }: Omit<ProductMethodFrom, 'from'> & { readonly from: string },
): StockPolicies => ({
  ofBook,
  ofProducts: [
    ...ofProducts.filter((one) => one.productId !== productId || one.from !== from),
    { productId, from: calendarDate(from), method },
  ],
});
