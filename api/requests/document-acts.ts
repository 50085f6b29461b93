// The ids with which documents of trade are posted and reversed, made before they are asked for.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { freshId } from './route-parts.ts';
import type { RouteParts } from './route-parts.ts';

export const freshJournal = (parts: RouteParts): Promise<JournalId> =>
  freshId<JournalId>(parts, 'journal');

/** @returns what a reversal is told; a day that is left out is today. */
export const reversalOf = async (
  parts: RouteParts,
  { reason, date }: { readonly reason: string; readonly date?: CalendarDate | undefined },
) => ({
  reason: reason.trim(),
  reversedOn: date ?? null,
  reversalId: await freshJournal(parts),
});
