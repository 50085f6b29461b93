// What is missing on an invoice, in words that a reply and a screen share.
import type { MissingParticular } from '../rejections.ts';

/** More would be read by nobody: the fields say the rest. */
const NAMED_MAX = 6;

/** @returns a noun, such as `the unit of line 2`. */
export function particularInWords({ particular, line, digits }: MissingParticular): string {
  switch (particular) {
    case 'supplier-address':
      return 'your own address in the billing settings';
    case 'buyer-address':
      return 'the customer’s address';
    case 'buyer-state':
      return 'the customer’s state';
    case 'hsn':
      return `the HSN or SAC of line ${line} with at least ${digits} digits`;
    case 'unit':
      return `the unit of line ${line}`;
    case 'delivery-address':
      return 'the address of delivery';
    case 'place-of-supply':
      return 'the place of supply';
  }
}

/** @returns a sentence that names what is missing, and whether a reason is enough. */
export function missingInWords(missing: readonly MissingParticular[]): string {
  const named = missing.slice(0, NAMED_MAX).map((each) => particularInWords(each));
  const rest = missing.length - named.length;
  const parts = rest === 0 ? named : [...named, `${rest} more`];
  const list = [parts.slice(0, -1).join(', '), parts.at(-1)].filter((part) => part !== '');
  const way = missing.every(({ overridable }) => overridable)
    ? ' Add it, or give a reason to issue it without.'
    : '';
  return `An invoice needs ${list.join(' and ')}.${way}`;
}
