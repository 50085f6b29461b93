// A posted journal and a reversal alike: a dated document with entries. Every projection of figures
// starts here, so that none of them forgets the reversals.
import { mirroredEntries } from '#core/journal/index.ts';
import type { Entry, JournalPosted, JournalReversed } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { LoggedEvent } from '#core/kernel/event.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { ProjectedEvent } from './projection.ts';

export type DatedJournal = {
  readonly bookId: number;
  readonly seq: number;
  readonly entryDate: CalendarDate;
  readonly entries: readonly Entry[];
} & (
  | { readonly event: LoggedEvent<JournalPosted> }
  | { readonly event: LoggedEvent<JournalReversed>; readonly original: LoggedEvent<JournalPosted> }
);

/** Several projections are given the same events, one after the other. */
const known = new WeakMap<readonly ProjectedEvent[], readonly DatedJournal[]>();

/** @returns what was posted, in order; a reversal with the mirrored entries of its original. */
export function datedJournals(events: readonly ProjectedEvent[]): readonly DatedJournal[] {
  const posted = known.get(events) ?? postedBy(events);
  known.set(events, posted);
  return posted;
}

function postedBy(events: readonly ProjectedEvent[]): readonly DatedJournal[] {
  return events.flatMap((event): DatedJournal[] => {
    if (event.type !== 'JournalPosted' && event.type !== 'JournalReversed') return [];
    const { bookId, seq } = event;
    const entryDate = calendarDate(event.data.entryDate);
    if (event.type === 'JournalPosted') {
      return [{ bookId, seq, entryDate, entries: event.data.entries, event }];
    }
    const { original } = event;
    invariant(original !== undefined, 'A reversal is projected with the journal it reverses.');
    return [
      { bookId, seq, entryDate, entries: mirroredEntries(original.data.entries), event, original },
    ];
  });
}

/** @returns paise, debit positive and credit negative. */
export const signedPaise = ({ side, amountPaise }: Entry): number =>
  side === 'debit' ? amountPaise : -amountPaise;
