// The statement of account of a customer, read from the ledger that is the customer's own.
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, monthPeriod, monthPositionOf } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { addPaise, paise, rupeesFromPaise } from '#core/kernel/paise.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { movementOf } from '#projections/ledger-lines/read.ts';
import { openingBalance } from '#projections/period-totals/read.ts';
import type { Statement, StatementLine } from '#api/contract/customer/statement.ts';
import { ledgerCursorText } from '#api/queries/ledgers/ledger.ts';
import type { LedgerCursor } from '#api/queries/ledgers/ledger.ts';
import { postedLines } from '#api/queries/ledgers/figures/posted-lines.ts';
import type { PostedLine } from '#api/queries/ledgers/figures/posted-lines.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { customerWire } from './customers.ts';

export type StatementQuery = {
  readonly bookId: number;
  readonly customerId: number;
  readonly period: Period;
  readonly limit: number;
  readonly after: LedgerCursor | null;
};

/** @returns the statement, or null when the book has no such customer. */
export function readStatement(db: ReadTables, query: StatementQuery): Promise<Statement | null> {
  const { bookId, customerId, period, limit, after } = query;
  return snapshot(db, async (tables) => {
    const [customer] = await customersById(tables, bookId, [customerId]);
    if (customer === undefined) return null;
    const { accountId } = customer;
    const opening = await balanceBefore(tables, { bookId, accountId }, period.from);
    const movement = await movementOf(tables, bookId, accountId, period);
    const asked = { period, after, limit: limit + 1 };
    const rows = await postedLines(tables, bookId, accountId, asked);
    const lines = linesOf(rows.slice(0, limit), after?.balancePaise ?? opening);
    const last = lines.at(-1);
    const more = rows.length > limit && last !== undefined;
    return {
      customer: customerWire(customer),
      from: period.from,
      to: period.to,
      opening: rupeesFromPaise(opening),
      lines: lines.map(({ wire }) => wire),
      totals: {
        debit: rupeesFromPaise(movement.debitPaise),
        credit: rupeesFromPaise(movement.creditPaise),
      },
      closing: rupeesFromPaise(opening + movement.debitPaise - movement.creditPaise),
      next: more ? ledgerCursorText(last.position) : null,
    };
  });
}

type Ledger = { readonly bookId: number; readonly accountId: number };

/** Up to the month by its totals, within the month by its lines: no history is added up. */
export async function balanceBefore(
  tables: ReadTables,
  { bookId, accountId }: Ledger,
  from: CalendarDate,
): Promise<number> {
  const month = monthPeriod(financialYearOf(from), monthPositionOf(from));
  const opening = await openingBalance(tables, bookId, accountId, 'asset', month);
  if (month.from === from) return opening;
  const before = { from: month.from, to: dayBefore(from) };
  const { debitPaise, creditPaise } = await movementOf(tables, bookId, accountId, before);
  return opening + debitPaise - creditPaise;
}

type Line = { readonly wire: StatementLine; readonly position: LedgerCursor };

function linesOf(rows: readonly PostedLine[], from: number): Line[] {
  let balance = paise(from);
  return rows.map(({ journal, ...row }) => {
    balance = addPaise(balance, paise(row.amountPaise));
    return {
      position: { ...row, entryDate: calendarDate(row.entryDate), balancePaise: balance },
      wire: {
        journal_id: journal.journalId,
        journal_number: journal.number,
        date: row.entryDate,
        document: journal.source,
        narration: journal.narration,
        amount: rupeesFromPaise(row.amountPaise),
        balance: rupeesFromPaise(balance),
        reverses: journal.reverses,
        created_at: journal.recordedAt,
      },
    };
  });
}
