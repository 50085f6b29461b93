// By which method each product is valued in a report, and was on the eve of it.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { methodsOn, policyOn } from '#core/stock-valuation/index.ts';
import type { StockPolicies, ValuationMethod } from '#core/stock-valuation/index.ts';

export type MethodsOfReport = {
  /** What was asked for, else the book's on the last day. */
  readonly method: ValuationMethod;
  readonly ofProduct: (productId: number) => ValuationMethod;
  readonly openingOf: (productId: number) => ValuationMethod;
};

/** @param asked one for all products and days; undefined as the book has it. */
export const methodsOfReport = (
  policies: StockPolicies,
  { from, to }: Period,
  asked: ValuationMethod | undefined,
): MethodsOfReport =>
  asked === undefined
    ? {
        method: policyOn(policies, to).method,
        ofProduct: methodsOn(policies, to),
        openingOf: methodsOn(policies, dayBefore(from)),
      }
    : { method: asked, ofProduct: () => asked, openingOf: () => asked };
