// How a customer of version 1 reads in version 2, which seals what names a private person; and a
// receipt of version 1, which had neither deductions nor a purpose.
import { privateSubjectStep, upcaster, wideningStep } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';
import { receiptRecordedV1 } from './money/receipt-events.ts';
import type {
  ReceiptRecorded,
  ReceiptRecordedV1,
  ReceiptReversed,
  ReceiptReversedV1,
} from './money/receipt-events.ts';

export const customerUpcasters: readonly Upcaster[] = [
  privateSubjectStep('CustomerCreated', 1),
  privateSubjectStep('CustomerChanged', 1),
  // With a deduction, or as an advance, version 1 cannot say it.
  wideningStep<ReceiptRecordedV1, ReceiptRecorded['data']>('ReceiptRecorded', 1, receiptRecordedV1),
  upcaster('ReceiptReversed', 1, {
    up: (old: ReceiptReversedV1): ReceiptReversed['data'] => old,
    // The journal that is reversed with it says the day as well.
    down: ({ reversedOn: _day, ...old }: ReceiptReversed['data']): ReceiptReversedV1 => old,
  }),
];
