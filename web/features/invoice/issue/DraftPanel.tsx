// Beside a draft: why this tax, whether it may be issued, what it will post, and what is
// outstanding after it. What is missing leads to its field in the editor.
import { daysInWords } from '#core/kernel/writing/counts.ts';
import { Link } from 'react-router-dom';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { invoicePlaceName } from '../draft/next-field.ts';
import type { InvoicePlace } from '../draft/next-field.ts';
import { isPlaceUnknown, priced } from '../draft/priced.ts';
import { ASKING_CARD, TaxReason, TELLING_CARD } from '../editor/tax/TaxReason.tsx';
import { DraftWaiting } from './DraftWaiting.tsx';
import { ReadyToIssue } from './ReadyToIssue.tsx';
import { DraftWarnings } from './IssueWarnings.tsx';
import { WillPost } from './WillPost.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { OpenBill } from '#api/contract/customer/receivables.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { outstandingOf } from '../queries.ts';
import {
  billingOverviewOf,
  billingSettingsOf,
  customerOf,
  postingOf,
} from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { draftOfInvoice } from '../draft/from-invoice.ts';
import type { InvoiceContext } from '../draft/known.ts';
import type { InvoicePreview } from '../draft/priced.ts';
import type { InvoiceDraft } from '../draft/draft.ts';

type Props = {
  readonly invoice: InvoiceDetail;
  /** Whether the person may change the draft; without it nothing leads there. */
  readonly mayEdit: boolean;
};

export function DraftPanel({ invoice, mayEdit }: Props) {
  const { id: bookId, name: bookName, scope } = usePageBook();
  const shown = useDraftPreview({ bookId, bookName }, invoice);
  if (shown === null) return <DraftWaiting />;
  const { draft, known, priced } = shown;
  const field = (place: InvoicePlace, words: string) =>
    mayEdit ? (
      <Link to={paths.editInvoice(invoice.id, scope, invoicePlaceName(place))} className="link">
        {words}
      </Link>
    ) : (
      words
    );
  const isUnknown = isPlaceUnknown(priced);
  const asked = isUnknown && priced.asks !== null ? 'service-place' : 'place';
  return (
    <aside aria-label="Before it is issued" className="flex flex-col gap-3 print:hidden">
      <div className={isUnknown ? ASKING_CARD : TELLING_CARD}>
        <p>
          <TaxReason priced={priced} known={known} reverseCharge={draft.reverseCharge} />{' '}
          {mayEdit && (
            <Link
              to={paths.editInvoice(invoice.id, scope, asked)}
              className="font-medium underline underline-offset-2"
            >
              {isUnknown ? 'Choose' : 'Change'}
            </Link>
          )}
        </p>
      </div>
      <ReadyToIssue
        bookId={bookId}
        draft={draft}
        known={known}
        priced={priced}
        number={invoice.number}
        toField={field}
      />
      <DraftWarnings bookId={bookId} invoiceId={invoice.id} />
      <WillPost entries={priced.entries} />
      {known.customer !== null && (
        <AfterThis bookId={bookId} customer={known.customer} invoice={invoice} />
      )}
    </aside>
  );
}

// What is outstanding of the customer once the invoice is issued, and when it falls due.
type AfterThisProps = {
  readonly bookId: number;
  readonly customer: Pick<Customer, 'name' | 'accountId'>;
  /** The draft, which the bills do not hold yet. */
  readonly invoice: Pick<InvoiceDetail, 'totalPaise' | 'dueDate'>;
};

function AfterThis({ bookId, customer, invoice }: AfterThisProps) {
  const bills = useQuery(outstandingOf(bookId, customer.accountId));
  if (bills.isError && bills.data === undefined) return null;
  const late = (bills.data?.rows ?? []).filter(({ daysLate: days }) => (days ?? 0) > 0);
  const before = bills.data?.totalPaise ?? 0;
  return (
    <section aria-labelledby="after-this" className="card px-4 py-3">
      <h3 id="after-this" className="pb-1 font-semibold">
        After this
      </h3>
      {bills.data === undefined ? (
        <Skeleton className="h-5 w-full" />
      ) : (
        <p className="text-sm text-ink-2">
          <Standing name={customer.name} paise={before + invoice.totalPaise} />{' '}
          {late.length > 0 && lateInWords(late)}
        </p>
      )}
      <p className="pt-1 text-sm text-ink-2">
        This invoice falls due on{' '}
        <b className="font-medium text-ink">{formatDate(invoice.dueDate)}</b>.
      </p>
    </section>
  );
}

function Standing({ name, paise }: { readonly name: string; readonly paise: number }) {
  const figure = (
    <b className="font-semibold whitespace-nowrap text-ink">{formatRupees(Math.abs(paise))}</b>
  );
  const customer = <span dir="auto">{name}</span>;
  return paise < 0 ? (
    <>
      {customer} will have {figure} of unadjusted credit.
    </>
  ) : (
    <>
      {figure} will be outstanding from {customer}.
    </>
  );
}

/** The oldest bill says how late. */
function lateInWords(late: readonly OpenBill[]): string {
  const paise = late.reduce((sum, { openPaise }) => sum + openPaise, 0);
  const days = Math.max(...late.map(({ daysLate }) => daysLate ?? 0));
  const oldest = late.length === 1 ? '' : 'up to ';
  return `${formatRupees(paise)} of it is ${oldest}${daysInWords(days)} late.`;
}

// A draft of the books as the rules see it now: whether it may be issued, and what it will post.
type DraftPreview = {
  readonly draft: InvoiceDraft;
  readonly known: InvoiceContext;
  readonly priced: InvoicePreview;
};

type OfBook = { readonly bookId: number; readonly bookName: string };

/** @returns null until all is read that it is decided by. */
function useDraftPreview(
  { bookId, bookName }: OfBook,
  invoice: InvoiceDetail,
): DraftPreview | null {
  const settings = useQuery(billingSettingsOf(bookId)).data;
  const overview = useQuery(billingOverviewOf(bookId)).data;
  const posting = useQuery(postingOf(bookId)).data;
  const accounts = useQuery(accountListOf(bookId)).data;
  const customer = useQuery(customerOf(bookId, invoice.customerId)).data;
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
    latestDated: overview.latestDated,
  };
  const draft = draftOfInvoice(invoice);
  return { draft, known, priced: priced(draft, known, 'invoice') };
}
