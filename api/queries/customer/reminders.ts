// What may be reminded of: the overdue invoices by customer, and what a mail would say of them.
import { REMINDER_DAYS } from '#core/invoice/index.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { ERASED } from '#core/kernel/event.ts';
import { customersById } from '#projections/customer-list/read.ts';
import type { CustomerRow } from '#projections/customer-list/table.ts';
import { remindersOf } from '#projections/customer-mails/read.ts';
import { overdueInvoices } from '#projections/invoice-status/read-overdue.ts';
import type { OverdueInvoiceRow } from '#projections/invoice-status/read-overdue.ts';
import { REMINDERS_MAX } from '#api/contract/customer/reminder.ts';
import type { ReminderPreview } from '#api/contract/customer/reminder.ts';
import { remindedOn } from '#api/queries/invoice/cards.ts';
import { supplierOfBook } from '#api/queries/invoice/parties.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { Supplier } from '#core/invoice/index.ts';

type ReminderSubject = {
  readonly customers?: readonly number[] | undefined;
  readonly invoices?: readonly number[] | undefined;
};

/** What the mail says; see `jobs/customer/reminder-letter.ts`. */
type LetterOf = (reminder: {
  readonly supplier: Supplier;
  readonly customer: string;
  readonly invoices: readonly OverdueInvoiceRow[];
  readonly today: CalendarDate;
}) => { readonly subject: string; readonly text: string };

const sumOf = (invoices: readonly OverdueInvoiceRow[]): number =>
  invoices.reduce((sum, { duePaise }) => sum + duePaise, 0);

/** @returns whom a reminder would go to: of the customers or invoices that are named, or of all. */
export function readReminderPreview(
  db: ReadTables,
  bookId: number,
  { customers, invoices }: ReminderSubject,
  letterOf: LetterOf,
): Promise<ReminderPreview> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const overdue = await overdueInvoices(
      tables,
      { bookId, today },
      {
        ...(customers === undefined ? {} : { customerIds: customers }),
        ...(invoices === undefined ? {} : { invoiceIds: invoices }),
      },
    );
    const byCustomer = [...Map.groupBy(overdue, ({ customerId }) => customerId)].toSorted(
      ([, one], [, other]) => sumOf(other) - sumOf(one),
    );
    const shown = byCustomer.slice(0, REMINDERS_MAX);
    const records = await customersById(
      tables,
      bookId,
      shown.map(([customerId]) => customerId),
    );
    const recordOf = new Map(records.map((record) => [record.customerId, record]));
    const reminders = await remindersOf(tables, bookId, {
      invoiceIds: shown.flatMap(([, own]) => own.map(({ invoiceId }) => invoiceId)),
    });
    const ofCustomer = Map.groupBy(reminders, ({ customerId }) => customerId);
    const supplier = await supplierOfBook(tables, bookId);
    return {
      days: REMINDER_DAYS,
      rows: shown.map(([customerId, own]) => {
        const record = recordOf.get(customerId);
        const last = remindedOn(ofCustomer.get(customerId) ?? []);
        const letter = letterOf({
          supplier,
          customer: record?.company ?? record?.name ?? '',
          invoices: own,
          today,
        });
        return { ...rowOf(customerId, record, own), ...recency(last, today), ...letter };
      }),
      more: byCustomer.length - shown.length,
      notOverdue: invoices === undefined ? 0 : new Set(invoices).size - overdue.length,
    };
  });
}

const recency = (last: CalendarDate | null, today: CalendarDate) => ({
  remindedOn: last,
  recent: last !== null && daysBetween(last, today) < REMINDER_DAYS,
});

function rowOf(
  customerId: number,
  record: Pick<CustomerRow, 'name' | 'email'> | undefined,
  invoices: readonly OverdueInvoiceRow[],
) {
  const address = record?.email ?? null;
  return {
    customerId,
    customerName: record?.name ?? '',
    address: address === ERASED ? null : address,
    invoices: invoices.map(({ invoiceId, number, dueDate, duePaise }) => ({
      id: invoiceId,
      number,
      dueDate,
      balanceDuePaise: duePaise,
    })),
    totalPaise: sumOf(invoices),
  };
}
