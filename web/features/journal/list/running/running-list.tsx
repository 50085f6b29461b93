// The list of a ledger with its running balance: its columns, as a bank's statement has them, its
// lines on a phone, and what it held before the first entry and after the last.
import { LATE_MEANS, VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import type { Ledger } from '#api/contract/account/ledger.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import type { RegisterEdge } from '#web/ui/lists/register/rows/RegisterEdge.tsx';
import { SidedFigure, SideText } from '#web/ui/lists/Sides.tsx';
import { CHECK_COLUMN } from '../checks/CheckMark.tsx';
import { accountColumns, JournalMarks } from '../register/JournalList.tsx';
import { counterOf, ownPaise } from './own-side.ts';

type CounterProps = { readonly card: JournalCard; readonly accountId: number };

function Counter({ card, accountId }: CounterProps) {
  const { name, more } = counterOf(card, accountId);
  return (
    <>
      <span dir="auto" className="is-name">
        {name}
      </span>
      {more > 0 && <span className="text-ink-3"> +{more}</span>}
    </>
  );
}

type Drawn = {
  readonly bookId: number;
  readonly account: { readonly id: number; readonly name: string };
  /** Whether every entry of the list is late, so that each says when it was recorded. */
  readonly isLateList: boolean;
  /** Whether headings may say the day in the place of its column. */
  readonly isByDay: boolean;
};

export const runningList = ({
  bookId,
  account: { id: accountId, name },
  isLateList,
  isByDay,
}: Drawn): DeclaredList<JournalCard> => ({
  name: 'ledger',
  title: 'Journal entries',
  caption: `${name}, with the balance after each entry`,
  noun: ['entry', 'entries'],
  what: 'the journal entries',
  opensInPlace: 'also-by-enter',
  keyOf: ({ id }) => id,
  nameOf: ({ number }) => `entry #${formatCount(number)}`,
  hrefOf: ({ id }) => paths.journal(id, bookId),
  worth: { label: 'Total', paise: ({ amountPaise }) => amountPaise },
  columns: [
    {
      id: 'date',
      label: 'Date',
      kind: 'date',
      width: 68,
      order: 'date',
      isFixed: !isByDay,
      look: 'is-quiet',
      value: ({ date }) => date,
      cell: ({ date }) => formatDay(date),
    },
    {
      id: 'number',
      label: 'No.',
      kind: 'count',
      width: 84,
      order: 'number',
      isFixed: true,
      leads: 'is-id',
      value: ({ number }) => number,
      cell: ({ number }) => `#${formatCount(number)}`,
    },
    {
      id: 'type',
      label: 'Type',
      kind: 'text',
      width: 92,
      look: 'is-quiet',
      room: 'more',
      value: (card) => VOUCHER_NAMES[card.voucherType],
    },
    { ...CHECK_COLUMN, onlyIn: 'screen' },
    {
      id: 'particulars',
      label: 'Particulars',
      kind: 'text',
      isFixed: true,
      value: (card) => counterOf(card, accountId).name,
      cell: (card) => <Counter card={card} accountId={accountId} />,
    },
    {
      id: 'narration',
      label: 'Narration',
      kind: 'text',
      title: LATE_MEANS,
      room: 'more',
      look: 'is-quiet',
      value: ({ narration }) => narration,
      cell: (card) => (
        <span className="flex min-w-0 gap-2">
          <span dir="auto" className="truncate">
            {card.narration}
          </span>
          <span className="shrink-0">
            <JournalMarks card={card} bookId={bookId} isLateList={isLateList} dayText={formatDay} />
          </span>
        </span>
      ),
    },
    ...accountColumns(accountId),
  ],
  // There is one amount, whose sign says its side; and the balance after it.
  phone: {
    name: (card) => <Counter card={card} accountId={accountId} />,
    figure: (card) => <Signed paise={ownPaise(card, accountId)} />,
    line: ({ date, narration }) => `${formatDay(date)}${narration === '' ? '' : ` · ${narration}`}`,
    mark: ({ balancePaise }) =>
      balancePaise !== undefined && (
        <span className="num">
          {formatPaise(balancePaise)} <SideText paise={balancePaise} />
        </span>
      ),
  },
});

const Signed = ({ paise }: { readonly paise: number }) => (
  <span className="num">
    {paise < 0 ? '\u2212' : '+'}
    {formatPaise(paise)}
  </span>
);

/** @param day the first of the period; what is carried down is of no day. */
function edgeOf(text: string, day: CalendarDate | null, paise: number): RegisterEdge {
  return {
    cells: {
      date: day === null ? '' : formatDay(day),
      particulars: text,
      balance: formatPaise(paise),
      'balance-side': <SideText paise={paise} />,
    },
    lines: (
      <>
        <span>{text}</span>
        <SidedFigure paise={paise} />
      </>
    ),
  };
}

/** In the order of the list: the latest day may come first. */
export function edgesOfLedger(ledger: Ledger, isLatestFirst: boolean) {
  const { period, openingPaise, closingPaise } = ledger;
  const broughtDown = edgeOf('Balance b/d', period.from, openingPaise);
  const carriedDown = edgeOf('Balance c/d', null, closingPaise);
  return isLatestFirst
    ? { before: carriedDown, after: broughtDown }
    : { before: broughtDown, after: carriedDown };
}
