import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { ClosingCall, Features, Plans, Testimonials } from './Sections.tsx';
import { Statistics } from './Statistics.tsx';
import { landingWords } from './wording.ts';

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
