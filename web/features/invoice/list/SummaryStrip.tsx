// Four figures of the book's invoices, as the dashboard has them. Drafts and cancelled ones count in
// none of them.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { bookFiguresOf } from '#web/client/billing-reads.ts';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';

export function SummaryStrip({ bookId }: { readonly bookId: number }) {
  const { data, error } = useQuery(bookFiguresOf(bookId));
  const year = data?.invoices_of_year;
  const overdue = paiseFromWire(data?.outstanding.overdue ?? '0.00');
  const failed = error !== null;
  const shown = (value: ReactNode, nothing: string) => {
    if (data !== undefined) return value;
    return failed ? nothing : <Skeleton className="inline-block h-4 w-14 align-middle" />;
  };
  const ofYear = year === undefined ? '' : `FY ${year.year}`;
  return (
    <ul
      aria-label="Summary"
      className={
        'flex flex-wrap items-center gap-x-5 gap-y-1 py-1 text-sm max-sm:card max-sm:my-4 ' +
        'max-sm:px-4 max-sm:py-2'
      }
    >
      <Figure name="Total invoices" after={ofYear}>
        {shown(formatCount(year?.count ?? 0), '0')}
      </Figure>
      <Figure name="Total amount" after={ofYear}>
        {shown(formatRupees(paiseFromWire(year?.amount ?? '0.00')), '₹0.00')}
      </Figure>
      <Figure name="Paid invoices" after={year === undefined ? '' : 'of this amount'}>
        {shown(`${Math.round(year?.settled_percent ?? 0)}%`, '0%')}
      </Figure>
      <Figure name="Overdue" isLate={overdue > 0}>
        {shown(formatRupees(overdue), '₹0.00')}
      </Figure>
      {failed && <li className="text-xs text-warn">Could not refresh</li>}
    </ul>
  );
}

type Props = {
  readonly name: string;
  readonly children: ReactNode;
  readonly after?: string;
  readonly isLate?: boolean;
};

const Figure = ({ name, children, after = '', isLate = false }: Props) => (
  <li className="whitespace-nowrap">
    <span className="text-ink-2">{name}</span>{' '}
    <b className={isLate ? 'text-overdue' : ''}>{children}</b>
    {after !== '' && <span className="text-xs text-ink-3"> {after}</span>}
  </li>
);
