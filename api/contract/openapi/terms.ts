// Words of which a field has one of several, each told once.
import { carriedAsset } from '#core/account/terms.ts';
import { nature } from '#core/account-type/terms.ts';
import { assetKind } from '#core/asset/terms.ts';
import { assetClass } from '#core/depreciation/terms.ts';
import { confirmation } from '#core/person/terms.ts';
import { challanReason, presaleStatus } from '#core/trade/kinds/presale/terms.ts';
import { logoType, postingRole, role } from '#core/book/terms.ts';
import { masterStatus } from '#core/catalogue/master/terms.ts';
import { billKind, creditSourceKind, itemKind } from '#core/settlement/terms.ts';
import { deductionKind } from '#core/customer/terms.ts';
import { importKind } from '#core/import/terms.ts';
import { creditReason, invoiceStatus } from '#core/invoice/terms.ts';
import { creditRule, gstMark, sourceKind, voucherType } from '#core/journal/terms.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { lineChoice } from '#core/statement/lines/terms.ts';
import { valuationMethod } from '#core/stock-valuation/terms.ts';
import { heads, legalForm, registration, rounding, supplierRegistration } from '#core/tax/terms.ts';
import { serviceNature, supplyKind, treatment } from '#core/tax/terms.ts';
import {
  blockedClause,
  creditKind,
  creditUse,
  eligibility,
  noCreditReason,
  specialRegistration,
  tradeRegistration,
  tradeStatus,
} from '#core/trade/terms.ts';
import { ownerForm } from '#core/statement/owners/terms.ts';

export const SHARED_TERMS = {
  AddressConfirmation: confirmation,
  AssetClass: assetClass,
  AssetKind: assetKind,
  BillKind: billKind,
  CarriedAsset: carriedAsset,
  ChallanReason: challanReason,
  CreditReason: creditReason,
  CreditRule: creditRule,
  CreditSourceKind: creditSourceKind,
  DeductionKind: deductionKind,
  GstMark: gstMark,
  BlockedClause: blockedClause,
  CreditKind: creditKind,
  CreditUse: creditUse,
  Eligibility: eligibility,
  NoCreditReason: noCreditReason,
  TradeRegistration: tradeRegistration,
  TradeStatus: tradeStatus,
  Heads: heads,
  ImportKind: importKind,
  InvoiceStatus: invoiceStatus,
  ItemKind: itemKind,
  LegalForm: legalForm,
  LineChoice: lineChoice,
  LogoType: logoType,
  MasterStatus: masterStatus,
  Nature: nature,
  OwnerForm: ownerForm,
  PaymentMethod: paymentMethod,
  PresaleStatus: presaleStatus,
  PostingRole: postingRole,
  Registration: registration,
  Role: role,
  Rounding: rounding,
  SourceKind: sourceKind,
  SpecialRegistration: specialRegistration,
  SupplierRegistration: supplierRegistration,
  ServiceNature: serviceNature,
  SupplyKind: supplyKind,
  Treatment: treatment,
  ValuationMethod: valuationMethod,
  VoucherType: voucherType,
};
