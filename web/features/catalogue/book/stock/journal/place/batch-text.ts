// What is typed of the batch of a line.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';

export type BatchText = {
  /** Whether the fields of a batch are shown of goods that come in. */
  readonly isBatched: boolean;
  readonly batch: string;
  /** Whether a count is of what no batch names. */
  readonly isUnnamed: boolean;
  readonly madeOn: string;
  readonly expiresOn: string;
};

export const NO_BATCH: BatchText = {
  isBatched: false,
  batch: '',
  isUnnamed: false,
  madeOn: '',
  expiresOn: '',
};

type Line = BatchText & { readonly direction: 'in' | 'out' };

const dayIn = (text: string, today: CalendarDate): CalendarDate | null =>
  text.trim() === '' ? null : parseDate(text, today);

/** @returns what is wrong with it; undefined where nothing is. */
export function batchError(line: Line, today: CalendarDate): string | undefined {
  if (line.direction !== 'in') return undefined;
  const [made, expires] = [dayIn(line.madeOn, today), dayIn(line.expiresOn, today)];
  const isRead = (text: string, day: CalendarDate | null) => text.trim() === '' || day !== null;
  if (!isRead(line.madeOn, made)) return 'Could not read the day of manufacture';
  if (!isRead(line.expiresOn, expires)) return 'Could not read the day of expiry';
  const hasDates = made !== null || expires !== null;
  if (hasDates && line.batch.trim() === '') return 'Enter the number of the batch';
  return made !== null && expires !== null && expires < made
    ? 'The batch expires before it was made'
    : undefined;
}

/** @returns it as the call takes it, once `batchError` has nothing to say. */
export function batchToPost(line: Line, today: CalendarDate) {
  const batch = line.batch.trim();
  if (batch === '') return {};
  const [made, expires] = [dayIn(line.madeOn, today), dayIn(line.expiresOn, today)];
  if (line.direction !== 'in') return { batch };
  return {
    batch,
    ...(made !== null && { manufacturedOn: made }),
    ...(expires !== null && { expiresOn: expires }),
  };
}

type Said = {
  readonly batch: string | null;
  readonly isUnnamed: boolean;
  readonly manufacturedOn: CalendarDate | null;
  readonly expiresOn: CalendarDate | null;
};

const dayText = (day: CalendarDate | null): string => (day === null ? '' : formatDate(day));

/** @returns that of a line that is posted, to be posted again. */
export const copiedBatch = (said: Said): BatchText => ({
  isBatched: said.batch !== null,
  batch: said.batch ?? '',
  isUnnamed: said.isUnnamed,
  madeOn: dayText(said.manufacturedOn),
  expiresOn: dayText(said.expiresOn),
});
