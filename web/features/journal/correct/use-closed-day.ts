// Whether the day of a posted entry is closed for its reversal: locked, or reported in a filed
// return with tax that would change.
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#api/contract/account/account.ts';
import { readReturns } from '#api/contract/book/returns.ts';
import type { BookReturn } from '#api/contract/book/returns.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { useLastLockedDay } from '#web/client/lists.ts';
import { asking } from '#web/client/query.ts';
import { formatDate } from '#web/format/dates.ts';
import { periodName } from '../wording.ts';

/** @returns why the day is closed, as a sentence begins; null while it is open. */
export function useClosedDay(
  card: JournalCard,
  bookId: number,
  accounts: readonly Account[],
): string | null {
  const day = card.date;
  const lockedTo = useLastLockedDay(bookId);
  const isOnTax = hasTax(card, accounts);
  const year = financialYearLabel(financialYearOf(day));
  const { data } = useQuery({
    ...asking(readReturns, { params: { bookId }, query: { year } }),
    enabled: isOnTax,
  });
  if (lockedTo !== null && day <= lockedTo) return `The book is closed to ${formatDate(lockedTo)}`;
  const filed = isOnTax ? (data?.returns ?? []).find((one) => reports(one, day)) : undefined;
  if (filed === undefined) return null;
  const { returnKind: kind, from, to } = filed;
  return `${kind.toUpperCase()} of ${periodName(`${from} ${to}`)} is filed and reports its tax`;
}

/** The accounts of output and input tax lie under Duties & Taxes. */
const hasTax = ({ entry, gst }: JournalCard, accounts: readonly Account[]): boolean =>
  gst !== undefined ||
  entry.some(({ accountId }) =>
    accounts.some(({ id, group }) => id === accountId && group === 'duties-taxes'),
  );

const reports = ({ returnKind: kind, from, to, filed }: BookReturn, day: CalendarDate): boolean =>
  kind !== 'iff' && filed !== null && from <= day && day <= to;
