// The time line: a bar for each day that has events, and where each day stands.
import type { EventDays } from '#api/contract/book/log/events.ts';
import { daysBetween, partsOf, SHORT_MONTHS } from '#core/kernel/calendar-date.ts';

export const TIME_LINE = { width: 1110, height: 66, bars: 38, floor: 44 };

export type DayOfLog = EventDays['days'][number];

export type DayBar = {
  readonly day: DayOfLog;
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
};

type TimeLineDrawing = {
  readonly bars: readonly DayBar[];
  readonly months: readonly { readonly x: number; readonly name: string }[];
};

const GAP = 10;
const BAR_MAX = 8;
/** Names of months closer than this would touch. */
const NAME_WIDTH = 44;

/** @param countOf what a day's bar shows: all of its events, or those of one person. */
export function drawDays(
  days: readonly DayOfLog[],
  countOf: (day: DayOfLog) => number,
): TimeLineDrawing {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return { bars: [], months: [] };
  const begin = first.date;
  const span = Math.max(daysBetween(begin, last.date) + 1, 30);
  const step = (TIME_LINE.width - 2 * GAP) / span;
  const width = Math.max(Math.min(step - 2, BAR_MAX), 1);
  const most = Math.max(...days.map(countOf), 1);
  const bars = days.map((day) => {
    const count = countOf(day);
    const height = count === 0 ? 0 : Math.max((count / most) * TIME_LINE.bars, 2);
    const x = GAP + daysBetween(begin, day.date) * step;
    return { day, x, width, height, y: TIME_LINE.floor - height };
  });
  return { bars, months: monthsOf(bars) };
}

function monthsOf(bars: readonly DayBar[]): TimeLineDrawing['months'] {
  const months: { x: number; name: string }[] = [];
  let month = '';
  for (const { day, x } of bars) {
    const isNew = day.date.slice(0, 7) !== month;
    month = day.date.slice(0, 7);
    if (!isNew || x - (months.at(-1)?.x ?? -NAME_WIDTH) < NAME_WIDTH) continue;
    const { year, month: at } = partsOf(day.date);
    const name = SHORT_MONTHS[at - 1] ?? '';
    months.push({ x, name: at === 1 ? `${name} ${year}` : name });
  }
  return months;
}

/** @returns the last event of the day before or after that of an event, or of a month. */
export function stepDays(
  days: readonly DayOfLog[],
  seq: number,
  { by, unit }: { readonly by: 1 | -1; readonly unit: 'day' | 'month' },
): number | null {
  const unitOf = ({ date }: DayOfLog) => (unit === 'day' ? date : date.slice(0, 7));
  const ends = [...new Map(days.map((day) => [unitOf(day), day.last])).values()];
  const found = by > 0 ? ends.find((end) => end > seq) : ends.findLast((end) => end < seq);
  return found ?? null;
}
