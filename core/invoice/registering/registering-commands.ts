// What the e-invoice portal answered, as it is handed to the rules of the invoice.
import type { InvoiceId } from '../../kernel/ids.ts';
import type { EInvoiceDocument } from '../../tax/index.ts';
import type { EInvoiceCancelReason } from '../terms.ts';
import type { PortalDocument } from './registering-events.ts';

/** What a text that the portal signed says of its document; the IRN in small hexadecimal. */
export type PortalClaims = {
  readonly number: string;
  readonly type: EInvoiceDocument;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly sellerGstin: string;
  readonly buyerGstin: string;
  readonly totalPaise: number;
  readonly irn: string;
};

/** The answer of the e-invoice portal, times as `2026-11-21T15:30:00` in India. */
export type PortalAnswer = {
  readonly irn: string;
  readonly ackNumber: string;
  readonly acknowledgedAt: string;
  readonly signedQr: string;
  /** Of the signed QR code, and of the signed invoice where it came along. */
  readonly claims: readonly PortalClaims[];
  /** Checked where the book stores a key of the portal; without RS256 it is none. */
  readonly signature:
    | { readonly is: 'unsigned' | 'unchecked' | 'invalid' }
    | { readonly is: 'valid'; readonly key: string };
};

export type RegisterEInvoice = {
  readonly type: 'RegisterEInvoice';
  readonly data: {
    readonly invoiceId: InvoiceId;
    readonly document: PortalDocument;
    readonly answer: PortalAnswer;
  };
};
/** `cancelledAt` is when the portal did it. */
export type CancelEInvoice = {
  readonly type: 'CancelEInvoice';
  readonly data: {
    readonly invoiceId: InvoiceId;
    readonly document: PortalDocument;
    readonly cancelledAt: string;
    readonly reason: EInvoiceCancelReason;
    readonly remark: string;
  };
};
