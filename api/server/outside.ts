// What leaves the house: the jobs that a server works on, and what its calls ask of them.
import { join } from 'node:path';
import { findPerson } from '#projections/people/read.ts';
import { reportMail, reportPresaleMail } from '#api/jobs/invoice/report-mail.ts';
import type { Pdfs } from '../documents/pdf.ts';
import { createSendMail, removeMailsTo } from '../jobs/mail.ts';
import type { SendMail } from '../jobs/mail.ts';
import { queryableOn } from '../jobs/pg-boss.ts';
import type { CustomerMailJob, JobData } from '../jobs/queues.ts';
import { readReminderMail, readStatementMail } from '../jobs/customer/customer-mails.ts';
import { reportReminder, reportStatement } from '../jobs/customer/report-mails.ts';
import { sendReminder } from '../jobs/customer/send-reminder.ts';
import { sendStatement } from '../jobs/customer/send-statement.ts';
import type { Jobs, JobWorkers } from '../jobs/run-jobs.ts';
import { emailBefore } from '../session/address/email-before.ts';
import { sendAccountMail } from '../jobs/send-account-mail.ts';
import { fillDemoBook } from '../jobs/demo/fill-demo-book.ts';
import { sendInvitation } from '../jobs/people/send-invitation.ts';
import { sendInvoice } from '../jobs/invoice/send-invoice.ts';
import { eraseDueCustomers } from '../requests/erase-customers.ts';
import { sendResetLink } from '../jobs/people/send-reset-link.ts';
import { readInvoiceMail, readPresaleMail } from '#api/jobs/invoice/invoice-mail.ts';
import { createPasswords } from '../session/password/hash.ts';
import type { AccountMail } from '../session/ports.ts';
import { EMAIL_DIGESTS } from '../session/address/address-tokens.ts';
import type { Sql } from '../store/sql.ts';
import type { BooksCore } from './app.ts';
import type { Settings } from './settings/settings.ts';

type Sending = { readonly address: string; readonly pdfs: Pdfs };

export function workersOf(
  core: BooksCore,
  settings: Settings,
  { address, pdfs }: Sending,
): JobWorkers {
  const sendMail = createSendMail({
    smtpUrl: settings.smtpUrl,
    outbox: join(settings.dataDir, 'outbox'),
    host: new URL(address).hostname,
  });
  const parts = {
    sql: core.pool,
    findPerson: (personId: number) => findPerson(core.db, personId),
    emailDigest: core.digestFor(EMAIL_DIGESTS),
    sendMail,
    origin: address,
  };
  return {
    'send-reset-link': sendResetLink(parts),
    'send-account-mail': sendAccountMail({
      ...parts,
      emailBefore: (personId, seq) =>
        emailBefore({ sql: core.pool, keys: core.keys }, personId, seq),
    }),
    'send-invitation': sendInvitation({
      sql: core.pool,
      db: core.db,
      sendMail,
      origin: address,
    }),
    'fill-demo-book': fillDemoBook(core),
    ...customerMailWorkers(core, { sendMail, pdfOf: pdfs.pdfOf }),
  };
}

/** The mails to customers, each with a PDF. */
const customerMailWorkers = (
  core: BooksCore,
  sending: { readonly sendMail: SendMail; readonly pdfOf: Pdfs['pdfOf'] },
): JobWorkers => ({
  'send-invoice': sendInvoice({
    readInvoiceMail: (job) => readInvoiceMail(core.db, job),
    ...sending,
    report: reportMail(core.writer.submit),
  }),
  'send-presale': sendInvoice({
    readInvoiceMail: (job) => readPresaleMail(core.db, job),
    ...sending,
    report: reportPresaleMail(core.writer.submit),
  }),
  'send-statement': sendStatement({
    readStatementMail: (job) => readStatementMail(core.db, job),
    ...sending,
    report: reportStatement(core.writer.submit),
  }),
  'send-reminder': sendReminder({
    readReminderMail: (job) => readReminderMail(core.db, job),
    ...sending,
    report: reportReminder(core.writer.submit),
  }),
});

/** @returns what deletes the mails to somebody who was erased, where they wait as files. */
export const forgetMailsIn =
  ({ dataDir }: Pick<Settings, 'dataDir'>) =>
  async (addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) await removeMailsTo(join(dataDir, 'outbox'), address);
  };

/** @returns what erases the customers who are due. */
export const eraseDueIn =
  ({ db, writer }: BooksCore, settings: Settings) =>
  (): Promise<void> =>
    eraseDueCustomers({ db, submit: writer.submit, forgetMails: forgetMailsIn(settings) });

/** An invoice is sent once the COMMIT that wishes it is done. */
export const outsideOf = (settings: Settings, jobs: Jobs, pdfs: Pdfs) => ({
  pdfs,
  passwords: createPasswords(),
  forgetMails: forgetMailsIn(settings),
  mail: settings.smtpUrl === null ? ('outbox' as const) : ('smtp' as const),
  askForResetLink: ([personId, ...others]: readonly number[]) =>
    jobs.ask('send-reset-link', { personId: personId ?? null, others }),
  askForAccountMail: (mail: AccountMail) => jobs.ask('send-account-mail', mail),
  askToSendInvitation: (job: JobData['send-invitation'], sql: Sql) =>
    jobs.ask('send-invitation', job, queryableOn(sql)),
  askToFillDemoBook: (job: JobData['fill-demo-book'], sql: Sql) =>
    jobs.ask('fill-demo-book', job, queryableOn(sql)),
  askToSendInvoice: (job: JobData['send-invoice'], sql: Sql) =>
    jobs.ask('send-invoice', job, queryableOn(sql)),
  askToSendPresale: (job: JobData['send-presale'], sql: Sql) =>
    jobs.ask('send-presale', job, queryableOn(sql)),
  askToSendStatement: (job: CustomerMailJob, sql: Sql) =>
    jobs.ask('send-statement', job, queryableOn(sql)),
  askToSendReminder: (job: CustomerMailJob, sql: Sql) =>
    jobs.ask('send-reminder', job, queryableOn(sql)),
});
