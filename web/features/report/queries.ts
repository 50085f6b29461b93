import { readTrialBalance } from '#api/contract/account/ledger.ts';
import { asking } from '#web/client/query.ts';
import { periodQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';

/** A group with more accounts shows the first of them, and the others when they are asked for. */
export const ROWS_EACH = 100;

export const trialBalanceIn = (bookId: number, period: PeriodChoice) =>
  asking(readTrialBalance, {
    params: { bookId },
    query: { ...periodQuery(period), each: ROWS_EACH },
  });

/** @param group its code. @param from how many of its accounts are shown already. */
export const restOfGroup = (
  bookId: number,
  period: PeriodChoice,
  { group, from }: { readonly group: string; readonly from: number },
) =>
  asking(readTrialBalance, {
    params: { bookId },
    query: { ...periodQuery(period), group, from, each: ROWS_EACH },
  });
