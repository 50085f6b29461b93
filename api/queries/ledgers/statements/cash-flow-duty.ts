// Whether a cash flow statement is asked of a book, by its figures of the year before.
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { cashFlowDuty, daysOfDuty, yearBefore } from '#core/statement/index.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import type { CashFlowDutyReply } from '#api/contract/account/reports/cash-flow-duty.ts';
import { readStatementLedgers } from './read-nets.ts';

type DutyQuery = { readonly bookId: number; readonly day: CalendarDate; readonly form: OwnerForm };

export async function readCashFlowDuty(
  tables: QueryExecutorProvider,
  { bookId, day, form }: DutyQuery,
): Promise<CashFlowDutyReply> {
  const days = daysOfDuty(day);
  const ledgers = await readStatementLedgers(tables, { bookId, days, to: day });
  const { isAsked, turnoverPaise, capitalPaise, borrowingsPaise, level, limits } = cashFlowDuty(
    ledgers,
    day,
    form,
  );
  const rupees = (paise: number | null) => (paise === null ? null : rupeesFromPaise(paise));
  return {
    is_asked: isAsked,
    year: financialYearLabel(financialYearOf(yearBefore(day).to)),
    turnover: rupeesFromPaise(turnoverPaise),
    capital: rupees(capitalPaise),
    borrowings: rupees(borrowingsPaise),
    level,
    limits: limits && {
      since: limits.since,
      capital: rupeesFromPaise(limits.capitalPaise),
      turnover: rupeesFromPaise(limits.turnoverPaise),
    },
  };
}
