// INV-01 of the marked invoices that are to be registered.
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { PortalFileButton } from './PortalFileButton.tsx';

type Props = { readonly bookId: number; readonly marked: readonly InvoiceCard[] };

export function MarkedPortalFile({ bookId, marked }: Props) {
  const documents = marked
    .filter(({ eInvoice }) => eInvoice === 'to-register')
    .map(({ id }) => ({ kind: 'invoice' as const, id }));
  return (
    <PortalFileButton
      bookId={bookId}
      text={`JSON of ${documents.length} for the portal`}
      find={() => Promise.resolve(documents)}
    />
  );
}
