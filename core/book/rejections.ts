import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { BookId, InvitationId, PersonId } from '../kernel/ids.ts';
import type { Right } from './roles.ts';
import type { Role } from './terms.ts';

/** The documents that have a series of numbers of their own. */
export type NumberedDocument = 'invoice' | 'credit-note' | 'receipt';

/** In the order in which they are checked; the first three apply to every command of a book. */
export type BookRejection =
  | { readonly kind: 'book_not_found'; readonly bookId: BookId }
  | { readonly kind: 'book_exists'; readonly bookId: BookId }
  | { readonly kind: 'role_may_not'; readonly role: Role; readonly right: Right }
  | {
      readonly kind: 'lock_in_the_future';
      readonly lockedTo: CalendarDate;
      readonly today: CalendarDate;
    }
  | {
      readonly kind: 'hard_lock_moves_forward_only';
      readonly lockedTo: CalendarDate;
    }
  | { readonly kind: 'book_gstin_invalid'; readonly gstin: string }
  | { readonly kind: 'registration_without_gstin'; readonly registration: string }
  | { readonly kind: 'unregistered_with_gstin'; readonly gstin: string }
  | { readonly kind: 'book_state_not_of_gstin'; readonly stateCode: string; readonly gstin: string }
  | { readonly kind: 'book_pan_not_of_gstin'; readonly pan: string; readonly gstin: string }
  | { readonly kind: 'book_pan_invalid'; readonly pan: string }
  | { readonly kind: 'book_pincode_invalid'; readonly pincode: string }
  | { readonly kind: 'book_state_unknown'; readonly stateCode: string }
  | { readonly kind: 'ifsc_invalid'; readonly ifsc: string }
  | { readonly kind: 'upi_invalid'; readonly address: string }
  | { readonly kind: 'logo_invalid'; readonly bytesMax: number; readonly pixelsMax: number }
  | {
      readonly kind: 'series_invalid';
      readonly series: NumberedDocument;
      readonly prefix: string;
      readonly lengthMax: number;
    }
  | {
      readonly kind: 'series_needs_year_mark';
      readonly series: NumberedDocument;
      readonly prefix: string;
    }
  | { readonly kind: 'series_shared'; readonly series: NumberedDocument; readonly prefix: string }
  | { readonly kind: 'posting_account_unknown'; readonly role: string; readonly accountId: number }
  /** Also for one that was withdrawn, answered or replaced, and for one of somebody else. */
  | { readonly kind: 'invitation_not_found'; readonly invitationId: InvitationId }
  | { readonly kind: 'invitation_for_another_address' }
  | { readonly kind: 'address_not_confirmed' }
  | { readonly kind: 'invitation_expired'; readonly endsOn: CalendarDate }
  | { readonly kind: 'proceedings_not_found'; readonly number: number }
  | {
      readonly kind: 'proceedings_have_ended';
      readonly number: number;
      readonly endedOn: CalendarDate;
    }
  | { readonly kind: 'proceedings_in_the_future'; readonly today: CalendarDate }
  | { readonly kind: 'proceedings_end_too_early'; readonly beganOn: CalendarDate }
  | { readonly kind: 'member_exists'; readonly personId: PersonId; readonly role: Role }
  | { readonly kind: 'member_not_found'; readonly personId: PersonId }
  | { readonly kind: 'book_needs_an_owner'; readonly personId: PersonId };
