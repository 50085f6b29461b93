// When a book begins, and up to which day it is locked.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { BookFacts, ChangeBookSettings, SetLockDate } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { OpenBook } from '../evolve.ts';
import type { BookRejection } from '../rejections.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

/** Opening balances are dated the day before the book begins, and keep it there. */
export function changeSettings(
  state: OpenBook,
  { data }: ChangeBookSettings,
  { hasOpeningBalances }: BookFacts,
): Decision {
  const { beginsOn } = data.changes;
  if (beginsOn === undefined || beginsOn === state.beginsOn) return accepted([]);
  if (hasOpeningBalances) {
    return rejected({ kind: 'opening_balances_stand', beginsOn: state.beginsOn });
  }
  return accepted([{ type: 'BookSettingsChanged', version: 1, data }]);
}

/** A soft lock may be moved back with a reason; a hard one closes a year and only goes forward. */
export function setLockDate(state: OpenBook, { data }: SetLockDate, facts: BookFacts): Decision {
  const { kind, lockedTo } = data;
  const { today, openingDifferencePaise: differencePaise } = facts;
  const before = state[kind];
  if (lockedTo !== null && lockedTo > today) {
    return rejected({ kind: 'lock_in_the_future', lockedTo, today });
  }
  if (lockedTo === before) return accepted([]);
  if (kind === 'hard' && before !== null && (lockedTo === null || lockedTo < before)) {
    return rejected({ kind: 'hard_lock_moves_forward_only', lockedTo: before });
  }
  if (kind === 'hard' && differencePaise !== 0 && closesFirstYear(state, lockedTo)) {
    return rejected({ kind: 'opening_difference_open', differencePaise });
  }
  return accepted([{ type: 'LockDateSet', version: 1, data }]);
}

/** A day of the book's first year would be closed for ever that is still open. */
function closesFirstYear({ beginsOn, hard }: OpenBook, lockedTo: CalendarDate | null): boolean {
  if (beginsOn === null) return true;
  const { to } = yearPeriod(financialYearOf(beginsOn));
  return lockedTo !== null && lockedTo >= beginsOn && (hard === null || hard < to);
}
