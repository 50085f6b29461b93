// How the register of journals draws its columns.
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  firstOfSide,
  journalColumns,
  LATE_MEANS,
  marksOf,
  VOUCHER_NAMES,
} from '#api/contract/journal/columns.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { isRecordedLate } from '#core/kernel/calendar-date.ts';
import { dateFromWire, dateOfInstant, formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { CHECK_COLUMN } from '../checks/CheckMark.tsx';
import { useAccountColumns } from './use-account-columns.tsx';
import type { JournalFilterState } from '../use-journal-filter.ts';

type ColumnDrawing = Omit<RegisterColumn<JournalCard>, 'id' | 'label' | 'kind'>;
type Id = (typeof journalColumns)[number]['id'];

type SideProps = { readonly card: JournalCard; readonly side: 'debit' | 'credit' };

function SideName({ card, side }: SideProps) {
  const { name, more } = firstOfSide(card, side);
  return (
    <>
      <span dir="auto" className="is-name">
        {name}
      </span>
      {more > 0 && <span className="text-ink-3"> +{more}</span>}
    </>
  );
}

/** @returns the day of entry of a late one. */
function lateDay({ date, created_at: recorded }: JournalCard): CalendarDate | null {
  const day = dateOfInstant(recorded);
  return isRecordedLate(dateFromWire(date), day) ? day : null;
}

type MarksProps = { readonly card: JournalCard; readonly bookId: number };

type LateProps = MarksProps & {
  /** Whether every entry of the list is late, so that each says when it was recorded. */
  readonly isLateList: boolean;
  /** How the day of entry is written: where there is little room, without its year. */
  readonly dayText?: (day: CalendarDate) => string;
};

export function JournalMarks({ card, bookId, isLateList, dayText = formatDate }: LateProps) {
  const late = isLateList ? dateOfInstant(card.created_at) : lateDay(card);
  return (
    <>
      {marksOf(card).map(({ id, text, isBadge }) => (
        <Link
          key={text}
          to={paths.journal(id, bookId)}
          tabIndex={-1}
          className="not-last:mr-2 text-xs text-ink-2"
        >
          {isBadge ? <Badge kind="plum">{text}</Badge> : text}
        </Link>
      ))}
      {late !== null && (
        <span
          role="img"
          aria-label={`Recorded ${dayText(late)}`}
          className="late-mark text-xs text-warn"
          title={LATE_MEANS}
        >
          {dayText(late)}
        </span>
      )}
    </>
  );
}

/** @returns `A Kulkarni` of `Asha Kulkarni`: the entry itself has the whole name. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  return rest.length === 0 ? first : `${[...first][0] ?? ''} ${rest.at(-1)}`;
}

/** @param bookId of the journals, for the links to them. */
const drawnIn = (bookId: number, isLateList: boolean): Readonly<Record<Id, ColumnDrawing>> => ({
  date: { cell: ({ date }) => formatDate(dateFromWire(date)), width: 104, order: 'date' },
  number: {
    cell: ({ id, number }) => (
      <Link to={paths.journal(id, bookId)} tabIndex={-1} className="is-id">
        #{formatCount(number)}
      </Link>
    ),
    width: 76,
    order: 'number',
    isFixed: true,
  },
  type: {
    cell: (card) => VOUCHER_NAMES[card.voucher_type],
    width: 92,
    look: 'is-quiet',
    room: 'some',
  },
  debit: { cell: (card) => <SideName card={card} side="debit" />, width: 160, isFixed: true },
  credit: { cell: (card) => <SideName card={card} side="credit" />, width: 160, isFixed: true },
  narration: {
    cell: ({ narration }) => <span dir="auto">{narration}</span>,
    room: 'more',
    look: 'is-quiet',
  },
  by: {
    cell: ({ recorded_by: { name } }) => <span title={name}>{shortName(name)}</span>,
    width: 96,
    room: 'much',
    look: 'is-quiet',
  },
  marks: {
    cell: (card) => <JournalMarks card={card} bookId={bookId} isLateList={isLateList} />,
    width: 168,
    hasQuietHead: true,
    title: LATE_MEANS,
    room: 'some',
  },
  amount: {
    cell: ({ amount }) => formatPaise(paiseFromWire(amount)),
    width: 132,
    order: 'amount',
    isFixed: true,
  },
});

/** @returns the columns; the day has one where no heading says it. */
export function useJournalColumns({
  order,
  accountId,
  only,
}: JournalFilterState): readonly RegisterColumn<JournalCard>[] {
  const { id: bookId } = usePageBook();
  const ofAccount = useAccountColumns(accountId);
  return useMemo(() => {
    const drawn = drawnIn(bookId, only === 'late');
    const columns = journalColumns
      .filter(({ id }) => id !== 'date' || !order.endsWith('date'))
      .flatMap(({ id, label, kind }): RegisterColumn<JournalCard>[] => {
        const column = { id, label, kind, ...drawn[id] };
        return id === 'number' ? [column, CHECK_COLUMN] : [column];
      });
    if (ofAccount.length === 0) return columns;
    // Four columns more: the names keep their room before the marks do.
    const others = columns.flatMap((column) => {
      if (column.id === 'amount') return [];
      return [column.id === 'marks' ? { ...column, room: 'more' as const } : column];
    });
    return [...others, ...ofAccount];
  }, [bookId, order, only, ofAccount]);
}

/** On a phone: what was debited and how much; against what; the type and the number. */
export function useJournalLines(): (card: JournalCard) => ReactNode {
  const { id: bookId } = usePageBook();
  return useCallback((card) => <Lines card={card} bookId={bookId} />, [bookId]);
}

function Lines({ card, bookId }: MarksProps) {
  return (
    <>
      <Link to={paths.journal(card.id, bookId)}>
        <SideName card={card} side="debit" />
      </Link>
      <span>{formatPaise(paiseFromWire(card.amount))}</span>
      <span>
        {card.voucher_type === 'payment' && 'from '}
        <SideName card={card} side="credit" />
      </span>
      <span>
        {VOUCHER_NAMES[card.voucher_type]} #{formatCount(card.number)}
      </span>
    </>
  );
}
