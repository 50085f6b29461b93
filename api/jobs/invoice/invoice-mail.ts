// What a mail with an invoice, or a document before one, needs, read when it is about to be sent.
import { ERASED } from '#core/kernel/event.ts';
import type { JobData } from '#api/jobs/queues.ts';
import type { InvoiceMail } from '#api/jobs/invoice/send-invoice.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { emailsOf } from '#projections/invoice-status/read-emails.ts';
import { presaleEmailsOf } from '#projections/presale-list/read.ts';
import type { EmailRow } from '#projections/runner/writing/mail-columns.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { readInvoicePaper } from '#api/queries/invoice/papers.ts';
import type { NumberedPaper } from '#api/queries/invoice/papers.ts';
import { readPresalePaper } from '#api/queries/trade/presale/papers.ts';

/** @returns null where its outcome is known already, or the reader was erased. */
export async function readInvoiceMail(
  db: ReadTables,
  { bookId, invoiceId, emailId }: JobData['send-invoice'],
): Promise<InvoiceMail | null> {
  const email = waitingAmong(await emailsOf(db, bookId, invoiceId), emailId);
  if (email === null) return null;
  return addressed(db, bookId, email, await readInvoicePaper(db, bookId, invoiceId, 1));
}

/** @returns null where its outcome is known already, or the reader was erased. */
export async function readPresaleMail(
  db: ReadTables,
  { bookId, presaleId, emailId }: JobData['send-presale'],
): Promise<InvoiceMail | null> {
  const email = waitingAmong(await presaleEmailsOf(db, bookId, presaleId), emailId);
  if (email === null) return null;
  return addressed(db, bookId, email, await readPresalePaper(db, bookId, presaleId, 1));
}

function waitingAmong(emails: readonly EmailRow[], emailId: number): EmailRow | null {
  const email = emails.find((one) => one.emailId === emailId);
  if (email === undefined || email.status !== 'waiting' || email.address === ERASED) return null;
  return email;
}

async function addressed(
  db: ReadTables,
  bookId: number,
  { address }: EmailRow,
  found: NumberedPaper | null,
): Promise<InvoiceMail | null> {
  if (found === null) return null;
  const { billing } = await settingsOf(db, bookId);
  return { ...found, to: address, replyTo: billing.email };
}
