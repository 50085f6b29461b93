// What mails to customers need, read when they are about to be sent.
import { ERASED } from '#core/kernel/event.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { findStatementEmail, remindersOf } from '#projections/customer-mails/read.ts';
import { overdueInvoices } from '#projections/invoice-status/read-overdue.ts';
import { readStatementPaper } from '#api/queries/customer/statement-paper.ts';
import { supplierOfBook } from '#api/queries/invoice/parties.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { CustomerMailJob } from '../queues.ts';
import { reminderLetter } from './reminder-letter.ts';
import type { ReminderMail } from './send-reminder.ts';
import type { StatementMail } from './send-statement.ts';

/** @returns null where its outcome is known already, or the reader was erased. */
export async function readStatementMail(
  db: ReadTables,
  { bookId, customerId, emailId }: CustomerMailJob,
): Promise<StatementMail | null> {
  const email = await findStatementEmail(db, bookId, emailId);
  if (email === null || email.status !== 'waiting' || email.address === ERASED) return null;
  const period = { from: calendarDate(email.firstDay), to: calendarDate(email.lastDay) };
  const today = await readTodayInIndia(db);
  const found = await readStatementPaper(db, { bookId, customerId, period, today });
  if (found.kind !== 'found') return null;
  const { billing } = await settingsOf(db, bookId);
  const { paper, name } = found;
  return { paper, name, ...period, address: email.address, replyTo: billing.email };
}

/** @returns null where its outcome is known already, or the reader was erased. */
export async function readReminderMail(
  db: ReadTables,
  { bookId, customerId, emailId }: CustomerMailJob,
): Promise<ReminderMail | null> {
  const today = await readTodayInIndia(db);
  const read = await snapshot(db, async (tables) => {
    const reminders = await remindersOf(tables, bookId, { emailId });
    const waiting = reminders.filter(({ status }) => status === 'waiting');
    const [customer] = await customersById(tables, bookId, [customerId]);
    const address = waiting[0]?.address ?? ERASED;
    if (customer === undefined || address === ERASED) return null;
    const asked = new Set(waiting.map(({ invoiceId }) => invoiceId));
    const overdue = await overdueInvoices(tables, { bookId, today }, { invoiceIds: [...asked] });
    const { billing } = await settingsOf(tables, bookId);
    const supplier = await supplierOfBook(tables, bookId);
    const name = customer.company ?? customer.name;
    const overdueIds = overdue.map(({ invoiceId }) => invoiceId);
    return {
      letter:
        overdue.length === 0
          ? null
          : reminderLetter({ supplier, customer: name, invoices: overdue, today }),
      overdueIds,
      settledIds: [...asked].filter((id) => !overdueIds.includes(id)),
      address,
      replyTo: billing.email,
    };
  });
  if (read === null) return null;
  const period = { from: yearPeriod(financialYearOf(today)).from, to: today };
  const found = await readStatementPaper(db, { bookId, customerId, period, today });
  const statement =
    found.kind === 'found' ? { paper: found.paper, name: found.name, to: today } : null;
  return { ...read, statement };
}
