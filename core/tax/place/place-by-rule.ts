// Where the law sees a supply end (IGST Act ss. 10 to 13): two digits of a state, 96 for abroad,
// and what decided it, so that a person can be told.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { isPlaceOfSupply, stateCodeOn } from '../identity/states.ts';
import type { Registration, ServiceNature } from '../terms.ts';
import { placeOfService } from './service-places.ts';

/** The portal's code for a place outside India. */
export const FOREIGN_PLACE = '96';

export type Buyer = {
  readonly registration: Registration;
  readonly stateCode: string | null;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly gstin?: string | null;
};

export type PlaceFacts = {
  /** The date of the document. */
  readonly on: CalendarDate;
  readonly supplierState: string | null;
  readonly recipient: Buyer;
  /** What is billed: goods, or a service of this nature. */
  readonly supplied?: 'goods' | ServiceNature;
  /** Of a service that ends in a place of its own, its state; null where nobody has said it. */
  readonly servicePlace?: string | null;
  /** In which the address of delivery may lie, or the own of a buyer whose state is not kept. */
  readonly addressStates?: readonly string[];
};

/** What decided a place, the section being of the IGST Act. */
export type PlaceReason =
  | {
      readonly by:
        | 'buyer'
        | 'delivery'
        | 'no-address'
        | 'service-place'
        | 'supplier'
        | 'abroad'
        /** The address lies in one of several states. */
        | 'address-unclear';
      readonly section: string;
    }
  | { readonly by: 'person' };

export type SupplyPlace = { readonly place: string | null; readonly reason: PlaceReason };

export const isOverseas = ({ registration, country }: Buyer): boolean =>
  registration === 'overseas' || country !== 'IN';

/** Who holds a UIN is no registered person (CGST Act s. 2(94)). */
const isRegistered = (registration: Registration): boolean =>
  registration !== 'unregistered' && registration !== 'uin';

/** @returns whom sections 12 and 13 tell apart. */
export const buyerKindOf = (buyer: Buyer): 'abroad' | 'registered' | 'unregistered' => {
  if (isOverseas(buyer)) return 'abroad';
  return isRegistered(buyer.registration) ? 'registered' : 'unregistered';
};

/** @returns the place by the rule; null where it cannot be told from what is known. */
export function placeByRule(facts: PlaceFacts): SupplyPlace {
  const { place, reason } = placeAsWritten(facts);
  return { place: place === null ? null : stateCodeOn(place, facts.on), reason };
}

function placeAsWritten(facts: PlaceFacts): SupplyPlace {
  const { recipient, supplied = 'goods', servicePlace = null, supplierState, on } = facts;
  const isAbroad = isOverseas(recipient);
  if (supplied === 'goods') return isAbroad ? goodsOfForeigner(facts) : byParties(facts, null);
  const ends = placeOfService({
    nature: supplied,
    at: servicePlace,
    buyer: buyerKindOf(recipient),
    on,
  });
  const { section } = ends;
  if (ends.by === 'place') return { place: ends.place, reason: { by: 'service-place', section } };
  if (ends.by === 'supplier') return { place: supplierState, reason: { by: 'supplier', section } };
  if (isAbroad) return { place: FOREIGN_PLACE, reason: { by: 'abroad', section } };
  return byParties(facts, section);
}

/** Goods that stay end where they are delivered (s. 10(1)(a)); others leave India (s. 11(b)). */
function goodsOfForeigner({ supplierState, addressStates = [] }: PlaceFacts): SupplyPlace {
  if (addressStates.length === 0) {
    return { place: FOREIGN_PLACE, reason: { by: 'abroad', section: 's. 11(b)' } };
  }
  return delivered(addressStates, supplierState, 's. 10(1)(a)');
}

/**
 * To a buyer without registration the address of delivery of goods decides, else the buyer's
 * own (s. 10(1)(ca) from 01-10-2023, Circular 209/3/2024-GST; services s. 12(2)(b)), and where no
 * address is on record, the supplier's state. To a registered one the buyer's state (s. 10(1)(b),
 * s. 12(2)(a)), which the first two digits of the GSTIN name too.
 */
function byParties(
  { recipient, supplierState, addressStates = [] }: PlaceFacts,
  service: string | null,
): SupplyPlace {
  const { registration, stateCode, gstin = null } = recipient;
  const own = stateCode ?? stateOf(gstin);
  if (isRegistered(registration)) {
    const section = service === 's. 12(2)' ? 's. 12(2)(a)' : (service ?? 's. 10(1)');
    return { place: own, reason: { by: 'buyer', section } };
  }
  if (addressStates.length > 0) {
    const section = service === null ? 's. 10(1)(ca)' : 's. 12(2)(b)(i)';
    return delivered(addressStates, own ?? supplierState, section);
  }
  if (own === null) {
    const section = service === null ? 's. 10(1)(ca)' : 's. 12(2)(b)(ii)';
    return { place: supplierState, reason: { by: 'no-address', section } };
  }
  const section = service === null ? 's. 10(1)(ca)' : 's. 12(2)(b)(i)';
  return { place: own, reason: { by: 'buyer', section } };
}

/** @param own the state that is meant where an address may lie in it or in another. */
function delivered(states: readonly string[], own: string | null, section: string): SupplyPlace {
  const [there = null, ...others] = states;
  if (own !== null && states.includes(own))
    return { place: own, reason: { by: 'delivery', section } };
  return others.length === 0
    ? { place: there, reason: { by: 'delivery', section } }
    : { place: null, reason: { by: 'address-unclear', section } };
}

function stateOf(gstin: string | null): string | null {
  const code = gstin?.slice(0, 2) ?? null;
  return code !== null && isPlaceOfSupply(code) ? code : null;
}
