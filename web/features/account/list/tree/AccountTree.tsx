// The accounts by group, with what moved in the financial year, the balance and the last entry.
import type { BookBalances } from '#api/contract/account/balances.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate, formatDay } from '#web/format/dates.ts';
import { formatCell, formatCount, formatPaise } from '#web/format/money.ts';
import type { TreeColumn, TreeLook } from '#web/shell/balances/AccountRows.tsx';
import { netOf, summedFigures } from '#web/shell/balances/group-tree.ts';
import type { TreeFigures, GroupNode, AccountNode } from '#web/shell/balances/group-tree.ts';
import { TreeRows } from '#web/shell/balances/TreeRows.tsx';
import { useCellLinks } from '#web/shell/history/use-cell-links.ts';
import type { CellLinks } from '#web/shell/history/use-cell-links.ts';
import { FigureLink } from '#web/shell/history/FigureLink.tsx';
import { SideText } from '#web/ui/lists/Sides.tsx';
import { useRoomy, useWide } from '#web/ui/use-wide.ts';
import { useQuery } from '@tanstack/react-query';
import { usePageBook } from '#web/state/page-book.ts';
import { Sparkline } from '#web/ui/lists/pictures/Sparkline.tsx';
import { yearLineOf } from './year-lines.ts';

type Props = {
  readonly balances: BookBalances;
  readonly groups: readonly GroupNode[];
  readonly look: Omit<TreeLook, 'columns' | 'afterGroup'>;
};

export function AccountTree({ balances, groups, look }: Props) {
  const wide = useWide();
  const roomy = useRoomy();
  const { to, year } = balances.period;
  const end = to;
  const columns = wide ? [...(roomy ? [linesTo(end)] : []), ...ON_DESK] : ON_PHONE;
  const isWhole = look.asked.search === '';
  const explain = useCellLinks({ balances, isWhole, isNested: true });
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <div className="card">
      <table className="tree">
        <caption className="sr-only">Accounts by group, as on {formatDate(end)}</caption>
        <colgroup>
          <col />
          {columns.map(({ key, width }) => (
            <col key={key} className={width} />
          ))}
        </colgroup>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={`${HEAD} px-3 text-left`}>
              Account
            </th>
            {columns.map(({ key, head, className }) => (
              <th key={key} scope="col" className={`${HEAD} ${className}`}>
                {head === '' ? (
                  <span className="sr-only">Side</span>
                ) : (
                  head.replace('{year}', `FY ${year}`)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <TreeRows groups={groups} look={{ ...look, columns, afterGroup, explain }} />
        </tbody>
        <Totals
          wide={wide}
          roomy={roomy}
          count={count}
          explain={explain}
          figures={summedFigures(groups.map(({ figures }) => figures))}
        />
      </table>
    </div>
  );
}

const afterGroup = ({ count }: GroupNode): string => formatCount(count);

const HEAD = 'head-sticky py-1.5 text-xs font-medium text-ink-2';
const NUMBER = 'num tree-figure';

type Column = TreeColumn & { readonly head: string; readonly width: string };

/** A balance that is nil because it was settled is the answer, and so it is written. */
const balance = (figures: TreeFigures) => {
  const net = netOf(figures.closing);
  return <span className={net === 0 ? 'text-ink-3' : ''}>{formatPaise(net)}</span>;
};

const SIDE: Column = {
  key: 'side',
  head: '',
  width: 'tree-col-side',
  className: 'pl-1',
  cell: ({ closing }) => <SideText paise={netOf(closing)} />,
};

/** @param to the lines end in the month of this day. */
const linesTo = (to: CalendarDate): Column => ({
  key: 'line',
  head: '12 months',
  width: 'tree-col-line',
  className: 'text-left leading-none',
  cell: (_, account) => account !== null && <LineOfAccount account={account} to={to} />,
});

const ON_DESK: readonly Column[] = [
  {
    key: 'movement debit',
    head: 'Debits, {year} (₹)',
    width: 'tree-col-wide',
    className: NUMBER,
    cell: ({ movement }) => formatCell(movement.debitPaise),
  },
  {
    key: 'movement credit',
    head: 'Credits (₹)',
    width: 'tree-col-wide',
    className: NUMBER,
    cell: ({ movement }) => formatCell(movement.creditPaise),
  },
  {
    key: 'closing',
    head: 'Balance (₹)',
    width: 'tree-col-wide',
    className: NUMBER,
    cell: balance,
  },
  SIDE,
  {
    key: 'last',
    head: 'Last entry',
    width: 'tree-col-last',
    className: 'num pr-3 text-ink-2',
    cell: (_, account) => {
      const last = account?.lastEntry ?? null;
      return last !== null && <span title={formatDate(last)}>{formatDay(last)}</span>;
    },
  },
];

const ON_PHONE: readonly Column[] = [
  {
    key: 'closing',
    head: 'Balance (₹)',
    width: 'tree-col-phone',
    className: 'num font-medium',
    cell: balance,
  },
  SIDE,
];

type TotalsProps = {
  readonly wide: boolean;
  readonly roomy: boolean;
  readonly count: number;
  readonly figures: TreeFigures;
  readonly explain: CellLinks;
};

/** Earlier years' profit is no account's, so the balances of the accounts may differ by it. */
function Totals({ wide, roomy, count, explain, figures }: TotalsProps) {
  const { movement, closing } = figures;
  const text = `Debit ${formatPaise(closing.debitPaise)}, credit ${formatPaise(closing.creditPaise)}`;
  return (
    <tfoot className="print:table-row-group">
      <tr className="h-(--row) border-t border-ink font-semibold rule-double">
        <td className="px-3" colSpan={roomy ? 2 : 1}>
          {wide ? `Total, ${formatCount(count)} accounts` : `${formatCount(count)} accounts`}
        </td>
        {wide && (
          <>
            <td className={NUMBER}>
              <FigureLink explain={explain('movement debit', 'total')}>
                {formatPaise(movement.debitPaise)}
              </FigureLink>
            </td>
            <td className={NUMBER}>
              <FigureLink explain={explain('movement credit', 'total')}>
                {formatPaise(movement.creditPaise)}
              </FigureLink>
            </td>
          </>
        )}
        <td colSpan={wide ? 3 : 2} className="px-3 text-right text-sm">
          {text}
        </td>
      </tr>
    </tfoot>
  );
}

// The line of an account in its row; nothing while it is not known, or where it would be flat.
type LineOfAccountProps = { readonly account: AccountNode; readonly to: CalendarDate };

function LineOfAccount({ account: { accountId, name }, to }: LineOfAccountProps) {
  const { id: bookId } = usePageBook();
  const { data: points = [] } = useQuery({
    ...yearLineOf(bookId, accountId, to),
    placeholderData: (before) => before,
  });
  const last = points.at(-1)?.when ?? '';
  return <Sparkline label={`${name}, month-end balances, 12 months to ${last}`} points={points} />;
}
