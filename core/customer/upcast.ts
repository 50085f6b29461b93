// How a customer of version 1 reads in version 2, which seals what names a private person; and a
// receipt that was reversed before its day was said.
import { privateSubjectStep, upcaster } from '../kernel/upcaster.ts';
import type { ReceiptReversed, ReceiptReversedV1 } from './money/receipt-events.ts';

export const customerUpcasters = [
  privateSubjectStep('CustomerCreated', 1),
  privateSubjectStep('CustomerChanged', 1),
  upcaster('ReceiptReversed', 1, {
    up: (old: ReceiptReversedV1): ReceiptReversed['data'] => old,
    // The journal that is reversed with it says the day as well.
    down: ({ reversedOn: _day, ...old }: ReceiptReversed['data']): ReceiptReversedV1 => old,
  }),
] as const;
