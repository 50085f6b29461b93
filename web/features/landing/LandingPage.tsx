import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ClosingCall, Features, Plans, Testimonials } from './Sections.tsx';
import { landingWords, PICTURE } from './wording.ts';
import { NOTE, STATISTICS } from './illustrative.ts';
import type { Statistic } from './illustrative.ts';
import { useCountUp } from './use-count-up.ts';

/** Its code is fetched behind the page's own: the first words do not wait for it. */
const SampleVoucher = lazy(async () => ({
  default: (await import('./SampleVoucher.tsx')).SampleVoucher,
}));

export function LandingPage() {
  const { hash } = useLocation();
  // The router does not scroll to a place that an address names.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className="flex flex-col gap-16 pb-16 lg:gap-24 lg:pb-24">
      <title>Lekha</title>
      <Hero />
      <ProductPicture />
      <Statistics />
      <Features />
      <Testimonials />
      <Plans />
      <ClosingCall />
    </div>
  );
}

function Hero() {
  const user = useAtomValue(sessionAtom);
  return (
    <section
      className={
        'mx-auto grid w-full max-w-[1240px] items-center gap-x-12 gap-y-8 px-4 pt-8 ' +
        'lg:grid-cols-[5fr_6fr] lg:px-6 lg:pt-20'
      }
    >
      <div>
        <h1 tabIndex={-1} className="text-d2 font-semibold tracking-[-0.015em] lg:text-d1">
          {landingWords.title}
        </h1>
        <p className="mt-4 max-w-prose text-digest text-ink-2">{landingWords.promise}</p>
        <div className="mt-8 flex flex-wrap gap-2">
          {user === null ? (
            <Link to={paths.login()} className={buttonClass('primary')}>
              First Let Login
            </Link>
          ) : (
            <Link to={paths.dashboard} className={buttonClass('primary')}>
              Dashboard
            </Link>
          )}
          <button
            type="button"
            aria-disabled="true"
            title={landingWords.demo}
            className={buttonClass('secondary')}
          >
            Watch Demo
          </button>
        </div>
        <p className="mt-4 text-sm text-ink-3">{landingWords.beta}</p>
      </div>
      <Suspense fallback={<div className="min-h-96" />}>
        <SampleVoucher />
      </Suspense>
    </section>
  );
}

// What the product looks like: its journal on the demo book, as `tests/shots/pictures.ts` took it.
const DESK = { width: 1800, height: 1080 } as const;
const PHONE = { width: 780, height: 1280 } as const;

/** One that is not shown is not fetched either. */
function InTheme({ theme, shown }: { readonly theme: 'light' | 'dark'; readonly shown: string }) {
  return (
    <picture className={shown}>
      <source media="(width < 640px)" srcSet={`/pictures/journal-phone-${theme}.webp`} {...PHONE} />
      <img
        src={`/pictures/journal-desk-${theme}.webp`}
        alt={PICTURE.alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-md border border-line"
        {...DESK}
      />
    </picture>
  );
}

function ProductPicture() {
  return (
    <figure className="mx-auto w-full max-w-[1240px] px-4 max-sm:max-w-105 lg:px-6">
      <InTheme theme="light" shown="dark:hidden" />
      <InTheme theme="dark" shown="hidden dark:block" />
      <figcaption className="mt-2 text-sm text-ink-3">{PICTURE.caption}</figcaption>
    </figure>
  );
}

function Statistics() {
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
        <span aria-hidden="true" className="print:hidden">
          {written(counted, suffix)}
        </span>
        <span className="sr-only print:not-sr-only">{written(value, suffix)}</span>
      </dd>
    </div>
  );
}
