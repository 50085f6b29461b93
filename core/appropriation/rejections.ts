import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { PayKind } from './by-hand.ts';

/** In the order in which they are checked. */
export type AppropriationRejection =
  | { readonly kind: 'partner_named_twice'; readonly line: number; readonly name: string }
  | {
      readonly kind: 'partner_account_unfit';
      readonly line: number;
      readonly of: 'capital' | 'current';
    }
  | { readonly kind: 'partners_without_shares' }
  | {
      readonly kind: 'terms_of_appropriated_year';
      readonly number: number;
      readonly through: string;
    }
  | { readonly kind: 'appropriation_of_firms_alone' }
  | {
      readonly kind: 'appropriation_period_locked';
      readonly on: CalendarDate;
      readonly lockedTo: CalendarDate;
    }
  | { readonly kind: 'profit_already_appropriated'; readonly number: number }
  | { readonly kind: 'partnership_terms_missing'; readonly through: CalendarDate }
  | {
      readonly kind: 'partners_pay_unclear';
      readonly of: PayKind;
      readonly handPaise: number;
    }
  | {
      readonly kind: 'appropriation_in_the_future';
      readonly on: CalendarDate;
      readonly today: CalendarDate;
    }
  | { readonly kind: 'nothing_to_appropriate' }
  | {
      readonly kind: 'appropriation_differs';
      readonly profitPaise: number;
      readonly seenPaise: number;
    };
