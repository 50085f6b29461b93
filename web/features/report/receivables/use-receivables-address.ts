// The day, the ages and the view stand in the address, so that Back and a sent link show them
// again. Ages that the address does not say are those that were chosen last on this device.
import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { parseDays } from './ages/ages.ts';
import type { ReceivablesQuery } from './queries.ts';

export type ReceivablesView = 'customer' | 'bill';

export type ReceivablesAddress = ReceivablesQuery & {
  readonly by: ReceivablesView;
  readonly today: CalendarDate;
  /** The empty text takes it out of the address. */
  readonly set: (changes: Readonly<Partial<Record<'as_on' | 'days' | 'by', string>>>) => void;
};

export function useReceivablesAddress(): ReceivablesAddress {
  const [address, setAddress] = useSearchParams();
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const today = todayInIndia();
  return {
    today,
    asOn: parseCalendarDate(address.get('as_on') ?? '') ?? today,
    days: parseDays(address.get('days') ?? '') ?? preferences.ageingDays,
    by: address.get('by') === 'bill' ? 'bill' : 'customer',
    set: (changes) => {
      const ageingDays = parseDays(changes.days ?? '');
      if (ageingDays !== null) setPreferences({ ...preferences, ageingDays: [...ageingDays] });
      setAddress(
        (now) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') now.delete(name);
            else now.set(name, value);
          }
          return now;
        },
        { replace: true, flushSync: true },
      );
    },
  };
}
