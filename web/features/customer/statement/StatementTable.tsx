// The lines of a statement, in the order of their days, with what is owed after each.
import type { ReactNode } from 'react';
import type { Statement, StatementLine } from '#api/contract/customer/statement.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCell, formatPaise } from '#web/format/money.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { sideColumn, SidedFigure, SideText } from '#web/ui/lists/Sides.tsx';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import type { StatementLinks } from '#web/shell/history/use-age-links.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { Particulars } from './Particulars.tsx';

type Props = {
  readonly statement: Statement | undefined;
  readonly lines: readonly StatementLine[];
  readonly hasMore: boolean;
  readonly explain: StatementLinks;
};

/** A line of null is what was owed before. */
type Row = {
  readonly line: StatementLine | null;
  readonly date: CalendarDate | null;
  readonly paise: number;
  readonly balancePaise: number;
};

const WAITING = 6;

export function StatementTable({ statement, lines, hasMore, explain }: Props) {
  const wide = useWide();
  if (statement !== undefined && lines.length === 0 && statement.openingPaise === 0) {
    return (
      <p className="card px-4 py-12 text-center text-ink-2">
        Nothing was billed or received in this period.
      </p>
    );
  }
  const rows = lines.map((line): Row => {
    const { date, amountPaise: paise, balancePaise } = line;
    return { line, date, paise, balancePaise };
  });
  const opening = statement?.openingPaise ?? 0;
  const before = { line: null, date: statement?.from ?? null, paise: 0, balancePaise: opening };
  return (
    <DataTable
      caption="Statement of account, with the balance after each line"
      rows={opening === 0 ? rows : [before, ...rows]}
      waiting={statement === undefined ? WAITING : 0}
      keyOf={({ line }) => line?.journalId ?? 'before'}
      columns={wide ? WIDE : NARROW}
      {...(statement !== undefined && !hasMore && { totals: totalsOf(statement, wide, explain) })}
    />
  );
}

function totalsOf(
  { totals, closingPaise: paise, leftOut }: Statement,
  wide: boolean,
  explain: StatementLinks,
): readonly ReactNode[] {
  if (!wide) return ['Closing balance', <SidedFigure key="closing" paise={paise} />, '', ''];
  return [
    '',
    'Total',
    <ExplainLink key="debit" href={leftOut === 0 ? explain.debit : undefined}>
      {formatPaise(totals.debitPaise)}
    </ExplainLink>,
    <ExplainLink key="credit" href={leftOut === 0 ? explain.credit : undefined}>
      {formatPaise(totals.creditPaise)}
    </ExplainLink>,
    <ExplainLink key="balance" href={explain.closing}>
      {formatPaise(paise)}
    </ExplainLink>,
    <SideText key="side" paise={paise} />,
  ];
}

const DATE: Column<Row> = {
  head: 'Date',
  place: 'id',
  cell: ({ date }) => date !== null && formatDate(date),
  className: 'whitespace-nowrap text-ink-2',
};

const PARTICULARS: Column<Row> = {
  head: 'Particulars',
  place: 'name',
  cell: ({ line }) => (line === null ? <i>Brought forward</i> : <Particulars line={line} />),
};

const BALANCE: Column<Row> = {
  head: 'Balance (₹)',
  place: 'date',
  numeric: true,
  cell: ({ balancePaise }) => formatPaise(balancePaise),
};

const SIDE = sideColumn<Row>(({ balancePaise }) => balancePaise);

const SIDED_BALANCE: Column<Row> = {
  ...BALANCE,
  cell: ({ balancePaise }) => <SidedFigure paise={balancePaise} />,
};

const side = (head: string, sign: 1 | -1): Column<Row> => ({
  head,
  place: 'amount',
  numeric: true,
  cell: ({ paise }) => formatCell(Math.max(paise * sign, 0)),
});

/** On a phone there is room for one amount, which says its side. */
const SIGNED: Column<Row> = {
  head: 'Amount (₹)',
  place: 'amount',
  numeric: true,
  cell: ({ line, paise }) => line !== null && <SidedFigure paise={paise} />,
};

const WIDE = [DATE, PARTICULARS, side('Billed (₹)', 1), side('Received (₹)', -1), BALANCE, SIDE];
const NARROW = [PARTICULARS, SIGNED, DATE, SIDED_BALANCE];
