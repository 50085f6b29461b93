// One book among a person's books: what it is to them, and whether it stands.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Book } from '#api/contract/book/book.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { asking } from '#web/client/query.ts';
import { dateFromWire, formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { financialYearName } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';

export function BookTile({ book, active }: { readonly book: Book; readonly active: boolean }) {
  const lockedTo = book.hard_locked_to ?? book.soft_locked_to;
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
        </Link>
        {active && <Badge kind="grey">Active</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {financialYearName(todayInIndia())}. You are its {book.role}.
      </p>
      <p className="text-sm text-ink-2">
        {lockedTo === null
          ? 'Nothing is locked.'
          : `Locked to ${formatDate(dateFromWire(lockedTo))}.`}
      </p>
      <Standing bookId={book.id} />
    </li>
  );
}

/** Its box stands while the figures are on their way, and stays empty when they do not come. */
function Standing({ bookId }: { readonly bookId: number }) {
  const { data } = useQuery(asking(readFigures, { params: { bookId } }));
  return (
    <p className="mt-2 flex min-h-6 flex-wrap items-center gap-2 text-sm text-ink-2">
      {data !== undefined && (
        <>
          {data.check.balanced ? (
            <Badge kind="good">Books balanced</Badge>
          ) : (
            <Badge kind="warn">Not balanced</Badge>
          )}
          {data.journals.count === 1 ? '1 entry' : `${formatCount(data.journals.count)} entries`}
        </>
      )}
    </p>
  );
}
