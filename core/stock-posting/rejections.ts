import type { CalendarDate } from '../kernel/calendar-date.ts';

/** In the order in which they are checked. */
export type StockPostingRejection =
  | {
      readonly kind: 'stock_run_in_the_future';
      readonly on: CalendarDate;
      readonly today: CalendarDate;
    }
  | { readonly kind: 'stock_run_of_periodic_year'; readonly through: CalendarDate }
  | {
      readonly kind: 'stock_run_period_locked';
      readonly on: CalendarDate;
      readonly lockedTo: CalendarDate;
    }
  | {
      readonly kind: 'later_stock_run_stands';
      readonly number: number;
      readonly through: CalendarDate;
    }
  | { readonly kind: 'nothing_to_post_of_stock' }
  | {
      readonly kind: 'stock_run_differs';
      readonly toPostPaise: number;
      readonly seenPaise: number;
    }
  | { readonly kind: 'stock_account_elsewhere' }
  | {
      readonly kind: 'stock_run_too_large';
      readonly linesMax: number;
      /** The last day up to which a run is small enough; null where none is. */
      readonly through: CalendarDate | null;
    }
  | { readonly kind: 'stock_run_not_found'; readonly number: number }
  | { readonly kind: 'stock_run_undone'; readonly number: number };
