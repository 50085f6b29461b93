// One book among a person's books: what it is to them, and whether it stands.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Book } from '#api/contract/book/book.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { lastLockedDay } from '#web/client/lists.ts';
import { asking } from '#web/client/query.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { counted, formatRupees } from '#web/format/money.ts';
import { financialYearName } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';

type Props = {
  readonly book: Book;
  readonly active: boolean;
  /** Whose book it is, where another has its name. */
  readonly owner: string | null;
  readonly onLeave: () => void;
};

export function BookTile({ book, active, owner, onLeave }: Props) {
  const lockedTo = lastLockedDay(book);
  return (
    <li
      className={
        'card relative p-4 hover:bg-surface-2 ' + (active ? 'border-l-4 border-l-brand' : '')
      }
    >
      <div className="flex items-start justify-between gap-2">
        <Link
          to={paths.book(book.id)}
          dir="auto"
          data-row=""
          className={
            'min-w-0 font-semibold break-words after:absolute after:inset-0 after:rounded-md'
          }
        >
          {book.name}
          {owner !== null && <span className="font-normal text-ink-2"> {owner}</span>}
        </Link>
        {book.demo !== undefined && <Badge kind="warn">Demo</Badge>}
        {active && <Badge kind="grey">Active</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {financialYearName(todayInIndia())}. You are its {book.role}.
      </p>
      <p className="text-sm text-ink-2">
        {lockedTo === null ? 'No month is locked.' : `Locked to ${formatDate(lockedTo)}.`}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <Standing bookId={book.id} />
        {/* Who owns a book leaves it among its members, once somebody else owns it too. */}
        {book.role !== 'owner' && (
          <Button kind="quiet" className="relative z-1 -my-2 -mr-2" onClick={onLeave}>
            Leave<span className="sr-only"> {book.name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Its box stands while the figures are on their way, and stays empty when they do not come. */
function Standing({ bookId }: { readonly bookId: number }) {
  const { data } = useQuery(asking(readFigures, { params: { bookId } }));
  return (
    <div className="mt-3 min-w-0 grow">
      <dl className="grid min-h-10 grid-cols-3 gap-x-3 text-sm">
        {data !== undefined && (
          <>
            <Figure title="Cash and bank" paise={data.cashAndBank.totalPaise} />
            <Figure title="Outstanding" paise={data.outstanding.totalPaise} />
            <Figure title="Overdue" paise={data.outstanding.overduePaise} />
          </>
        )}
      </dl>
      <p className="mt-2 flex min-h-6 flex-wrap items-center gap-2 text-sm text-ink-2">
        {data !== undefined && (
          <>
            {data.check.balanced ? (
              <Badge kind="good">Books balanced</Badge>
            ) : (
              <Badge kind="warn">Not balanced</Badge>
            )}
            {counted(data.journals.count, 'entry', 'entries')}
            {data.journals.latestDate !== null &&
              `, the last of ${formatDate(data.journals.latestDate)}`}
          </>
        )}
      </p>
    </div>
  );
}

const Figure = ({ title, paise }: { readonly title: string; readonly paise: number }) => (
  <div className="min-w-0">
    <dt className="text-ink-2">{title}</dt>
    <dd className="num text-left font-medium max-sm:[font-stretch:75%]">{formatRupees(paise)}</dd>
  </div>
);
