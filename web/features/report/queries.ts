import { readTrialBalance } from '#api/contract/ledger.ts';
import { asking } from '#web/client/query.ts';
import { periodQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';

export const trialBalanceOf = (bookId: number, period: PeriodChoice) =>
  asking(readTrialBalance, { params: { bookId }, query: periodQuery(period) });
