import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { Registration, SupplierRegistration, SupplyKind } from './terms.ts';

/** Why a supply cannot be taxed as it was asked; in the order in which it is checked. */
export type TaxRejection =
  | { readonly kind: 'line_rate_unknown'; readonly line: number; readonly rateBps: number }
  | {
      readonly kind: 'line_rate_not_in_force';
      readonly line: number;
      readonly rateBps: number;
      readonly on: CalendarDate;
    }
  | { readonly kind: 'line_cess_not_in_force'; readonly line: number; readonly on: CalendarDate }
  | { readonly kind: 'parties_share_gstin'; readonly gstin: string }
  | { readonly kind: 'export_needs_overseas_party'; readonly registration: Registration }
  | { readonly kind: 'sez_needs_sez_party'; readonly registration: Registration }
  | {
      readonly kind: 'reverse_charge_needs_registered_party';
      readonly registration: Registration;
    }
  | {
      readonly kind: 'deemed_export_needs_regular_supplier';
      readonly registration: SupplierRegistration;
    }
  | { readonly kind: 'deemed_export_needs_regular_party'; readonly registration: Registration }
  | {
      readonly kind: 'pos_not_allowed';
      readonly placeOfSupply: string;
      readonly registration: Registration;
    }
  | {
      readonly kind: 'place_of_supply_retired';
      readonly placeOfSupply: string;
      /** The code that names the state now. */
      readonly now: string;
    }
  | { readonly kind: 'sez_supply_is_zero_rated'; readonly supply: SupplyKind }
  | { readonly kind: 'export_ends_in_india'; readonly placeOfSupply: string }
  | { readonly kind: 'supply_ends_abroad'; readonly supply: SupplyKind }
  | {
      readonly kind: 'composition_between_states';
      readonly supplierState: string;
      readonly placeOfSupply: string;
    }
  | { readonly kind: 'reverse_charge_not_allowed'; readonly supply: SupplyKind }
  | { readonly kind: 'taxable_without_rate'; readonly line: number }
  | { readonly kind: 'line_amount_too_large'; readonly line: number; readonly paiseMax: number }
  | {
      readonly kind: 'discount_exceeds_value';
      /** From 1; null for the discount of the whole. */
      readonly line: number | null;
      readonly discountPaise: number;
      readonly valuePaise: number;
    }
  | {
      readonly kind: 'price_below_cess';
      readonly line: number;
      readonly pricePaise: number;
      readonly cessPaise: number;
    }
  | { readonly kind: 'invoice_total_too_large'; readonly paiseMax: number }
  | { readonly kind: 'credit_line_unknown'; readonly line: number; readonly lines: number }
  | {
      readonly kind: 'credit_exceeds_quantity';
      readonly line: number;
      readonly quantityThousandths: number;
      readonly leftThousandths: number;
    }
  | {
      readonly kind: 'credit_exceeds_line';
      readonly line: number;
      readonly taxablePaise: number;
      readonly leftPaise: number;
    };
