// The journal that an invoice will post once nothing is missing on it, for a form to show.
import { issuedInvoice } from '../../invoice/index.ts';
import type { InvoiceFacts, PricedDraft } from '../../invoice/index.ts';
import type { InvoiceId, JournalId } from '../../kernel/ids.ts';
import { accepted } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { DocumentRejection, StreamEvent } from '../facts.ts';
import type { PostingContext } from '../posting-context.ts';
import { postingOfInvoice } from '../journals/invoice-issued.ts';
import { postJournals } from '../journals/post-journals.ts';

type InvoiceIds = {
  readonly customerId: number;
  readonly customerAccountId: number;
  readonly invoiceId: InvoiceId;
  readonly journalId: JournalId;
};

/** @returns the accounts that it would open and its journal; none of an invoice of nothing. */
export function journalOfInvoice(
  priced: PricedDraft,
  facts: InvoiceFacts,
  { customerId, customerAccountId, ...ids }: InvoiceIds,
  context: PostingContext,
): Result<readonly StreamEvent[], DocumentRejection> {
  const event = issuedInvoice({ customerId }, { ...ids, number: '' }, priced, facts);
  const post = postingOfInvoice(event, customerAccountId);
  return post === null ? accepted([]) : postJournals([{ post }], context, []);
}
