// How much there is in the book, beside what it comes to: each count leads to its list.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { FiguresState } from '../queries.ts';
import { dashboardWords as wording } from '../wording.ts';

export function CountStrip({ figures, failed }: FiguresState) {
  const isStale = failed && figures === null;
  const count = (value: number | undefined): ReactNode => {
    if (value === undefined && !failed) return <Skeleton className="inline-block h-4 w-8" />;
    return formatCount(value ?? 0);
  };
  const today = figures?.journals.recordedToday ?? 0;
  return (
    <ul
      aria-label="Counts"
      className={
        'card flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-sm max-sm:order-last'
      }
    >
      <Count to={paths.accounts()} name="Active Accounts">
        {count(figures?.accounts.open)}
      </Count>
      <Count
        to={paths.journals()}
        name="Journal Entries"
        after={today === 0 ? '' : `, ${formatCount(today)} recorded today`}
      >
        {count(figures?.journals.count)}
      </Count>
      <Count to={paths.products()} name="Products">
        {count(figures?.counts.product)}
      </Count>
      {isStale && <li className="text-xs text-warn">{wording.stale}</li>}
    </ul>
  );
}

type Props = {
  readonly to: string;
  readonly name: string;
  readonly children: ReactNode;
  readonly after?: string;
};

const Count = ({ to, name, children, after = '' }: Props) => (
  <li className="whitespace-nowrap">
    <Link to={to} className="inline-flex min-h-6 items-center gap-1.5 pointer-coarse:min-h-11">
      <span className="text-ink-2">{name}</span> <b>{children}</b>
    </Link>
    <span className="text-ink-3">{after}</span>
  </li>
);
