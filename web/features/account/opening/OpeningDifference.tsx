// The amber line that stands on every report until the opening balances come to nothing.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readOpening } from '#api/contract/account/opening.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { asking } from '#web/client/query.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/states/Notice.tsx';

type OpeningDifferenceProps = {
  readonly bookId: number;
  readonly scope?: number | undefined;
};

export function OpeningDifference({ bookId, scope }: OpeningDifferenceProps) {
  const query = { book_id: bookId, part: 'difference' };
  const { data } = useQuery(asking(readOpening, { query }));
  const difference = data === undefined ? 0 : data.differencePaise;
  if (difference === 0) return null;
  return (
    <div className="mb-3">
      <Notice kind="warning">
        Difference in opening balances {formatRupees(Math.abs(difference))}.{' '}
        <PresentOnly>
          <Link to={paths.opening(scope)} className="link">
            Opening balances
          </Link>
        </PresentOnly>
      </Notice>
    </div>
  );
}
