// The events, newest first: those after the console's place in italics. Without a filter any of a
// million is reached by scrolling; a filter is read on as far as the list is scrolled.
import { useEffect, useLayoutEffect, useRef, useState, memo } from 'react';
import type { EventCard } from '#api/contract/book/log/events.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { EVENT_ROW, eventWindow, listHeight, scrollTo } from './rows.ts';
import { dateOfInstant, formatDay, formatInstant } from '#web/format/dates.ts';

type Props = {
  readonly count: number;
  /** Nothing while it is on its way. */
  readonly cardAt: (index: number) => EventCard | undefined;
  readonly onShown: (first: number, end: number) => void;
  /** Where the event at which the console stands is in the list; null where it is not. */
  readonly atIndex: number | null;
  readonly seq: number;
  readonly onEvent: (seq: number) => void;
};

export function EventList({ count, cardAt, onShown, atIndex, seq, onEvent }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [view, setView] = useState(600);
  const { first, end, top } = eventWindow(count, scrolled, view);
  // How high the box is, the style sheet says.
  useLayoutEffect(() => setView(box.current?.clientHeight ?? 600), []);
  // The rows that are read follow from where the box was scrolled to; those that are only passed
  // over are not read.
  const before = useRef(first);
  useEffect(() => {
    const isPassing = Math.abs(first - before.current) >= end - first;
    before.current = first;
    if (!isPassing) {
      onShown(first, end);
      return;
    }
    const resting = setTimeout(() => onShown(first, end), REST_MS);
    return () => clearTimeout(resting);
  }, [first, end, onShown]);
  // Keys and the time line move the place: it is brought into sight.
  useLayoutEffect(() => {
    if (atIndex === null || box.current === null) return;
    const { first: from, end: to } = eventWindow(count, box.current.scrollTop, view);
    const isSeen = atIndex >= from + MARGIN && atIndex < to - MARGIN;
    if (!isSeen) box.current.scrollTop = scrollTo(atIndex, count, view);
  }, [atIndex, count, view]);
  return (
    <div
      ref={box}
      className="history-list"
      role="list"
      aria-label={`${formatCount(count)} events`}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
    >
      <div style={{ height: listHeight(count), position: 'relative' }}>
        <div style={{ position: 'absolute', top, left: 0, right: 0 }}>
          {stretchesOf(first, end, cardAt).map((stretch) =>
            stretch.cards.length === 0 ? (
              <div
                key={`rows from ${stretch.first}`}
                className="history-waiting"
                style={{ height: stretch.rows * EVENT_ROW }}
              />
            ) : (
              stretch.cards.map((card) => (
                <EventRow
                  key={card.seq}
                  card={card}
                  place={card.seq === seq ? 'here' : card.seq > seq ? 'after' : 'before'}
                  onEvent={onEvent}
                />
              ))
            ),
          )}
        </div>
      </div>
    </div>
  );
}

/** A list that stays for so long where it was scrolled to is read there. */
const REST_MS = 60;

/** A row at the very edge is not in sight. */
const MARGIN = 9;

type Stretch = { readonly first: number; readonly cards: EventCard[]; rows: number };

/** @returns the rows in stretches of those that are there and of those that are on their way. */
function stretchesOf(first: number, end: number, cardAt: Props['cardAt']): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let index = first; index < end; index += 1) {
    const card = cardAt(index);
    let last = stretches.at(-1);
    if (last === undefined || last.cards.length > 0 !== (card !== undefined)) {
      last = { first: index, cards: [], rows: 0 };
      stretches.push(last);
    }
    if (card !== undefined) last.cards.push(card);
    last.rows += 1;
  }
  return stretches;
}

// One event in two lines: what, how much, who and when.
type EventRowProps = {
  readonly card: EventCard;
  readonly place: 'before' | 'here' | 'after';
  readonly onEvent: (seq: number) => void;
};

function PlainEventRow({ card, place, onEvent }: EventRowProps) {
  const { seq, title, actor, journal, recordedAt: at } = card;
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
        <span className="num">{journal === null ? '' : formatPaise(journal.amountPaise)}</span>
        <span className="text-xs text-ink-3">{formatDay(dateOfInstant(at))}</span>
        <span className="truncate text-xs text-ink-3" dir="auto">
          {journal?.isLate === true && (
            <span className="text-warn">dated {formatDay(journal.date)}, </span>
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
const EventRow = memo(PlainEventRow);
