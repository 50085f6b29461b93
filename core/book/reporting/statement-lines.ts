// On which line of the statements a group or an account stands from a day on, and never on a day
// that is locked, since the statements of that day would be others.
import { natureOfGroup } from '../../account-type/index.ts';
import { dateOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { chosenOn, lineTakes } from '../../statement/index.ts';
import type { LineChoice, LineChoices } from '../../statement/index.ts';
import type { BookFacts, SetStatementLine } from '../commands.ts';
import type { BookEvent } from '../events.ts';

/** No journal is dated in an earlier year. */
const EARLIEST = dateOf(1900, 4, 1);

export type StatementLineRejection =
  | {
      readonly kind: 'statement_line_day_out_of_range';
      readonly earliest: CalendarDate;
      readonly latest: CalendarDate;
    }
  | { readonly kind: 'statement_line_of_locked_day'; readonly lockedTo: CalendarDate }
  | { readonly kind: 'statement_line_account_unknown'; readonly accountId: number }
  | { readonly kind: 'statement_line_does_not_fit'; readonly choice: LineChoice }
  | { readonly kind: 'statement_line_as_before'; readonly choice: LineChoice | null };

/** With the last day of the book that takes no entry. */
type LineFacts = Pick<BookFacts, 'today' | 'accounts'> & {
  readonly lockedTo: CalendarDate | null;
};

export function decideStatementLine(
  choices: LineChoices,
  { data }: SetStatementLine,
  { today, accounts, lockedTo }: LineFacts,
): Result<readonly BookEvent[], StatementLineRejection> {
  const { subject, from, line } = data;
  const latest = yearPeriod(financialYearOf(today) + 1).from;
  if (from < EARLIEST || from > latest) {
    return rejected({ kind: 'statement_line_day_out_of_range', earliest: EARLIEST, latest });
  }
  if (lockedTo !== null && from <= lockedTo) {
    return rejected({ kind: 'statement_line_of_locked_day', lockedTo });
  }
  const group = 'group' in subject ? subject.group : accounts.get(subject.accountId);
  if ('accountId' in subject && group === undefined) {
    return rejected({ kind: 'statement_line_account_unknown', accountId: subject.accountId });
  }
  if (line !== null && !lineTakes(line, natureOfGroup(group ?? null))) {
    return rejected({ kind: 'statement_line_does_not_fit', choice: line });
  }
  if ((chosenOn(choices, subject, from)?.line ?? null) === line) {
    return rejected({ kind: 'statement_line_as_before', choice: line });
  }
  return accepted([{ type: 'StatementLineSet', version: 2, data }]);
}
