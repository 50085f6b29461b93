// Why what the e-invoice portal said of a document is not taken.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { PortalClaims } from './registering-commands.ts';
import type { PortalDocument } from './registering-events.ts';

/** In the order in which they are checked; the last refuses to take back what is registered. */
export type RegisteringRejection =
  | {
      readonly kind: 'einvoice_document_not_found';
      readonly document: PortalDocument['kind'];
      readonly id: number;
    }
  | { readonly kind: 'einvoice_not_reportable'; readonly number: string }
  | { readonly kind: 'einvoice_unsigned'; readonly number: string }
  | { readonly kind: 'einvoice_signature_invalid'; readonly number: string }
  | {
      readonly kind: 'einvoice_differs';
      readonly number: string;
      readonly what: keyof PortalClaims;
      readonly said: string;
      readonly own: string;
    }
  | {
      readonly kind: 'einvoice_acknowledged_otherwise';
      readonly number: string;
      readonly acknowledgedOn: CalendarDate;
    }
  | { readonly kind: 'einvoice_is_cancelled'; readonly number: string }
  | { readonly kind: 'einvoice_not_registered'; readonly number: string }
  | {
      readonly kind: 'einvoice_cancelled_too_late';
      readonly number: string;
      readonly until: string;
    }
  | {
      readonly kind: 'einvoice_cancelled_too_early';
      readonly number: string;
      readonly acknowledgedAt: string;
    }
  | {
      readonly kind: 'einvoice_cancelled_in_the_future';
      readonly number: string;
      readonly today: CalendarDate;
    }
  | { readonly kind: 'einvoice_stands'; readonly number: string; readonly until: string };
