// What the law demands of an invoice and nobody gave yet, at the places where it is given.
import type { MissingParticular } from '#core/invoice/index.ts';
import type { InvoiceError } from '../draft/body.ts';
import type { InvoicePlace } from '../draft/next-field.ts';
import type { InvoicePreview } from '../draft/priced.ts';

/** @returns what stands in the way of issuing; a reason given takes away what may be left out. */
export function missingOf(
  { refusal }: Pick<InvoicePreview, 'refusal'>,
  reason: string,
): readonly MissingParticular[] {
  if (refusal?.kind !== 'particulars_missing') return [];
  const isGiven = reason.trim() !== '';
  return refusal.missing.filter(({ overridable }) => !(isGiven && overridable));
}

/** @param indexes of the lines as they are typed, for each line that counts. */
export const missingErrors = (
  missing: readonly MissingParticular[],
  indexes: readonly number[],
): readonly InvoiceError[] =>
  missing.flatMap((each) => {
    const place = placeOfMissing(each, indexes);
    return place === null ? [] : [{ place, text: textOf(each) }];
  });

/** The own address has no place in the editor: it stands in the settings. */
export function placeOfMissing(
  { particular, line }: MissingParticular,
  indexes: readonly number[],
): InvoicePlace | null {
  const index = indexes[(line ?? 0) - 1] ?? 0;
  switch (particular) {
    case 'supplier-address':
      return null;
    case 'buyer-address':
    case 'buyer-state':
      return { field: 'customer' };
    case 'hsn':
      return { field: 'hsn', index };
    case 'unit':
      return { field: 'uqc', index };
    case 'delivery-address':
      return { field: 'delivery' };
    case 'place-of-supply':
      return { field: 'place' };
  }
}

function textOf({ particular, digits }: MissingParticular): string {
  switch (particular) {
    case 'supplier-address':
      return 'Add your own address in the billing settings';
    case 'buyer-address':
      return 'This customer has no address yet';
    case 'buyer-state':
      return 'This customer has no state yet';
    case 'hsn':
      return `Enter at least ${digits} digits`;
    case 'unit':
      return 'Choose the unit';
    case 'delivery-address':
      return 'The goods go to another state: enter where';
    case 'place-of-supply':
      return 'Choose a place of supply';
  }
}
