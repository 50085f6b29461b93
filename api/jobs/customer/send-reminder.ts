// The mail that reminds a customer of what is overdue. What was paid or cancelled since it was
// asked for is left out, and said so on the invoice.
import type { StatementPaper } from '#core/paper/index.ts';
import type { Pdfs } from '../../documents/pdf.ts';
import { handOver } from '../mail-failure.ts';
import type { SendMail } from '../mail.ts';
import type { CustomerMailJob } from '../queues.ts';
import type { Attempt } from '../run-jobs.ts';
import type { ReminderLetter } from './reminder-letter.ts';
import { statementFile } from './send-statement.ts';

export type ReminderMail = {
  /** Null where nothing of it is overdue any more. */
  readonly letter: ReminderLetter | null;
  /** Whose reminder is still waited for. */
  readonly overdueIds: readonly number[];
  readonly settledIds: readonly number[];
  readonly address: string;
  readonly replyTo: string | null;
  /** Null where it would be too long. */
  readonly statement: {
    readonly paper: StatementPaper;
    readonly name: string;
    readonly to: string;
  } | null;
};

export type ReminderOutcome = { readonly invoiceId: number; readonly reason: string | null };

type SendReminderParts = {
  /** Null where the mail is no longer wanted: reported already, or its reader was erased. */
  readonly readReminderMail: (job: CustomerMailJob) => Promise<ReminderMail | null>;
  readonly pdfOf: Pdfs['pdfOf'];
  readonly sendMail: SendMail;
  /** May be told the same outcomes twice. */
  readonly report: (job: CustomerMailJob, outcomes: readonly ReminderOutcome[]) => Promise<void>;
};

const SETTLED = 'Nothing was overdue any more when the reminder was to go.';

/** A server that dies between sending and telling sends again, as with invoices. */
export const sendReminder =
  ({ readReminderMail, pdfOf, sendMail, report }: SendReminderParts) =>
  async (job: CustomerMailJob, attempt: Attempt): Promise<void> => {
    const wanted = await readReminderMail(job);
    if (wanted === null) return;
    const { letter, statement, address, replyTo } = wanted;
    const settled = wanted.settledIds.map((invoiceId) => ({ invoiceId, reason: SETTLED }));
    if (letter === null) return await report(job, settled);
    const attachments =
      statement === null
        ? []
        : [statementFile(statement.name, statement.to, await pdfOf(statement.paper, job.bookId))];
    const mail = {
      to: { address },
      ...(replyTo === null ? {} : { replyTo: { address: replyTo } }),
      ...letter,
      attachments,
    };
    const reason = await handOver(sendMail, mail, attempt);
    const reminded = wanted.overdueIds.map((invoiceId) => ({ invoiceId, reason }));
    await report(job, [...settled, ...reminded]);
  };
