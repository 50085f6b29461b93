// What is kept of a customer: what the GSTIN says fills what was not given, and the address goes
// where its registration puts it.
import { isBadNewPhone } from '../../kernel/reading/phones.ts';
import {
  isGstin,
  isPan,
  isPincode,
  isPlaceOfSupply,
  isPrivatePerson,
  numberUnfit,
  parseGstin,
  registrationOf,
  sameState,
} from '../../tax/index.ts';
import type { GstinKind } from '../../tax/index.ts';
import type { CustomerFields } from '../commands.ts';
import { partyDetailsOf } from '../evolve.ts';
import type { CustomerDetails, ExistingCustomer, SupplierAlone } from '../evolve.ts';
import type { CustomerRejection } from '../rejections.ts';
import type { RegisteredAs } from '../supplier-shape.ts';

/** Abroad has a code of its own, as a place of supply. */
const ABROAD = '96';

/** @returns the fields as a person would give them now. */
export const fieldsOf = (state: ExistingCustomer | SupplierAlone): CustomerFields => ({
  ...state,
  address: state.address ?? state.privateAddress,
  city: state.city ?? state.privateCity,
  pincode: state.pincode ?? state.privatePincode,
});

/** @returns the details to be kept; whether they may be is for `detailsRefusal` to say. */
export function detailsOf(fields: CustomerFields): CustomerDetails {
  const { gstin, country, address, city, pincode } = fields;
  const read = gstin === null ? null : parseGstin(gstin);
  const known = read?.valid === true ? read : null;
  const registration =
    fields.registration ?? registrationOf(gstin ?? '', country) ?? 'unregistered';
  const state = registration === 'overseas' ? ABROAD : (known?.state ?? null);
  const open = !isPrivatePerson(registration);
  return partyDetailsOf({
    ...fields,
    registration,
    pan: fields.pan ?? known?.pan ?? null,
    stateCode: fields.stateCode ?? state,
    address: open ? address : null,
    city: open ? city : null,
    pincode: open ? pincode : null,
    privateAddress: open ? null : address,
    privateCity: open ? null : city,
    privatePincode: open ? null : pincode,
  });
}

type Before = Pick<CustomerDetails, 'registration' | 'gstin' | 'phone'>;

/** Who deducts tax, or collects it, is registered under a number of a kind of its own. */
export const NUMBER_KINDS: Readonly<Partial<Record<RegisteredAs, GstinKind>>> = {
  'tax-deductor': 'tds',
  'e-commerce-operator': 'tcs',
};

/**
 * @param before what the customer was so far: a number that stands beside its registration from
 * before stays, and is asked about when either changes, or when an invoice is issued. A phone
 * number from before stays too.
 * @param special what the party is registered as where it supplies, and that is no dealer.
 * @returns the first refusal that applies, or null.
 */
export function detailsRefusal(
  details: CustomerDetails,
  before: Before | null = null,
  special: RegisteredAs | null = null,
): CustomerRejection | null {
  const { registration, phone, pan, stateCode, country } = details;
  const refusal = gstinRefusal(details, before, special);
  if (refusal !== null) return refusal;
  if (pan !== null && !isPan(pan)) return { kind: 'customer_pan_invalid', pan };
  if (stateCode !== null && !isPlaceOfSupply(stateCode)) {
    return { kind: 'customer_state_unknown', stateCode };
  }
  const isAbroad = registration === 'overseas';
  if (isAbroad !== (country !== 'IN') || (isAbroad && stateCode !== ABROAD)) {
    return { kind: 'customer_abroad_at_home', country };
  }
  if (!isAbroad && stateCode === ABROAD) return { kind: 'customer_state_unknown', stateCode };
  const pincode = details.pincode ?? details.privatePincode;
  if (!isAbroad && pincode !== null && !isPincode(pincode)) {
    return { kind: 'customer_pincode_invalid', pincode };
  }
  if (phone !== null && isBadNewPhone(phone, before?.phone)) {
    return { kind: 'customer_phone_invalid', phone };
  }
  return null;
}

function gstinRefusal(
  details: CustomerDetails,
  before: Before | null,
  special: RegisteredAs | null,
): CustomerRejection | null {
  const { gstin, registration, stateCode, pan } = details;
  if (gstin === null) {
    return isPrivatePerson(registration) ? null : { kind: 'customer_needs_gstin', registration };
  }
  if (!isGstin(gstin)) return { kind: 'customer_gstin_invalid', gstin };
  if (registration === 'unregistered') return { kind: 'customer_has_gstin', registration, gstin };
  const numberKind = numberUnfit(registration, gstin);
  const isKept = before?.gstin === gstin && before.registration === registration;
  const isSpecial = special !== null && numberKind === NUMBER_KINDS[special];
  if (numberKind !== null && !isKept && !isSpecial) {
    return { kind: 'customer_not_of_gstin', registration, gstin, numberKind };
  }
  const read = parseGstin(gstin);
  if (!read.valid || registration === 'overseas') return null;
  // A UIN, and a number of the centre, name no place of business.
  if (read.kind === 'regular' && stateCode !== null && !sameState(stateCode, read.state)) {
    return { kind: 'customer_state_not_of_gstin', stateCode, gstin };
  }
  if (read.pan !== null && pan !== null && pan !== read.pan) {
    return { kind: 'customer_pan_not_of_gstin', pan, gstin };
  }
  return null;
}
