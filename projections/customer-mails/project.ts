import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { eraseFrom } from '../runner/writing/erase-texts.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { invoiceReminders, statementEmails } from './table.ts';

const patchStatements = patch(statementEmails);
const patchReminders = patch(invoiceReminders);

/** A later event on the mail may stand in the same slice. */
const TOUCHED = `last_seq = greatest(live.last_seq, erased.seq),
  updated_at = greatest(live.updated_at, erased.recorded_at)`;

const eraseFromStatements = eraseFrom(
  statementEmails,
  (text) => `
    update statement_emails as live set address = ${text}, ${TOUCHED}
    from erased
    where live.book_id = erased.book_id and live.customer_id = erased.customer_id`,
);

const eraseFromReminders = eraseFrom(
  invoiceReminders,
  (text) => `
    update invoice_reminders as live set address = ${text}, ${TOUCHED}
    from erased
    where live.book_id = erased.book_id and live.customer_id = erased.customer_id`,
);

type Event<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;
type ReminderEvent = Event<
  'InvoiceReminderRequested' | 'InvoiceReminded' | 'InvoiceReminderFailed'
>;
type StatementEvent = Event<
  'StatementEmailRequested' | 'StatementEmailed' | 'StatementEmailFailed'
>;

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [
    ...patchStatements(events.flatMap(statementPatches)),
    ...patchReminders(events.flatMap(reminderPatches)),
    ...eraseFromStatements(events),
    ...eraseFromReminders(events),
  ];
}

const touched = ({ bookId, seq, recordedAt, data }: StatementEvent | ReminderEvent) => ({
  book_id: bookId,
  email_id: data.emailId,
  last_seq: seq,
  updated_at: recordedAt,
});

function statementPatches(event: ProjectedEvent): Patch<typeof statementEmails>[] {
  switch (event.type) {
    case 'StatementEmailRequested': {
      const { address, from, to } = event.data;
      const columns = {
        ...statementKey(event),
        created_at: event.recordedAt,
        first_day: from,
        last_day: to,
        status: 'waiting',
        address,
        reason: null,
      };
      return [{ creates: true, columns }];
    }
    case 'StatementEmailed':
      return [
        { creates: false, columns: { ...statementKey(event), status: 'sent', reason: null } },
      ];
    case 'StatementEmailFailed': {
      const { reason } = event.data;
      return [{ creates: false, columns: { ...statementKey(event), status: 'failed', reason } }];
    }
    default:
      return [];
  }
}

const statementKey = (event: StatementEvent) => ({
  ...touched(event),
  customer_id: event.data.customerId,
});

function reminderPatches(event: ProjectedEvent): Patch<typeof invoiceReminders>[] {
  switch (event.type) {
    case 'InvoiceReminderRequested': {
      const { customerId, to, requestedOn, duePaise } = event.data;
      const columns = {
        ...reminderKey(event),
        customer_id: customerId,
        due_paise: duePaise,
        created_at: event.recordedAt,
        requested_on: requestedOn,
        status: 'waiting',
        address: to,
        reason: null,
      };
      return [{ creates: true, columns }];
    }
    case 'InvoiceReminded':
      return [{ creates: false, columns: { ...reminderKey(event), status: 'sent', reason: null } }];
    case 'InvoiceReminderFailed': {
      const { reason } = event.data;
      return [{ creates: false, columns: { ...reminderKey(event), status: 'failed', reason } }];
    }
    default:
      return [];
  }
}

const reminderKey = (event: ReminderEvent) => ({
  ...touched(event),
  invoice_id: event.data.invoiceId,
});

export const customerMailsProjection: Projection = {
  name: 'customer-mails',
  version: 1,
  tables: [statementEmails, invoiceReminders],
  project,
};
