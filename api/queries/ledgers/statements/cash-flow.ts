// The cash flow statement: balances at both ends of each period, and of what is bought and sold or
// raised and repaid the debits and credits apart.
import {
  cashFlow,
  daysOfBooks,
  daysOfResult,
  sidedAccounts,
  cashFlowDuty,
  daysOfDuty,
  yearBefore,
} from '#core/statement/index.ts';
import { turnoverIn } from '#projections/period-totals/read-turnover.ts';
import type { CashFlowReply } from '#api/contract/account/financial-statements.ts';
import type { ReadTables } from '../../snapshot.ts';
import { readCashJournals } from './cash-journals.ts';
import { readStatementLedgers, statementSnapshot } from './read-nets.ts';
import { statementRows } from './statement-rows.ts';
import { closingsOn, ownerFormOf } from './statements.ts';
import type { StatementLayout, ResultColumn } from './statements.ts';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import type { CashFlowDutyReply } from '#api/contract/account/reports/cash-flow-duty.ts';

/** @param columns its own period first. */
export const readCashFlowOf = (
  db: ReadTables,
  { bookId, as, withNil }: StatementLayout,
  columns: readonly [ResultColumn, ...ResultColumn[]],
): Promise<CashFlowReply> =>
  statementSnapshot(db, { bookId, days: daysOfResult(columns) }, async (tables) => {
    const form = as ?? (await ownerFormOf(tables, bookId, columns[0].to));
    const ledgers = await readStatementLedgers(tables, {
      bookId,
      days: daysOfResult(columns),
      to: columns[0].to,
    });
    const sided = sidedAccounts(ledgers);
    const turnovers = [];
    for (const column of columns) {
      const moved = await turnoverIn(tables, bookId, daysOfBooks(ledgers, column), sided);
      turnovers.push(new Map(moved.map((one) => [one.accountId, one])));
    }
    const { countedTo } = await closingsOn(tables, bookId, columns[0].to);
    const duty = await readCashFlowDuty(tables, { bookId, day: columns[0].to, form });
    const journals = await readCashJournals(tables, { bookId, ledgers, form }, columns);
    const found = cashFlow(ledgers, columns, { form, journals, turnovers, withNil });
    return {
      form,
      columns,
      rows: statementRows(found, ledgers),
      openingPaise: found.openingPaise,
      netChangePaise: found.netChangePaise,
      closingPaise: found.closingPaise,
      unclassifiedPaise: found.unclassifiedPaise,
      ties: found.ties,
      duty,
      countedTo,
    };
  });

// Whether a cash flow statement is asked of a book, by its figures of the year before.
type DutyQuery = { readonly bookId: number; readonly day: CalendarDate; readonly form: OwnerForm };

async function readCashFlowDuty(
  tables: QueryExecutorProvider,
  { bookId, day, form }: DutyQuery,
): Promise<CashFlowDutyReply> {
  const days = daysOfDuty(day);
  const ledgers = await readStatementLedgers(tables, { bookId, days, to: day });
  const year = financialYearLabel(financialYearOf(yearBefore(day).to));
  return { ...cashFlowDuty(ledgers, day, form), year };
}
