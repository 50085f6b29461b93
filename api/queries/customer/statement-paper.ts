// The statement of account of a customer as it is printed: the whole period, and at its foot what
// is open at its end.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { statedLine, statementPaper } from '#core/paper/index.ts';
import type { PrintedBill, PrintedEntry, StatementPaper } from '#core/paper/index.ts';
import { countryName } from '#api/documents/country-name.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { ageingDaysOf } from '#projections/book-settings/read-ageing.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { readLogHead } from '#api/queries/book/log/log-head.ts';
import { recipientOf, supplierOfBook } from '#api/queries/invoice/parties.ts';
import { postedLines } from '#api/queries/ledgers/figures/posted-lines.ts';
import { unallocatedLines } from '#api/queries/ledgers/receivables/ageing-pages.ts';
import { debtsOf } from '#api/queries/ledgers/receivables/receivables.ts';
import type { OpenLine } from '#api/queries/ledgers/receivables/receivables.ts';
import { readOpenBillsOf } from '#api/queries/ledgers/receivables/read-receivables.ts';
import { momentRead } from '#api/queries/past/moment.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { balanceBefore } from './statement.ts';
import { ledgerEntriesOf } from './stated-lines.ts';

/** Some 60 pages, drawn within three seconds: a longer one would hold up the papers of others. */
export const STATEMENT_LINES_MAX = 2000;

type StatementSubject = {
  readonly bookId: number;
  readonly customerId: number;
  readonly period: Period;
  readonly today: CalendarDate;
};

type FoundStatement =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'found'; readonly paper: StatementPaper; readonly name: string };

/** @returns the statement on paper, unless there is no such customer or it has too many lines. */
export function readStatementPaper(
  db: ReadTables,
  { bookId, customerId, period, today }: StatementSubject,
): Promise<FoundStatement> {
  return snapshot(db, async (tables) => {
    const [customer] = await customersById(tables, bookId, [customerId]);
    if (customer === undefined) return { kind: 'not-found' };
    const { accountId } = customer;
    const asked = { period, after: null, limit: STATEMENT_LINES_MAX + 1 };
    const rows = await postedLines(tables, bookId, accountId, asked);
    if (rows.length > STATEMENT_LINES_MAX) return { kind: 'too-long' };
    const entries = await ledgerEntriesOf(tables, bookId, rows);
    const billsOn = period.to < today ? period.to : today;
    const open = await readOpenBillsOf(tables, { bookId, asOn: billsOn }, customer);
    const { billing } = await settingsOf(tables, bookId);
    const paper = statementPaper({
      supplier: await supplierOfBook(tables, bookId),
      recipient: recipientOf(customer),
      logo: billing.logo,
      countryName: countryName(customer.country),
      ...period,
      openingPaise: await balanceBefore(tables, { bookId, accountId }, period.from),
      lines: entries.flatMap((entry): PrintedEntry[] => {
        const told = statedLine(entry);
        return told === null ? [] : [{ date: entry.date, ...told }];
      }),
      billsOn,
      ageingDays: await ageingDaysOf(tables, bookId),
      bills: open.parties.flatMap((party) => [
        ...debtsOf([party]).map(billOf),
        ...unallocatedLines(party).map(billOf),
      ]),
      payablePaise: billsOn === today ? Math.max(open.standing.outstandingPaise, 0) : 0,
      recorded: await recordedIn(tables, bookId),
    });
    return { kind: 'found', paper, name: customer.company ?? customer.name };
  });
}

/** Of the present: what is read at a moment of the past names that moment. */
async function recordedIn(tables: ReadTables, bookId: number) {
  if (momentRead() !== undefined) return null;
  const { seq, hash } = await readLogHead(tables, bookId);
  return { event: seq, hash };
}

function billOf({ item, entry, openPaise = 0 }: OpenLine): PrintedBill {
  if (entry !== undefined) {
    const { entryDate: date, amountPaise, daysOld: days } = entry;
    const open = { amountPaise, openPaise: entry.openPaise, days, isBilled: false };
    return { number: null, date, dueDate: null, ...open };
  }
  if (item === undefined) {
    const nothing = { number: null, date: null, dueDate: null, days: null, isBilled: false };
    return { ...nothing, amountPaise: openPaise, openPaise };
  }
  return {
    isBilled: true,
    number: item.number,
    date: item.billDate,
    dueDate: item.dueDate,
    amountPaise: item.amountPaise,
    openPaise: item.openPaise,
    days: item.openPaise > 0 ? item.daysLate : null,
  };
}
