// The columns of a ledger with its running balance, as a bank's statement has them.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LATE_MEANS, VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { dateFromWire, formatDay } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { SideText } from '#web/ui/lists/Sides.tsx';
import { CHECK_COLUMN } from '../checks/CheckMark.tsx';
import { useAccountColumns } from '../register/use-account-columns.tsx';
import { JournalMarks } from '../register/use-journal-columns.tsx';
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

type Options = {
  readonly accountId: number;
  /** Whether every entry of the list is late, so that each says when it was recorded. */
  readonly isLateList: boolean;
  /** Whether headings may say the day in the place of its column. */
  readonly isByDay: boolean;
};

type Drawing = Options & { readonly bookId: number };

const leftColumns = (drawing: Drawing): readonly RegisterColumn<JournalCard>[] => [
  {
    id: 'date',
    label: 'Date',
    kind: 'date',
    cell: ({ date }) => formatDay(dateFromWire(date)),
    width: 68,
    order: 'date',
    isFixed: !drawing.isByDay,
    look: 'is-quiet',
  },
  {
    id: 'number',
    label: 'No.',
    kind: 'count',
    cell: ({ id, number }) => (
      <Link to={paths.journal(id, drawing.bookId)} tabIndex={-1} className="is-id">
        #{formatCount(number)}
      </Link>
    ),
    width: 84,
    order: 'number',
    isFixed: true,
  },
  {
    id: 'type',
    label: 'Type',
    kind: 'text',
    cell: (card) => VOUCHER_NAMES[card.voucher_type],
    width: 92,
    look: 'is-quiet',
    room: 'more',
  },
];

const wordColumns = (drawing: Drawing): readonly RegisterColumn<JournalCard>[] => [
  {
    id: 'particulars',
    label: 'Particulars',
    kind: 'text',
    cell: (card) => <Counter card={card} accountId={drawing.accountId} />,
    isFixed: true,
  },
  {
    id: 'narration',
    label: 'Narration',
    kind: 'text',
    cell: (card) => (
      <span className="flex min-w-0 gap-2">
        <span dir="auto" className="truncate">
          {card.narration}
        </span>
        <span className="shrink-0">
          <JournalMarks {...drawing} card={card} dayText={formatDay} />
        </span>
      </span>
    ),
    title: LATE_MEANS,
    room: 'more',
    look: 'is-quiet',
  },
];

export function useRunningColumns(options: Options): readonly RegisterColumn<JournalCard>[] {
  const { id: bookId } = usePageBook();
  const { accountId, isLateList, isByDay } = options;
  const ofAccount = useAccountColumns(accountId);
  return useMemo(() => {
    const drawing = { accountId, isLateList, isByDay, bookId };
    return [...leftColumns(drawing), CHECK_COLUMN, ...wordColumns(drawing), ...ofAccount];
  }, [accountId, isLateList, isByDay, bookId, ofAccount]);
}

/** On a phone there is one amount, whose sign says its side; and the balance after it. */
export function RunningLines({ card, accountId }: CounterProps): ReactNode {
  const { id: bookId } = usePageBook();
  const own = ownPaise(card, accountId);
  return (
    <>
      <Link to={paths.journal(card.id, bookId)}>
        <Counter card={card} accountId={accountId} />
      </Link>
      <span className="num">
        {own < 0 ? '\u2212' : '+'}
        {formatPaise(own)}
      </span>
      <span>
        {formatDay(dateFromWire(card.date))}
        {card.narration !== '' && ` · ${card.narration}`}
      </span>
      <span className="num">
        {card.balance !== undefined && <BalanceAfter balance={card.balance} />}
      </span>
    </>
  );
}

function BalanceAfter({ balance }: { readonly balance: string }) {
  const paise = paiseFromWire(balance);
  return (
    <>
      {formatPaise(paise)} <SideText paise={paise} />
    </>
  );
}
