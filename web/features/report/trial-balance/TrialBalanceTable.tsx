// The trial balance by group: closing balances alone, or opening and movement too. The strong rule
// stands between the two sides of the answer.
import { Link } from 'react-router-dom';
import type { BookBalances, DebitAndCredit } from '#api/contract/account/balances.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCell, formatCount, formatPaise } from '#web/format/money.ts';
import { Cells } from '#web/shell/balances/AccountRows.tsx';
import type { TreeColumn, TreeLook } from '#web/shell/balances/AccountRows.tsx';
import { broughtForward, netOf, summedFigures } from '#web/shell/balances/group-tree.ts';
import type { TreeFigures, GroupNode } from '#web/shell/balances/group-tree.ts';
import { TreeRows } from '#web/shell/balances/TreeRows.tsx';
import { useCellLinks } from '#web/shell/history/use-cell-links.ts';
import { SideText } from '#web/ui/lists/Sides.tsx';
import { useWide } from '#web/ui/use-wide.ts';

export type TrialBalanceColumns = 'closing' | 'all';

type Props = {
  readonly balances: BookBalances;
  readonly groups: readonly GroupNode[];
  readonly as: TrialBalanceColumns;
  readonly look: Omit<TreeLook, 'columns'>;
};

export function TrialBalanceTable({ balances, groups, as, look: own }: Props) {
  const wide = useWide();
  const columns = wide ? (as === 'all' ? ALL : CLOSING) : ON_PHONE;
  const isWhole = own.asked.search === '';
  const explain = useCellLinks({ balances, isWhole, isNested: false });
  const look = { ...own, columns, explain };
  const whole = balances.totals;
  const brought = isWhole ? balances.profitBroughtForwardPaise : 0;
  const found = summedFigures(groups.map(({ figures }) => figures));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const { from, to } = balances.period;
  return (
    <table
      className={`tree tree-report rule-top ${
        wide && as === 'closing' ? 'tree-report-closing' : ''
      } ${isLong(whole) ? 'tree-long' : ''}`}
    >
      <caption className="sr-only">
        Trial balance, {formatDate(from)} to {formatDate(to)}
      </caption>
      <colgroup>
        <col />
        {columns.map(({ key, width }) => (
          <col key={key} className={width} />
        ))}
      </colgroup>
      <TrialBalanceHead as={wide ? as : null} from={from} to={to} />
      <tbody>
        <TreeRows groups={groups} look={look} />
        {brought !== 0 && (
          <tr className="tree-row italic" data-code="brought">
            <td className="px-3">
              <Link
                to={explain('closing', 'brought') ?? ''}
                data-row=""
                className="link-name tree-reach"
              >
                {brought < 0 ? 'Profit' : 'Loss'} brought forward
              </Link>
            </td>
            <Cells figures={broughtForward(brought)} owner="brought" look={look} />
          </tr>
        )}
      </tbody>
      <tfoot className="print:table-row-group">
        <tr className="h-(--row) border-t border-ink font-semibold rule-double">
          <td className="px-3">
            {isWhole ? 'Total' : `Total of ${formatCount(count)} accounts found`}
          </td>
          {wide ? (
            <Cells figures={isWhole ? whole : found} owner="total" look={look} />
          ) : (
            <BothSides sides={isWhole ? whole.closing : found.closing} />
          )}
        </tr>
      </tfoot>
    </table>
  );
}

type Column = TreeColumn & { readonly width: string };

/** Ten crore: from there on a figure has no room but in narrow digits. */
const LONG_PAISE = 10_000_000_000;

type SidesReader = (figures: TreeFigures) => DebitAndCredit;

const pair = (
  key: string,
  of: SidesReader,
  isAnswer = false,
  width = 'tree-col',
): readonly Column[] => [
  {
    key: `${key} debit`,
    width,
    className: `num tree-figure ${isAnswer ? '' : 'tree-pair'}`,
    cell: (figures) => formatCell(of(figures).debitPaise),
  },
  {
    key: `${key} credit`,
    width,
    className: `num tree-figure tree-figure-last ${isAnswer ? 'rule-middle' : ''}`,
    cell: (figures) => formatCell(of(figures).creditPaise),
  },
];

