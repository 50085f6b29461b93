// What matters first, in a sentence: what is overdue, then what falls due. No adjectives.
import { daysInWords } from '#core/kernel/writing/counts.ts';
import { Link } from 'react-router-dom';
import type { PartyStanding } from '#api/contract/book/figures.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { inWords } from '../counts.ts';
import type { FiguresState } from '../queries.ts';
import { dashboardWords as wording } from '../wording.ts';

const FIGURE = 'font-semibold text-ink underline decoration-1 underline-offset-4';

export function Sentence({ figures, failed }: FiguresState) {
  if (figures === null && failed) {
    return <p className="mb-3 max-w-prose text-lg text-ink-2">{wording.failed}</p>;
  }
  if (figures === null) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading the figures" className="mb-3 h-6.5">
        <Skeleton className="appear-late h-5 max-w-160" />
      </div>
    );
  }
  const { outstanding, payable, check } = figures;
  return (
    <p className="mb-3 text-lg leading-6.5 text-ink">
      {!check.balanced && 'The balances of this book do not come to zero. '}
      <Overdue outstanding={outstanding} />
      <span className="text-ink-2">
        <SupplierBills payable={payable} />
      </span>
    </p>
  );
}

function Overdue({ outstanding }: { readonly outstanding: PartyStanding }) {
  const { overduePaise, overdueParties: customers, daysLate: days } = outstanding;
  if (overduePaise === 0) return <>Nothing is overdue.</>;
  return (
    <>
      <Link to={paths.receivables()} className={FIGURE}>
        {formatRupees(overduePaise)}
      </Link>{' '}
      is overdue from {inWords(customers)} {customers === 1 ? 'customer' : 'customers'}, the oldest
      {` ${daysInWords(days)}`} late.
    </>
  );
}

/** Late ones and those of the next days; nothing where there are none. */
function SupplierBills({ payable }: { readonly payable: PartyStanding }) {
  const late = payable.overduePaise;
  const soon = payable.dueSoonPaise;
  const by = formatDay(payable.dueSoonTo);
  return (
    <>
      {late > 0 && (
        <>
          {' '}
          Supplier bills of <b className="text-ink">{formatRupees(late)}</b> are overdue.
        </>
      )}
      {soon > 0 && (
        <>
          {' '}
          {late > 0 ? 'Bills' : 'Supplier bills'} of{' '}
          <b className="text-ink">{formatRupees(soon)}</b> fall due by {by}.
        </>
      )}
    </>
  );
}
