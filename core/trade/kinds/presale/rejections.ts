import type { InvoiceRejection } from '../../../invoice/index.ts';
import type { PresaleKind } from './terms.ts';

/** What CGST Rule 55(1) wants on a delivery challan, and is missing. */
export type ChallanParticular = 'consignee_address' | 'hsn';

/** In the order in which they are checked; what an invoice refuses of its lines comes between. */
export type PresaleRejection =
  | { readonly kind: 'presale_not_found'; readonly presaleId: number }
  | { readonly kind: 'presale_exists'; readonly presaleId: number }
  | { readonly kind: 'presale_is_withdrawn'; readonly number: string | null }
  | { readonly kind: 'presale_is_issued'; readonly number: string }
  | { readonly kind: 'presale_is_a_draft'; readonly of: PresaleKind }
  | { readonly kind: 'presale_is_closed'; readonly number: string }
  | {
      readonly kind: 'presale_is_invoiced';
      readonly number: string;
      readonly invoiceNumber: string;
    }
  | { readonly kind: 'challan_reason_missing' }
  | InvoiceRejection
  | {
      readonly kind: 'quotation_ends_before_issue';
      readonly validUntil: string;
      readonly issueDate: string;
    }
  /** Goods move on an open day alone. */
  | { readonly kind: 'challan_day_locked'; readonly date: string; readonly lockedTo: string }
  | { readonly kind: 'challan_without_own_address' }
  | {
      readonly kind: 'challan_particular_missing';
      readonly particular: ChallanParticular;
      /** From 1; null of the whole. */
      readonly line: number | null;
    };
