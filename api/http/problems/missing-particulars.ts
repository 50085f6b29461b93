// The fields of what is missing on an invoice, for a form to place each at its own.
import { particularInWords } from '#core/invoice/index.ts';
import type { MissingParticular } from '#core/invoice/index.ts';
import type { FieldProblem } from './field-errors.ts';

/** @returns one error for each, `items.0.hsn` being the code of the first line. */
export const particularErrors = (missing: readonly MissingParticular[]): FieldProblem[] =>
  missing.map((each) => ({ field: fieldOf(each), message: messageOf(each) }));

function fieldOf({ particular, line }: MissingParticular): string {
  switch (particular) {
    case 'supplier-address':
      return 'supplier.address';
    case 'buyer-address':
      return 'customer.address';
    case 'buyer-state':
      return 'customer.state_code';
    case 'hsn':
      return `items.${(line ?? 1) - 1}.hsn`;
    case 'unit':
      return `items.${(line ?? 1) - 1}.uqc`;
    case 'delivery-address':
      return 'delivery';
    case 'place-of-supply':
      return 'place_of_supply';
  }
}

const messageOf = (missing: MissingParticular): string =>
  `Give ${particularInWords(missing)}${missing.overridable ? ', or a reason to do without' : ''}.`;
