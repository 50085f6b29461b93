// The period of a ledger or report lives in the address, so that Back and a sent link show it
// again.
import { useSearchParams } from 'react-router-dom';
import { todayInIndia } from '#web/format/dates.ts';
import { periodFromAddress, periodQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';

export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const today = todayInIndia();
  // At once: the next key steps on from this period, and a transition would let it see the last.
  const setPeriod = (period: PeriodChoice) =>
    setAddress(
      (now) => {
        for (const name of ['year', 'quarter', 'month']) now.delete(name);
        for (const [name, value] of Object.entries(periodQuery(period))) {
          now.set(name, String(value));
        }
        return now;
      },
      { flushSync: true },
    );
  return { period: periodFromAddress(address, today), setPeriod, today };
}
