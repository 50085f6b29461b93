// Reminders of what is overdue: previewed, then sent, one mail for each customer.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { id, wireId } from '#api/contract/wire/values.ts';

/** So many customers are reminded by one call. */
export const REMINDERS_MAX = 200;
const INVOICES_MAX = 500;

export const reminderPreview = record({
  days: z.int().describe('Who was reminded within so many days is not reminded unless chosen.'),
  rows: z
    .array(
      record({
        customerId: id,
        customerName: z.string(),
        address: z.string().nullable().describe('Without one nobody can be reminded.'),
        invoices: z.array(
          record({
            id,
            number: z.string(),
            dueDate: wireDay,
            balanceDuePaise: wireMoney,
          }),
        ),
        totalPaise: wireMoney,
        remindedOn: wireDay.nullable().describe('When one of these invoices was reminded of last.'),
        recent: z.boolean().describe('Whether that is less than `days` ago.'),
        subject: z.string(),
        text: z.string(),
      }),
    )
    .describe('The largest amount first.'),
  more: z.int().describe('Customers beyond the first 200, who are not among the rows.'),
  notOverdue: z.int().describe('Of the invoices that were named, those that are not overdue.'),
});
export type ReminderPreview = z.output<typeof reminderPreview>;

export const readReminders = endpoint({
  method: 'WHERE',
  path: '/api/islogin/reminder',
  summary: 'Whom a reminder would go to, of which invoices, and what it says',
  access: 'member',
  query: bookQuery,
  body: record({
    customers: z.array(id).min(1).max(REMINDERS_MAX).optional().describe('All they have overdue.'),
    invoices: z.array(id).min(1).max(INVOICES_MAX).optional(),
    bookId: wireId.optional(),
  }),
  shows: ['invoice', 'client', 'book'],
  reply: reminderPreview,
});

export const sendReminders = endpoint({
  method: 'POST',
  path: '/api/islogin/reminder',
  summary: 'Remind customers of overdue invoices by e-mail, one mail for each customer',
  access: 'member',
  needsConfirmedAddress: true,
  query: bookQuery,
  body: record({
    customers: z
      .array(
        record({
          customerId: id,
          invoices: z
            .array(id)
            .min(1)
            .max(INVOICES_MAX)
            .describe('Those that are overdue when the request arrives are reminded of.'),
          again: z
            .boolean()
            .optional()
            .describe('Also of invoices that were reminded of within the last days.'),
        }),
      )
      .min(1)
      .max(REMINDERS_MAX),
    bookId: wireId.optional(),
  }),
  reply: record({
    requested: z.array(
      record({
        customerId: id,
        emailId: id,
        address: z.string(),
        invoices: z.array(record({ id, duePaise: wireMoney })),
      }),
    ),
    refused: z.array(record({ customerId: id, code: z.string(), detail: z.string() })),
  }),
});
