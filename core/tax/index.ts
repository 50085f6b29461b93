// The door of the tax rules.
export { computeSupply } from './amounts/compute-supply.ts';
export type { ComputedLine, ComputedSupply, Supply, SupplyLine } from './amounts/compute-supply.ts';
export { creditOf, leftOf } from './amounts/credit.ts';
export type { CreditableLine, CreditAsked, CreditedPart } from './amounts/credit.ts';
export {
  documentNumber,
  FINANCIAL_YEAR_MARK,
  isDocumentNumber,
  isIrpNumber,
  NUMBER_LENGTH_MAX,
  numberKey,
} from './documents/number.ts';
export {
  checkCharacter,
  isGstin,
  normaliseGstin,
  parseGstin,
  registrationOf,
} from './identity/gstin.ts';
export type { Gstin, GstinKind, GstinReason } from './identity/gstin.ts';
export { isPan, maskPan, parsePan } from './identity/pan.ts';
export type { Pan, PanHolder, PanReason } from './identity/pan.ts';
export { isPincode, pincodeConflict, statesOfPincode } from './identity/pin-codes.ts';
export { stateNamed } from './identity/state-names.ts';
export {
  GST_STATES,
  isPlaceOfSupply,
  sameState,
  stateOfCode,
  stateOfGstin,
  stateTaxOf,
} from './identity/states.ts';
export type { GstState } from './identity/states.ts';
export { headsOf, isExport, isToSez, isWithoutPayment, reasonOfHeads } from './place/heads.ts';
export type { HeadsAsked, HeadsReason } from './place/heads.ts';
export { FOREIGN_PLACE, placeOfSupply } from './place/place-of-supply.ts';
export type { PlaceAsked } from './place/place-of-supply.ts';
export { COMPOSITION_NOTE, CREDIT_NOTE_TITLE, titleOf } from './place/title.ts';
export { isCessInForce } from './rates/cess.ts';
export { checkRates } from './rates/check.ts';
export type { RatedLine } from './rates/check.ts';
export { isHsn } from './rates/hsn.ts';
export { GST_RATES, isGstRate, isRateInForce, rateInForceSince } from './rates/rates.ts';
export type { RateBps, RateWindow } from './rates/rates.ts';
export type { TaxRejection } from './rejections.ts';
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
