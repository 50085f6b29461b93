// What ties a statement to the other reports, and what of it is not final.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#web/format/money.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';

export type StatementCheck = {
  readonly text: string;
  readonly state: 'holds' | 'fails' | 'waits';
  readonly link?: { readonly text: string; readonly to: string };
};

const LOOKS = {
  holds: { icon: 'check', hue: 'text-paid', says: 'Holds' },
  fails: { icon: 'alert', hue: 'text-overdue', says: 'Fails' },
  waits: { icon: 'clock', hue: 'text-warn', says: 'Not final' },
} as const;

type Props = {
  readonly checks: readonly StatementCheck[];
  readonly countedTo: number;
  /** Where more of it is told. */
  readonly children?: ReactNode;
};

export function StatementChecks({ checks, countedTo, children }: Props) {
  return (
    <section aria-label="Checks" className="card p-4 print:hidden">
      <h2 className="mb-2 font-semibold">Checks</h2>
      <ul className="flex flex-col gap-2 text-sm">
        {checks.map(({ text, state, link }) => (
          <li key={text} className="flex gap-2">
            <span className={`mt-0.5 shrink-0 ${LOOKS[state].hue}`}>
              <Icon name={LOOKS[state].icon} size={16} />
              <span className="sr-only">{LOOKS[state].says}: </span>
            </span>
            <span>
              <span>{text}</span>{' '}
              {link !== undefined && (
                <Link to={link.to} className="link">
                  {link.text}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
      {children !== undefined && <p className="mt-3 text-sm">{children}</p>}
      <p className="mt-3 text-sm text-ink-3">Counted up to event {formatCount(countedTo)}.</p>
    </section>
  );
}
