// The two sides of a ledger in the frame of a T-account.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import type { Side } from '#core/journal/index.ts';
import { TFrame } from '#web/ui/lists/TFrame.tsx';
import type { TRow } from '#web/ui/lists/TFrame.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { yearEndName } from '../wording.ts';
import { EntryName, EntryNumber } from './EntryName.tsx';
import type { SideRow, TwoSides } from './sides.ts';

type Props = {
  readonly name: string;
  readonly sides: TwoSides;
  /** Whether its days are of several years, so that each says its own. */
  readonly isOfYears: boolean;
  readonly heads: Readonly<Record<Side, string>>;
  /** On a phone one side may be shown alone. */
  readonly only: Side | null;
  readonly onOpen: (journalId: number) => void;
};

export function TAccount({ name, sides, isOfYears, heads, only, onOpen }: Props) {
  const { rows, entryCount, totalPaise, hasMore } = sides;
  const wide = useWide();
  const drawn = (side: Side) => rows[side].map((row) => tRow(row, { wide, isOfYears, onOpen }));
  const count = (side: Side) => entriesText(entryCount[side], hasMore);
  return (
    <TFrame
      caption={name}
      heads={heads}
      rows={{ debit: drawn('debit'), credit: drawn('credit') }}
      counts={{ debit: count('debit'), credit: count('credit') }}
      total={formatPaise(totalPaise)}
      numbered={wide}
      only={only}
    />
  );
}

function entriesText(count: number, hasMore: boolean): string {
  const text = count === 1 ? '1 entry' : `${formatCount(count)} entries`;
  return hasMore ? `${text} so far` : text;
}

type Drawing = Pick<Props, 'isOfYears' | 'onOpen'> & { readonly wide: boolean };

/** @returns `01 Jun`, or `01 Jun 24` among days of several years. */
const dayText = (date: CalendarDate, isOfYears: boolean): string =>
  isOfYears ? `${formatDay(date)} ${date.slice(2, 4)}` : formatDay(date);

function tRow(row: SideRow, { wide, isOfYears, onOpen }: Drawing): TRow {
  const amount = formatPaise(row.paise);
  if (row.kind === 'c/d') {
    return { date: '', name: <i>Balance c/d</i>, amount: <i>{amount}</i> };
  }
  const date = dayText(row.date, isOfYears);
  if (row.kind === 'b/d') return { date, name: <i>Balance b/d</i>, amount };
  if (row.kind === 'year-end') return { date, name: <i>{yearEndName(row.date)}</i>, amount };
  const { line } = row;
  return {
    date,
    name: <EntryName line={line} onOpen={onOpen} hasNumberBeside={wide} />,
    number: <EntryNumber line={line} />,
    amount,
  };
}
