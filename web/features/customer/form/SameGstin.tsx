// Says that another customer has the GSTIN that is typed: branches may share it, a twin should not.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { isGstin } from '#core/tax/index.ts';
import { asking } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

type Props = {
  readonly gstin: string;
  readonly bookId: number;
  /** Who is changed; null for a new one. */
  readonly customerId: number | null;
};

const FEW = 5;

export function SameGstin({ gstin, bookId, customerId }: Props) {
  const { scope } = usePageBook();
  const query = { book_id: bookId, search: gstin, limit: FEW };
  const found = useQuery({ ...asking(listCustomers, { query }), enabled: isGstin(gstin) });
  const other = found.data?.find((each) => each.gst_number === gstin && each.id !== customerId);
  if (!isGstin(gstin) || other === undefined) return null;
  return (
    <p role="status" className="pt-1 text-sm text-warn">
      <Link to={paths.customer(other.id, scope)} dir="auto" className="link">
        {other.name}
      </Link>{' '}
      has this GSTIN already.
    </p>
  );
}
