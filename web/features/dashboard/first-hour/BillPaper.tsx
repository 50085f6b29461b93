// The bill as it was issued: what the browser prints.
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#web/client/failure.ts';
import { PaperSheet } from '#web/ui/paper/PaperSheet.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { PaperSkeleton } from '#web/ui/states/Skeleton.tsx';
import { billPaperOf } from './queries.ts';

type Props = { readonly bookId: number; readonly invoiceId: number };

export function BillPaper({ bookId, invoiceId }: Props) {
  const paper = useQuery(billPaperOf(bookId, invoiceId));
  if (paper.data !== undefined) return <PaperSheet paper={paper.data} />;
  if (paper.error === null) return <PaperSkeleton label="Loading the paper" />;
  return (
    <ErrorState
      what="the paper"
      why={sentenceOf(paper.error.failure)}
      onRetry={() => void paper.refetch()}
    />
  );
}
