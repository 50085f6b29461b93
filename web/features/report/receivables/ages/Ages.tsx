// How much of all that is outstanding is how late, with its figures.
import { Link } from 'react-router-dom';
import { ON_ACCOUNT, WITHOUT_BILL } from '#web/format/bills.ts';
import { outstandingParts, partsInWords } from '#web/format/outstanding.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { AgeBar, AgeSwatch } from '#web/ui/lists/pictures/AgeBar.tsx';
import { agePartsOf, signedFigure } from './ages.ts';
import type { Receivables } from '#api/contract/customer/receivables.ts';
import type { AgedAmounts } from './ages.ts';
import type { AgeLinks } from '#web/shell/history/use-age-links.ts';
import { useAgeLinks } from '#web/shell/history/use-age-links.ts';
import './ages.css';

type AgesProps = {
  readonly aged: AgedAmounts &
    Pick<
      Receivables,
      'totalPaise' | 'invoicesPaise' | 'otherBillsPaise' | 'withoutBillPaise' | 'overduePaise'
    >;
  readonly days: readonly number[];
  readonly asOn: string;
};

export function Ages({ aged, days, asOn }: AgesProps) {
  const links = useAgeLinks()(days, asOn);
  const parts = agePartsOf(aged, days);
  const owed = parts.reduce((sum, { paise }) => sum + paise, 0);
  const unallocated = aged.unallocatedPaise;
  return (
    <section aria-label="Receivables by age" className="card mb-3 px-4 py-3">
      <div className="mb-2">
        <AgeBar parts={parts} size="report" />
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm max-sm:flex-col">
        {parts.map(({ label, paise }, age) => (
          <Part
            key={label}
            label={label}
            age={age}
            count={parts.length}
            figure={formatPaise(paise)}
            href={links.ages[age]}
            share={owed === 0 ? '' : `${((paise * 100) / owed).toFixed(1)}%`}
          />
        ))}
        {unallocated !== 0 && (
          <Part label={ON_ACCOUNT} figure={signedFigure(unallocated)} href={links.unallocated} />
        )}
        <Part
          label="Outstanding"
          figure={formatRupees(aged.totalPaise)}
          href={links.total}
          isLast
        />
      </dl>
      <PartsOf aged={aged} links={links} />
    </section>
  );
}

/** What the total is made of, each under the name that other pages use for it. */
function PartsOf({ aged, links }: { readonly aged: AgesProps['aged']; readonly links: AgeLinks }) {
  const parts = outstandingParts({ ...aged, onAccountPaise: aged.unallocatedPaise });
  const overdue = aged.overduePaise;
  return (
    <p className="mt-2 border-t border-line pt-2 text-sm text-ink-2">
      Outstanding: {partsInWords(parts)}
      {overdue !== 0 && (
        <>
          {' '}
          · Overdue bills{' '}
          <Link to={links.overdue} data-explain={links.overdue} className="link-name font-medium">
            {formatPaise(overdue)}
          </Link>
        </>
      )}
      {aged.withoutBillPaise !== 0 && (
        <span className="block">
          <Link to={links.withoutBill} data-explain={links.withoutBill} className="link-name">
            {WITHOUT_BILL}
          </Link>
          : aged by the date of the entry; nobody named a due date, so it is not overdue.
        </span>
      )}
    </p>
  );
}

type PartProps = {
  readonly label: string;
  readonly figure: string;
  readonly href: string | undefined;
  readonly age?: number;
  readonly count?: number;
  readonly share?: string;
  readonly isLast?: boolean;
};

const Part = ({ label, figure, href, age, count = 0, share = '', isLast = false }: PartProps) => (
  <div
    className={`flex-1 max-sm:flex max-sm:items-baseline max-sm:justify-between ${
      isLast ? 'sm:text-right' : ''
    }`}
  >
    <dt className="whitespace-nowrap">
      {age !== undefined && <AgeSwatch age={age} count={count} />}
      {label}
    </dt>
    <dd className="whitespace-nowrap">
      <Link to={href ?? ''} data-explain={href} className="link-name font-semibold">
        {figure}
      </Link>{' '}
      <span className="text-xs text-ink-3 max-sm:hidden">{share}</span>
    </dd>
  </div>
);
