// How an issued invoice of version 1 reads in version 2, which seals what names a private person;
// what was said of drafts and lines before services had natures, and before goods had a godown and
// a batch; and what settled an invoice before
// journals and advances could.
import { privateSubjectStep, saidBy, upcaster, wideningStep } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';
import { creditNoteIssuedV1, creditNoteIssuedV2 } from './events.ts';
import type { CreditNoteIssued, CreditNoteIssuedV1, CreditNoteIssuedV2 } from './events.ts';
import {
  invoiceDraftChangedV1,
  invoiceDraftChangedV2,
  invoiceDraftedV1,
  invoiceDraftedV2,
  invoiceIssuedV2,
  invoiceIssuedV3,
  invoiceIssuedV4,
} from './drafting/header.ts';
import type {
  InvoiceDraftChanged,
  InvoiceDraftChangedV1,
  InvoiceDraftChangedV2,
  InvoiceDrafted,
  InvoiceDraftedV1,
  InvoiceDraftedV2,
  InvoiceIssued,
  InvoiceIssuedV2,
  InvoiceIssuedV3,
  InvoiceIssuedV4,
} from './drafting/header.ts';
import {
  allocationReversedV1,
  creditAllocatedV1,
  paymentRecordedV1,
} from './issued/settling-events.ts';
import type {
  AllocationReversed,
  AllocationReversedV1,
  CreditAllocated,
  CreditAllocatedV1,
  PaymentRecorded,
  PaymentRecordedV1,
  PaymentReversed,
  PaymentReversedV1,
} from './issued/settling-events.ts';

/** Only of a supply to an SEZ must it be said what its lines were posted to. */
function linePosted({ income, ...line }: InvoiceIssuedV3['lines'][number]) {
  return income === 'sez-sales' ? { ...line, income } : line;
}

export const invoiceUpcasters: readonly Upcaster[] = [
  wideningStep<CreditNoteIssuedV1, CreditNoteIssuedV2>('CreditNoteIssued', 1, creditNoteIssuedV1),
  wideningStep<CreditNoteIssuedV2, CreditNoteIssued['data']>(
    'CreditNoteIssued',
    2,
    creditNoteIssuedV2,
  ),
  wideningStep<InvoiceDraftedV1, InvoiceDraftedV2>('InvoiceDrafted', 1, invoiceDraftedV1),
  wideningStep<InvoiceDraftedV2, InvoiceDrafted['data']>('InvoiceDrafted', 2, invoiceDraftedV2),
  wideningStep<InvoiceDraftChangedV1, InvoiceDraftChangedV2>(
    'InvoiceDraftChanged',
    1,
    invoiceDraftChangedV1,
  ),
  wideningStep<InvoiceDraftChangedV2, InvoiceDraftChanged['data']>(
    'InvoiceDraftChanged',
    2,
    invoiceDraftChangedV2,
  ),
  privateSubjectStep('InvoiceIssued', 1),
  upcaster('InvoiceIssued', 2, {
    up: (old: InvoiceIssuedV2): InvoiceIssuedV3 => old,
    down: (data: InvoiceIssuedV3) =>
      saidBy<InvoiceIssuedV2>(invoiceIssuedV2)({ ...data, lines: data.lines.map(linePosted) }),
  }),
  wideningStep<InvoiceIssuedV3, InvoiceIssuedV4>('InvoiceIssued', 3, invoiceIssuedV3),
  wideningStep<InvoiceIssuedV4, InvoiceIssued['data']>('InvoiceIssued', 4, invoiceIssuedV4),
  wideningStep<PaymentRecordedV1, PaymentRecorded['data']>('PaymentRecorded', 1, paymentRecordedV1),
  upcaster('PaymentReversed', 1, {
    up: (old: PaymentReversedV1): PaymentReversed['data'] => old,
    // The journal that is reversed with it says the day as well.
    down: ({ reversedOn: _day, ...old }: PaymentReversed['data']): PaymentReversedV1 => old,
  }),
  wideningStep<CreditAllocatedV1, CreditAllocated['data']>('CreditAllocated', 1, creditAllocatedV1),
  upcaster('AllocationReversed', 1, {
    up: (old: AllocationReversedV1): AllocationReversed['data'] => old,
    down: ({ reversedOn: _day, ...old }: AllocationReversed['data']) =>
      saidBy<AllocationReversedV1>(allocationReversedV1)(old),
  }),
];
