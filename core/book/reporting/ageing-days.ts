// By which ages a book tells what is due, on screen, on paper and in pictures alike. It changes no
// figure of the ledger, so that no lock stands in its way.
import { isSame } from '../../kernel/decider.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { SetAgeingDays } from '../commands.ts';
import type { BookEvent } from '../events.ts';

/** As many ages as a customer's statement has room for. */
export const AGEING_ENDS_MAX = 5;
const DAYS_MAX = 9999;

export type AgeingDaysRejection = {
  readonly kind: 'ageing_days_unfit';
  readonly endsMax: number;
  readonly daysMax: number;
};

/** @returns refused by ageing_days_unfit. */
export function setAgeingDays(
  before: readonly number[],
  { data }: SetAgeingDays,
): Result<readonly BookEvent[], AgeingDaysRejection> {
  const { bookId, days } = data;
  const grows = days.every((day, at) => day > (days[at - 1] ?? 0) && day <= DAYS_MAX);
  if (!grows || days.length === 0 || days.length > AGEING_ENDS_MAX) {
    const [endsMax, daysMax] = [AGEING_ENDS_MAX, DAYS_MAX];
    return rejected({ kind: 'ageing_days_unfit', endsMax, daysMax });
  }
  if (isSame(before, days)) return accepted([]);
  return accepted([{ type: 'AgeingDaysSet', version: 1, data: { bookId, days: [...days] } }]);
}
