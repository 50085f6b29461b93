// What became of a mail stands on its document.
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { EmailId, InvoiceId, PresaleId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { Command } from '#core/domain.ts';
import type { MailOutcome } from '#api/jobs/invoice/send-invoice.ts';
import type { JobData } from '#api/jobs/queues.ts';
import type { Submit } from '#api/commands/request.ts';

/** Writes what became of a mail of a book. */
export async function recordOutcome(
  submit: Submit,
  bookId: number,
  command: Command,
): Promise<void> {
  invariant(bookId !== INSTALLATION_BOOK, 'Documents and customers are a book’s.');
  const outcome = await submit({ bookId, actorId: SYSTEM_PERSON, command });
  invariant(outcome.kind === 'accepted', 'The outcome of a mail that was asked for is recorded.');
}

const reported = (mail: MailOutcome<{ readonly emailId: number }>) => ({
  emailId: mail.emailId as EmailId,
  reason: mail.ok ? null : mail.reason,
});

export const reportMail =
  (submit: Submit) =>
  (mail: MailOutcome): Promise<void> => {
    const data = { invoiceId: mail.invoiceId as InvoiceId, ...reported(mail) };
    return recordOutcome(submit, mail.bookId, { type: 'ReportInvoiceEmail', data });
  };

export const reportPresaleMail =
  (submit: Submit) =>
  (mail: MailOutcome<JobData['send-presale']>): Promise<void> => {
    const data = { presaleId: mail.presaleId as PresaleId, ...reported(mail) };
    return recordOutcome(submit, mail.bookId, { type: 'ReportPresaleEmail', data });
  };
