// What is taken away at a moment of the past says so: on paper, in files and in their names.
import { asWorkingPaper } from '#core/paper/index.ts';
import type { Paper } from '#core/paper/index.ts';
import { momentRead } from './moment.ts';
import type { PastMoment } from './moment.ts';

const INDIA = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** @returns the clock of the moment in India: `2026-11-10` and `14:05`. */
function clockOf({ instant }: PastMoment): { readonly day: string; readonly time: string } {
  const parts = Object.fromEntries(
    INDIA.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

/** @returns the paper, which says that it is a working paper where the past is read. */
export function shownPaper<P extends Paper>(paper: P): P {
  const moment = momentRead();
  if (moment === undefined) return paper;
  return asWorkingPaper(paper, { event: moment.seq, ...clockOf(moment) });
}

/** @returns what the name of a file ends with: ` as known at event 1282 2026-11-10 14.05`. */
export function momentInName(): string {
  const moment = momentRead();
  if (moment === undefined) return '';
  const { day, time } = clockOf(moment);
  return ` as known at event ${moment.seq} ${day} ${time.replace(':', '.')}`;
}

/** @returns what stands below a table in a file; null in the present. */
export function momentBelow(): string | null {
  const moment = momentRead();
  if (moment === undefined) return null;
  const { day, time } = clockOf(moment);
  return `Working paper, as known at event ${moment.seq}, ${day} ${time} IST`;
}
