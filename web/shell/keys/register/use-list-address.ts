// What a list is narrowed to stands in the address, so that Back and a sent link show it again.
import { useSearchParams } from 'react-router-dom';
import { todayInIndia } from '#web/format/dates.ts';
import { periodFromAddress, periodQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { amountQuery, amountsFromAddress } from '#web/ui/lists/register/pills/amount-range.ts';
import type { AmountRange } from '#web/ui/lists/register/pills/amount-range.ts';

/** Null and the empty text take a name out. */
type AddressChanges = Readonly<Record<string, string | null>>;

const NO_PERIOD: AddressChanges = { year: null, quarter: null, month: null };

export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const set = (changes: AddressChanges) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      // The next key may be meant for what opens.
      { replace: true, flushSync: changes['new'] !== undefined },
    );
  const setPeriod = (period: PeriodChoice | null) => {
    const query = period === null ? {} : periodQuery(period);
    const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
    set({ ...NO_PERIOD, ...Object.fromEntries(given) });
  };
  /** Null for every day. */
  const period = address.has('year') ? periodFromAddress(address, todayInIndia()) : null;
  const setAmounts = (range: AmountRange) =>
    set({ amount_from: null, amount_to: null, ...amountQuery(range) });
  return { address, set, period, setPeriod, amounts: amountsFromAddress(address), setAmounts };
}

export type ListAddress = ReturnType<typeof useListAddress>;
