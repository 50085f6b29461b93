import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { BookId, InvitationId, PersonId } from '../kernel/ids.ts';
import type { ReturnKind, ReturnPeriod } from '../tax/index.ts';
import type { Right } from './members/roles.ts';
import type { SeriesDocument } from './billing/series-documents.ts';
import type { Role } from './terms.ts';
import type { TaxDeductionRejection } from './billing/tax-deduction.ts';
import type { AgeingDaysRejection } from './reporting/ageing-days.ts';
import type { StatementLineRejection } from './reporting/statement-lines.ts';
import type { RatioRejection } from './reporting/ratio-explanations.ts';
import type { ShareCapitalRejection } from './reporting/share-capital.ts';
import type { StockPolicyRejection } from './reporting/stock-policies.ts';

/** A return, and its period as the portal writes it. */
type ReturnNamed = { readonly returnKind: ReturnKind; readonly period: ReturnPeriod };

type Today = { readonly today: CalendarDate };

/** In the order in which they are checked; the first four apply to every command of a book. */
export type BookRejection =
  | { readonly kind: 'book_not_found'; readonly bookId: BookId }
  | { readonly kind: 'book_exists'; readonly bookId: BookId }
  | { readonly kind: 'role_may_not'; readonly role: Role; readonly right: Right }
  | { readonly kind: 'demo_book_stays_inside' }
  | { readonly kind: 'book_is_no_demo'; readonly bookId: BookId }
  | ({ readonly kind: 'lock_in_the_future'; readonly lockedTo: CalendarDate } & Today)
  | { readonly kind: 'hard_lock_moves_forward_only'; readonly lockedTo: CalendarDate }
  /** A first year is closed once all is accounted for that it began with. */
  | { readonly kind: 'opening_difference_open'; readonly differencePaise: number }
  | { readonly kind: 'opening_balances_stand'; readonly beginsOn: CalendarDate | null }
  | {
      readonly kind: 'entries_before_book_begins';
      readonly beginsOn: CalendarDate;
      readonly count: number;
      readonly firstOn: CalendarDate | null;
    }
  | { readonly kind: 'begins_on_of_reported_days'; readonly lastOn: CalendarDate }
  | ({ readonly kind: 'registration_of_filed_return'; readonly arn: string } & ReturnNamed)
  | { readonly kind: 'book_gstin_invalid'; readonly gstin: string }
  | { readonly kind: 'registration_without_gstin'; readonly registration: string }
  | { readonly kind: 'unregistered_with_gstin'; readonly gstin: string }
  | { readonly kind: 'book_state_not_of_gstin'; readonly stateCode: string; readonly gstin: string }
  | { readonly kind: 'book_pan_not_of_gstin'; readonly pan: string; readonly gstin: string }
  | { readonly kind: 'book_pan_invalid'; readonly pan: string }
  | { readonly kind: 'book_pincode_invalid'; readonly pincode: string }
  | { readonly kind: 'book_phone_invalid'; readonly phone: string }
  | TaxDeductionRejection
  | { readonly kind: 'book_state_unknown'; readonly stateCode: string }
  | { readonly kind: 'ifsc_invalid'; readonly ifsc: string }
  | { readonly kind: 'upi_invalid'; readonly address: string }
  | { readonly kind: 'logo_invalid'; readonly bytesMax: number; readonly pixelsMax: number }
  | {
      readonly kind: 'series_invalid';
      readonly series: SeriesDocument;
      readonly prefix: string;
      readonly lengthMax: number;
    }
  | {
      readonly kind: 'series_needs_year_mark';
      readonly series: SeriesDocument;
      readonly prefix: string;
    }
  | { readonly kind: 'series_shared'; readonly series: SeriesDocument; readonly prefix: string }
  | { readonly kind: 'undertaking_year_unknown'; readonly financialYear: string }
  | {
      readonly kind: 'undertaking_of_reported_days';
      readonly financialYear: string;
      readonly lastOn: CalendarDate;
    }
  | { readonly kind: 'posting_account_unknown'; readonly role: string; readonly accountId: number }
  | {
      readonly kind: 'posting_account_of_reported_days';
      readonly role: string;
      readonly accountId: number;
      readonly on: CalendarDate;
    }
  /** It can begin elsewhere only before its first number. */
  | {
      readonly kind: 'series_has_begun';
      readonly series: SeriesDocument;
      readonly number: string;
    }
  | {
      readonly kind: 'series_start_too_long';
      readonly series: SeriesDocument;
      readonly number: string;
      readonly lengthMax: number;
    }
  | {
      readonly kind: 'turnover_year_out_of_range';
      readonly financialYear: string;
      readonly first: string;
      readonly last: string;
    }
  /** Also for one that was withdrawn, answered or replaced, and for one of somebody else. */
  | { readonly kind: 'invitation_not_found'; readonly invitationId: InvitationId }
  | { readonly kind: 'invitation_for_another_address' }
  | { readonly kind: 'address_not_confirmed' }
  | { readonly kind: 'invitation_expired'; readonly endsOn: CalendarDate }
  | { readonly kind: 'portal_key_named_twice'; readonly name: string }
  | { readonly kind: 'proceedings_not_found'; readonly number: number }
  | {
      readonly kind: 'proceedings_have_ended';
      readonly number: number;
      readonly endedOn: CalendarDate;
    }
  | ({ readonly kind: 'proceedings_in_the_future' } & Today)
  | { readonly kind: 'proceedings_end_too_early'; readonly beganOn: CalendarDate }
  | {
      readonly kind: 'frequency_begins_with_a_quarter';
      readonly from: CalendarDate;
      readonly earliest: CalendarDate;
      readonly latest: CalendarDate;
    }
  | ({ readonly kind: 'frequency_of_filed_period'; readonly arn: string } & ReturnNamed)
  | { readonly kind: 'return_without_gstin' }
  | ({ readonly kind: 'return_period_unknown' } & ReturnNamed)
  | { readonly kind: 'arn_invalid'; readonly arn: string }
  | ({
      readonly kind: 'return_is_filed';
      readonly arn: string;
      readonly filedOn: CalendarDate;
    } & ReturnNamed)
  | {
      readonly kind: 'return_filed_in_the_future';
      readonly filedOn: CalendarDate;
      readonly today: CalendarDate;
    }
  | {
      readonly kind: 'return_filed_too_early';
      readonly filedOn: CalendarDate;
      readonly periodEnds: CalendarDate;
    }
  | ({ readonly kind: 'return_not_filed' } & ReturnNamed)
  | RatioRejection
  | AgeingDaysRejection
  | ShareCapitalRejection
  | StockPolicyRejection
  | StatementLineRejection
  | { readonly kind: 'member_exists'; readonly personId: PersonId; readonly role: Role }
  | { readonly kind: 'member_not_found'; readonly personId: PersonId }
  | { readonly kind: 'book_needs_an_owner'; readonly personId: PersonId };
