// Figures and facts: a count with its name, pairs of name and value, what changed, and shares of a
// whole.
import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon.tsx';
import { Skeleton } from '../states/Skeleton.tsx';

type StatProps = {
  readonly name: string;
  /** Null while it is on its way. */
  readonly value: string | null;
  readonly below?: ReactNode;
  /** A small picture at the right of the name. */
  readonly beside?: ReactNode;
  /** It could not be asked for anew; what is shown may be old. */
  readonly stale?: string | null;
};

/** One number on a card; its boxes are the same while it loads. */
export function StatCard({ name, value, below, beside, stale = null }: StatProps) {
  return (
    <div className="card min-w-0 p-4" aria-busy={value === null}>
      <p className="flex items-center gap-1 text-sm text-ink-2">
        {name}
        {stale !== null && (
          <span title={stale} className="text-warn">
            <Icon name="clock" size={14} />
            <span className="sr-only">{stale}</span>
          </span>
        )}
        {Boolean(beside) && <span className="ml-auto">{beside}</span>}
      </p>
      {value === null ? (
        <Skeleton className="my-1 h-6 w-24 max-w-full" />
      ) : (
        <div className="@container text-fig max-sm:text-digest">
          <p className={`font-semibold whitespace-nowrap ${narrowed(value)}`} style={sized(value)}>
            {value}
          </p>
        </div>
      )}
      <div className="min-h-4 text-xs text-ink-2">{below}</div>
    </div>
  );
}

const LONG = 13;

/** Two cards stand beside each other on a phone; crores take the narrowest figures. */
const narrowed = (value: string): string =>
  value.length > LONG ? '@max-[16rem]:[font-stretch:75%]' : 'max-sm:num-narrow';

/** How wide a figure is, and a point or comma, in ems: of narrow ones and of others. */
const FIGURE_EMS = { long: 0.59, short: 0.63 };
const SIGN_EMS = 0.3;

/** As large as the card has room for: a figure is never cut off. */
function sized(value: string): { readonly fontSize: string } {
  const signs = value.replaceAll(/[^.,]/g, '').length;
  const figure = FIGURE_EMS[value.length > LONG ? 'long' : 'short'];
  const ems = (value.length - signs) * figure + signs * SIGN_EMS;
  return { fontSize: `min(1em, ${(100 / ems).toFixed(1)}cqi)` };
}

type Pair = { readonly name: string; readonly value: ReactNode };

export function KeyValue({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {pairs.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd dir="auto" className="min-w-0 break-words">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was there, struck through, and what stands there now. */
export const Diff = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <span className="whitespace-normal">
    <del className="text-ink-2">
      <span className="sr-only">before: </span>
      {before}
    </del>
    <span aria-hidden="true"> → </span>
    <ins className="font-medium no-underline">
      <span className="sr-only">, now: </span>
      {after}
    </ins>
  </span>
);

const SHARE = { paid: 'bg-paid', sent: 'bg-sent', overdue: 'bg-overdue' } as const;

type ShareProps = {
  readonly label: string;
  /** In this order, whatever their sizes: the colours alone cannot be told apart by everybody. */
  readonly shares: readonly { readonly kind: keyof typeof SHARE; readonly size: number }[];
};

/** Shares of a whole with a gap between them; the legend beneath has the words. */
export function ShareBar({ label, shares }: ShareProps) {
  return (
    <div role="img" aria-label={label} className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
      {shares
        .filter(({ size }) => size > 0)
        .map(({ kind, size }) => (
          <span key={kind} style={{ flexGrow: size }} className={SHARE[kind]} />
        ))}
    </div>
  );
}
