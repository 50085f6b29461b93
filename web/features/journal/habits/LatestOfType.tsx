// What was posted last of a type, under the form: what one would type twice is seen before it is.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { ManualVoucherType } from '../draft/draft.ts';
import { journalWords as wording } from '../wording.ts';
import { latestEntriesOf } from './habits.ts';
import { newestJournals } from './use-habits.ts';

type Props = { readonly bookId: number; readonly type: ManualVoucherType };

export function LatestOfType({ bookId, type }: Props) {
  // Asked again after a refusal it would be pending again, and the form around it would begin anew.
  const { data: cards = [] } = useQuery({ ...newestJournals(bookId), retryOnMount: false });
  const latest = latestEntriesOf(cards, type);
  if (latest.length === 0) return null;
  const title = wording.latest[type];
  return (
    <section aria-label={title} className="pt-5">
      <h2 className="pb-2 text-sm font-semibold">{title}</h2>
      <ul className="card divide-y divide-line overflow-hidden">
        {latest.map((card) => (
          <Latest key={card.id} card={card} bookId={bookId} />
        ))}
      </ul>
    </section>
  );
}

const ROW =
  'grid items-baseline gap-x-4 px-3 py-1.5 text-sm md:grid-cols-[4rem_4rem_1fr_1fr_1.5fr_8rem] ' +
  'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-2.5';

function Latest({ card, bookId }: { readonly card: JournalCard; readonly bookId: number }) {
  const number = `#${formatCount(card.number)}`;
  return (
    <li className={`${ROW} hover:bg-surface-2`}>
      <Link
        to={paths.journal(card.id, bookId)}
        className="text-brand-ink hover:underline max-md:order-3"
      >
        {number}
      </Link>
      <span className="text-ink-2 max-md:order-4 max-md:text-right">{formatDay(card.date)}</span>
      <Side card={card} sign={1} className="max-md:order-1" />
      <Side card={card} sign={-1} className="max-md:hidden" />
      <span dir="auto" className="truncate text-ink-2 max-md:hidden">
        {card.narration}
      </span>
      <span className="num max-md:order-2">{formatPaise(card.amountPaise)}</span>
    </li>
  );
}

type SideProps = {
  readonly card: JournalCard;
  readonly sign: 1 | -1;
  readonly className: string;
};

/** The first account of a side, and how many more there are. */
function Side({ card, sign, className }: SideProps) {
  const [first, ...more] = card.entry.filter(({ amountPaise }) => amountPaise * sign > 0);
  return (
    <span dir="auto" className={`truncate ${className}`}>
      {first?.accountName}
      {more.length > 0 && <span className="text-ink-2"> +{more.length}</span>}
    </span>
  );
}
