// Compensation cess and when it could be charged. It fell to nil for all but tobacco and pan masala
// on 22-09-2025 (N/N 2/2025-Compensation Cess (Rate) of 17-09-2025), and for those on 01-02-2026
// (N/N 19/2025-CTR and 19, 20/2025-CT of 31-12-2025). What was charged stays, for notes against it.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { canBe } from './hsn.ts';
import { TOBACCO } from './rates.ts';

const WINDOWS: readonly {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly hsn: readonly string[] | null;
}[] = [
  { from: calendarDate('2017-07-01'), to: calendarDate('2025-09-21'), hsn: null },
  { from: calendarDate('2025-09-22'), to: calendarDate('2026-01-31'), hsn: TOBACCO },
];

/** @param hsn the code of the goods, or null. @returns whether they can bear a cess on a day. */
export const isCessInForce = ({
  on,
  hsn,
}: {
  readonly on: CalendarDate;
  readonly hsn: string | null;
}): boolean =>
  WINDOWS.some((window) => window.from <= on && on <= window.to && canBe(hsn, window.hsn));
