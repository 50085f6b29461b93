// The list of journal entries: its columns on the screen, on paper and in a file, its lines on a
// phone. A list of one account has columns of its own in place of the amount.
import { Link } from 'react-router-dom';
import { firstOfSide, LATE_MEANS, marksOf, VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { isRecordedLate } from '#core/kernel/calendar-date.ts';
import { dateOfInstant, formatDate } from '#web/format/dates.ts';
import { formatCell, formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { SideText } from '#web/ui/lists/Sides.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { CHECK_COLUMN } from '../checks/CheckMark.tsx';
import { ownSide } from '../running/own-side.ts';
import { entriesInWords } from './days.ts';

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

function sideText(card: JournalCard, side: 'debit' | 'credit'): string {
  const { name, more } = firstOfSide(card, side);
  return more === 0 ? name : `${name} +${more}`;
}

/** @returns the day of entry of a late one. */
function lateDay({ date, createdAt: recorded }: JournalCard): CalendarDate | null {
  const day = dateOfInstant(recorded);
  return isRecordedLate(date, day) ? day : null;
}

type MarksProps = {
  readonly card: JournalCard;
  readonly bookId: number;
  /** Whether every entry of the list is late, so that each says when it was recorded. */
  readonly isLateList: boolean;
  /** How the day of entry is written: where there is little room, without its year. */
  readonly dayText?: (day: CalendarDate) => string;
};

export function JournalMarks({ card, bookId, isLateList, dayText = formatDate }: MarksProps) {
  const late = isLateList ? dateOfInstant(card.createdAt) : lateDay(card);
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

// What is shown of one account that the list is narrowed to: what each entry debits and credits it,
// and what it holds after that where the days are in order.
export const balanceOfAccount = ({ balancePaise }: JournalCard): number | null =>
  balancePaise ?? null;

/** On its sheet a ledger has columns of its own. */
export const accountColumns = (accountId: number): DeclaredList<JournalCard>['columns'] => [
  {
    id: 'account-debit',
    label: 'Debit (₹)',
    kind: 'money',
    cell: (card) => formatCell(ownSide(card, accountId, 1)),
    width: 136,
    isFixed: true,
    onlyIn: 'screen',
  },
  {
    id: 'account-credit',
    label: 'Credit (₹)',
    kind: 'money',
    cell: (card) => formatCell(ownSide(card, accountId, -1)),
    width: 136,
    isFixed: true,
    onlyIn: 'screen',
  },
  {
    id: 'balance',
    label: 'Balance (₹)',
    kind: 'money',
    cell: (card) => {
      const paise = balanceOfAccount(card);
      return paise === null ? '' : formatPaise(paise);
    },
    width: 136,
    isFixed: true,
    onlyIn: 'screen',
  },
  {
    id: 'balance-side',
    label: 'Side of the balance',
    kind: 'side',
    cell: (card) => <SideText paise={balanceOfAccount(card) ?? 0} />,
    width: 40,
    isFixed: true,
    onlyIn: 'screen',
    hasQuietHead: true,
  },
];

type Drawn = {
  /** Of the journals, for the links to them. */
  readonly bookId: number;
  /** Whether every entry is late, so that each says when it was recorded. */
  readonly isLateList: boolean;
  /** The account that it is narrowed to. */
  readonly accountId: number | null;
  /** Whether a heading says the day. */
  readonly hasDays: boolean;
};

/** Narrowed to an account it has four columns more: the names keep their room before the marks. */
export const journalList = ({
  bookId,
  isLateList,
  accountId,
  hasDays,
}: Drawn): DeclaredList<JournalCard> => ({
  name: 'journal',
  title: 'Journal entries',
  noun: ['entry', 'entries'],
  what: 'the journal entries',
  opensInPlace: 'also-by-enter',
  worth: { label: 'Total', paise: ({ amountPaise }) => amountPaise },
  keyOf: ({ id }) => id,
  nameOf: ({ number }) => `entry #${formatCount(number)}`,
  hrefOf: ({ id }) => paths.journal(id, bookId),
  total: { text: (count) => `Total of ${entriesInWords(count)}`, under: 'debit' },
  columns: [
    {
      id: 'date',
      label: 'Date',
      kind: 'date',
      width: 104,
      order: 'date',
      ...(hasDays && { onlyIn: 'sheet' as const }),
      value: ({ date }) => date,
    },
    {
      id: 'number',
      label: 'No.',
      head: 'Entry',
      kind: 'text',
      width: 76,
      order: 'number',
      isFixed: true,
      leads: 'is-id',
      value: ({ number }) => `#${number}`,
      cell: ({ number }) => `#${formatCount(number)}`,
    },
    { ...CHECK_COLUMN, onlyIn: 'screen' },
    {
      id: 'type',
      label: 'Type',
      kind: 'text',
      width: 92,
      look: 'is-quiet',
      room: 'some',
      value: (card) => VOUCHER_NAMES[card.voucherType],
    },
    {
      id: 'debit',
      label: 'Debit',
      kind: 'text',
      width: 160,
      isFixed: true,
      value: (card) => sideText(card, 'debit'),
      cell: (card) => <SideName card={card} side="debit" />,
    },
    {
      id: 'credit',
      label: 'Credit',
      kind: 'text',
      width: 160,
      isFixed: true,
      value: (card) => sideText(card, 'credit'),
      cell: (card) => <SideName card={card} side="credit" />,
    },
    {
      id: 'narration',
      label: 'Narration',
      kind: 'text',
      room: 'more',
      look: 'is-quiet',
      value: ({ narration }) => narration,
    },
    {
      id: 'by',
      label: 'Recorded by',
      kind: 'text',
      width: 96,
      room: 'much',
      look: 'is-quiet',
      onlyIn: 'screen-and-file',
      value: ({ recordedBy: { name } }) => name,
      cell: ({ recordedBy: { name } }) => <span title={name}>{shortName(name)}</span>,
    },
    {
      id: 'marks',
      label: 'Marks',
      kind: 'text',
      width: 168,
      hasQuietHead: true,
      title: LATE_MEANS,
      room: accountId === null ? 'some' : 'more',
      onlyIn: 'screen-and-file',
      value: (card) =>
        marksOf(card)
          .map(({ text }) => text)
          .join(', '),
      cell: (card) => <JournalMarks card={card} bookId={bookId} isLateList={isLateList} />,
    },
    {
      id: 'amount',
      label: 'Amount (₹)',
      kind: 'money',
      width: 132,
      order: 'amount',
      isFixed: true,
      isSummed: true,
      ...(accountId !== null && { onlyIn: 'sheet' as const }),
      value: ({ amountPaise }) => amountPaise,
    },
    ...(accountId === null ? [] : accountColumns(accountId)),
  ],
  phone: {
    name: (card) => <SideName card={card} side="debit" />,
    figure: ({ amountPaise }) => formatPaise(amountPaise),
    line: (card) => (
      <>
        {card.voucherType === 'payment' && 'from '}
        <SideName card={card} side="credit" />
      </>
    ),
    mark: (card) => `${VOUCHER_NAMES[card.voucherType]} #${formatCount(card.number)}`,
  },
});
