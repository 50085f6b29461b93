// How the balance moved in the last twelve months; nothing while that is not known, or where it
// did not move.
import { useQuery } from '@tanstack/react-query';
import { balancesByAccount, monthEndsOf } from '#web/client/billing-reads.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Sparkline } from '#web/ui/lists/pictures/Sparkline.tsx';

type Props = { readonly accountId: number; readonly name: string };

export function YearLine({ accountId, name }: Props) {
  const { id: bookId } = usePageBook();
  const { data } = useQuery(monthEndsOf(bookId, accountId));
  const points = data && balancesByAccount(data).get(accountId);
  if (points === undefined) return null;
  const last = points.at(-1)?.when ?? '';
  return (
    <Sparkline
      label={`${name}, month-end balances, 12 months to ${last}`}
      points={points}
      size="head"
      className="max-sm:hidden"
    />
  );
}
