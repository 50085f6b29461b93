// How an issued invoice of version 1 reads in version 2, which seals what names a private person,
// and what version 3 tells to a server that reads no newer than that; and what was settled and
// reversed before its day was said.
import { privateSubjectStep, parsedBy, upcaster } from '../kernel/upcaster.ts';
import { invoiceIssuedV2 } from './drafting/header.ts';
import type { InvoiceIssuedV2, InvoiceIssuedV3 } from './drafting/header.ts';
import { allocationReversedV1 } from './issued/settling-events.ts';
import type {
  AllocationReversed,
  AllocationReversedV1,
  PaymentReversed,
  PaymentReversedV1,
} from './issued/settling-events.ts';

/** Only of a supply to an SEZ must it be said what its lines were posted to. */
function linePosted({ income, ...line }: InvoiceIssuedV3['lines'][number]) {
  return income === 'sez-sales' ? { ...line, income } : line;
}

export const invoiceUpcasters = [
  privateSubjectStep('InvoiceIssued', 1),
  upcaster('InvoiceIssued', 2, {
    up: (old: InvoiceIssuedV2): InvoiceIssuedV3 => old,
    down: (data: InvoiceIssuedV3) =>
      parsedBy<InvoiceIssuedV2>(invoiceIssuedV2)({ ...data, lines: data.lines.map(linePosted) }),
  }),
  upcaster('PaymentReversed', 1, {
    up: (old: PaymentReversedV1): PaymentReversed['data'] => old,
    // The journal that is reversed with it says the day as well.
    down: ({ reversedOn: _day, ...old }: PaymentReversed['data']): PaymentReversedV1 => old,
  }),
  upcaster('AllocationReversed', 1, {
    up: (old: AllocationReversedV1): AllocationReversed['data'] => old,
    down: ({ reversedOn: _day, ...old }: AllocationReversed['data']) =>
      parsedBy<AllocationReversedV1>(allocationReversedV1)(old),
  }),
] as const;
