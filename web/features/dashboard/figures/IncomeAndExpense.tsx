// Income and expense of twelve months as bars, and as a table.
import { Link } from 'react-router-dom';
import type { Figures } from '#api/contract/book/figures.ts';
import { monthEnd, SHORT_MONTHS } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatPaise } from '#web/format/money.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { MonthBars, SeriesLegend } from '#web/ui/lists/pictures/MonthBars.tsx';
import { PictureCard } from '#web/ui/lists/pictures/PictureCard.tsx';
import { AmountCell, Cell, HeadRow, TableHead } from '#web/ui/lists/Table.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { FiguresState } from '../queries.ts';

const SERIES = ['Income', 'Expense'];
const TITLE = 'Income and expense';

type Month = {
  readonly name: string;
  /** Its first day. */
  readonly from: CalendarDate;
  readonly income: number;
  readonly expense: number;
};

export function IncomeAndExpense({ figures, failed }: FiguresState) {
  if (figures === null) {
    return (
      <section aria-label={TITLE} className="card min-w-0 p-4">
        <h2 className="mb-2 text-h2 font-semibold">{TITLE}</h2>
        {failed ? (
          <p className="text-warn">Could not refresh the months.</p>
        ) : (
          <Skeleton className="h-40" />
        )}
      </section>
    );
  }
  const months = monthsOf(figures);
  const [first, last] = [months[0]?.name ?? '', months.at(-1)?.name ?? ''];
  return (
    <PictureCard
      title={TITLE}
      legend={<SeriesLegend series={SERIES} />}
      picture={
        <MonthBars
          label={`Income and expense by month, ${first} to ${last}, which is not over`}
          series={SERIES}
          months={months.map(({ name, income, expense }, at) => ({
            name,
            short: name.slice(0, 3),
            amounts: [income, expense],
            isRunning: at === months.length - 1,
          }))}
        />
      }
      table={<MonthsTable months={months} asOn={figures.asOn} />}
    />
  );
}

/** @returns `Nov 2026` of the first day of a month. */
const monthName = (day: string): string =>
  `${SHORT_MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

const monthsOf = ({ months }: Figures): readonly Month[] =>
  months.map(({ month, incomePaise, expensePaise }) => ({
    name: monthName(month),
    from: month,
    income: incomePaise,
    expense: expensePaise,
  }));

type TableProps = { readonly months: readonly Month[]; readonly asOn: CalendarDate };

function MonthsTable({ months, asOn }: TableProps) {
  const explainHref = useExplainHref();
  const hrefOf = (line: string, { from }: Month) => {
    const last = monthEnd(from);
    return explainHref({ of: 'trial-balance', line, from, asOn: last < asOn ? last : asOn });
  };
  const income = months.reduce((sum, month) => sum + month.income, 0);
  const expense = months.reduce((sum, month) => sum + month.expense, 0);
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Income and expense by month</caption>
        <thead>
          <HeadRow>
            <TableHead>Month</TableHead>
            <TableHead numeric>Income (₹)</TableHead>
            <TableHead numeric>Expense (₹)</TableHead>
            <TableHead numeric>Profit (₹)</TableHead>
          </HeadRow>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.name} className="border-b border-line">
              <Cell>{month.name}</Cell>
              <Amounts {...month} links={[hrefOf('income', month), hrefOf('expenses', month)]} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-semibold">
            <Cell>Twelve months</Cell>
            <Amounts income={income} expense={expense} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const signed = (paise: number): string => `${paise < 0 ? '\u2212' : ''}${formatPaise(paise)}`;

type AmountsProps = Pick<Month, 'income' | 'expense'> & {
  /** Where both are explained; a sum of months is the sum of what stands above it. */
  readonly links?: readonly [string, string];
};

const Amounts = ({ income, expense, links }: AmountsProps) => (
  <>
    {[income, expense].map((paise, at) => (
      <AmountCell key={SERIES[at]}>
        {links === undefined ? (
          signed(paise)
        ) : (
          <Link to={links[at] ?? ''} data-explain={links[at]} className="link-name">
            {signed(paise)}
          </Link>
        )}
      </AmountCell>
    ))}
    <AmountCell>{signed(income - expense)}</AmountCell>
  </>
);
