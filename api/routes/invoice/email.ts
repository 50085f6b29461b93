// Sending invoices: the wish is an event, and the job that fulfils it is made in the same COMMIT.
import type { EmailId, InvoiceId } from '#core/kernel/ids.ts';
import { emailInvoices, readInvoiceEmails } from '#api/contract/invoice/emails.ts';
import { emailInvoice } from '#api/contract/invoice/invoice.ts';
import type { JobData } from '#api/jobs/queues.ts';
import type { Mount } from '#api/http/mount.ts';
import type { AcceptedCommand, Outcome } from '#api/commands/request.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { INVOICE_MAILS_BOOK, INVOICE_MAILS_PERSON } from '#api/limits/limits.ts';
import { readInvoiceEmailsOf } from '#api/queries/invoice/emails.ts';
import { refusalOfMails } from '#api/requests/within-limits.ts';
import type { Sql } from '#api/store/sql.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { askForMails } from './mails-at-once.ts';
import type { MailSender } from './mails-at-once.ts';
import { answerWithInvoice } from './writing.ts';

/** @param sql the connection whose COMMIT makes the job visible. */
export type AskToSendInvoice = (job: JobData['send-invoice'], sql: Sql) => Promise<void>;

export type EmailParts = RouteParts & { readonly askToSendInvoice: AskToSendInvoice };

export function mountInvoiceEmail(mount: Mount, parts: EmailParts): void {
  mount(emailInvoice, async (asked) => {
    const refusal = await refusalOfMails(parts, asked);
    if (refusal !== null) return refusal;
    const invoiceId = asked.params.invoiceId as InvoiceId;
    const bookId = asked.book.id;
    const emailId = await freshId<EmailId>(parts, 'invoice_email');
    const data = { invoiceId, emailId, to: asked.body.to ?? null };
    return answerWithInvoice(parts, asked, {
      command: { type: 'RequestInvoiceEmail', data },
      also: (sql) => parts.askToSendInvoice({ bookId, invoiceId, emailId }, sql),
    });
  });

  mount(emailInvoices, async ({ book, person, body, context, idempotency, refuse }) => {
    const { invoices } = body;
    if (new Set(invoices).size < invoices.length) {
      return replyProblem(context, invalidField('invoices', 'Names an invoice twice.'));
    }
    const sender = { bookId: book.id, actorId: person.id, idempotency };
    const answer = await askForMails<number>(parts, context, sender, {
      ones: invoices,
      idOf: (invoiceId) => invoiceId,
      submit: (invoiceId, by) => request(parts, by, invoiceId),
      perPerson: INVOICE_MAILS_PERSON,
      perBook: INVOICE_MAILS_BOOK,
      tooMany: 'Too many invoices were sent today. Try again tomorrow.',
    });
    if (answer.kind === 'reply') return answer.reply;
    if (answer.kind === 'rejected') return refuse(answer.rejection);
    return {
      requested: answer.accepted.flatMap(({ command }) => requestedOf(command)),
      refused: answer.refused.map(({ one, ...why }) => ({ invoice_id: one, ...why })),
    };
  });

  mount(readInvoiceEmails, ({ book, body }) => readInvoiceEmailsOf(parts.db, book.id, body.emails));
}

/** To the customer's own address. */
async function request(
  parts: EmailParts,
  { bookId, actorId, idempotency }: MailSender,
  one: number,
): Promise<Outcome> {
  const invoiceId = one as InvoiceId;
  const emailId = await freshId<EmailId>(parts, 'invoice_email');
  return parts.submit({
    bookId,
    actorId,
    command: { type: 'RequestInvoiceEmail', data: { invoiceId, emailId, to: null } },
    also: (sql) => parts.askToSendInvoice({ bookId, invoiceId, emailId }, sql),
    ...given('idempotency', idempotency),
  });
}

const requestedOf = ({ events }: AcceptedCommand) =>
  events.flatMap((event) =>
    event.type === 'InvoiceEmailRequested'
      ? [
          {
            invoice_id: event.data.invoiceId,
            email_id: event.data.emailId,
            address: event.data.to,
          },
        ]
      : [],
  );
