// One hit: the event with why it is one, and what people wrote on it.
import { Link } from 'react-router-dom';
import type { AuditHitCard } from '#api/contract/book/log/audit.ts';
import { dateFromWire, formatDate, formatInstant } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';

type Props = { readonly bookId: number; readonly hit: AuditHitCard };

export function HitRow({ bookId, hit: { event, finding, notes } }: Props) {
  const { seq, title, what, actor, recorded_at: at, journal } = event;
  const dated = journal === null ? '' : `, dated ${formatDate(dateFromWire(journal.date))}`;
  return (
    <li data-event={seq} className="audit-hit">
      <span>
        <Link to={paths.history(bookId, { event: seq })} data-row="" className="link">
          event {formatCount(seq)}
        </Link>
      </span>
      <span className="min-w-0">
        <b className="font-medium first-letter:uppercase inline-block">{finding}</b>
        <span className="block text-sm text-ink-2" dir="auto">
          {title}
          {journal !== null && (
            <>
              {' '}
              <Link to={paths.journal(journal.id, bookId)} className="link">
                #{formatCount(journal.number)}
              </Link>
            </>
          )}
          {what !== '' && `: ${what}`}
        </span>
        <span className="block text-sm text-ink-3">
          {`${actor.name}, recorded ${formatInstant(at)}${dated}`}
        </span>
        {notes.map((note) => (
          <span key={note.event} className="audit-note" dir="auto">
            <span className="whitespace-pre-line">{note.note}</span>
            <span className="block text-xs text-ink-3">
              {`Note by ${note.by.name}, ${formatInstant(note.at)}`}
            </span>
          </span>
        ))}
      </span>
      <span className="num">
        {journal === null ? '' : formatPaise(paiseFromWire(journal.amount))}
      </span>
    </li>
  );
}
