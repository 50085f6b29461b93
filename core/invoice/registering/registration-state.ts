// Which documents of an invoice stand at the e-invoice portal.
import type { RegisteringEvent, PortalDocument } from './registering-events.ts';

export type EInvoice = {
  readonly irn: string;
  readonly acknowledgedAt: string;
  readonly isCancelled: boolean;
};

/** By kind and id of the document. */
export type EInvoices = ReadonlyMap<string, EInvoice>;

export const documentKey = ({ kind, id }: PortalDocument): string => `${kind} ${id}`;

export function eInvoicesAfter(before: EInvoices, event: RegisteringEvent): EInvoices {
  const key = documentKey(event.data.document);
  if (event.type === 'EInvoiceRegistered') {
    const { irn, acknowledgedAt } = event.data;
    return new Map(before).set(key, { irn, acknowledgedAt, isCancelled: false });
  }
  const own = before.get(key);
  return own === undefined ? before : new Map(before).set(key, { ...own, isCancelled: true });
}

/** @returns what stands at the portal of a document, or null. */
export function activeEInvoice(eInvoices: EInvoices, document: PortalDocument): EInvoice | null {
  const own = eInvoices.get(documentKey(document));
  return own === undefined || own.isCancelled ? null : own;
}
