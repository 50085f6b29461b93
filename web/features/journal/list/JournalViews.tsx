// The views of the journal that people ask for every day; one that was saved stands before them.
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { periodOfToday, periodQuery, withGranularity } from '#web/format/periods.ts';
import { ListViews, viewQuery } from '#web/shell/keys/register/ListViews.tsx';
import type { NamedView } from '#web/ui/lists/register/pills/ViewsPill.tsx';
import { FILTER_NAMES } from './use-journal-filter.ts';

type Props = { readonly today: CalendarDate; readonly accounts: readonly Account[] };

/** Above this, section 40A(3) of the Income-tax Act allows no expense that was paid in cash. */
const CASH_FROM = '10000.01';

/** @returns a view for each cash account; most books have one. */
function cashPayments(accounts: readonly Account[]): NamedView[] {
  const cash = accounts.filter(({ group, retired }) => group === 'cash-in-hand' && !retired);
  return cash.map(({ id, name }) => ({
    name: `${cash.length === 1 ? 'Cash' : name} payments above 10,000`,
    query: `type=payment&account=${id}&amount_from=${CASH_FROM}`,
  }));
}

export function JournalViews({ today, accounts }: Props) {
  const month = periodQuery(withGranularity(periodOfToday(today), 'month', today));
  const given = [
    { name: 'All', query: '' },
    { name: 'This month', query: viewQuery(month, FILTER_NAMES) },
    { name: 'Late entries', query: 'only=late' },
    { name: 'Corrections', query: 'only=corrections' },
    ...cashPayments(accounts),
  ];
  return <ListViews list="journal" names={FILTER_NAMES} given={given} />;
}
