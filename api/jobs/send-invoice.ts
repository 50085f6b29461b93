// The mail with an invoice as PDF. Its outcome is told once it is sure: sent, refused for good, or
// given up after the last attempt.
import type { Paper } from '#core/paper/index.ts';
import type { Pdfs } from '../documents/pdf.ts';
import { pdfNameOf } from '../documents/file-name.ts';
import { mailFailure } from './mail-failure.ts';
import type { SendMail } from './mail.ts';
import type { JobData } from './queues.ts';
import type { Attempt } from './run-jobs.ts';

type Job = JobData['send-invoice'];

export type InvoiceMail = {
  readonly paper: Paper;
  readonly number: string;
  readonly to: string;
  /** The supplier's own address, which gets the answers. */
  readonly replyTo: string | null;
};

export type MailOutcome = Job &
  ({ readonly ok: true } | { readonly ok: false; readonly reason: string });

export type SendInvoiceParts = {
  /** Null where the mail is no longer wanted: reported already, or its reader was erased. */
  readonly readInvoiceMail: (job: Job) => Promise<InvoiceMail | null>;
  readonly pdfOf: Pdfs['pdfOf'];
  readonly sendMail: SendMail;
  /** May be told the same outcome twice. */
  readonly report: (outcome: MailOutcome) => Promise<void>;
};

/** A server that dies between sending and telling sends again: a mail twice is better than none. */
export const sendInvoice =
  ({ readInvoiceMail, pdfOf, sendMail, report }: SendInvoiceParts) =>
  async (job: Job, { isLast }: Attempt): Promise<void> => {
    const wanted = await readInvoiceMail(job);
    if (wanted === null) return;
    const content = await pdfOf(wanted.paper, job.bookId);
    try {
      await sendMail(mailOf(wanted, content));
    } catch (error) {
      const { reason, passes } = mailFailure(error);
      if (passes && !isLast) throw error;
      return await report({ ...job, ok: false, reason });
    }
    await report({ ...job, ok: true });
  };

function mailOf({ paper, number, to, replyTo }: InvoiceMail, content: Buffer) {
  const { supplier, parties, title } = paper;
  return {
    to: { name: oneLine(parties[0]?.name ?? ''), address: to },
    ...(replyTo === null ? {} : { replyTo: { name: oneLine(supplier.name), address: replyTo } }),
    subject: oneLine(`${title} ${number} from ${supplier.name}`),
    text: textOf(paper, number),
    attachments: [{ filename: pdfNameOf(number), contentType: 'application/pdf', content }],
  };
}

/** No text that people wrote may begin another header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function textOf({ title, supplier, parties, facts, totals, upi }: Paper, number: string): string {
  const strong = totals.filter((total) => total.strong);
  const due = facts.find(({ label }) => label === 'Due date');
  const lines = [
    ...strong.map(({ label, amount }) => `${label}: ${amount}`),
    ...(due === undefined ? [] : [`${due.label}: ${due.text}`]),
    ...(upi === null ? [] : [`Pay by UPI: ${upi.payload}`]),
  ];
  return `Dear ${parties[0]?.name ?? 'customer'},

please find ${title} ${number} from ${supplier.name} attached.

${lines.join('\n')}

With regards,
${supplier.name}
`;
}