const closingOf: SidesReader = ({ closing }) => closing;
const ALL: readonly Column[] = [
  ...pair('opening', ({ opening }) => opening),
  ...pair('movement', ({ movement }) => movement),
  ...pair('closing', closingOf, true),
];
const CLOSING = pair('closing', closingOf, true, 'tree-col-wide');

/** On a phone there is room for one figure; the rest opens with the account. */
const ON_PHONE: readonly Column[] = [
  {
    key: 'closing',
    width: 'tree-col-phone',
    className: 'num font-medium',
    cell: ({ closing }) => formatPaise(netOf(closing)),
  },
  {
    key: 'side',
    width: 'tree-col-side',
    className: 'pl-1',
    cell: ({ closing }) => <SideText paise={netOf(closing)} />,
  },
];

const isLong = (figures: TreeFigures): boolean =>
  Object.values(figures).some((sides) => Math.max(...Object.values(sides)) >= LONG_PAISE);

/** Both sides of the total, one beneath the other. */
const BothSides = ({ sides }: { readonly sides: DebitAndCredit }) => (
  <>
    <td className="num">
      {formatPaise(sides.debitPaise)}
      <br />
      {formatPaise(sides.creditPaise)}
    </td>
    <td className="pl-1">
      <SideText paise={1} />
      <br />
      <SideText paise={-1} />
    </td>
  </>
);

/** @returns `net 1,42,576.50 Cr` where a group has money on both sides. */
export function netText({ figures: { closing } }: GroupNode): string {
  const net = netOf(closing);
  if (closing.debitPaise === 0 || closing.creditPaise === 0) return '';
  return `net ${formatPaise(net)}${net === 0 ? '' : net > 0 ? ' Dr' : ' Cr'}`;
}

// The head of a trial balance: which days each pair of columns is of.
type TrialBalanceHeadProps = {
  /** Null on a phone. */
  readonly as: 'closing' | 'all' | null;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

const HEAD = 'bg-surface-2 text-xs text-ink-2';

function TrialBalanceHead({ as, from, to }: TrialBalanceHeadProps) {
  if (as === null) {
    return (
      <thead className={HEAD}>
        <tr>
          <th scope="col" className="px-3 py-2 text-left font-medium">
            Account
          </th>
          <th scope="col" className="num py-2 font-medium">
            Closing (₹)
          </th>
          <th scope="col">
            <span className="sr-only">Side</span>
          </th>
        </tr>
      </thead>
    );
  }
  const pairs = [`Opening, ${formatDate(from)}`, 'Movement', `Closing, ${formatDate(to)}`];
  const shown = as === 'all' ? pairs : pairs.slice(-1);
  return (
    <thead className={HEAD}>
      <tr>
        <th scope="col" rowSpan={2} className="px-3 py-1.5 text-left align-bottom font-medium">
          Account
        </th>
        {shown.map((name) => (
          <th
            key={name}
            scope="colgroup"
            colSpan={2}
            className="tree-pair pt-1.5 text-center font-medium"
          >
            {name}
          </th>
        ))}
      </tr>
      <tr className="border-b border-line">
        {shown.map((name) => (
          <Pair key={name} isAnswer={name.startsWith('Closing')} />
        ))}
      </tr>
    </thead>
  );
}

const Pair = ({ isAnswer }: { readonly isAnswer: boolean }) => (
  <>
    <th scope="col" className="num tree-pair tree-figure py-1 font-medium">
      Debit (₹)
    </th>
    <th
      scope="col"
      className={`num tree-figure tree-figure-last py-1 font-medium ${isAnswer ? 'rule-middle' : ''}`}
    >
      Credit (₹)
    </th>
  </>
);
