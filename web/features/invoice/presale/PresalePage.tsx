// One document before an invoice: what may be done with it, and the paper as it is printed.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PaperSheet } from '#web/ui/paper/PaperSheet.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { PaperSkeleton } from '#web/ui/states/Skeleton.tsx';
import { DraftPresaleWarnings } from '../issue/IssueWarnings.tsx';
import { presaleWords as wording } from '../wording.ts';
import { PresaleHead } from './PresaleHead.tsx';
import { presaleOf, presalePaperOf } from './queries.ts';
import { usePresaleActs } from './use-presale-acts.tsx';

/** All copies of the law (CGST Rule 55(2)); of the other kinds there is one. */
const COPIES = 3;

export function PresalePage() {
  const { id: bookId } = usePageBook();
  const { presaleId = '' } = useParams();
  const id = /^[1-9]\d{0,15}$/.test(presaleId) ? Number(presaleId) : null;
  if (id === null || !Number.isSafeInteger(id)) return <Unknown />;
  return <PresaleOf key={id} bookId={bookId} presaleId={id} />;
}

type OfPresale = { readonly bookId: number; readonly presaleId: number };

function PresaleOf({ bookId, presaleId }: OfPresale) {
  const [copies, setCopies] = useState(COPIES);
  const { data: presale, error, refetch } = useQuery(presaleOf(bookId, presaleId));
  const paper = useQuery({
    ...presalePaperOf(bookId, presaleId, copies),
    placeholderData: keepPreviousData,
  });
  const acts = usePresaleActs({ bookId, presale: presale ?? null, copies });
  const failure = error?.failure ?? null;
  if (failure !== null && statusOf(failure) === 404) return <Unknown />;
  if (presale === undefined) {
    return (
      <>
        <PageHead title={wording.one} />
        {failure === null ? (
          <PaperSkeleton label="Loading the document" />
        ) : (
          <ErrorState
            what="the document"
            why={sentenceOf(failure)}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  return (
    <>
      <PresaleHead presale={presale} acts={acts} copies={copies} onCopies={setCopies} />
      {presale.status === 'draft' && acts.may.edit && (
        <div className="mb-4 has-[>:empty]:hidden print:hidden">
          <DraftPresaleWarnings bookId={bookId} presaleId={presale.id} />
        </div>
      )}
      {paper.data === undefined ? (
        <PaperSkeleton label="Loading the paper" />
      ) : (
        <PaperSheet paper={paper.data} />
      )}
      {acts.dialog}
    </>
  );
}

function Unknown() {
  const { scope } = usePageBook();
  return (
    <>
      <PageHead title={wording.one} />
      <EmptyState
        title={wording.notFound}
        actions={
          <Link to={paths.presales(scope)} className={buttonClass('primary')}>
            Back to the register
          </Link>
        }
      />
    </>
  );
}
