// One invoice: what may be done with it, the paper as it is printed, and whatever settled it.
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PaperSheet } from '#web/ui/paper/PaperSheet.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { PaperSkeleton } from '#web/ui/states/Skeleton.tsx';
import { DraftWaiting } from '../issue/DraftWaiting.tsx';
import { invoiceOf, invoicePaperOf } from '../queries.ts';
import { invoiceListWords as wording } from '../wording.ts';
import { InvoiceFoot, InvoiceHead } from './InvoiceHead.tsx';
import { ReadingView } from './ReadingView.tsx';
import { Settlements } from './Settlements.tsx';
import { useInvoiceActs } from './use-invoice-acts.tsx';

/** Only a draft needs the rules by which it is issued. */
const DraftPanel = lazy(async () => ({
  default: (await import('../issue/DraftPanel.tsx')).DraftPanel,
}));

/** Where money is taken is another feature, so the routes hand it in. */
type Taking = { readonly Receipt: ReceiptDialogType };
type OfInvoice = Taking & { readonly bookId: number; readonly invoiceId: number };

export function InvoicePage({ Receipt }: Taking) {
  const { id: bookId } = usePageBook();
  const { invoiceId = '' } = useParams();
  const id = /^[1-9]\d{0,15}$/.test(invoiceId) ? Number(invoiceId) : null;
  if (id === null || !Number.isSafeInteger(id)) return <Unknown />;
  return <InvoiceOf key={id} bookId={bookId} invoiceId={id} Receipt={Receipt} />;
}

function InvoiceOf({ bookId, invoiceId, Receipt }: OfInvoice) {
  const invoice = useQuery(invoiceOf(bookId, invoiceId));
  const failure = invoice.error?.failure ?? null;
  if (invoice.data !== undefined)
    return <Shown bookId={bookId} invoiceId={invoiceId} Receipt={Receipt} />;
  if (failure !== null && statusOf(failure) === 404) return <Unknown />;
  return (
    <>
      <PageHead title="Invoice" />
      {failure === null ? (
        <PaperSkeleton label="Loading the invoice" />
      ) : (
        <ErrorState
          what="the invoice"
          why={sentenceOf(failure)}
          onRetry={() => void invoice.refetch()}
        />
      )}
    </>
  );
}

function Unknown() {
  const { scope } = usePageBook();
  return (
    <>
      <PageHead title="Invoice" />
      <EmptyState
        title={wording.notFound}
        actions={
          <Link to={paths.invoicesOf(scope)} className={buttonClass('primary')}>
            Back to invoices
          </Link>
        }
      />
    </>
  );
}

/** The heading of the page that was waited on had the focus, and took it along. */
function useHeadingAgain(): void {
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#main h1')?.focus();
  }, []);
}

function Shown({ bookId, invoiceId, Receipt }: OfInvoice) {
  const [copies, setCopies] = useState(1);
  const [isPaper, setPaper] = useState(false);
  const isWide = useWide();
  const { data: invoice } = useQuery(invoiceOf(bookId, invoiceId));
  const paper = useQuery({
    ...invoicePaperOf(bookId, invoiceId, copies),
    placeholderData: keepPreviousData,
  });
  const acts = useInvoiceActs({ bookId, invoice: invoice ?? null, copies, Receipt });
  useHeadingAgain();
  if (invoice === undefined) return null;
  const failure = paper.error?.failure ?? null;
  return (
    <>
      <InvoiceHead invoice={invoice} acts={acts} copies={copies} onCopies={setCopies} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px] print:block">
        <ReadingView invoice={invoice} />
        <div className="min-w-0">
          <Button
            className="mb-3 sm:hidden print:hidden"
            aria-expanded={isPaper}
            onClick={() => setPaper(!isPaper)}
          >
            {isPaper ? 'Hide the printed page' : 'View the printed page'}
          </Button>
          {paper.data !== undefined && (
            <div className={isPaper ? '' : 'max-sm:hidden print:block'}>
              <PaperSheet paper={paper.data} />
            </div>
          )}
          {paper.isPending && <PaperSkeleton label="Loading the paper" />}
          {failure !== null && paper.data === undefined && (
            <ErrorState
              what="the paper"
              why={sentenceOf(failure)}
              onRetry={() => void paper.refetch()}
            />
          )}
        </div>
        {invoice.status === 'draft' ? (
          <Suspense fallback={<DraftWaiting />}>
            <DraftPanel invoice={invoice} mayEdit={acts.may.edit} />
          </Suspense>
        ) : (
          <Settlements bookId={bookId} invoice={invoice} acts={acts} />
        )}
      </div>
      {!isWide && <InvoiceFoot invoice={invoice} acts={acts} />}
      {acts.dialog}
    </>
  );
}
