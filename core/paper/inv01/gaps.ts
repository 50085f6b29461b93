// What keeps a document from the e-invoice portal, each by its field of INV-01.

export type PartyField = 'Gstin' | 'LglNm' | 'Addr1' | 'Loc' | 'Pin' | 'Stcd';

export type Inv01Gap =
  | { readonly kind: 'party'; readonly of: 'SellerDtls' | 'BuyerDtls'; readonly field: PartyField }
  | { readonly kind: 'place-missing' }
  | { readonly kind: 'number-unsuitable'; readonly number: string }
  | { readonly kind: 'hsn-missing'; readonly line: number }
  | { readonly kind: 'hsn-short'; readonly line: number; readonly hsn: string }
  | { readonly kind: 'unit-missing'; readonly line: number };

/** @returns where the gap is, as `BuyerDtls.Pin`. */
export function fieldOfGap(gap: Inv01Gap): string {
  switch (gap.kind) {
    case 'party':
      return `${gap.of}.${gap.field}`;
    case 'place-missing':
      return 'BuyerDtls.Pos';
    case 'number-unsuitable':
      return 'DocDtls.No';
    case 'hsn-missing':
    case 'hsn-short':
      return 'ItemList.HsnCd';
    case 'unit-missing':
      return 'ItemList.Unit';
  }
}

const WHOSE = { SellerDtls: 'your business', BuyerDtls: 'the customer' } as const;
const WHAT: Readonly<Record<PartyField, string>> = {
  Gstin: 'the GSTIN',
  LglNm: 'the name, of three characters or more,',
  Addr1: 'the address',
  Loc: 'the city, of three characters or more,',
  Pin: 'the PIN code',
  Stcd: 'the state',
};
/** An issued document keeps these; only what is no particular of the law is completed later. */
const COMPLETED: readonly PartyField[] = ['Addr1', 'Loc', 'Pin'];
const ANEW = 'Cancel the document and issue it anew with it.';

/** @returns what is missing and where to enter it, as a person reads it. */
export function gapInWords(gap: Inv01Gap): string {
  switch (gap.kind) {
    case 'party': {
      const where = gap.of === 'SellerDtls' ? 'in the billing settings' : 'on the customer';
      const then = COMPLETED.includes(gap.field) ? `Enter it ${where}.` : ANEW;
      return `${WHAT[gap.field]} of ${WHOSE[gap.of]} is missing. ${then}`.replace(/^t/, 'T');
    }
    case 'place-missing':
      return `The place of supply is missing. ${ANEW}`;
    case 'number-unsuitable':
      return (
        `The portal takes no number like ${gap.number}: it begins with a letter or a digit ` +
        'above 0 and has at most 16 letters, digits, - and /.'
      );
    case 'hsn-missing':
      return `Line ${gap.line} has no HSN or SAC. ${ANEW}`;
    case 'hsn-short':
      return `Line ${gap.line}: ${gap.hsn} is too short, the portal takes 6 or 8 digits. ${ANEW}`;
    case 'unit-missing':
      return `Line ${gap.line} has no unit of GST, which goods need. ${ANEW}`;
  }
}
