// Returns and their periods as people say them.
import { SHORT_MONTHS } from '#core/kernel/calendar-date.ts';
import type { BookReturn, ReturnsOfYear } from '#api/contract/book/returns.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';

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
  const until = `${monthOf(to)} ${to.slice(0, 4)}`;
  return from.slice(0, 7) === to.slice(0, 7) ? until : `${monthOf(from)} to ${until}`;
}

const COMPOSITION =
  'Under composition the tax is that of a trader: 1 % of the turnover of taxable supplies. ' +
  'Inward supplies on which you pay by reverse charge are not among these figures yet.';

/** @returns what there is to know of the list, on the page and in its files. */
export function remarksOfReturns({ year, registration, ...one }: ReturnsOfYear): readonly string[] {
  const { beginsOn: begins, returns } = one;
  const first = `${2000 + Number(year.slice(0, 2))}-04-01`;
  return [
    ...(registration === 'unregistered' && returns.length === 0
      ? ['The book is not registered for GST: no return is due.']
      : []),
    ...(registration === 'composition' ? [COMPOSITION] : []),
    ...(registration !== 'unregistered' && begins !== null && begins > first
      ? [`Periods that ended before ${formatDate(begins)} are not in these books.`]
      : []),
  ];
}

/** @returns what was posted without a document in the year; null where it is nothing. */
export function withoutDocumentIn({ returns }: ReturnsOfYear): string | null {
  const ofYear = returns.find(({ returnKind: kind }) => kind === 'gstr-9' || kind === 'gstr-4');
  const paise = ofYear?.figures?.withoutDocumentPaise ?? 0;
  return paise === 0
    ? null
    : `${formatRupees(paise)} of output GST was posted without an invoice and is in no return.`;
}
