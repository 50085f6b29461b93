// How the statements read what the accounts had come to.
import { dayAfter, dayBefore } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { Period } from '../kernel/financial-year.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Nature } from '../account-type/index.ts';
import type { AccountNets, StatementAccount, StatementLedgers } from './terms.ts';

type NetReader = (account: AccountNets, day: CalendarDate) => number;

/** @returns reads what an account had come to by the end of one of the days. */
export function netReader({ days }: StatementLedgers): NetReader {
  const at = new Map(days.map((day, index) => [day, index]));
  return ({ netsPaise }, day) => {
    const net = netsPaise[at.get(day) ?? -1];
    invariant(net !== undefined, 'A statement reads the days that it asked for.');
    return net;
  };
}

/**
 * @returns the day up to which a period counts what was there before it: the one before its first
 *   or, where the books begin within it, the one before theirs, on which their balances are dated.
 */
export function eveOfPeriod(
  { beginsOn = null }: Pick<StatementLedgers, 'beginsOn'>,
  { from, to }: Period,
): CalendarDate {
  const eve = dayBefore(from);
  if (beginsOn === null) return eve;
  const brought = dayBefore(beginsOn);
  return brought > eve && brought <= to ? brought : eve;
}

/** @returns the days of a period in which something could move; from after its last for none. */
export const daysOfBooks = (
  ledgers: Pick<StatementLedgers, 'beginsOn'>,
  period: Period,
): Period => ({ from: dayAfter(eveOfPeriod(ledgers, period)), to: period.to });

/** Whether it begins each financial year at nil, and is part of the profit or loss. */
export const isOfResult = ({ nature }: StatementAccount): boolean => isResultNature(nature);

export const isResultNature = (nature: Nature | null): boolean =>
  nature === 'income' || nature === 'expense';
