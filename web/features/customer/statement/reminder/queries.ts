// Whom a reminder would go to, and what a sent one makes old.
import { readHistory } from '#api/contract/book/history.ts';
import { listCustomerMails } from '#api/contract/customer/mails.ts';
import { readReminders } from '#api/contract/customer/reminder.ts';
import { listInvoices, readInvoice } from '#api/contract/invoice/invoice.ts';
import { asking, invalidate } from '#web/client/query.ts';
import type { ReminderTarget } from '#web/shell/form/reminder-dialog.ts';

export const remindersFor = (bookId: number, { customers, invoices }: ReminderTarget) =>
  asking(readReminders, {
    body: {
      bookId,
      ...(customers === undefined ? {} : { customers: [...customers] }),
      ...(invoices === undefined ? {} : { invoices: [...invoices] }),
    },
  });

export const invalidateReminders = (): Promise<void> =>
  invalidate(readReminders, listCustomerMails, listInvoices, readInvoice, readHistory);
