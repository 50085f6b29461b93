// Opening stock of the register that nobody has posted: no account shows it, and it stands among
// the differences in opening balances.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { netReader } from '../ledgers.ts';
import type { StatementLedgers } from '../terms.ts';

export const OPENING_STOCK_NOT_POSTED = {
  accountId: null,
  name: 'Opening Balance Difference',
  group: 'suspense',
  nature: 'liability',
} as const;

/** Whether a part of a line is this. */
export const isOpeningPart = (part: {
  readonly accountId: number | null;
  readonly name: string;
}): boolean => part.accountId === null && part.name === OPENING_STOCK_NOT_POSTED.name;

/** @returns what of the difference in opening balances no account shows; debit positive. */
export const openingNotPosted = (ledgers: StatementLedgers, day: CalendarDate): number =>
  ledgers.accounts
    .filter(isOpeningPart)
    .reduce((sum, account) => sum + netReader(ledgers)(account, day), 0);
