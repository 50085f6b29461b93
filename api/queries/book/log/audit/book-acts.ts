// What was done to a book itself by an event: its privileged acts, and which days it closed.
import { isPrivilegedAct } from '#core/audit/index.ts';
import type { PeriodClosing } from '#core/audit/index.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { streamName } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { readStreams } from '#api/store/read-events.ts';

export type BookActs = {
  readonly closings: readonly PeriodClosing[];
  /** The numbers of their events. */
  readonly privileged: readonly number[];
};

export async function readBookActs(
  { sql, keys }: LogParts,
  bookId: number,
  until: number,
): Promise<BookActs> {
  const events = await readStreams(sql, keys, [{ bookId, stream: streamName('book', bookId) }]);
  const known = events.filter(({ seq }) => seq <= until);
  return {
    closings: known.flatMap(closingsOf),
    privileged: known.filter(({ type }) => isPrivilegedAct(type)).map(({ seq }) => seq),
  };
}

const dayOf = (date: string): string => dateInWords(calendarDate(date));

function closingsOf(event: RecordedEvent): readonly PeriodClosing[] {
  const { seq } = event;
  if (event.type === 'LockDateSet' && event.data.lockedTo !== null) {
    const { lockedTo: to } = event.data;
    return [{ seq, from: null, to, what: `the lock up to ${dayOf(to)}` }];
  }
  if (event.type === 'ReturnFiled') {
    const { kind, from, to } = event.data;
    const what = `${kind.toUpperCase()} of ${dayOf(from)} to ${dayOf(to)} was filed`;
    return [{ seq, from, to, what }];
  }
  return [];
}
