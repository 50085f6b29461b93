// On which day a set-off stands: the last of its period, which a soft lock admits, since it is made
// when the return is; after a hard lock the day of filing.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { filingOn } from '../../tax/index.ts';
import type { JournalFacts } from '../commands.ts';
import type { Entry } from '../entries/entries.ts';
import type { AskedGstPart, MarkedDocument } from './asked-parts.ts';
import type { WholeGstPart } from './parts.ts';

type Parts = { readonly entries: readonly Entry[]; readonly parts: readonly WholeGstPart[] };

/** @returns whether every line of a journal is in a set-off. */
export const isSetOffAlone = ({ entries, parts }: Parts): boolean =>
  parts.length > 0 &&
  parts.every(({ mark }) => mark === 'set-off') &&
  parts.reduce((count, { lines }) => count + lines.length, 0) === entries.length;

/** @returns whether a day that is locked for now takes the set-off: one of its own period. */
export const admitsSetOff = ({ parts }: Parts, entryDate: CalendarDate): boolean =>
  parts.every(({ period }) => period.from <= entryDate && entryDate <= period.to);

/**
 * @returns the day of filing of a set-off whose period is locked for good; null where it is not, or
 * where that day is locked too or not known.
 */
export function setOffDay(
  { gst = [] }: MarkedDocument,
  { hardLockedTo, lockedTo, returns }: Pick<JournalFacts, 'hardLockedTo' | 'lockedTo' | 'returns'>,
): CalendarDate | null {
  const ends = gst.flatMap(({ mark, period }: AskedGstPart) =>
    mark === 'set-off' && period !== null ? [period.to] : [],
  );
  const [end] = ends;
  if (end === undefined || ends.length < gst.length) return null;
  if (hardLockedTo === null || end > hardLockedTo) return null;
  const filedOn = filingOn(returns, 'gstr-3b', end)?.filedOn ?? null;
  return filedOn === null || (lockedTo !== null && filedOn <= lockedTo) ? null : filedOn;
}
