import { useRef } from 'react';
import { NOTE, STATISTICS } from './illustrative.ts';
import type { Statistic } from './illustrative.ts';
import { useCountUp } from './use-count-up.ts';

export function Statistics() {
  return (
    <section aria-label="Figures" className="mx-auto w-full max-w-[1240px] px-4 lg:px-6">
      <dl
        className={
          'grid grid-cols-2 border-t-[3px] border-b-4 border-double border-ink ' +
          '[border-top-style:solid] lg:grid-cols-4'
        }
      >
        {STATISTICS.map((statistic) => (
          <Figure key={statistic.label} {...statistic} />
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-3">{NOTE}</p>
    </section>
  );
}

const written = (value: number, suffix: Statistic['suffix']): string =>
  suffix === 'K+' ? `${Math.round(value / 1000)}K+` : `${value}${suffix}`;

function Figure({ value, suffix, label, milliseconds }: Statistic) {
  const ref = useRef<HTMLDivElement>(null);
  const counted = useCountUp(ref, value, milliseconds);
  return (
    <div ref={ref} className="flex flex-col-reverse px-4 py-6">
      <dt className="text-ink-2">{label}</dt>
      <dd className="num text-left text-d2 font-semibold lg:text-d1">
        <span aria-hidden="true">{written(counted, suffix)}</span>
        <span className="sr-only">{written(value, suffix)}</span>
      </dd>
    </div>
  );
}
