// A few figures of a whole list in one line, above its rows.
import type { ReactNode } from 'react';
import { Skeleton } from '../states/Skeleton.tsx';

type StripFigure = {
  readonly name: string;
  /** Null while it is on its way. */
  readonly value: ReactNode | null;
  /** Said after it in a quieter hand: of when, or of what. */
  readonly after?: string;
  readonly isLate?: boolean;
};

type Props = {
  readonly label: string;
  readonly figures: readonly StripFigure[];
  /** They could not be asked for anew; what is shown may be old. */
  readonly stale: string | null;
};

export const FigureStrip = ({ label, figures, stale }: Props) => (
  <ul
    aria-label={label}
    className={
      'flex flex-wrap items-center gap-x-5 gap-y-1 py-1 text-sm max-sm:my-4 max-sm:rounded-md ' +
      'max-sm:border max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-2'
    }
  >
    {figures.map(({ name, value, after, isLate = false }) => (
      <li key={name} className="whitespace-nowrap">
        <span className="text-ink-2">{name}</span>{' '}
        {value === null ? (
          <Skeleton className="inline-block h-4 w-14 align-middle" />
        ) : (
          <b className={isLate ? 'text-overdue' : ''}>{value}</b>
        )}
        {after !== undefined && <span className="text-xs text-ink-3"> {after}</span>}
      </li>
    ))}
    {stale !== null && <li className="text-xs text-warn">{stale}</li>}
  </ul>
);
