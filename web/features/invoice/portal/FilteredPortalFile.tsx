// INV-01 of all invoices that the list's filter shows.
import type { InvoiceListQuery } from '../queries.ts';
import { invoicesShown } from './portal-file.ts';
import { PortalFileButton } from './PortalFileButton.tsx';

type Props = { readonly bookId: number; readonly narrowing: InvoiceListQuery };

export const FilteredPortalFile = ({ bookId, narrowing }: Props) => (
  <PortalFileButton
    bookId={bookId}
    text="Download JSON for the portal"
    find={() => invoicesShown(bookId, narrowing)}
  />
);
