// How a bill stands, in one word that is the same on every page and at every width. The wire says
// `sent` of each issued bill that waits for its day; on the screen only what went to the customer
// is Sent (decision 0087).
import type { InvoiceStatus } from '#core/invoice/terms.ts';

export type ShownStatus = InvoiceStatus | 'issued' | 'part_paid';

type Standing = {
  readonly status: InvoiceStatus;
  readonly partPaid: boolean;
  readonly sentOn: string | null;
};

export function shownStatus({ status, partPaid, sentOn }: Standing): ShownStatus {
  if (status !== 'sent') return status;
  if (partPaid) return 'part_paid';
  return sentOn === null ? 'issued' : 'sent';
}

export const SHOWN_STATUS_WORDS: Readonly<Record<ShownStatus, string>> = {
  draft: 'Draft',
  issued: 'Issued',
  sent: 'Sent',
  part_paid: 'Part paid',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
  credited: 'Credited',
};
