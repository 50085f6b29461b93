import type { CalendarDate } from '../kernel/calendar-date.ts';

/** In the order in which they are checked. */
export type ImportRejection =
  | { readonly kind: 'import_not_found'; readonly importId: number }
  /** An import may be undone for 30 days; afterwards its records are corrected one by one. */
  | {
      readonly kind: 'import_too_old';
      readonly startedOn: CalendarDate;
      readonly lastDay: CalendarDate;
    };
