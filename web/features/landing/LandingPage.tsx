import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { landing, SAMPLE } from './wording.ts';

export function LandingPage() {
  const user = useAtomValue(sessionAtom);
  return (
    <div className="mx-auto grid max-w-[1240px] items-center gap-12 px-4 py-12 lg:grid-cols-[5fr_6fr] lg:px-6 lg:py-24">
      <title>Lekha</title>
      <section>
        <h1 tabIndex={-1} className="text-d2 font-semibold tracking-[-0.015em] lg:text-d1">
          {landing.title}
        </h1>
        <p className="mt-4 max-w-prose text-digest text-ink-2">{landing.promise}</p>
        <div className="mt-8 flex flex-wrap gap-2">
          {user === null ? (
            <>
              <Link to={paths.login()} className={buttonClass('primary')}>
                First Let Login
              </Link>
              <Link to={paths.register} className={buttonClass('secondary')}>
                Create account
              </Link>
            </>
          ) : (
            <Link to={paths.dashboard} className={buttonClass('primary')}>
              Dashboard
            </Link>
          )}
        </div>
        <p className="mt-4 text-sm text-ink-3">{landing.beta}</p>
      </section>
      <SampleEntry />
    </div>
  );
}

/** One balanced entry, drawn as the journal form draws it. */
function SampleEntry() {
  return (
    <figure>
      <div className="grid bg-surface rule-top sm:grid-cols-2">
        {SAMPLE.map(({ side, lines, total }, index) => (
          <div
            key={side}
            className={`flex flex-col ${index === 1 ? 'max-sm:rule-top sm:rule-middle' : ''}`}
          >
            <p className="flex items-center gap-2 border-b border-line px-4 py-2 font-medium">
              <SideTag side={side} />
              {side === 'debit' ? 'Debit' : 'Credit'}
            </p>
            <div className="flex-1">
              {lines.map(([name, amount]) => (
                <p key={name} className="flex justify-between gap-4 px-4 py-2">
                  <span>{name}</span>
                  <span className="num">{amount}</span>
                </p>
              ))}
            </div>
            <p className="num mx-0 border-t border-ink px-4 py-2 text-lg font-semibold rule-double">
              {total}
            </p>
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-sm text-ink-3">{landing.caption}</figcaption>
    </figure>
  );
}
