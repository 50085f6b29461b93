// The ledger as one list in the order of its days, with the balance after each line: the shape in
// which it is laid beside a bank's statement.
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatBalance, formatCell, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { EntryName } from './EntryName.tsx';

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
  readonly balance: string;
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
      balance,
      paise: paiseFromWire(amount),
    };
  });
  const broughtDown = { line: null, date: from, paise: opening, balance: first.opening };
  const date: Column<Row> = {
    head: 'Date',
    place: 'id',
    cell: (row) => formatDate(dateFromWire(row.date)),
    className: 'whitespace-nowrap text-ink-2',
  };
  const name: Column<Row> = {
    head: 'Particulars',
    place: 'name',
    cell: ({ line }) =>
      line === null ? <i>Balance b/d</i> : <EntryName line={line} onOpen={onOpen} />,
  };
  const balance: Column<Row> = {
    head: 'Balance (₹)',
    place: 'date',
    numeric: true,
    cell: (row) => formatBalance(paiseFromWire(row.balance)),
  };
  const amount = (head: string, sign: 1 | -1): Column<Row> => ({
    head,
    place: 'amount',
    numeric: true,
    cell: ({ paise }) => formatCell(Math.max(paise * sign, 0)),
  });
  const { debit, credit } = first.totals;
  const closing = formatBalance(paiseFromWire(first.closing));
  return (
    <DataTable
      caption={`${first.account.name}, with the balance after each entry`}
      rows={opening === 0 ? rows : [broughtDown, ...rows]}
      keyOf={({ line }) => line?.id ?? 'b/d'}
      columns={
        wide
          ? [date, name, amount('Debit (₹)', 1), amount('Credit (₹)', -1), balance]
          : [name, signed, date, balance]
      }
      {...(!hasMore && {
        totals: wide
          ? ['', 'Total', wireText(debit), wireText(credit), closing]
          : ['Closing balance', closing, '', ''],
      })}
    />
  );
}

const wireText = (rupees: string): string => formatPaise(paiseFromWire(rupees));

/** On a phone there is room for one amount, which says its side. */
const signed: Column<Row> = {
  head: 'Amount (₹)',
  place: 'amount',
  numeric: true,
  cell: ({ paise }) => formatBalance(paise),
};
