// Statements and reminders that were e-mailed to a customer.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { remindersOf, statementEmailsOf } from '#projections/customer-mails/read.ts';
import type { ReminderRow, StatementEmailRow } from '#projections/customer-mails/table.ts';
import { numbersOfInvoices } from '#projections/invoice-status/read-overdue.ts';
import type { CustomerMail, StatementEmail } from '#api/contract/customer/mails.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const SHOWN = 20;

/** @returns the newest mails, the last one first, or null when the book has no such customer. */
export function listCustomerMailsOf(
  db: ReadTables,
  bookId: number,
  customerId: number,
): Promise<CustomerMail[] | null> {
  return snapshot(db, async (tables) => {
    const [customer] = await customersById(tables, bookId, [customerId]);
    if (customer === undefined) return null;
    const statements = await statementEmailsOf(tables, bookId, { customerId, limit: SHOWN });
    const reminders = await remindersOf(tables, bookId, { customerId });
    const ids = [...new Set(reminders.map(({ invoiceId }) => invoiceId))];
    const numbers = await numbersOfInvoices(tables, bookId, ids);
    const byMail = [...Map.groupBy(reminders, ({ emailId }) => emailId).values()];
    return [
      ...statements.map((row) => ({ kind: 'statement' as const, ...statementEmailTold(row) })),
      ...byMail.slice(-SHOWN).map((rows) => reminderMailTold(rows, numbers)),
    ]
      .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      .slice(0, SHOWN);
  });
}

export const statementEmailTold = (row: StatementEmailRow): StatementEmail => ({
  id: row.emailId,
  address: row.address,
  status: row.status,
  reason: row.reason,
  createdAt: row.createdAt,
  from: calendarDate(row.firstDay),
  to: calendarDate(row.lastDay),
});

/** One mail of several invoices went if it went for any of them. */
function reminderMailTold(
  rows: readonly ReminderRow[],
  numbers: ReadonlyMap<number, string>,
): CustomerMail {
  const told = rows.find(({ status }) => status !== 'failed') ?? rows[0];
  return {
    kind: 'reminder',
    id: told?.emailId ?? 0,
    address: told?.address ?? '',
    status: told?.status ?? 'failed',
    reason: told?.reason ?? null,
    createdAt: told?.createdAt ?? '',
    invoices: rows.map(({ invoiceId }) => ({
      id: invoiceId,
      number: numbers.get(invoiceId) ?? '',
    })),
  };
}
