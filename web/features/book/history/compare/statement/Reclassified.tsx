// Why a part of a line is reclassified, with the events that did it.
import { Link } from 'react-router-dom';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { reclassifiedInWords, reclassifyingEvents } from './queries.ts';
import type { StatementPart } from './queries.ts';

type Props = { readonly part: StatementPart; readonly bookId: number };

export const Reclassified = ({ part, bookId }: Props) => (
  <>
    {reclassifiedInWords(part)}
    {reclassifyingEvents(part).map(({ text, event }) => (
      <span key={event} className="text-ink-2">
        {`. ${text}, `}
        <Link to={paths.history(bookId, { event })} data-row="" className="link">
          event {formatCount(event)}
        </Link>
      </span>
    ))}
  </>
);
