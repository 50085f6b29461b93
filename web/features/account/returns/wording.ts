// Returns and their periods as people say them.
import type { BookReturn } from '#api/contract/book/returns.ts';
import { dateFromWire, SHORT_MONTHS } from '#web/format/dates.ts';

export const RETURN_NAMES: Readonly<Record<BookReturn['return_kind'], string>> = {
  'gstr-1': 'GSTR-1',
  iff: 'IFF',
  'gstr-3b': 'GSTR-3B',
  'gstr-9': 'GSTR-9',
};

export const STATUS_WORDS: Readonly<Record<BookReturn['status'], string>> = {
  filed: 'Filed',
  overdue: 'Overdue',
  due: 'To be filed',
  open: 'Period is open',
};

type Span = Pick<BookReturn, 'from' | 'to'>;

const monthOf = (day: string): string => SHORT_MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** @returns `Sep 2026`, or `Jul to Sep 2026` of a quarter. */
export function spanInWords({ from, to }: Span): string {
  const [first, last] = [dateFromWire(from), dateFromWire(to)];
  const until = `${monthOf(last)} ${last.slice(0, 4)}`;
  return first.slice(0, 7) === last.slice(0, 7) ? until : `${monthOf(first)} to ${until}`;
}
