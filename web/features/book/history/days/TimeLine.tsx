// How many events each day has, where corrections and late entries were recorded, and where the
// console stands. A click goes to the day's last event.
import type { EventDays } from '#api/contract/book/log/events.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { drawDays, TIME_LINE } from './draw-days.ts';
import type { DayBar, DayOfLog } from './draw-days.ts';

type Props = {
  readonly days: readonly DayOfLog[];
  readonly people: EventDays['people'];
  /** Null shows everybody's events. */
  readonly personId: number | null;
  readonly at: number;
  readonly onDay: (day: DayOfLog) => void;
};

export function TimeLine({ days, people, personId, at, onDay }: Props) {
  const countOf = (day: DayOfLog) =>
    personId === null ? day.count : (day.by.find(({ id }) => id === personId)?.count ?? 0);
  const { bars, months } = drawDays(days, countOf);
  const here = bars.findLast(({ day }) => day.first <= at);
  const nameOf = (id: number) => people.find((one) => one.id === id)?.name ?? '';
  const cursor = here === undefined ? 0 : here.x + here.width / 2;
  const { width, height, floor } = TIME_LINE;
  return (
    <svg
      role="img"
      aria-label={`Events recorded per day, ${spanOf(days)}`}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full fill-ink-3 text-[11px]"
    >
      <path d={`M0 ${floor + 0.5}H${width}`} style={{ stroke: 'var(--c-chart-grid)' }} />
      {months.map(({ x, name }) => (
        <g key={x}>
          <path d={`M${x} 0V62`} style={{ stroke: 'var(--c-chart-grid)' }} />
          <text x={x + 4} y={64}>
            {name}
          </text>
        </g>
      ))}
      {bars.map((bar) => (
        <Day
          key={bar.day.date}
          bar={bar}
          nameOf={nameOf}
          onDay={onDay}
          isAfter={bar.day.first > at}
        />
      ))}
      <path
        d={`M${cursor} 0V60`}
        style={{ stroke: 'var(--c-warn)', strokeWidth: 2, pointerEvents: 'none' }}
      />
      <circle cx={cursor} cy={53} r={5} style={{ fill: 'var(--c-warn)', pointerEvents: 'none' }} />
    </svg>
  );
}

const spanOf = (days: readonly DayOfLog[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 'none yet';
  return `${formatDate(first.date)} to ${formatDate(last.date)}`;
};

type DayProps = {
  readonly bar: DayBar;
  readonly nameOf: (id: number) => string;
  readonly isAfter: boolean;
  readonly onDay: (day: DayOfLog) => void;
};

function Day({ bar: { day, x, width, y, height }, nameOf, isAfter, onDay }: DayProps) {
  const by = day.by.map(({ id, count }) => `${nameOf(id)} ${formatCount(count)}`).join(', ');
  const middle = x + width / 2;
  return (
    <g className="cursor-pointer" onClick={() => onDay(day)}>
      <title>{`${formatDate(day.date)}: ${formatCount(day.count)} events (${by})`}</title>
      <rect x={x - 1} y={0} width={width + 2} height={62} style={{ fill: 'transparent' }} />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={1}
        style={{ fill: isAfter ? 'var(--c-chart-mute)' : 'var(--c-chart-1)' }}
      />
      {day.corrections > 0 && (
        <path d={`M${middle} 49l4 4-4 4-4-4z`} style={{ fill: 'var(--c-cancelled)' }} />
      )}
      {day.corrections === 0 && day.late > 0 && (
        <path d={`M${middle - 3.5} 50h7v6h-7z`} style={{ fill: 'var(--c-warn)' }} />
      )}
    </g>
  );
}

/** The same as a list, for whoever reads no pictures. */
export function DayTable({ days, people }: Pick<Props, 'days' | 'people'>) {
  const nameOf = (id: number) => people.find((one) => one.id === id)?.name ?? '';
  return (
    <table className="mt-2 w-full text-sm">
      <caption className="sr-only">Events recorded per day</caption>
      <thead className="text-left text-xs text-ink-2">
        <tr>
          {['Day', 'Events', 'By', 'Corrections', 'Late'].map((head) => (
            <th key={head} scope="col" className="py-1 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, count, by, corrections, late }) => (
          <tr key={date} className="border-t border-line">
            <td>{formatDate(date)}</td>
            <td>{formatCount(count)}</td>
            <td>{by.map(({ id, count: of }) => `${nameOf(id)} ${formatCount(of)}`).join(', ')}</td>
            <td>{formatCount(corrections)}</td>
            <td>{formatCount(late)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
