// The rates of GST (IGST, or CGST and SGST together) and when each was in force. Notifications
// state the half: 9 % central tax is 18 % here. Rates of the past stay, for notes against old
// supplies.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { GST_BEGINS } from '../periods/return-period.ts';
import { canBe } from './hsn.ts';

/** Hundredths of a percent: 1800 is 18 %, 25 is 0.25 %. */
export type RateBps = number;

export type RateWindow = {
  readonly rateBps: RateBps;
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  /** Codes that begin so have the rate in this window; null: any goods or service may. */
  readonly hsn: readonly string[] | null;
  /** The notification that brought the rate. */
  readonly source: string;
};

const BRICKS = ['6815', '69010010', '69041000', '69051000'];
export const TOBACCO = ['24', '21069020'];

/** Of 28-06-2017 for goods and for services, with their schedules; 9/2025-CTR is of 17-09-2025. */
const FIRST = 'N/N 1/2017-CTR and 11/2017-CTR';
const HOUSING = 'N/N 11/2017-CTR with 3/2019-CTR of 29-03-2019, construction';

const TABLE: readonly (readonly [
  rateBps: RateBps,
  from: string,
  to: string | null,
  hsn: readonly string[] | null,
  source: string,
])[] = [
  [0, GST_BEGINS, null, null, 'N/N 2/2017-CTR and 12/2017-CTR of 28-06-2017'],
  [10, '2017-10-23', null, null, 'N/N 40/2017-CTR and 41/2017-ITR of 23-10-2017'],
  [25, GST_BEGINS, null, null, 'N/N 1/2017-CTR, schedule VI'],
  [100, GST_BEGINS, null, null, HOUSING],
  [150, '2022-07-18', null, null, 'N/N 6/2022-CTR of 13-07-2022'],
  [300, GST_BEGINS, null, null, 'N/N 1/2017-CTR, schedule V'],
  [500, GST_BEGINS, null, null, `${FIRST}, widened by 9/2025-CTR`],
  [600, GST_BEGINS, null, null, 'N/N 2/2019-CTR of 07-03-2019'],
  [750, GST_BEGINS, null, null, HOUSING],
  [1200, GST_BEGINS, '2025-09-21', null, `${FIRST}, until 9/2025-CTR`],
  [1200, '2025-09-22', null, BRICKS, 'N/N 14/2025-CTR of 17-09-2025'],
  [1800, GST_BEGINS, null, null, FIRST],
  [2800, GST_BEGINS, '2025-09-21', null, `${FIRST}, until 9/2025-CTR`],
  [2800, '2025-09-22', '2026-01-31', TOBACCO, 'N/N 9/2025-CTR, until 19/2025-CTR of 31-12-2025'],
  [4000, '2025-09-22', null, null, 'N/N 9/2025-CTR, schedule III'],
];

export const GST_RATES: readonly RateWindow[] = TABLE.map(([rateBps, from, to, hsn, source]) => ({
  rateBps,
  from: calendarDate(from),
  to: to === null ? null : calendarDate(to),
  hsn,
  source,
}));

export const isGstRate = (rateBps: RateBps): boolean =>
  GST_RATES.some((window) => window.rateBps === rateBps);

/** @param hsn the code of the goods or service, or null when none is known. */
const windowsOf = (rateBps: RateBps, hsn: string | null): readonly RateWindow[] =>
  GST_RATES.filter((window) => window.rateBps === rateBps && canBe(hsn, window.hsn));

/** @returns whether a rate can begin to hold for such goods on a day. */
export const isRateInForce = (
  rateBps: RateBps,
  { on, hsn }: { readonly on: CalendarDate; readonly hsn: string | null },
): boolean =>
  windowsOf(rateBps, hsn).some(({ from, to }) => from <= on && (to === null || on <= to));

/** @returns the first day from which a rate that is in force on a day has been so, or null. */
export function rateInForceSince(
  rateBps: RateBps,
  { on, hsn }: { readonly on: CalendarDate; readonly hsn: string | null },
): CalendarDate | null {
  const windows = windowsOf(rateBps, hsn).filter(({ from }) => from <= on);
  if (!windows.some(({ to }) => to === null || on <= to)) return null;
  return windows.map(({ from }) => from).toSorted()[0] ?? null;
}
