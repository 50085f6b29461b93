// Sending an invoice: the wish is an event, and the job that fulfils it is made in the same COMMIT.
import type { EmailId, InvoiceId } from '#core/kernel/ids.ts';
import { emailInvoice } from '#api/contract/invoice/invoice.ts';
import type { JobData } from '#api/jobs/queues.ts';
import type { Mount } from '#api/http/mount.ts';
import { refusalOfMails } from '#api/requests/within-limits.ts';
import type { Sql } from '#api/store/sql.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
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
}
