// Which heads the tax goes to. The place of supply decides, and neither the address nor the GSTIN
// of the buyer (IGST Act ss. 7 and 8, CGST Act s. 9, in force since 2017-07-01).
import { sameState } from '../identity/states.ts';
import type { Heads, Registration, SupplierRegistration, SupplyKind } from '../terms.ts';

export type HeadsInput = {
  /** Two digits of the supplier's own GSTIN. */
  readonly supplierState: string | null;
  readonly supplierRegistration: SupplierRegistration;
  readonly supply: SupplyKind;
  readonly placeOfSupply: string | null;
  readonly recipientRegistration: Registration;
};

/** What decided, so that a person can be told: the first that applies, in this order. */
export type HeadsReason =
  | 'unregistered-supplier'
  | 'composition'
  | 'sez'
  | 'export'
  | 'place-unknown'
  | 'within-state'
  | 'between-states';

/**
 * @returns the heads with what decided them. A supplier outside GST or under composition (s. 10(4))
 * charges none; SEZ on either side is between states always (IGST Act s. 7(5)(b)), so is whatever
 * leaves India (s. 7(5)(a)); a place that nobody knows yet counts as another state (Rule 50).
 */
export function reasonOfHeads({
  supplierState,
  supplierRegistration,
  supply,
  placeOfSupply,
  recipientRegistration,
}: HeadsInput): {
  readonly heads: Heads;
  readonly why: HeadsReason;
  readonly supplierState: string | null;
  readonly placeOfSupply: string | null;
} {
  const because = (heads: Heads, why: HeadsReason) => ({
    heads,
    why,
    supplierState,
    placeOfSupply,
  });
  if (supplierRegistration === 'unregistered') return because('none', 'unregistered-supplier');
  if (supplierRegistration === 'composition') return because('none', 'composition');
  if (supplierRegistration === 'sez' || recipientRegistration === 'sez' || isToSez(supply)) {
    return because('inter', 'sez');
  }
  if (isExport(supply) || placeOfSupply === '96') return because('inter', 'export');
  if (placeOfSupply === null || supplierState === null) return because('inter', 'place-unknown');
  return sameState(supplierState, placeOfSupply)
    ? because('intra', 'within-state')
    : because('inter', 'between-states');
}

/** @returns CGST with SGST or UTGST, IGST, or none; `reasonOfHeads` says why. */
export const headsOf = (asked: HeadsInput): Heads => reasonOfHeads(asked).heads;

export const isExport = (supply: SupplyKind): boolean =>
  supply === 'export-with-payment' || supply === 'export-without-payment';

export const isToSez = (supply: SupplyKind): boolean =>
  supply === 'sez-with-payment' || supply === 'sez-without-payment';

/** Under bond or letter of undertaking no tax is charged; its rate is still stated (IGST s. 16). */
export const isWithoutPayment = (supply: SupplyKind): boolean =>
  supply === 'sez-without-payment' || supply === 'export-without-payment';

/** A buyer abroad pays no GST, and the supplier pays that of deemed exports (GSTR-1, 6A and 6C). */
export const canBeReversed = (supply: SupplyKind): boolean =>
  !isExport(supply) && supply !== 'deemed-export';
