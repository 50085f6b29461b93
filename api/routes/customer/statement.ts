import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { listCustomerEntries, readStatement } from '#api/contract/customer/statement.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import {
  readCustomerEntries,
  readStatement as statementOf,
} from '#api/queries/customer/statement.ts';
import { parseLedgerCursor } from '#api/queries/ledgers/ledger.ts';
import { earlierDay, readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

/** The years that a financial year's label can name, 00-01 to 98-99. */
const FIRST = calendarDate('2000-04-01');
const LAST = calendarDate('2099-03-31');

export function mountStatements(mount: Mount, { db }: RouteParts): void {
  mount(readStatement, async ({ book, params, query, context }) => {
    const period = statementPeriodOf(query, await readTodayInIndia(db));
    if ('status' in period) return replyProblem(context, period);
    const after = query.after === undefined ? null : parseLedgerCursor(query.after, period);
    if (after === null && query.after !== undefined) {
      return replyProblem(
        context,
        invalidField('after', 'Must be the `next` of an earlier reply.'),
      );
    }
    const { customerId } = params;
    const asked = { bookId: book.id, customerId, period, after, limit: query.limit };
    return (await statementOf(db, asked)) ?? notFound(context);
  });

  mount(listCustomerEntries, async ({ book, params, query, context }) => {
    const asOn = query.as_on === undefined ? await readTodayInIndia(db) : calendarDate(query.as_on);
    const { before: text, limit } = query;
    const before = text === undefined ? null : parseLedgerCursor(text, { from: FIRST, to: asOn });
    if (before === null && text !== undefined) {
      return replyProblem(
        context,
        invalidField('before', 'Must be the `next` of an earlier reply.'),
      );
    }
    const asked = { bookId: book.id, customerId: params.customerId, asOn, limit, before };
    return (await readCustomerEntries(db, asked)) ?? notFound(context);
  });
}

export type Days = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly as_on?: string | undefined;
};

/** @returns the days of a statement, or why there are no such days. */
export function statementPeriodOf(
  { from, to: lastDay, as_on: asOn }: Days,
  today: CalendarDate,
): Period | ProblemDetails {
  const to = earlierDay(lastDay, asOn);
  const last = to === undefined ? today : calendarDate(to);
  if (last < FIRST || last > LAST) return invalidField('to', `Must be from ${FIRST} to ${LAST}.`);
  const first = from === undefined ? yearPeriod(financialYearOf(last)).from : calendarDate(from);
  if (first < FIRST || first > LAST) {
    return invalidField('from', `Must be from ${FIRST} to ${LAST}.`);
  }
  if (first > last) return invalidField('from', `Must not be after ${last}.`);
  return { from: first, to: last };
}
