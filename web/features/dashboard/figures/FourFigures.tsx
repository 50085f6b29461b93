// Cash and bank, outstanding, payable and revenue: each with one meaning wherever it is shown.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Figures, PartyStanding } from '#api/contract/book/figures.ts';
import { formatDate, formatDay } from '#web/format/dates.ts';
import { outstandingParts, partsInWords } from '#web/format/outstanding.ts';
import { counted, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useExplainHref, useExplainKey } from '#web/shell/history/use-explain.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { StatCard } from '#web/ui/lists/Figures.tsx';
import { Sparkline } from '#web/ui/lists/pictures/Sparkline.tsx';
import { wholeRupees } from '../counts.ts';
import type { FiguresState } from '../queries.ts';
import { dashboardWords as wording } from '../wording.ts';

export function FourFigures({ figures, failed }: FiguresState) {
  const list = useRef<HTMLUListElement>(null);
  const stale = failed ? (figures === null ? wording.stale : wording.old) : null;
  const money = (paise: number | undefined): string | null =>
    paise === undefined ? (failed ? '₹0.00' : null) : formatRupees(paise);
  const focus = (place: number) => list.current?.querySelectorAll('a')[place]?.focus();
  const explainHref = useExplainHref();
  const asOf = (of: string, line: string) =>
    figures === null ? undefined : explainHref({ of, line, asOn: figures.asOn });
  const revenue =
    figures === null
      ? undefined
      : explainHref({
          of: 'registers',
          line: 'revenue',
          from: `${figures.asOn.slice(0, 8)}01`,
          asOn: figures.asOn,
        });
  useKeys('Dashboard', [
    ...['cash and bank', 'outstanding', 'payable', 'revenue'].map((name, at) => ({
      keys: String(at + 1),
      does: `Go to ${name}`,
      run: () => focus(at),
    })),
    useExplainKey(),
  ]);
  return (
    <ul ref={list} aria-label="Figures" className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
      <Card to={paths.accounts()} explained={asOf('trial-balance', 'money')}>
        <StatCard
          name="Cash and bank"
          value={money(figures?.cashAndBank.totalPaise)}
          stale={stale}
          beside={figures && <CashLine cash={figures.cashAndBank} />}
          below={figures && moneyText(figures.cashAndBank)}
        />
      </Card>
      <Card to={paths.receivables()} explained={asOf('receivables', 'total')}>
        <StatCard
          name="Outstanding"
          value={money(figures?.outstanding.totalPaise)}
          stale={stale}
          below={figures && partsText(figures.outstanding, 'customers')}
        />
      </Card>
      <Card to={paths.accounts()} explained={asOf('payables', 'total')}>
        <StatCard
          name="Payable"
          value={money(figures?.payable.totalPaise)}
          stale={stale}
          below={figures && partsText(figures.payable, 'suppliers')}
        />
      </Card>
      <Card to={paths.invoices} explained={revenue}>
        <StatCard
          name="Total Revenue"
          value={money(figures?.revenue.thisMonthPaise)}
          stale={stale}
          below={figures && revenueText(figures)}
        />
      </Card>
    </ul>
  );
}

type CardProps = {
  readonly to: string;
  /** Where the events are whose sum the figure is. */
  readonly explained?: string | undefined;
  readonly children: ReactNode;
};

const Card = ({ to, explained, children }: CardProps) => (
  <li className="min-w-0">
    <Link
      to={to}
      data-explain={explained}
      className="block h-full rounded-md *:h-full hover:[&>*]:bg-surface-2"
    >
      {children}
    </Link>
  </li>
);

type Cash = Figures['cashAndBank'];

function CashLine({ cash }: { readonly cash: Cash }) {
  const points = cash.monthEnds.map(({ date, balancePaise }) => ({
    when: formatDate(date),
    paise: balancePaise,
  }));
  const label = `Cash and bank, 12 months to ${points.at(-1)?.when ?? ''}`;
  return <Sparkline label={label} points={points} size="card" className="max-sm:hidden" />;
}

/** Only banks with a balance are counted. */
const moneyText = ({ bankPaise, bankAccounts: banks, cashPaise }: Cash): string =>
  `${banks === 0 ? 'bank' : counted(banks, 'bank')} ${wholeRupees(bankPaise)} · cash ${wholeRupees(cashPaise)}`;

/** What the figure is made of, under the names that the lists use. */
function partsText(standing: PartyStanding, of: 'customers' | 'suppliers'): string {
  const parts = outstandingParts({ ...standing, onAccountPaise: standing.unadjustedPaise }, of);
  return parts.length === 0 ? 'No open bills' : partsInWords(parts);
}

/**
 * Never a per cent: beside a month with little in it one would say anything. What the ledger has
 * beside it is named, since the bars of income show both.
 */
function revenueText({ asOn: day, revenue }: Figures): string {
  const to = formatDay(day).replace(/^0/, '');
  const before = formatDay(revenue.lastMonthTo).replace(/^0/, '');
  const days = to.startsWith('1 ') ? to : `1 to ${to}`;
  const beside =
    revenue.withoutInvoicePaise === 0
      ? ''
      : ` · income without an invoice ${wholeRupees(revenue.withoutInvoicePaise)}`;
  return `${days}, before GST · to ${before} ${wholeRupees(revenue.lastMonthPaise)}${beside}`;
}
