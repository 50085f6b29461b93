// What became of a mail stands on its invoice.
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { EmailId, InvoiceId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { MailOutcome } from '#api/jobs/invoice/send-invoice.ts';
import type { Submit } from '#api/commands/request.ts';

export const reportMail =
  (submit: Submit) =>
  async (mail: MailOutcome): Promise<void> => {
    invariant(mail.bookId !== INSTALLATION_BOOK, 'Invoices are a book’s.');
    const data = {
      invoiceId: mail.invoiceId as InvoiceId,
      emailId: mail.emailId as EmailId,
      reason: mail.ok ? null : mail.reason,
    };
    const command = { type: 'ReportInvoiceEmail', data } as const;
    const outcome = await submit({ bookId: mail.bookId, actorId: SYSTEM_PERSON, command });
    invariant(outcome.kind === 'accepted', 'The outcome of a mail that was asked for is recorded.');
  };
