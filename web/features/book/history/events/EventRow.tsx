// One event in two lines: what, how much, who and when.
import { memo } from 'react';
import type { EventCard } from '#api/contract/book/log/events.ts';
import { dateFromWire, dateOfInstant, formatDay, formatInstant } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';

type Props = {
  readonly card: EventCard;
  readonly place: 'before' | 'here' | 'after';
  readonly onEvent: (seq: number) => void;
};

function PlainEventRow({ card, place, onEvent }: Props) {
  const { seq, title, actor, journal, recorded_at: at } = card;
  return (
    <div role="listitem">
      <button
        type="button"
        data-seq={seq}
        aria-current={place === 'here' ? 'step' : undefined}
        className={`history-event is-${place}`}
        title={`${formatInstant(at)}: ${card.what}`}
        onClick={() => onEvent(seq)}
      >
        <span className="text-ink-3">{formatCount(seq)}</span>
        <span className="truncate" dir="auto">
          {title}
        </span>
        <span className="num">
          {journal === null ? '' : formatPaise(paiseFromWire(journal.amount))}
        </span>
        <span className="text-xs text-ink-3">{formatDay(dateOfInstant(at))}</span>
        <span className="truncate text-xs text-ink-3" dir="auto">
          {journal?.is_late === true && (
            <span className="text-warn">dated {formatDay(dateFromWire(journal.date))}, </span>
          )}
          {actor.name}
          {journal === null && card.what !== '' && `, ${card.what}`}
        </span>
        <span className="num text-xs text-ink-3">
          {journal === null ? '' : `#${formatCount(journal.number)}`}
        </span>
      </button>
    </div>
  );
}

/** Drawn again only when something of the event itself is another. */
export const EventRow = memo(PlainEventRow);
