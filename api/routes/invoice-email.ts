// Sending an invoice: the wish is an event, and the job that fulfils it is made in the same COMMIT.
import type { EmailId, InvoiceId } from '#core/kernel/ids.ts';
import { emailInvoice } from '#api/contract/invoice.ts';
import type { JobData } from '#api/jobs/queues.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { readInvoiceDetail } from '#api/queries/billing/detail.ts';
import type { Sql } from '#api/store/sql.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

/** @param sql the connection whose COMMIT makes the job visible. */
export type AskToSendInvoice = (job: JobData['send-invoice'], sql: Sql) => Promise<void>;

export type InvoiceParts = RouteParts & { readonly askToSendInvoice: AskToSendInvoice };

export function mountInvoiceEmail(mount: Mount, parts: InvoiceParts): void {
  const { db, submit, askToSendInvoice } = parts;
  mount(emailInvoice, async ({ book, person, params, body, idempotency, refuse, context }) => {
    const { invoiceId } = params;
    const emailId = await freshId<EmailId>(parts, 'invoice_email');
    const data = { invoiceId: invoiceId as InvoiceId, emailId, to: body.to ?? null };
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command: { type: 'RequestInvoiceEmail', data },
      also: (sql) => askToSendInvoice({ bookId: book.id, invoiceId, emailId }, sql),
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return (await readInvoiceDetail(db, book.id, invoiceId)) ?? notFound(context);
  });
}
