// What other folders may import of the tax rules.
export { computeSupply } from './amounts/compute-supply.ts';
export type { ComputedSupply, Supply, SupplyLine } from './amounts/compute-supply.ts';
export { creditOf, uncreditedPart } from './amounts/credit.ts';
export type { CreditableLine, CreditRequest, CreditedPart } from './amounts/credit.ts';
export { toRupee } from './amounts/totals.ts';
export type { ComputedLine, Totals } from './amounts/totals.ts';
export { hsnSummary, summaryByRate } from './amounts/summaries.ts';
export type { HsnSummary, RateSummary, SummedLine } from './amounts/summaries.ts';
export { asksBuyerAddress } from './documents/buyer-address.ts';
export {
  documentNumber,
  FINANCIAL_YEAR_MARK,
  isDocumentNumber,
  isIrpNumber,
  NUMBER_LENGTH_MAX,
  numberKey,
} from './documents/number.ts';
export type { DocumentNumber } from './documents/number.ts';
export { cessOf, taxOfLine, taxWithin, timesQuantity } from './amounts/line-tax.ts';
export { areConsecutive } from './documents/series.ts';
export { cancellableUntil, portalDay } from './einvoice/acknowledgement.ts';
export {
  EXEMPT_CLASSES,
  isAboveEInvoiceLimit,
  isDeclaredUnreported,
  mustRegister,
  mustRegisterFrom,
  REPORTING_DAYS,
  reportedUntil,
} from './einvoice/duty.ts';
export type { EInvoicing } from './einvoice/duty.ts';
export { irnText, longYearLabel } from './einvoice/irn.ts';
export type { EInvoiceDocument } from './einvoice/irn.ts';
export { eInvoiceOf, isService } from './einvoice/items.ts';
export type { EInvoiceItem, EInvoiceLine, EInvoiceValues } from './einvoice/items.ts';
export { isRoundOffAllowed, isTotalTolerated } from './einvoice/limits.ts';
export {
  eInvoiceBuyerOf,
  eInvoiceSupplyOf,
  exportDetailsOf,
  UNREGISTERED_PERSON,
} from './einvoice/parties.ts';
export type { EInvoiceBuyer, EInvoiceSupply, ExportDetails } from './einvoice/parties.ts';
export { statesOfAddress } from './identity/addresses.ts';
export {
  checkCharacter,
  isGstin,
  normaliseGstin,
  numberUnfit,
  parseGstin,
  registrationOf,
} from './identity/gstin.ts';
export type { Gstin, GstinKind, GstinReason } from './identity/gstin.ts';
export { LEGAL_FORM_NAMES, legalFormOf } from './identity/legal-form.ts';
export { isPan, maskPan, parsePan } from './identity/pan.ts';
export type { Pan, PanHolder, PanReason } from './identity/pan.ts';
export { isPincode, pincodeConflict, statesOfPincode } from './identity/pin-codes.ts';
export { stateNamed } from './identity/state-names.ts';
export {
  GST_STATES,
  isPlaceOfSupply,
  isRetired,
  sameState,
  stateCodeOn,
  stateOfCode,
  stateOfGstin,
  stateTaxOf,
} from './identity/states.ts';
export type { GstState } from './identity/states.ts';
export {
  periodRefusal,
  GST_BEGINS,
  parseReturnPeriod,
  parseTemplateDate,
  returnPeriodOf,
  returnPeriodOn,
} from './periods/return-period.ts';
export type { PeriodReason, ReturnPeriod } from './periods/return-period.ts';
export { creditLimitOf } from './periods/credit-limit.ts';
export { dueDateOf } from './periods/due-dates.ts';
export {
  creditLimitIn,
  filingOn,
  NO_RETURNS,
  reportedIn,
  reportedInFiled,
} from './periods/filings.ts';
export type { BookReturns, DueReturn, ReturnFiling } from './periods/filings.ts';
export {
  beginsQuarter,
  frequencyOn,
  isByFrequency,
  parseArn,
  periodOfSpan,
  QRMP_BEGINS,
  returnPeriodInWords,
  returnSpan,
  returnsOfRegistration,
  spanOfPeriod,
} from './periods/returns.ts';
export type { FrequencyFrom } from './periods/returns.ts';
export {
  filingBasis,
  filingFrequency,
  RETURN_NAMES,
  returnKind,
  returnKindV1,
} from './periods/terms.ts';
export type { FilingFrequency, ReturnKind } from './periods/terms.ts';
export { SPANS, spanOn } from './periods/spans.ts';
export { ownInvoiceLate, ownInvoiceUntil, timeOfSupply } from './periods/time-of-supply.ts';
export type { TimeOfSupply } from './periods/time-of-supply.ts';
export type { Span } from './periods/spans.ts';
export { chargedFault } from './place/charged.ts';
export type { ChargedFault } from './place/charged.ts';
export { headsOf, isExport, isToSez, isWithoutPayment, reasonOfHeads } from './place/heads.ts';
export type { HeadsInput, HeadsReason } from './place/heads.ts';
export { kindRefusal, supplyKindOf, undertakingOn } from './place/kind-of-supply.ts';
export type { Undertakings } from './place/kind-of-supply.ts';
export {
  asksNature,
  codeAgainst,
  natureByCode,
  NATURES_BY_CODE,
  natureOf,
} from './place/natures-by-code.ts';
export type { NatureByCode, NaturedLine } from './place/natures-by-code.ts';
export { buyerKindOf, FOREIGN_PLACE, isOverseas } from './place/place-by-rule.ts';
export type { Buyer, SupplyPlace, PlaceFacts, PlaceReason } from './place/place-by-rule.ts';
export { placedOf, placeOfSupply } from './place/place-of-supply.ts';
export type { PlaceInput } from './place/place-of-supply.ts';
export { placeOfService, SERVICE_NATURES } from './place/service-places.ts';
export { COMPOSITION_NOTE, CREDIT_NOTE_TITLE, DEBIT_NOTE_TITLE, titleOf } from './place/title.ts';
export { isCessInForce } from './rates/cess.ts';
export { checkRates } from './rates/check.ts';
export type { RatedLine } from './rates/check.ts';
export { compositionTax } from './rates/composition.ts';
export type { CompositionScheme } from './rates/composition.ts';
export { hsnDigitsOn, isHsn } from './rates/hsn.ts';
export { GST_RATES, isGstRate, isRateInForce, rateInForceSince } from './rates/rates.ts';
export type { RateBps, RateWindow } from './rates/rates.ts';
export { THRESHOLDS, thresholdOn } from './rates/thresholds.ts';
export type { Threshold } from './rates/thresholds.ts';
export { turnoverBefore, turnoversByYear, turnoverYears } from './rates/turnover.ts';
export type { TurnoverOfYear, Turnovers } from './rates/turnover.ts';
export type { TaxRejection } from './rejections.ts';
export {
  discount,
  documentTitle,
  eInvoiceExemption,
  heads,
  isPrivatePerson,
  legalForm,
  legalFormV1,
  registration,
  rounding,
  serviceNature,
  supplierRegistration,
  supplyKind,
  treatment,
} from './terms.ts';
export { freeOn, keptInWords, keptOn, keptUntil } from './retention/index.ts';
export type { Proceedings, RetentionFacts, RetentionHold } from './retention/index.ts';
export type {
  Discount,
  DocumentTitle,
  EInvoiceExemption,
  Heads,
  LegalForm,
  Registration,
  Rounding,
  ServiceNature,
  SupplierRegistration,
  SupplyKind,
  Treatment,
} from './terms.ts';
export { GST_HEADS, NO_GST_LEDGER, openTaxOfPeriod } from './setoff/gst-ledger.ts';
export type {
  DayOfTax,
  GstAccount,
  GstHead,
  GstLedger,
  HeadPaise,
  MarkedLine,
  OpenTaxOfPeriod,
} from './setoff/gst-ledger.ts';
export { gstr3bSpanOn, isSpanOfGstr3b, isTaxPeriod } from './setoff/gst-period.ts';
export { setOffFault } from './setoff/set-off.ts';
export type { CreditSetOff, SetOffFault } from './setoff/set-off.ts';
export { holdsOn, partyNumbersOn } from './party-numbers.ts';
export type { PartyNumber } from './party-numbers.ts';
export {
  CERTIFICATE_IN_PART,
  NO_TDS_BEFORE,
  tdsDeduction,
  tdsOfReturned,
} from './tds/deduction.ts';
export type { TdsAsked, TdsBefore, TdsCertificate, TdsDeduction } from './tds/deduction.ts';
export { codesOfNature, isTdsCode, TDS_NATURES, tdsNatureOn } from './tds/natures.ts';
export type { Deductee, TdsNature } from './tds/natures.ts';
export {
  tdsDepositDueOn,
  tdsQuarterOf,
  tdsStatementDueOn,
  tdsStatementForm,
} from './tds/due-days.ts';
export { tdsDepositInterest } from './tds/late.ts';
