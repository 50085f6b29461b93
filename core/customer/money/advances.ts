// Money that is paid ahead for a service has its GST in it: the tax is due when the money comes
// (CGST Act s. 13(2), Rule 50). For goods nothing is due before the invoice (Notification 66/2017,
// from 15-11-2017).
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import {
  headsOf,
  isGstRate,
  isHsn,
  isPlaceOfSupply,
  isRateInForce,
  taxWithin,
} from '../../tax/index.ts';
import type { Registration, SupplierRegistration } from '../../tax/index.ts';
import type { Advance, AdvanceTax } from './receipt-events.ts';
import type { CustomerRejection } from '../rejections.ts';
import type { AdvanceSupply } from '../terms.ts';

/** Rule 50: 18 % where the rate is not known yet. */
const UNKNOWN_RATE_BPS = 1800;
const ABROAD = '96';
const NO_TAX: AdvanceTax = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, cessPaise: 0 };

/** What an advance is for, as a person says it. */
export type AdvanceInput = {
  readonly supply: AdvanceSupply;
  readonly description: string;
  readonly hsn: string | null;
  /** Hundredths of a percent; null is not known yet. */
  readonly rateBps: number | null;
  /** Two digits; null is not known yet, which counts as another state (Rule 50). */
  readonly placeOfSupply: string | null;
};

export type AdvanceParties = {
  readonly supplierState: string | null;
  readonly supplierRegistration: SupplierRegistration;
  /** Whether a letter of undertaking is on record: supplies abroad and to SEZ bear no tax then. */
  readonly hasUndertaking: boolean;
  readonly recipientRegistration: Registration;
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
  const place = parties.recipientRegistration === 'overseas' ? ABROAD : placeOfSupply;
  const heads = headsOf({ ...parties, supply: 'domestic', placeOfSupply: place });
  const isZeroRated = parties.hasUndertaking && isZeroRatedParty(parties.recipientRegistration);
  const bearsTax = supply === 'services' && !isZeroRated;
  const tax = bearsTax ? taxWithin(heads, grossPaise, rate) : NO_TAX;
  const said = { supply, description, hsn, rateBps: rate, placeOfSupply: place, heads };
  return accepted({ ...said, tax });
}

const isZeroRatedParty = (registration: Registration): boolean =>
  registration === 'sez' || registration === 'overseas';
