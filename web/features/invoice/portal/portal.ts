// What of an invoice the e-invoice portal takes or has taken, in words.
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { EInvoiceReply, EInvoiceStatus } from '#api/contract/invoice/portal.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';

export type PortalKind = 'invoice' | 'credit-note' | 'debit-note';

/** The invoice itself or a note of it, as it stands with the portal. */
export type DocumentOnPage = {
  readonly kind: PortalKind;
  readonly id: number;
  readonly number: string;
  readonly registration: EInvoiceReply;
};

type PortalDocument = Pick<InvoiceDetail, 'id' | 'number' | 'registration'>;

/** @returns those documents of an invoice that the portal has to do with, the invoice first. */
export function portalDocumentsOf(invoice: InvoiceDetail): readonly DocumentOnPage[] {
  const ofKind = (kind: PortalKind, documents: readonly PortalDocument[]) =>
    documents.flatMap(({ id, number, registration }) =>
      registration === undefined ? [] : [{ kind, id, number, registration }],
    );
  return [
    ...ofKind('invoice', [invoice]),
    ...ofKind('credit-note', invoice.creditNotes),
    ...ofKind('debit-note', invoice.debitNotes),
  ];
}

export const PORTAL_BADGES: Readonly<
  Record<EInvoiceStatus, { readonly kind: 'warn' | 'good' | 'plum'; readonly text: string }>
> = {
  'to-register': { kind: 'warn', text: 'To register' },
  registered: { kind: 'good', text: 'Registered' },
  cancelled: { kind: 'plum', text: 'IRN cancelled' },
};

/** CnlRsn of the portal. */
export const CANCEL_REASON_NAMES = [
  { value: '1', label: 'Duplicate' },
  { value: '2', label: 'Data entry mistake' },
  { value: '3', label: 'Order cancelled' },
  { value: '4', label: 'Others' },
] as const;

export const NOUNS: Readonly<Record<PortalKind, string>> = {
  invoice: 'invoice',
  'credit-note': 'credit note',
  'debit-note': 'debit note',
};

/** @param at `2026-11-21T15:30:00`, in India. @returns `21 Nov 2026, 15:30`. */
export const momentText = (at: string): string =>
  `${formatDate(dateFromWire(at.slice(0, 10)))}, ${at.slice(11, 16)}`;

/** @returns until when it can be reported; null where no last day is set. */
export function reportByText({ reportBy: until, daysLeft: left }: EInvoiceReply): string | null {
  if (until === null || left === null) return null;
  const day = formatDate(until);
  if (left < 0) return `The portal took it until ${day}.`;
  if (left === 0) return 'Today is the last day on which the portal takes it.';
  return `The portal takes it until ${day}, ${left === 1 ? 'one more day' : `${left} more days`}.`;
}
