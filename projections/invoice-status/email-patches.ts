// The e-mails of an invoice, and what became of them.
import type { ProjectedEvent } from '../runner/projection.ts';
import { mailOutcome, requestedMail } from '../runner/writing/mail-columns.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { invoiceEmails } from './table.ts';

export function emailPatches(event: ProjectedEvent): Patch<typeof invoiceEmails>[] {
  switch (event.type) {
    case 'InvoiceEmailRequested': {
      const { emailId, invoiceId, to } = event.data;
      const own = { invoice_id: invoiceId, actor_id: event.actorId };
      return [{ creates: true, columns: { ...requestedMail(event, emailId, to), ...own } }];
    }
    case 'InvoiceEmailed':
      return [{ creates: false, columns: mailOutcome(event, event.data.emailId, null) }];
    case 'InvoiceEmailFailed': {
      const { emailId, reason } = event.data;
      return [{ creates: false, columns: mailOutcome(event, emailId, reason) }];
    }
    default:
      return [];
  }
}
