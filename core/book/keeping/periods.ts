// When a book begins, and up to which day it is locked.
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { BookFacts, ChangeBookSettings, SetLockDate } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { OpenBook } from '../evolve.ts';
import type { BookRejection } from '../rejections.ts';
import { FIRST_BOOK_DAY, heldDaysOf, lastHeldIn } from './held-days.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

/**
 * Opening balances are dated the day before the book begins, and keep it there; no entry is left
 * behind, and no day that was reported comes into the books or leaves them.
 */
export function changeSettings(
  state: OpenBook,
  { data: { bookId, changes } }: ChangeBookSettings,
  facts: BookFacts,
): Decision {
  const { beginsOn = state.beginsOn, registeredFrom = state.registeredFrom } = changes;
  const refusal = beginsOn === state.beginsOn ? null : beginRefusal(state, beginsOn, facts);
  if (refusal !== null) return rejected(refusal);
  const wanted = {
    ...(beginsOn !== state.beginsOn && { beginsOn }),
    ...(registeredFrom !== state.registeredFrom && { registeredFrom }),
  };
  if (Object.keys(wanted).length === 0) return accepted([]);
  return accepted([{ type: 'BookSettingsChanged', version: 2, data: { bookId, changes: wanted } }]);
}

function beginRefusal(
  state: OpenBook,
  beginsOn: CalendarDate | null,
  { hasOpeningBalances, earlierJournals }: BookFacts,
): BookRejection | null {
  if (hasOpeningBalances) return { kind: 'opening_balances_stand', beginsOn: state.beginsOn };
  if (beginsOn !== null && earlierJournals.count > 0) {
    return { kind: 'entries_before_book_begins', beginsOn, ...earlierJournals };
  }
  const [before, after] = [state.beginsOn ?? FIRST_BOOK_DAY, beginsOn ?? FIRST_BOOK_DAY];
  const [from, until] = before < after ? [before, after] : [after, before];
  const lastOn = lastHeldIn(heldDaysOf(state), { from, to: dayBefore(until) });
  return lastOn === null ? null : { kind: 'begins_on_of_reported_days', lastOn };
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
