// The letters of undertaking under which a book supplies without payment of tax, one to a financial
// year (CGST Rule 96A).
import { parseFinancialYear, yearPeriod } from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { RecordUndertaking } from '../commands.ts';
import { lastHeldIn } from '../keeping/held-days.ts';
import type { BookEvent, UndertakingRecorded } from '../events.ts';
import type { BillingProfile } from './billing-profile.ts';
import type { BookRejection } from '../rejections.ts';
import type { Undertakings } from '../../tax/index.ts';

type References = Readonly<Record<string, string>>;

/** @returns the letters of a book, as the rules of supplies ask for them. */
export const undertakingsOf = ({
  undertakings,
  billing,
}: {
  readonly undertakings: References;
  readonly billing: Pick<BillingProfile, 'lut'>;
}): Undertakings => ({
  byYear: undertakings,
  ofNoYear: billing.lut,
});

/** What was supplied under a letter in days that were reported stays supplied under it. */
export function recordUndertaking(
  before: References,
  { data }: RecordUndertaking,
  held: readonly Period[],
): Result<readonly BookEvent[], BookRejection> {
  const { financialYear, reference } = data;
  const year = parseFinancialYear(financialYear);
  if (year === null) return rejected({ kind: 'undertaking_year_unknown', financialYear });
  const former = before[financialYear] ?? null;
  if (former === reference) return accepted([]);
  const lastOn = former === null ? null : lastHeldIn(held, yearPeriod(year));
  if (lastOn !== null) {
    return rejected({ kind: 'undertaking_of_reported_days', financialYear, lastOn });
  }
  return accepted([{ type: 'UndertakingRecorded', version: 1, data }]);
}

export function undertakingsAfter(before: References, { data }: UndertakingRecorded): References {
  const { [data.financialYear]: _former, ...others } = before;
  return data.reference === null ? others : { ...others, [data.financialYear]: data.reference };
}
