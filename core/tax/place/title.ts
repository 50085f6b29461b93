// What the document is called (CGST Rules 46, 46A, 49 and 53, in force since 2017-07-01).
import type { DocumentTitle, Registration, SupplierRegistration, Treatment } from '../terms.ts';

/** What a composition supplier prints on every bill of supply (CGST Rule 5(1)(f)). */
export const COMPOSITION_NOTE =
  'composition taxable person, not eligible to collect tax on supplies';

/** Of the note by which a supplier gives back value and tax (Rule 53). */
export const CREDIT_NOTE_TITLE = 'Credit Note';

/** Of the note by which a supplier charges what was charged too little (Rule 53). */
export const DEBIT_NOTE_TITLE = 'Debit Note';

/** Whom Rule 46A means: who holds a UIN is no registered person (CGST Act s. 2(94)). */
const isRegistered = (registration: Registration): boolean =>
  registration === 'regular' || registration === 'composition';

/**
 * @param treatments of all lines. Taxable lines make a tax invoice (Rule 46), lines without tax a
 * bill of supply (Rule 49), and both an invoice-cum-bill of supply, though to a buyer without
 * registration only (Rule 46A); a registered one gets both on what is called an invoice. To an SEZ
 * and abroad every line is zero-rated, so all make a tax invoice (IGST Act s. 16).
 */
export function titleOf({
  supplierRegistration,
  recipientRegistration,
  treatments,
}: {
  readonly supplierRegistration: SupplierRegistration;
  readonly recipientRegistration: Registration;
  readonly treatments: readonly Treatment[];
}): DocumentTitle {
  if (supplierRegistration === 'unregistered') return 'Invoice';
  if (supplierRegistration === 'composition') return 'Bill of Supply';
  if (recipientRegistration === 'sez' || recipientRegistration === 'overseas') {
    return 'Tax Invoice';
  }
  if (treatments.every((treatment) => treatment === 'taxable')) return 'Tax Invoice';
  if (!treatments.includes('taxable')) return 'Bill of Supply';
  return isRegistered(recipientRegistration) ? 'Invoice' : 'Invoice-cum-Bill of Supply';
}
