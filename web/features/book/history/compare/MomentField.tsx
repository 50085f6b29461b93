// One of the two moments: an event, a day, or a moment that has a name.
import { useState } from 'react';
import type { RefObject } from 'react';
import type { NamedMoment } from '#api/contract/book/log/instants.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { momentsNamedLike } from '#web/shell/guards/past/moment-query.ts';
import { parsePlace } from '../days/go-to.ts';

type Props = {
  readonly label: 'A' | 'B';
  readonly title: string;
  readonly below: string;
  readonly named: readonly NamedMoment[];
  readonly field: RefObject<HTMLInputElement | null>;
  /** @param moment as `at` takes it; null is the present. */
  readonly onMoment: (moment: string | null) => void;
};

export function MomentField({ label, title, below, named, field, onMoment }: Props) {
  const [text, setText] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const set = () => {
    const moment = momentIn(text, named);
    setUnknown(moment === undefined);
    if (moment === undefined) return;
    setText('');
    onMoment(moment);
  };
  const id = `compare-${label}`;
  return (
    <div className="compare-moment">
      <p className="flex gap-2">
        <span className="text-xs text-ink-2">{label}</span>
        <span>
          <b>{title}</b>
          <br />
          <span className="text-sm text-ink-2">{below}</span>
        </span>
      </p>
      <form
        className="mt-2 flex flex-wrap gap-2 print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        <input
          ref={field}
          id={id}
          aria-label={`Moment ${label}`}
          aria-invalid={isUnknown}
          value={text}
          placeholder={label === 'A' ? '10 nov, 1226' : 'now, 20 nov'}
          onChange={(event) => setText(event.target.value)}
          className="control w-32!"
        />
        {named.length > 0 && (
          <select
            aria-label={`Named moment ${label}`}
            value=""
            onChange={(event) => onMoment(event.target.value)}
            className="control w-32!"
          >
            <option value="">When …</option>
            {named.map(({ event, kind, words }) => (
              <option key={`${kind} ${event} ${words}`} value={event}>
                {words}, event {formatCount(event)}
              </option>
            ))}
          </select>
        )}
      </form>
      {isUnknown && (
        <p role="alert" className="text-sm text-overdue">
          Enter a date, an event or the name of a moment.
        </p>
      )}
    </div>
  );
}

/** @returns undefined where the text is no moment. */
function momentIn(text: string, named: readonly NamedMoment[]): string | null | undefined {
  if (/^(now|)$/i.test(text.trim())) return null;
  const place = parsePlace(text, todayInIndia());
  if (place === null || place.kind === 'entry') {
    const [meant] = momentsNamedLike(named, text);
    return meant === undefined ? undefined : String(meant.event);
  }
  return place.kind === 'event' ? String(place.seq) : place.date;
}
