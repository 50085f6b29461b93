// Which days a register or the summary of tax is of.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import { readGstSummary, readTaxRegister } from '#api/contract/account/registers.ts';
import { readInputCredit } from '#api/contract/trade/input-credit.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { readAssetRegister } from '#api/queries/ledgers/registers/assets/fixed-assets.ts';
import { readSummaryOfGst } from '#api/queries/ledgers/registers/gst-summary.ts';
import { readRegister } from '#api/queries/ledgers/registers/register.ts';
import { earlierDay, readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { readInputCreditOf } from '#api/queries/trade/input-credit.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { mountAppropriation } from './appropriation.ts';
import { mountAssetPostings } from './asset-posting.ts';
import { mountShareCapital } from './share-capital.ts';
import { mountRatioExplanation } from './ratio-explanation.ts';
import { mountStatementLines } from './statement-lines.ts';

const ENDS_BEFORE_IT_BEGINS = invalidField('to', 'Must be the first day or a later one.');
const BEFORE_THE_DAYS = invalidField('as_on', 'The period begins after this day.');

type Days = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly as_on?: string | undefined;
};

export function mountRegisters(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mountAssetPostings(mount, parts);
  mountStatementLines(mount, parts);
  mountAppropriation(mount, parts);
  mountRatioExplanation(mount, parts);
  mountShareCapital(mount, parts);
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

  mount(readTaxRegister, async ({ book, query, context }) => {
    const days = await daysOf(query);
    if (days.period === undefined) return replyProblem(context, days.refusal);
    return readRegister(db, book.id, days.period, query);
  });

  mount(readFixedAssets, async ({ book, query, context }) => {
    const days = await daysOf(query);
    if (days.period === undefined) return replyProblem(context, days.refusal);
    return readAssetRegister(db, book.id, days.period);
  });

  mount(readInputCredit, async ({ book, query, context }) => {
    const days = await daysOf(query);
    if (days.period === undefined) return replyProblem(context, days.refusal);
    return readInputCreditOf(db, book.id, days.period);
  });

  mount(readGstSummary, async ({ book, query, context }) => {
    const days = await daysOf(query);
    if (days.period === undefined) return replyProblem(context, days.refusal);
    return readSummaryOfGst(db, book.id, days.period);
  });
}
