// How the statements read what the accounts had come to.
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Nature } from '../account-type/index.ts';
import type { AccountNets, StatementAccount, StatementLedgers } from './terms.ts';

export type NetReader = (account: AccountNets, day: CalendarDate) => number;

/** @returns reads what an account had come to by the end of one of the days. */
export function netReader({ days }: StatementLedgers): NetReader {
  const at = new Map(days.map((day, index) => [day, index]));
  return ({ netsPaise }, day) => {
    const net = netsPaise[at.get(day) ?? -1];
    invariant(net !== undefined, 'A statement reads the days that it asked for.');
    return net;
  };
}

/** Whether it begins each financial year at nil, and is part of the profit or loss. */
export const isOfResult = ({ nature }: StatementAccount): boolean => isResultNature(nature);

export const isResultNature = (nature: Nature | null): boolean =>
  nature === 'income' || nature === 'expense';
