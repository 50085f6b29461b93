// The ledger as one list in the order of its days, with the balance after each line: the shape in
// which it is laid beside a bank's statement.
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCell, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { sideColumn, SidedFigure, SideText } from '#web/ui/lists/Sides.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { EntryName, EntryNumber } from './EntryName.tsx';

type Props = {
  readonly first: Ledger;
  readonly lines: readonly LedgerLine[];
  readonly hasMore: boolean;
  readonly onOpen: (journalId: number) => void;
};

/** A line of null is the balance that was brought down. */
type Row = {
  readonly line: LedgerLine | null;
  readonly date: string;
  readonly paise: number;
  readonly balancePaise: number;
};

export function RunningList({ first, lines, hasMore, onOpen }: Props) {
  const wide = useWide();
  const { from } = first.period;
  const opening = paiseFromWire(first.opening);
  const rows = lines.map((line): Row => {
    const { date, amount, balance } = line;
    return {
      line,
      date,
      balancePaise: paiseFromWire(balance),
      paise: paiseFromWire(amount),
    };
  });
  const broughtDown = { line: null, date: from, paise: opening, balancePaise: opening };
  const name: Column<Row> = {
    head: 'Particulars',
    place: 'name',
    cell: ({ line }) =>
      line === null ? (
        <i>Balance b/d</i>
      ) : (
        <EntryName {...{ line, onOpen }} hasNumberBeside={wide} hasNarrationBeside={wide} />
      ),
    className: 'sm:max-w-0 sm:w-2/5',
  };
  const { debit, credit } = first.totals;
  const closing = paiseFromWire(first.closing);
  return (
    <DataTable
      caption={`${first.account.name}, with the balance after each entry`}
      rows={opening === 0 ? rows : [broughtDown, ...rows]}
      keyOf={({ line }) => line?.id ?? 'b/d'}
      columns={
        wide
          ? [
              DATE,
              NUMBER,
              name,
              NARRATION,
              amount('Debit (₹)', 1),
              amount('Credit (₹)', -1),
              BALANCE,
              SIDE,
            ]
          : [name, SIGNED, DATE, SIDED_BALANCE]
      }
      {...(!hasMore && {
        totals: wide
          ? [
              '',
              '',
              'Total',
              '',
              wireText(debit),
              wireText(credit),
              formatPaise(closing),
              <SideText key="side" paise={closing} />,
            ]
          : ['Closing balance', <SidedFigure key="closing" paise={closing} />, '', ''],
      })}
    />
  );
}

const wireText = (rupees: string): string => formatPaise(paiseFromWire(rupees));

const DATE: Column<Row> = {
  head: 'Date',
  place: 'id',
  cell: ({ date }) => formatDate(dateFromWire(date)),
  className: 'whitespace-nowrap text-ink-2',
};

const NUMBER: Column<Row> = {
  head: 'No.',
  place: 'nowhere',
  cell: ({ line }) => line !== null && <EntryNumber line={line} />,
};

const NARRATION: Column<Row> = {
  head: 'Narration',
  place: 'nowhere',
  cell: ({ line }) => (
    <span dir="auto" title={line?.narration} className="block truncate print:whitespace-normal">
      {line?.narration}
    </span>
  ),
  className: 'sm:max-w-0 sm:w-2/5 text-ink-2',
};

const amount = (head: string, sign: 1 | -1): Column<Row> => ({
  head,
  place: 'amount',
  numeric: true,
  cell: ({ paise }) => formatCell(Math.max(paise * sign, 0)),
});

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

/** On a phone there is room for one amount, which says its side. */
const SIGNED: Column<Row> = {
  head: 'Amount (₹)',
  place: 'amount',
  numeric: true,
  cell: ({ paise }) => <SidedFigure paise={paise} />,
};
