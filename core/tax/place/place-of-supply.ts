// Where the law sees a supply end (IGST Act ss. 10 to 13): two digits of a state, 96 for abroad.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isPlaceOfSupply, sameState } from '../identity/states.ts';
import type { TaxRejection } from '../rejections.ts';
import type { Registration, SupplierRegistration, SupplyKind } from '../terms.ts';
import { isExport, isToSez } from './heads.ts';

/** The portal's code for a place outside India. */
export const FOREIGN_PLACE = '96';

export type PlaceInput = {
  readonly supplierState: string | null;
  readonly supplierRegistration: SupplierRegistration;
  readonly supplierGstin?: string | null;
  readonly recipient: {
    readonly registration: Registration;
    readonly stateCode: string | null;
    /** ISO 3166 alpha-2. */
    readonly country: string;
    readonly gstin?: string | null;
  };
  readonly supply: SupplyKind;
  readonly reverseCharge?: boolean;
  /** What the person chose, which goes before the rule. */
  readonly given: string | null;
  /** In which the address of delivery may lie, or the own of a buyer whose state is not kept. */
  readonly addressStates?: readonly string[];
};

/**
 * @returns two digits; null where the supplier is not registered, or where nobody can tell the
 * state, as may be in a draft.
 */
export function placeOfSupply(asked: PlaceInput): Result<string | null, TaxRejection> {
  const { recipient, supplierRegistration, given } = asked;
  const { registration } = recipient;
  const refusal = partiesRefusal(asked);
  if (refusal !== null) return rejected(refusal);
  const place = given ?? placeByRule(asked);
  if (place === null) return accepted(null);
  const isForeign = place === FOREIGN_PLACE;
  const fits =
    isPlaceOfSupply(place) && (isForeign ? isOverseas(recipient) : !isExport(asked.supply));
  if (!fits) return rejected({ kind: 'pos_not_allowed', placeOfSupply: place, registration });
  const beyond = beyondComposition(asked, place);
  if (beyond !== null) return rejected(beyond);
  return accepted(supplierRegistration === 'unregistered' ? null : place);
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
  if (reverseCharge && (registration === 'unregistered' || isOverseas(recipient))) {
    return { kind: 'reverse_charge_needs_registered_party', registration };
  }
  return null;
}

const isOverseas = ({ registration, country }: PlaceInput['recipient']): boolean =>
  registration === 'overseas' || country !== 'IN';

/**
 * To a buyer without registration the address of delivery of goods decides, else the buyer's
 * own (s. 10(1)(ca) from 01-10-2023, Circular 209/3/2024-GST; services s. 12(2)(b)), and where no
 * address is on record, the supplier's state. To a registered one the buyer's state (s. 10(1)(b),
 * s. 12(2)(a)), which the first two digits of the GSTIN name too.
 */
function placeByRule({
  supplierState,
  recipient,
  supply,
  addressStates = [],
}: PlaceInput): string | null {
  if (isExport(supply) || isOverseas(recipient)) return FOREIGN_PLACE;
  if (recipient.registration !== 'unregistered') {
    return recipient.stateCode ?? stateOf(recipient.gstin ?? null);
  }
  const own = recipient.stateCode ?? supplierState;
  const [there, ...others] = addressStates;
  if (there === undefined || (own !== null && addressStates.includes(own))) return own;
  return others.length === 0 ? there : null;
}

function stateOf(gstin: string | null): string | null {
  const code = gstin?.slice(0, 2) ?? null;
  return code !== null && isPlaceOfSupply(code) ? code : null;
}
