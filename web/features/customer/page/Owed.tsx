// What is outstanding of a customer today, or to their credit: the answer of the page.
import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '#web/format/money.ts';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { owedBy } from '../queries.ts';

type Props = {
  readonly customerId: number;
  /** Where the balance is explained. */
  readonly explain: string;
};

export function Owed({ customerId, explain }: Props) {
  const { id: bookId } = usePageBook();
  const owed = useQuery(owedBy(bookId, customerId));
  if (owed.isError && owed.data === undefined) return null;
  const paise = owed.data?.closingPaise ?? null;
  return (
    <div className="sm:text-right" aria-busy={paise === null}>
      <p className="text-sm text-ink-2">
        {paise !== null && paise < 0 ? 'Unadjusted credit' : 'Outstanding'}
      </p>
      {paise === null ? (
        <Skeleton className="my-1 h-6 w-40 sm:ml-auto" />
      ) : (
        <p className="text-fig font-semibold whitespace-nowrap">
          <ExplainLink href={explain}>{formatRupees(Math.abs(paise))}</ExplainLink>
        </p>
      )}
    </div>
  );
}
