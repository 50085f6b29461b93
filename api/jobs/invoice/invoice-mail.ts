// What a mail with an invoice needs, read when it is about to be sent.
import { ERASED } from '#core/kernel/event.ts';
import type { JobData } from '#api/jobs/queues.ts';
import type { InvoiceMail } from '#api/jobs/invoice/send-invoice.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { emailsOf } from '#projections/invoice-status/read.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { readInvoicePaper } from '#api/queries/invoice/papers.ts';

/** @returns null where its outcome is known already, or the reader was erased. */
export async function readInvoiceMail(
  db: ReadTables,
  { bookId, invoiceId, emailId }: JobData['send-invoice'],
): Promise<InvoiceMail | null> {
  const emails = await emailsOf(db, bookId, invoiceId);
  const email = emails.find((one) => one.emailId === emailId);
  if (email === undefined || email.status !== 'waiting' || email.address === ERASED) return null;
  const found = await readInvoicePaper(db, bookId, invoiceId, 1);
  if (found === null) return null;
  const { billing } = await settingsOf(db, bookId);
  return { ...found, to: email.address, replyTo: billing.email };
}
