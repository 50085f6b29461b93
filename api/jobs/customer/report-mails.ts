// What became of a mail to a customer stands in the log: of a statement on the customer, of a
// reminder on each invoice.
import type { CustomerId, EmailId, InvoiceId } from '#core/kernel/ids.ts';
import type { Submit } from '#api/commands/request.ts';
import { recordOutcome } from '../invoice/report-mail.ts';
import type { CustomerMailJob } from '../queues.ts';
import type { ReminderOutcome } from './send-reminder.ts';

const named = ({ customerId, emailId }: CustomerMailJob) => ({
  customerId: customerId as CustomerId,
  emailId: emailId as EmailId,
});

export const reportStatement =
  (submit: Submit) =>
  (job: CustomerMailJob, reason: string | null): Promise<void> =>
    recordOutcome(submit, job.bookId, {
      type: 'ReportStatementEmail',
      data: { ...named(job), reason },
    });

export const reportReminder =
  (submit: Submit) =>
  (job: CustomerMailJob, outcomes: readonly ReminderOutcome[]): Promise<void> =>
    recordOutcome(submit, job.bookId, {
      type: 'ReportReminder',
      data: {
        ...named(job),
        outcomes: outcomes.map(({ invoiceId, reason }) => ({
          invoiceId: invoiceId as InvoiceId,
          reason,
        })),
      },
    });
