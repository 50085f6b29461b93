// The event at which the console stands: who and when, its lines, its fields with what changed, and
// as it lies in the log.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EventDetail } from '#api/contract/book/log/events.ts';
import { LATE_MEANS } from '#api/contract/journal/columns.ts';
import { daysBetween, isRecordedLate } from '#core/kernel/calendar-date.ts';
import { dateFromWire, dateOfInstant, formatDate, formatInstant } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { SideTag } from '#web/ui/marks/Marks.tsx';

const VIEWS = [
  { value: 'lines', label: 'Lines' },
  { value: 'fields', label: 'Fields' },
  { value: 'json', label: 'JSON' },
] as const;
type View = (typeof VIEWS)[number]['value'];

type Props = {
  readonly event: EventDetail;
  readonly bookId: number;
  readonly onRecord: (kind: string, id: number) => void;
};

export function EventPanel({ event, bookId, onRecord }: Props) {
  const [view, setView] = useState<View>('lines');
  const { seq, title, what, actor, recordedAt: at, entry } = event;
  const shown = view === 'lines' && entry === null ? 'fields' : view;
  return (
    <section aria-label={`Event ${formatCount(seq)}`} className="card px-4 py-3">
      <h2 className="mb-1.5 font-semibold">
        Event {formatCount(seq)} <span className="font-normal text-ink-2">{title}</span>
      </h2>
      <dl className="history-facts">
        <dt>By</dt>
        <dd dir="auto">{actor.name}</dd>
        <dt>Recorded</dt>
        <dd>{formatInstant(at)} IST</dd>
        {entry !== null && <Dated date={entry.date} at={at} />}
        <dt>What</dt>
        <dd dir="auto" className="break-words">
          {what}
        </dd>
        {(entry?.linked ?? []).map(({ id, number }) => (
          <LinkedEntry key={id} id={id} number={number} bookId={bookId} entry={entry} />
        ))}
      </dl>
      <div className="mt-2 max-w-full overflow-x-auto border-t-2 border-ink pt-1">
        {shown === 'lines' && entry !== null && <Lines entry={entry} />}
        {shown === 'fields' && <Fields fields={event.fields} bookId={bookId} />}
        {shown === 'json' && <Json event={event} />}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <Segmented label="Show" options={VIEWS} value={shown} onChange={setView} />
        {entry !== null && (
          <Link to={paths.journal(entry.id, bookId)} className="link text-sm">
            Open #{formatCount(entry.number)}
          </Link>
        )}
        <button
          type="button"
          className="link text-sm"
          onClick={() => onRecord(event.kind, event.recordId)}
        >
          All events of this record
        </button>
      </div>
    </section>
  );
}

function Dated({ date, at }: { readonly date: string; readonly at: string }) {
  const day = dateFromWire(date);
  const recorded = dateOfInstant(at);
  return (
    <>
      <dt>Dated</dt>
      <dd>
        {formatDate(day)}{' '}
        {isRecordedLate(day, recorded) && (
          <span className="text-warn" title={LATE_MEANS}>
            {formatCount(daysBetween(day, recorded))} days late
          </span>
        )}
      </dd>
    </>
  );
}

type LinkedProps = {
  readonly id: number;
  readonly number: number;
  readonly bookId: number;
  readonly entry: EventDetail['entry'];
};

function LinkedEntry({ id, number, bookId, entry }: LinkedProps) {
  const word =
    id === entry?.corrects
      ? 'Corrects'
      : id === entry?.reverses
        ? 'Reverses'
        : id === entry?.correctedBy
          ? 'Corrected by'
          : 'Reversed by';
  return (
    <>
      <dt>{word}</dt>
      <dd>
        <Link to={paths.journal(id, bookId)} className="link">
          #{formatCount(number)}
        </Link>
      </dd>
    </>
  );
}

const Lines = ({ entry }: { readonly entry: NonNullable<EventDetail['entry']> }) => (
  <table className="w-full text-sm">
    <caption className="sr-only">Lines</caption>
    <tbody>
      {entry.entry.map(({ id, accountName: name, amountPaise }) => (
        <tr key={id}>
          <td className="w-8 py-1">
            <SideTag side={amountPaise < 0 ? 'credit' : 'debit'} />
          </td>
          <td dir="auto">{name}</td>
          <td className="num">{formatPaise(Math.abs(amountPaise))}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type FieldsProps = Pick<EventDetail, 'fields'> & { readonly bookId: number };

const Fields = ({ fields, bookId }: FieldsProps) => (
  <dl className="history-facts">
    {fields.map(({ label, value, before, accountId }) => (
      <div key={label} className="contents">
        <dt>{label}</dt>
        <dd dir="auto" className="break-words">
          {before !== null && <del className="text-ink-3">{before}</del>}{' '}
          {accountId === null ? (
            value
          ) : (
            <Link to={paths.account(accountId, bookId)} className="link">
              {value}
            </Link>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const Json = ({ event: { header, body, hash, previousHash: previous } }: Pick<Props, 'event'>) => (
  <pre className="text-xs break-all whitespace-pre-wrap">
    {`${header}\n\n${body}\n\nhash ${hash}\nafter ${previous}`}
  </pre>
);
