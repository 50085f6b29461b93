// The place of supply of a document: by the rule, or as a person chose it where that is lawful.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isPlaceOfSupply, sameState, stateCodeOn } from '../identity/states.ts';
import type { TaxRejection } from '../rejections.ts';
import type { SupplierRegistration, SupplyKind } from '../terms.ts';
import { isExport, isToSez } from './heads.ts';
import { kindRefusal } from './kind-of-supply.ts';
import { buyerKindOf, FOREIGN_PLACE, isOverseas, placeByRule } from './place-by-rule.ts';
import type { SupplyPlace, PlaceFacts } from './place-by-rule.ts';

export type PlaceInput = PlaceFacts & {
  readonly supplierRegistration: SupplierRegistration;
  readonly supplierGstin?: string | null;
  readonly supply: SupplyKind;
  readonly reverseCharge?: boolean;
  /** What the person chose, which goes before the rule. */
  readonly given: string | null;
};

/** @returns the place that stands, and what decided it, whether or not it is allowed. */
export function placedOf(asked: PlaceFacts & Pick<PlaceInput, 'given'>): SupplyPlace {
  const { given } = asked;
  return given === null ? placeByRule(asked) : { place: given, reason: { by: 'person' } };
}

/**
 * @returns two digits; null where the supplier is not registered, or where nobody can tell the
 * state, as may be in a draft.
 */
export function placeOfSupply(asked: PlaceInput): Result<string | null, TaxRejection> {
  const { supplierRegistration } = asked;
  const refusal = partiesRefusal(asked);
  if (refusal !== null) return rejected(refusal);
  const { place } = placedOf(asked);
  const unlawful = placeRefusal(asked, place) ?? deemedExportRefusal(asked);
  if (unlawful !== null) return rejected(unlawful);
  return accepted(supplierRegistration === 'unregistered' ? null : place);
}

function placeRefusal(asked: PlaceInput, place: string | null): TaxRejection | null {
  const { recipient, supply, supplierRegistration, on } = asked;
  if (place !== null) {
    const { registration } = recipient;
    if (!isPlaceOfSupply(place) || (place === FOREIGN_PLACE && !mayLieAbroad(asked))) {
      return { kind: 'pos_not_allowed', placeOfSupply: place, registration };
    }
    const now = stateCodeOn(place, on);
    if (now !== place) return { kind: 'place_of_supply_retired', placeOfSupply: place, now };
  }
  const isKindFree = supplierRegistration !== 'regular' && supplierRegistration !== 'sez';
  const ofKind = isKindFree ? null : kindRefusal({ supply, recipient, placeOfSupply: place });
  return ofKind ?? (place === null ? null : beyondComposition(asked, place));
}

/** A service that the law sees end in India does not end abroad because somebody says so. */
function mayLieAbroad(asked: PlaceInput): boolean {
  if (!isOverseas(asked.recipient)) return false;
  const { place, reason } = placeByRule(asked);
  const isBound = reason.by === 'service-place' || reason.by === 'supplier';
  return !isBound || place === null || place === FOREIGN_PLACE;
}

/** Who pays by composition supplies nothing between states: CGST Act s. 10(2)(c), 10(2A)(c). */
function beyondComposition(
  { supplierRegistration, supplierState, recipient }: PlaceInput,
  placeOfSupply: string,
): TaxRejection | null {
  if (supplierRegistration !== 'composition' || supplierState === null) return null;
  const within = sameState(supplierState, placeOfSupply) && recipient.registration !== 'sez';
  return within ? null : { kind: 'composition_between_states', supplierState, placeOfSupply };
}

function partiesRefusal(asked: PlaceInput): TaxRejection | null {
  const { supplierGstin, recipient, supply, reverseCharge = false } = asked;
  const { gstin, registration } = recipient;
  if (gstin !== null && gstin !== undefined && gstin === supplierGstin) {
    return { kind: 'parties_share_gstin', gstin };
  }
  if (isExport(supply) && !isOverseas(recipient)) {
    return { kind: 'export_needs_overseas_party', registration };
  }
  if (isToSez(supply) && registration !== 'sez') {
    return { kind: 'sez_needs_sez_party', registration };
  }
  // Who is not registered pays no tax to the government (CGST Act s. 24(iii), GSTR-1 table 4B).
  if (reverseCharge && buyerKindOf(recipient) !== 'registered') {
    return { kind: 'reverse_charge_needs_registered_party', registration };
  }
  return null;
}

/** CGST Act s. 147: a supplier who charges tax supplies a registered person with goods. */
function deemedExportRefusal({
  supply,
  supplierRegistration,
  recipient: { registration },
}: PlaceInput): TaxRejection | null {
  if (supply !== 'deemed-export') return null;
  if (supplierRegistration !== 'regular') {
    return { kind: 'deemed_export_needs_regular_supplier', registration: supplierRegistration };
  }
  return registration === 'regular'
    ? null
    : { kind: 'deemed_export_needs_regular_party', registration };
}
