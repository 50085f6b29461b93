// Reminders that were e-mailed, one mail for all that a customer has overdue. These shapes lie on
// disk for ever: never edit one, add a version and an upcaster to it.
import { z } from 'zod';
import { personal, subject } from '../../kernel/event.ts';
import type { DomainEvent } from '../../kernel/event.ts';

const id = z.int().positive();

const invoiceReminderRequested = z.strictObject({
  emailId: id.describe('The same on each invoice of which one mail reminds.'),
  invoiceId: id,
  customerId: subject(id, 'customer'),
  to: personal(z.string()),
  requestedOn: z.iso.date().describe('In Asia/Kolkata.'),
  duePaise: id.describe('What was overdue then.'),
});
const invoiceReminded = z.strictObject({ emailId: id, invoiceId: id });
const invoiceReminderFailed = z.strictObject({
  emailId: id,
  invoiceId: id,
  reason: z.string(),
});

export type ReminderEvent =
  | DomainEvent<'InvoiceReminderRequested', z.infer<typeof invoiceReminderRequested>>
  | DomainEvent<'InvoiceReminded', z.infer<typeof invoiceReminded>>
  | DomainEvent<'InvoiceReminderFailed', z.infer<typeof invoiceReminderFailed>>;

export const reminderEventSchemas = [
  { type: 'InvoiceReminderRequested', version: 1, schema: invoiceReminderRequested },
  { type: 'InvoiceReminded', version: 1, schema: invoiceReminded },
  { type: 'InvoiceReminderFailed', version: 1, schema: invoiceReminderFailed },
] as const;
