// The statement of account of a customer, read from the ledger that is the customer's own.
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, monthPeriod, monthPositionOf } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { addPaise, paise } from '#core/kernel/paise.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { cancelledOut, movementOf } from '#projections/ledger-lines/read.ts';
import { openingBalance } from '#projections/period-totals/read.ts';
import type {
  CustomerEntries,
  Statement,
  StatementLine,
} from '#api/contract/customer/statement.ts';
import { ledgerCursorText } from '#api/queries/ledgers/ledger.ts';
import type { LedgerCursor } from '#api/queries/ledgers/ledger.ts';
import { balancesOn } from '#api/queries/ledgers/receivables/read-receivables.ts';
import { latestPosted, postedLines } from '#api/queries/ledgers/figures/posted-lines.ts';
import type { PostedLine } from '#api/queries/ledgers/figures/posted-lines.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { entryText, statedLine } from '#core/paper/index.ts';
import { customerTold } from './customers.ts';
import { ledgerEntriesOf } from './stated-lines.ts';

type StatementQuery = {
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
    const told = await linesOf(tables, query, rows.slice(0, limit), opening);
    const nothing = await cancelledOut(tables, bookId, accountId, period);
    const last = told.at(-1);
    const more = rows.length > limit && last !== undefined;
    return {
      customer: customerTold(customer),
      from: period.from,
      to: period.to,
      openingPaise: opening,
      lines: told.flatMap(({ line }) => line ?? []),
      totals: {
        debitPaise: movement.debitPaise - nothing.paise,
        creditPaise: movement.creditPaise - nothing.paise,
      },
      leftOut: nothing.count,
      closingPaise: opening + movement.debitPaise - movement.creditPaise,
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

/** Null of a line that the customer is not told. */
type Line = { readonly line: StatementLine | null; readonly position: LedgerCursor };

async function linesOf(
  tables: ReadTables,
  { bookId, after }: Pick<StatementQuery, 'bookId' | 'after'>,
  rows: readonly PostedLine[],
  openingPaise: number,
): Promise<Line[]> {
  const entries = await ledgerEntriesOf(tables, bookId, rows);
  let balance = paise(after?.balancePaise ?? openingPaise);
  return rows.map((row, at) => {
    const entry = entries[at];
    const told = entry === undefined ? null : statedLine(entry);
    balance = addPaise(balance, paise(told?.amountPaise ?? 0));
    return {
      position: positionOf(row, balance),
      line: told && lineTold({ ...row, ...told }, balance),
    };
  });
}

const positionOf = ({ entryDate, seq, line }: PostedLine, balancePaise: number): LedgerCursor => ({
  entryDate: calendarDate(entryDate),
  seq,
  line,
  balancePaise,
});

const lineTold = (
  { journal, entryDate, amountPaise, text }: PostedLine & { readonly text: string },
  balancePaise: number,
): StatementLine => ({
  journalId: journal.journalId,
  journalNumber: journal.number,
  date: calendarDate(entryDate),
  document: journal.source,
  text,
  narration: journal.narration,
  amountPaise,
  balancePaise,
  reverses: journal.reverses,
  createdAt: journal.recordedAt,
});

type EntriesQuery = {
  readonly bookId: number;
  readonly customerId: number;
  readonly asOn: CalendarDate;
  readonly limit: number;
  readonly before: LedgerCursor | null;
};

/** @returns what made the balance of a customer, or null when the book has no such customer. */
export function readCustomerEntries(
  db: ReadTables,
  { bookId, customerId, asOn, limit, before }: EntriesQuery,
): Promise<CustomerEntries | null> {
  return snapshot(db, async (tables) => {
    const [customer] = await customersById(tables, bookId, [customerId]);
    if (customer === undefined) return null;
    const { accountId } = customer;
    const balances = await balancesOn(tables, { bookId, asOn }, [accountId]);
    const balancePaise = balances.get(accountId) ?? 0;
    const asked = { to: asOn, before, limit: limit + 1 };
    const rows = await latestPosted(tables, bookId, accountId, asked);
    let after = before?.balancePaise ?? balancePaise;
    const shown = rows.slice(0, limit);
    const entries = await ledgerEntriesOf(tables, bookId, shown);
    const lines = shown.map((row, at) => {
      const entry = entries[at];
      const told = lineTold({ ...row, text: entry ? entryText(entry) : '' }, after);
      after -= row.amountPaise;
      return { told, position: positionOf(row, after) };
    });
    const last = lines.at(-1);
    const more = rows.length > limit && last !== undefined;
    return {
      asOn,
      balancePaise,
      entries: lines.map(({ told }) => told),
      next: more ? ledgerCursorText(last.position) : null,
    };
  });
}
