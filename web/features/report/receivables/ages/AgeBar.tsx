// How much is how late, as one bar: for all with its figures, in a row by its shape alone.
import { ageLabels } from '#api/contract/customer/receivables.ts';
import { formatPaise, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { ageColour, agesPaise, signedFigure } from './ages.ts';
import type { Aged } from './ages.ts';
import './ages.css';

type Props = {
  readonly aged: Aged;
  readonly days: readonly number[];
  readonly className: string;
};

export function AgeBar({ aged, days, className }: Props) {
  const parts = agesPaise(aged);
  const labels = ageLabels(days);
  const said = parts.flatMap((paise, age) =>
    paise === 0 ? [] : [`${labels[age] ?? ''} ${formatRupees(paise)}`],
  );
  if (said.length === 0) return null;
  return (
    <span role="img" aria-label={said.join(', ')} className={`flex print:hidden ${className}`}>
      {parts.map(
        (paise, age) =>
          paise > 0 && (
            <span
              key={labels[age]}
              className="min-w-[3px] first:rounded-l-[3px] last:rounded-r-[3px]"
              style={{ flex: `${paise} 0 0`, backgroundColor: ageColour(age, parts.length) }}
            />
          ),
      )}
    </span>
  );
}

type AgesProps = {
  readonly aged: Aged & { readonly total: string };
  readonly days: readonly number[];
};

export function Ages({ aged, days }: AgesProps) {
  const parts = agesPaise(aged);
  const billed = parts.reduce((sum, paise) => sum + paise, 0);
  const unallocated = paiseFromWire(aged.unallocated);
  return (
    <section aria-label="Receivables by age" className="card mb-3 px-4 py-3">
      <AgeBar aged={aged} days={days} className="mb-2 h-3.5 w-full gap-0.5" />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm max-sm:flex-col">
        {ageLabels(days).map((label, age) => (
          <Part
            key={label}
            label={label}
            colour={ageColour(age, parts.length)}
            figure={formatPaise(parts[age] ?? 0)}
            share={billed === 0 ? '' : `${(((parts[age] ?? 0) * 100) / billed).toFixed(1)}%`}
          />
        ))}
        {unallocated !== 0 && <Part label="On account" figure={signedFigure(unallocated)} />}
        <Part label="Outstanding" figure={formatRupees(paiseFromWire(aged.total))} isLast />
      </dl>
    </section>
  );
}

type PartProps = {
  readonly label: string;
  readonly figure: string;
  readonly colour?: string;
  readonly share?: string;
  readonly isLast?: boolean;
};

const Part = ({ label, figure, colour, share = '', isLast = false }: PartProps) => (
  <div
    className={`flex-1 max-sm:flex max-sm:items-baseline max-sm:justify-between ${
      isLast ? 'sm:text-right' : ''
    }`}
  >
    <dt className="whitespace-nowrap">
      {colour !== undefined && (
        <span
          aria-hidden="true"
          className="mr-2 inline-block size-2.5 rounded-[2px]"
          style={{ backgroundColor: colour }}
        />
      )}
      {label}
    </dt>
    <dd className="whitespace-nowrap">
      <b>{figure}</b> <span className="text-xs text-ink-3 max-sm:hidden">{share}</span>
    </dd>
  </div>
);
