// How much of all that is outstanding is how late, with its figures.
import { Link } from 'react-router-dom';
import { formatPaise, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { AgeBar, AgeSwatch } from '#web/ui/lists/pictures/AgeBar.tsx';
import { agePartsOf, signedFigure } from './ages.ts';
import type { AgedAmounts } from './ages.ts';
import { useAgeLinks } from '#web/shell/history/use-age-links.ts';
import './ages.css';

type AgesProps = {
  readonly aged: AgedAmounts & { readonly total: string };
  readonly days: readonly number[];
  readonly asOn: string;
};

export function Ages({ aged, days, asOn }: AgesProps) {
  const links = useAgeLinks()(days, asOn);
  const parts = agePartsOf(aged, days);
  const billed = parts.reduce((sum, { paise }) => sum + paise, 0);
  const unallocated = paiseFromWire(aged.unallocated);
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
            share={billed === 0 ? '' : `${((paise * 100) / billed).toFixed(1)}%`}
          />
        ))}
        {unallocated !== 0 && (
          <Part label="On account" figure={signedFigure(unallocated)} href={links.unallocated} />
        )}
        <Part
          label="Outstanding"
          figure={formatRupees(paiseFromWire(aged.total))}
          href={links.total}
          isLast
        />
      </dl>
    </section>
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
