import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DEVELOPED_BY, NOTE, TESTIMONIALS } from './illustrative.ts';
import { CLOSING, FEATURES, PLAN } from './wording.ts';

type SectionProps = { readonly id?: string; readonly title: string; readonly children: ReactNode };

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="mx-auto w-full max-w-[1240px] scroll-mt-16 px-4 lg:px-6">
      <h2 className="mb-6 text-d2 font-semibold tracking-[-0.01em]">{title}</h2>
      {children}
    </section>
  );
}

export function Features() {
  return (
    <Section id="features" title="What it does">
      <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map((feature) => (
          <li key={feature.title} className="bg-surface p-4 lg:p-6">
            <h3 className="text-h2 font-semibold">
              {feature.title}
              {'soon' in feature && (
                <span className="ml-2 font-normal text-ink-3">coming soon</span>
              )}
            </h3>
            <p className="mt-2 text-ink-2">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

export function Testimonials() {
  return (
    <Section title="Who keeps books with it">
      <ul className="grid gap-8 lg:grid-cols-3">
        {TESTIMONIALS.map(({ name, role, company, content, rating }) => (
          <li key={name} className="flex flex-col border-t-2 border-ink pt-4">
            <p role="img" aria-label={`${rating} of 5`} className="text-cr">
              {'★'.repeat(rating)}
            </p>
            <blockquote className="mt-2 flex-1 text-digest">{content}</blockquote>
            <p className="mt-4 flex items-center gap-3">
              <span
                aria-hidden="true"
                className={
                  'grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft ' +
                  'font-semibold text-brand-ink'
                }
              >
                {initialsOf(name)}
              </span>
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-sm text-ink-3">
                  {role}, {company}
                </span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-3">{NOTE}</p>
    </Section>
  );
}

export function Plans() {
  return (
    <Section id="plans" title="What it costs">
      <div className="grid bg-surface rule-top md:grid-cols-2">
        <div className="p-6">
          <h3 className="text-h2 font-semibold">{PLAN.title}</h3>
          <p className="mt-2">
            <span className="text-d1 font-semibold">{PLAN.price}</span>{' '}
            <span className="text-ink-3">{PLAN.period}</span>
          </p>
          <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 marker:text-ink-3">
            {PLAN.bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
          <Link to={paths.login()} className={buttonClass('primary', 'mt-6')}>
            {PLAN.call}
          </Link>
        </div>
        <div className="p-6 max-md:rule-top md:rule-middle">
          <h3 className="text-h2 font-semibold">{PLAN.others}</h3>
          <p className="mt-2 text-d2 font-semibold text-ink-3">{PLAN.soon}</p>
          <p className="mt-4 max-w-prose text-ink-2">{PLAN.promise}</p>
        </div>
      </div>
    </Section>
  );
}

export function ClosingCall() {
  return (
    <Section title={CLOSING.title}>
      <p className="max-w-prose text-digest text-ink-2">{CLOSING.text}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Link to={paths.register} className={buttonClass('primary')}>
          Get Started
        </Link>
        <a href="#contact" className={buttonClass('secondary')}>
          Learn More
        </a>
      </div>
      <p className="mt-8 text-sm text-ink-3">{DEVELOPED_BY}</p>
    </Section>
  );
}
