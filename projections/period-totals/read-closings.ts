// What an account shows at the end of a period, out of what it held and how it moved, and what a
// trial balance comes to.
import type { Nature } from '#core/account-type/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { addPaise, paise } from '#core/kernel/paise.ts';
import { beginsEachYearAtZero } from './table.ts';
import type { AccountMovement } from './table.ts';

export type Closing = {
  /** What the account held before the period, in paise: debit positive. */
  readonly openingPaise: number;
  /** What the account shows at the end of the period, in paise: debit positive. */
  readonly closingPaise: number;
  /** Its part in 'Profit & Loss A/c': what it came to in earlier years, debit positive. */
  readonly broughtForwardPaise: number;
};

/** @param nature of the account as the chart of accounts has it now. */
export function closingOf(
  { earlierYearsPaise, thisYearPaise, beforePaise }: AccountMovement,
  nature: Nature | null,
): Closing {
  if (beginsEachYearAtZero(nature)) {
    return {
      openingPaise: beforePaise,
      closingPaise: thisYearPaise,
      broughtForwardPaise: earlierYearsPaise,
    };
  }
  const openingPaise = addPaise(paise(earlierYearsPaise), paise(beforePaise));
  const closingPaise = addPaise(paise(earlierYearsPaise), paise(thisYearPaise));
  return { openingPaise, closingPaise, broughtForwardPaise: 0 };
}

export type TrialBalanceTotals = {
  /** Earlier years' income less expenses: 'Profit & Loss A/c', a credit (negative) for a profit. */
  readonly profitBroughtForwardPaise: number;
  readonly debitPaise: number;
  readonly creditPaise: number;
};

/**
 * Closing balances at the end of a period. Income and expenses show the financial year's movement;
 * what they came to in earlier years is one figure, so that both columns always foot.
 */
export function trialBalanceTotals(
  closings: readonly Omit<Closing, 'openingPaise'>[],
): TrialBalanceTotals {
  const brought = sidesOf(closings, ({ broughtForwardPaise }) => broughtForwardPaise);
  const profitBroughtForwardPaise = brought.debitPaise - brought.creditPaise;
  const { debitPaise, creditPaise } = sidesOf(closings, ({ closingPaise }) => closingPaise);
  return {
    profitBroughtForwardPaise,
    debitPaise: addPaise(paise(debitPaise), paise(Math.max(profitBroughtForwardPaise, 0))),
    creditPaise: addPaise(paise(creditPaise), paise(Math.max(-profitBroughtForwardPaise, 0))),
  };
}

export type Sides = { readonly debitPaise: number; readonly creditPaise: number };

/** Debits and credits stand in their own columns and are not set off. */
export function sidesOf<Item>(items: readonly Item[], of: (item: Item) => number): Sides {
  let debitPaise = 0;
  let creditPaise = 0;
  for (const item of items) {
    const amount = of(item);
    if (amount > 0) debitPaise += amount;
    else creditPaise -= amount;
  }
  // Each sum only grows, so that it was exact all the way if it is exact at its end.
  invariant(
    Number.isSafeInteger(debitPaise) && Number.isSafeInteger(creditPaise),
    'The figures of a book stay within the safe integers.',
  );
  return { debitPaise, creditPaise };
}
