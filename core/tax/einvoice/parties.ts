// What the e-invoice portal asks of the kind of supply and of its parties (INV-01 v1.1: TranDtls,
// BuyerDtls, ExpDtls), and which documents it takes at all.
import { isExport, isToSez } from '../place/heads.ts';
import type { DocumentTitle, Registration, SupplyKind } from '../terms.ts';

/** SupTyp. */
export type EInvoiceSupply = 'B2B' | 'SEZWP' | 'SEZWOP' | 'EXPWP' | 'EXPWOP' | 'DEXP';

const SUPPLIES: Readonly<Record<SupplyKind, EInvoiceSupply>> = {
  domestic: 'B2B',
  'sez-with-payment': 'SEZWP',
  'sez-without-payment': 'SEZWOP',
  'export-with-payment': 'EXPWP',
  'export-without-payment': 'EXPWOP',
  'deemed-export': 'DEXP',
};

/**
 * @returns the kind of supply, or null for what the portal does not take: a supply to a buyer in
 * India without registration, and a bill of supply. Whether a supplier's turnover asks for it at
 * all is told by the threshold `e-invoice-above`.
 */
export function eInvoiceSupplyOf({
  supply,
  title,
  recipientRegistration,
}: {
  readonly supply: SupplyKind;
  readonly title: DocumentTitle;
  readonly recipientRegistration: Registration;
}): EInvoiceSupply | null {
  if (title === 'Bill of Supply') return null;
  if (isExport(supply) || isToSez(supply)) return SUPPLIES[supply];
  return recipientRegistration === 'unregistered' || recipientRegistration === 'overseas'
    ? null
    : SUPPLIES[supply];
}

/** Instead of a GSTIN, for a buyer who has none. */
export const UNREGISTERED_PERSON = 'URP';

export type EInvoiceBuyer = {
  readonly gstin: string;
  readonly placeOfSupply: string;
  readonly stateCode: string;
  readonly pincode: number | null;
};

/** @returns what stands for the buyer: abroad the state is 96 and the PIN code 999999. */
export function eInvoiceBuyerOf(buyer: {
  readonly supply: SupplyKind;
  readonly gstin: string | null;
  readonly placeOfSupply: string;
  readonly stateCode: string;
  readonly pincode: string | null;
}): EInvoiceBuyer {
  if (isExport(buyer.supply)) {
    const abroad = { placeOfSupply: '96', stateCode: '96', pincode: 999_999 };
    return { gstin: UNREGISTERED_PERSON, ...abroad };
  }
  return {
    gstin: buyer.gstin ?? UNREGISTERED_PERSON,
    placeOfSupply: buyer.placeOfSupply,
    stateCode: buyer.stateCode,
    pincode: buyer.pincode === null ? null : Number(buyer.pincode),
  };
}

export type ExportDetails = {
  /** CntCode, ISO 3166 alpha-2. */
  readonly country: string;
  /** ForCur, ISO 4217. */
  readonly currency: string;
  /** RefClm: who exports with payment of tax claims it back (IGST Act s. 16(3)(b)). */
  readonly claimsRefund: boolean;
};

/** @returns ExpDtls, or null for what does not leave India. */
export const exportDetailsOf = (
  supply: SupplyKind,
  country: string,
  currency: string,
): ExportDetails | null =>
  isExport(supply) ? { country, currency, claimsRefund: supply === 'export-with-payment' } : null;
