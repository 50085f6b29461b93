import type { CalendarDate } from '../kernel/calendar-date.ts';

/** In the order in which they are checked. */
export type ImportRejection =
  | { readonly kind: 'import_not_found'; readonly importId: number }
  /** Its lines were read to their end, or it is being undone: it takes no more. */
  | { readonly kind: 'import_ended'; readonly importId: number }
  /** It takes as many lines as were announced when it began. */
  | {
      readonly kind: 'import_lines_exceeded';
      readonly importId: number;
      readonly lines: number;
    }
  /** An import may be undone for 30 days; afterwards its records are corrected one by one. */
  | {
      readonly kind: 'import_too_old';
      readonly startedOn: CalendarDate;
      readonly lastDay: CalendarDate;
    };
