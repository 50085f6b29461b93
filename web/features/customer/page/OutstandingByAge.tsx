// What is outstanding of one customer by how late it is. It comes to the balance of the ledger.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OpenBill } from '#api/contract/customer/receivables.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { ageLabels } from '#core/settlement/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatSigned } from '#web/format/money.ts';
import { ON_ACCOUNT, WITHOUT_BILL } from '#web/format/bills.ts';
import { FigureLink } from '#web/shell/history/FigureLink.tsx';
import { useAgeLinks } from '#web/shell/history/use-age-links.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { AgeBar, AgeSwatch } from '#web/ui/lists/pictures/AgeBar.tsx';
import { billsOfCustomer } from '../queries.ts';

/** Nothing where no bill is open. */
export function OutstandingByAge({ customer: { name, accountId } }: Props) {
  const { id: bookId } = usePageBook();
  const { data } = useQuery(billsOfCustomer(bookId, accountId));
  const linksOf = useAgeLinks();
  if (data === undefined || !data.rows.some(({ age }) => age !== null)) return null;
  const sumOf = (age: number | null) => openPaise(data.rows.filter((bill) => bill.age === age));
  const parts = ageLabels(data.days).map((label, age) => ({ label, paise: sumOf(age) }));
  const unadjusted = sumOf(null);
  const unbilled = openPaise(data.rows.filter((bill) => bill.isWithoutBill));
  const asOn = formatDate(data.asOf);
  const links = linksOf(data.days, data.asOf, accountId);
  return (
    <section aria-labelledby="ageing" className="card p-4">
      <h2 id="ageing" className="mb-2 text-h2 font-semibold">
        Outstanding by age
      </h2>
      <AgeBar label={`${name}, outstanding on ${asOn}`} parts={parts} size="customer" />
      <dl className="mt-2 text-sm">
        {parts.map(({ label, paise }, age) => (
          <Line
            key={label}
            figure={paise}
            explain={links.ages[age]}
            isLate={age === parts.length - 1 && paise > 0}
          >
            <AgeSwatch age={age} count={parts.length} />
            {label}
          </Line>
        ))}
        {unadjusted !== 0 && (
          <Line figure={unadjusted} explain={links.unallocated}>
            {ON_ACCOUNT}
          </Line>
        )}
        <div className="flex justify-between gap-4 border-t border-ink pt-1 font-semibold">
          <dt>Outstanding</dt>
          <dd className="num">
            <FigureLink explain={links.total}>{formatSigned(data.totalPaise)}</FigureLink>
          </dd>
        </div>
      </dl>
      {unbilled !== 0 && (
        <p className="pt-1 text-sm text-ink-2">
          {WITHOUT_BILL}:{' '}
          <FigureLink explain={links.withoutBill}>{formatSigned(unbilled)}</FigureLink>, aged by the
          date of the entry.
        </p>
      )}
    </section>
  );
}

type Props = { readonly customer: Pick<Customer, 'name' | 'accountId'> };

const openPaise = (bills: readonly OpenBill[]): number =>
  bills.reduce((sum, bill) => sum + bill.openPaise, 0);

type LineProps = {
  readonly figure: number;
  readonly explain: string | undefined;
  readonly isLate?: boolean;
  readonly children: ReactNode;
};

const Line = ({ figure, explain, isLate = false, children }: LineProps) => (
  <div className="flex min-h-6.5 items-center justify-between gap-4">
    <dt>{children}</dt>
    <dd className={`num ${isLate ? 'text-overdue' : ''} ${figure === 0 ? 'text-ink-3' : ''}`}>
      <FigureLink explain={explain}>{formatSigned(figure)}</FigureLink>
    </dd>
  </div>
);
