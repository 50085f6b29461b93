// Which kind a supply is by its buyer and its place, and which it cannot be. An SEZ buyer is
// zero-rated always (IGST Act s. 16(1)(b)); a buyer abroad only where the supply ends outside India
// (ss. 2(5), 2(6) and 16(1)(a)): what ends here is an ordinary supply of its state.
import { financialYearLabel, financialYearOf } from '../../kernel/financial-year.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { TaxRejection } from '../rejections.ts';
import type { SupplierRegistration, SupplyKind } from '../terms.ts';
import { isExport, isToSez } from './heads.ts';
import { FOREIGN_PLACE, isOverseas } from './place-by-rule.ts';
import type { Buyer } from './place-by-rule.ts';

/** Letters of undertaking are given for a financial year (CGST Rule 96A, Circular 8/8/2017-GST). */
export type Undertakings = {
  /** By the label of its year: 26-27. */
  readonly byYear: Readonly<Record<string, string>>;
  /** Written down before years were asked for; it counts while no year has its own. */
  readonly ofNoYear: string | null;
};

/** @returns the reference of the letter in force on a day, or null. */
export function undertakingOn({ byYear, ofNoYear }: Undertakings, on: CalendarDate): string | null {
  const ofYear = byYear[financialYearLabel(financialYearOf(on))];
  if (ofYear !== undefined) return ofYear;
  return Object.keys(byYear).length === 0 ? ofNoYear : null;
}

/**
 * @param placeOfSupply two digits, 96 abroad; null while nobody can tell.
 * @param hasUndertaking whether a letter is in force on the day, under which no tax is paid.
 * @returns the kind of a supply of which nobody said it.
 */
export function supplyKindOf({
  supplierRegistration,
  recipient,
  placeOfSupply,
  hasUndertaking,
}: {
  readonly supplierRegistration: SupplierRegistration;
  readonly recipient: Buyer;
  readonly placeOfSupply: string | null;
  readonly hasUndertaking: boolean;
}): SupplyKind {
  if (supplierRegistration === 'unregistered' || supplierRegistration === 'composition') {
    return 'domestic';
  }
  if (recipient.registration === 'sez') {
    return hasUndertaking ? 'sez-without-payment' : 'sez-with-payment';
  }
  if (isOverseas(recipient) && placeOfSupply === FOREIGN_PLACE) {
    return hasUndertaking ? 'export-without-payment' : 'export-with-payment';
  }
  return 'domestic';
}

/** @returns why a supply is not of the kind that was said, or null. */
export function kindRefusal({
  supply,
  recipient,
  placeOfSupply,
}: {
  readonly supply: SupplyKind;
  readonly recipient: Buyer;
  readonly placeOfSupply: string | null;
}): TaxRejection | null {
  if (recipient.registration === 'sez') {
    return isToSez(supply) ? null : { kind: 'sez_supply_is_zero_rated', supply };
  }
  if (placeOfSupply === null || !isOverseas(recipient)) return null;
  if (isExport(supply)) {
    return placeOfSupply === FOREIGN_PLACE ? null : { kind: 'export_ends_in_india', placeOfSupply };
  }
  return placeOfSupply === FOREIGN_PLACE ? { kind: 'supply_ends_abroad', supply } : null;
}
