// The reminders of an invoice and what became of them, by the ids of the mails.
import type { ReminderEvent } from './reminder-events.ts';

type Reminder = {
  readonly requestedOn: string;
  readonly outcome: 'waiting' | 'sent' | 'failed';
};
export type Reminders = ReadonlyMap<number, Reminder>;

export function remindersAfter(before: Reminders, event: ReminderEvent): Reminders {
  const { emailId } = event.data;
  if (event.type === 'InvoiceReminderRequested') {
    const { requestedOn } = event.data;
    return new Map(before).set(emailId, { requestedOn, outcome: 'waiting' });
  }
  const asked = before.get(emailId);
  if (asked === undefined) return before;
  const outcome = event.type === 'InvoiceReminded' ? 'sent' : 'failed';
  return new Map(before).set(emailId, { ...asked, outcome });
}
