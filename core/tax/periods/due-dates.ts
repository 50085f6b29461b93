// By when returns are due: dated data with their rules. An extension is one more of them.
import { dateOf, dayAfter, partsOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { invariant } from '../../kernel/invariant.ts';
import { isByFrequency } from './returns.ts';
import type { FilingFrequency, ReturnKind } from './terms.ts';

type DueDay = {
  readonly kind: ReturnKind;
  readonly frequency: FilingFrequency;
  /** Of the month after the period, unless it says which. */
  readonly day: number;
  readonly month?: number;
  /** The first day of the periods for which it holds. */
  readonly from: string;
  readonly source: string;
};

/** In the order of their days; the last that began holds. */
const DUE_DAYS: readonly DueDay[] = [
  {
    kind: 'gstr-1',
    frequency: 'monthly',
    day: 11,
    from: '2017-07-01',
    source: 's. 37(1) CGST Act as extended; from January 2021 N/N 83/2020-CT; Rule 59(1)',
  },
  {
    kind: 'gstr-1',
    frequency: 'quarterly',
    day: 13,
    from: '2017-07-01',
    source: 'from January 2021 N/N 83/2020-CT; Rule 59(1)',
  },
  { kind: 'iff', frequency: 'quarterly', day: 13, from: '2021-01-01', source: 'Rule 59(2)' },
  {
    kind: 'gstr-3b',
    frequency: 'monthly',
    day: 20,
    from: '2017-07-01',
    source: 'Rule 61(1)(i); N/N 82/2020-CT',
  },
  {
    kind: 'gstr-3b',
    frequency: 'quarterly',
    day: 22,
    from: '2017-07-01',
    source: 'Rule 61(1)(ii), States of the first group; the second has two days more',
  },
  {
    kind: 'gstr-9',
    frequency: 'monthly',
    day: 31,
    from: '2017-04-01',
    month: 12,
    source: 's. 44 CGST Act; Rule 80(1): 31 December after the year',
  },
  {
    kind: 'cmp-08',
    frequency: 'monthly',
    day: 18,
    from: '2019-04-01',
    source: 'Rule 62(1)(i); N/N 20/2019-CT: the 18th after the quarter',
  },
  {
    kind: 'gstr-4',
    frequency: 'monthly',
    day: 30,
    from: '2017-04-01',
    month: 4,
    source: 'Rule 62(1)(ii); N/N 20/2019-CT: 30 April after the year',
  },
  {
    kind: 'gstr-4',
    frequency: 'monthly',
    day: 30,
    from: '2024-04-01',
    month: 6,
    source: 'Rule 62(1)(ii) as amended by N/N 12/2024-CT: 30 June after 2024-25 and later years',
  },
];

/** Rule 61(1)(ii), the first group by code; 25 and 28 are codes that some of them had before. */
const FIRST_GROUP: ReadonlySet<string> = new Set(
  '22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37'.split(' '),
);

/**
 * @param stateCode of the registration; null counts among the States of the later day.
 * @returns the last day on which a return of the span is in time.
 */
export function dueDateOf(
  kind: ReturnKind,
  span: Period,
  by: { readonly frequency: FilingFrequency; readonly stateCode: string | null },
): CalendarDate {
  const frequency = isByFrequency(kind) ? by.frequency : 'monthly';
  const found = DUE_DAYS.findLast(
    (one) => one.kind === kind && one.frequency === frequency && one.from <= span.from,
  );
  invariant(found !== undefined, 'Every return that is made has its due date.');
  const after = partsOf(dayAfter(span.to));
  if (found.month !== undefined) return dateOf(after.year, found.month, found.day);
  const isLater = kind === 'gstr-3b' && frequency === 'quarterly';
  const more = isLater && !FIRST_GROUP.has(by.stateCode ?? '') ? 2 : 0;
  return dateOf(after.year, after.month, found.day + more);
}
