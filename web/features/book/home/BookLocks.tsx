// Each time the book was locked or opened again, with the way to the books as they were known then.
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#web/format/dates.ts';
import { AsKnownThen } from '#web/shell/guards/past/AsKnownThen.tsx';
import { namedMoments } from '#web/shell/guards/past/moment-query.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';

type Props = { readonly bookId: number };

/** Seen from the past some of them are still to come. */
export const BookLocks = (props: Props) => (
  <PresentOnly>
    <Locks {...props} />
  </PresentOnly>
);

function Locks({ bookId }: Props) {
  const { data = [] } = useQuery(namedMoments(bookId));
  const locks = data.filter(({ kind }) => kind === 'lock');
  if (locks.length === 0) return null;
  return (
    <ul aria-label="Locks of the book" className="-mt-2 flex flex-col gap-1 text-sm text-ink-2">
      {locks.map(({ event, words, recorded_at: at }) => (
        <li key={event}>
          {words}, {formatInstant(at)} <AsKnownThen event={event} />
        </li>
      ))}
    </ul>
  );
}
