// The door of the tax rules.
export { isGstin } from './gstin.ts';
export { isHsn } from './hsn.ts';
export { GST_RATES, isGstRate, isRateInForce, rateInForceSince } from './rates.ts';
export type { RateBps, RateWindow } from './rates.ts';
export { stateOfGstin } from './states.ts';
export type { GstState } from './states.ts';
export {
  discount,
  documentTitle,
  heads,
  registration,
  rounding,
  supplierRegistration,
  supplyKind,
  treatment,
} from './terms.ts';
export type {
  Discount,
  DocumentTitle,
  Heads,
  Registration,
  Rounding,
  SupplierRegistration,
  SupplyKind,
  Treatment,
} from './terms.ts';
