// The views of the journal: what people ask for every day, and what one saved under a name.
import { useSearchParams } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { periodOfToday, periodQuery, withGranularity } from '#web/format/periods.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { ViewsPill } from '#web/ui/lists/register/pills/ViewsPill.tsx';
import type { NamedView } from '#web/ui/lists/register/pills/ViewsPill.tsx';
import { FILTER_NAMES } from './use-journal-filter.ts';

const PILL = 'journal-views';

type Props = {
  readonly today: CalendarDate;
  readonly accounts: readonly Account[];
  readonly saved: readonly NamedView[];
  readonly onSaved: (views: NamedView[]) => void;
};

/** @returns the part of an address that says what is shown, in one order of its names. */
function queryOf(address: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = address.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.toString();
}

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

export function JournalViews({ today, accounts, saved, onSaved }: Props) {
  const [address, setAddress] = useSearchParams();
  useKeys('View', [
    {
      keys: 'Shift+S',
      does: 'Save or choose a view',
      run: () => document.getElementById(PILL)?.click(),
    },
  ]);
  const month = periodQuery(withGranularity(periodOfToday(today), 'month', today));
  const thisMonth = new URLSearchParams(
    Object.entries(month).map(([name, value]) => [name, String(value)]),
  );
  const given = [
    { name: 'All entries', query: '' },
    { name: 'This month', query: queryOf(thisMonth) },
    { name: 'Late entries', query: 'only=late' },
    { name: 'Corrections', query: 'only=corrections' },
    ...cashPayments(accounts),
  ];
  const open = (query: string) =>
    setAddress((now) => {
      for (const name of FILTER_NAMES) now.delete(name);
      for (const [name, value] of new URLSearchParams(query)) now.set(name, value);
      return now;
    });
  return (
    <ViewsPill
      id={PILL}
      given={given}
      saved={saved}
      query={queryOf(address)}
      onOpen={open}
      onSaved={(views) => onSaved([...views])}
    />
  );
}
