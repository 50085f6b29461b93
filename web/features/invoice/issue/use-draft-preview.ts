// A draft of the books as the rules see it now: whether it may be issued, and what it will post.
import { useQuery } from '@tanstack/react-query';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import {
  billingOverviewOf,
  billingSettingsOf,
  customerOf,
  postingOf,
} from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { draftOfInvoice } from '../draft/from-invoice.ts';
import type { InvoiceContext } from '../draft/known.ts';
import { priced } from '../draft/priced.ts';
import type { InvoicePreview } from '../draft/priced.ts';
import type { InvoiceDraft } from '../draft/draft.ts';

type DraftPreview = {
  readonly draft: InvoiceDraft;
  readonly known: InvoiceContext;
  readonly priced: InvoicePreview;
};

type OfBook = { readonly bookId: number; readonly bookName: string };

/** @returns null until all is read that it is decided by. */
export function useDraftPreview(
  { bookId, bookName }: OfBook,
  invoice: InvoiceDetail,
): DraftPreview | null {
  const settings = useQuery(billingSettingsOf(bookId)).data;
  const overview = useQuery(billingOverviewOf(bookId)).data;
  const posting = useQuery(postingOf(bookId)).data;
  const accounts = useQuery(accountListOf(bookId)).data;
  const customer = useQuery(customerOf(bookId, invoice.customer_id)).data;
  const isRead = overview !== undefined && posting !== undefined && accounts !== undefined;
  if (settings === undefined || customer === undefined || !isRead) return null;
  const known: InvoiceContext = {
    today: todayInIndia(),
    bookName,
    settings,
    customer,
    accounts,
    posting: posting.accounts,
    nextNumber: invoice.number,
    latestDated: overview.latest_dated,
  };
  const draft = draftOfInvoice(invoice);
  return { draft, known, priced: priced(draft, known, 'invoice') };
}
