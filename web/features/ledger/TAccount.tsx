// The two sides of a ledger in the frame of a T-account.
import { formatDay } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import type { Side } from '#web/format/money.ts';
import { TFrame } from '#web/ui/lists/TFrame.tsx';
import type { TRow } from '#web/ui/lists/TFrame.tsx';
import { EntryName } from './EntryName.tsx';
import type { SideRow, TwoSides } from './sides.ts';

type Props = {
  readonly name: string;
  readonly sides: TwoSides;
  readonly heads: Readonly<Record<Side, string>>;
};

export function TAccount({ name, sides, heads }: Props) {
  const { rows, entryCount, totalPaise } = sides;
  return (
    <TFrame
      caption={name}
      heads={heads}
      rows={{ debit: rows.debit.map(drawn), credit: rows.credit.map(drawn) }}
      counts={{ debit: entriesText(entryCount.debit), credit: entriesText(entryCount.credit) }}
      total={formatPaise(totalPaise)}
    />
  );
}

const entriesText = (count: number): string =>
  count === 1 ? '1 entry' : `${formatCount(count)} entries`;

function drawn(row: SideRow): TRow {
  const amount = formatPaise(row.paise);
  if (row.kind === 'c/d') {
    return { date: '', name: <i>Balance c/d</i>, amount: <i>{amount}</i> };
  }
  const date = formatDay(row.date);
  if (row.kind === 'b/d') return { date, name: <i>Balance b/d</i>, amount };
  return { date, name: <EntryName line={row.line} />, amount };
}
