// How a book accounts for its stock: from a financial year on, and never for a day that is locked,
// since the statements of that day would be others.
import { calendarDate, dateOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import {
  exceptionOn,
  policyOn,
  withPolicy,
  withProductMethod,
  yearlyInPerpetual,
} from '../../stock-valuation/index.ts';
import type { StockPolicies } from '../../stock-valuation/index.ts';
import type { BookFacts, SetStockAccounting, SetStockMethod } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { StockPolicyEvent } from './stock-events.ts';

/** No journal of stock is dated in an earlier year. */
const FIRST_YEAR = dateOf(1900, 4, 1);

export type StockPolicyRejection =
  | {
      readonly kind: 'stock_policy_begins_with_a_year';
      readonly from: CalendarDate;
      readonly thisYearBegins: CalendarDate;
      readonly latest: CalendarDate;
    }
  | {
      readonly kind: 'stock_policy_of_locked_year';
      readonly from: CalendarDate;
      readonly lockedTo: CalendarDate;
    }
  | { readonly kind: 'stock_method_of_unknown_product'; readonly productId: number }
  /** The yearly average says what goods cost only once the year is over. */
  | {
      readonly kind: 'perpetual_by_yearly_average';
      /** The product of which it is the method; null where it is the book’s. */
      readonly productId: number | null;
      readonly from: CalendarDate;
    };

/** With the last day of the book that takes no entry. */
type PolicyFacts = Pick<BookFacts, 'today' | 'products'> & {
  readonly lockedTo: CalendarDate | null;
};

export function decideStockPolicies(
  policies: StockPolicies,
  command: SetStockAccounting | SetStockMethod,
  facts: PolicyFacts,
): Result<readonly BookEvent[], StockPolicyRejection> {
  const { from } = command.data;
  const refusal = dayRefusal(from, facts);
  if (refusal !== null) return rejected(refusal);
  if (command.type === 'SetStockAccounting') {
    const { accounting, method } = command.data;
    const now = policyOn(policies, from);
    if (now.accounting === accounting && now.method === method) return accepted([]);
    return fitting(policies, { type: 'StockAccountingSet', version: 2, data: command.data });
  }
  const { productId, method } = command.data;
  const product = facts.products.get(productId);
  if (product === undefined) {
    return rejected({ kind: 'stock_method_of_unknown_product', productId });
  }
  if (exceptionOn(policies, productId, from) === method) return accepted([]);
  const data = { ...command.data, product };
  return fitting(policies, { type: 'StockMethodSet', version: 1, data });
}

function fitting(
  policies: StockPolicies,
  event: StockPolicyEvent,
): Result<readonly BookEvent[], StockPolicyRejection> {
  const found = yearlyInPerpetual(stockPoliciesAfter(policies, event));
  return found === null
    ? accepted([event])
    : rejected({ kind: 'perpetual_by_yearly_average', ...found });
}

function dayRefusal(
  from: CalendarDate,
  { today, lockedTo }: PolicyFacts,
): StockPolicyRejection | null {
  const thisYear = financialYearOf(today);
  const latest = yearPeriod(thisYear + 1).from;
  if (from !== yearPeriod(financialYearOf(from)).from || from < FIRST_YEAR || from > latest) {
    const thisYearBegins = yearPeriod(thisYear).from;
    return { kind: 'stock_policy_begins_with_a_year', from, thisYearBegins, latest };
  }
  if (lockedTo !== null && from <= lockedTo) {
    return { kind: 'stock_policy_of_locked_year', from: calendarDate(from), lockedTo };
  }
  return null;
}

export const stockPoliciesAfter = (
  policies: StockPolicies,
  { type, data }: StockPolicyEvent,
): StockPolicies =>
  type === 'StockAccountingSet' ? withPolicy(policies, data) : withProductMethod(policies, data);
