import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { StatCard } from '#web/ui/lists/Figures.tsx';
import type { FiguresState } from './queries.ts';
import { dashboardWords as wording } from './wording.ts';

export function StatCards({ figures, failed }: FiguresState) {
  const list = useRef<HTMLUListElement>(null);
  const stale = failed ? (figures === null ? wording.stale : wording.old) : null;
  const count = (value: number | undefined): string | null =>
    value === undefined ? (failed ? '0' : null) : formatCount(value);
  const money = (value: string | undefined): string | null =>
    value === undefined ? (failed ? '₹0.00' : null) : formatRupees(paiseFromWire(value));
  const focus = (place: number) => list.current?.querySelectorAll('a')[place]?.focus();
  useKeys(
    'Dashboard',
    [1, 2, 3, 4].map((place) => ({
      keys: String(place),
      does: `Go to figure ${place}`,
      run: () => focus(place - 1),
    })),
  );
  const revenue = figures?.revenue.this_month;
  return (
    <ul ref={list} className="grid gap-4 min-[380px]:grid-cols-2 lg:grid-cols-4">
      <Card to={paths.reports()}>
        <StatCard name="Total Revenue" value={money(revenue)} stale={stale} below="this month" />
      </Card>
      <Card to={paths.accounts()}>
        <StatCard
          name="Active Accounts"
          value={count(figures?.accounts.open)}
          stale={stale}
          below="open for entries"
        />
      </Card>
      <Card to={paths.journals()}>
        <StatCard
          name="Journal Entries"
          value={count(figures?.journals.count)}
          stale={stale}
          below={figures && `${formatCount(figures.journals.recorded_today)} recorded today`}
        />
      </Card>
      <Card to={paths.products}>
        <StatCard
          name="Products"
          value={count(figures?.counts.product)}
          stale={stale}
          below="yours and shared"
        />
      </Card>
    </ul>
  );
}

const Card = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <li>
    <Link to={to} className="block rounded-md hover:[&>*]:bg-surface-2">
      {children}
    </Link>
  </li>
);
