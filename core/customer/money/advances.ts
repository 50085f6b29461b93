// Money that is paid ahead for a service has its GST in it: the tax is due when the money comes
// (CGST Act s. 13(2), Rule 50). For goods nothing is due before the invoice (Notification 66/2017,
// from 15-11-2017).
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import {
  FOREIGN_PLACE,
  headsOf,
  isGstRate,
  isHsn,
  isOverseas,
  isPlaceOfSupply,
  isRateInForce,
  isWithoutPayment,
  natureOf,
  placedOf,
  statesOfAddress,
  supplyKindOf,
  taxWithin,
} from '../../tax/index.ts';
import type { Buyer, SupplierRegistration } from '../../tax/index.ts';
import type { Advance, AdvanceTax } from './receipt-events.ts';
import type { CustomerRejection } from '../rejections.ts';
import type { AdvanceSupply } from '../terms.ts';

/** Rule 50: 18 % where the rate is not known yet. */
const UNKNOWN_RATE_BPS = 1800;
const NO_TAX: AdvanceTax = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, cessPaise: 0 };

/** What an advance is for, as a person says it. */
export type AdvanceInput = {
  readonly supply: AdvanceSupply;
  readonly description: string;
  readonly hsn: string | null;
  /** Hundredths of a percent; null is not known yet. */
  readonly rateBps: number | null;
  /** Two digits; null is where an invoice would end that says no more. */
  readonly placeOfSupply: string | null;
};

export type AdvanceParties = {
  readonly supplierState: string | null;
  readonly supplierRegistration: SupplierRegistration;
  /** Whether a letter of undertaking is on record: supplies abroad and to SEZ bear no tax then. */
  readonly hasUndertaking: boolean;
  readonly recipient: AdvanceBuyer;
};

/** Who pays ahead, as an invoice would have them. */
type AdvanceBuyer = Buyer & {
  readonly address: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
};

/**
 * @param grossPaise the whole advance, with its tax in it.
 * @param paidOn the day on which it was paid, whose rates apply (CGST Act s. 14).
 * @returns what the receipt voucher says of it (Rule 50), or that its code, rate or place is wrong.
 */
export function advanceOf(
  { supply, description, hsn, rateBps, placeOfSupply }: AdvanceInput,
  grossPaise: number,
  { parties, paidOn }: { readonly parties: AdvanceParties; readonly paidOn: CalendarDate },
): Result<Advance, CustomerRejection> {
  const rate = rateBps ?? UNKNOWN_RATE_BPS;
  if (hsn !== null && !isHsn(hsn)) return rejected({ kind: 'advance_hsn_invalid', hsn });
  if (!isGstRate(rate) || !isRateInForce(rate, { on: paidOn, hsn })) {
    return rejected({ kind: 'advance_rate_unknown', rateBps: rate });
  }
  if (placeOfSupply !== null && !isPlaceOfSupply(placeOfSupply)) {
    return rejected({ kind: 'advance_place_unknown', placeOfSupply });
  }
  const { recipient, supplierState, supplierRegistration, hasUndertaking } = parties;
  if (placeOfSupply === FOREIGN_PLACE && !isOverseas(recipient)) {
    return rejected({ kind: 'advance_place_unknown', placeOfSupply });
  }
  const place = placeOfAdvance({ supply, hsn, placeOfSupply }, { parties, paidOn });
  const { registration: recipientRegistration } = recipient;
  const kind = supplyKindOf({
    supplierRegistration,
    recipient,
    placeOfSupply: place,
    hasUndertaking,
  });
  const heads = headsOf({
    supplierState,
    supplierRegistration,
    supply: kind,
    placeOfSupply: place,
    recipientRegistration,
  });
  const bearsTax = supply === 'services' && !isWithoutPayment(kind);
  const tax = bearsTax ? taxWithin(heads, grossPaise, rate) : NO_TAX;
  const said = { supply, description, hsn, rateBps: rate, placeOfSupply: place, heads };
  return accepted({ ...said, tax });
}

/**
 * @returns where the invoice would end by the same rules; null where that is not known yet, which
 * counts as another state (Rule 50, second proviso).
 */
function placeOfAdvance(
  { supply, hsn, placeOfSupply }: Pick<AdvanceInput, 'supply' | 'hsn' | 'placeOfSupply'>,
  { parties, paidOn }: { readonly parties: AdvanceParties; readonly paidOn: CalendarDate },
): string | null {
  const { recipient, supplierState, supplierRegistration } = parties;
  if (placeOfSupply !== null || supplierRegistration === 'unregistered') return placeOfSupply;
  const supplied = supply === 'goods' ? 'goods' : natureOf({ hsn }, paidOn);
  if (supplied === null) return null;
  const { stateCode, address, city, pincode } = recipient;
  const isOnRecord = stateCode === null && !isOverseas(recipient);
  const written = [address, city, pincode].filter(Boolean).join('\n');
  return placedOf({
    on: paidOn,
    supplierState,
    recipient,
    supplied,
    servicePlace: null,
    addressStates: isOnRecord ? statesOfAddress(written) : [],
    given: null,
  }).place;
}
