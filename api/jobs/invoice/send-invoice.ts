// The mail with an invoice, or a document before one, as PDF. Its outcome is told once it is sure:
// sent, refused for good, or given up after the last attempt.
import type { Paper } from '#core/paper/index.ts';
import type { Pdfs } from '../../documents/pdf.ts';
import { pdfNameOf } from '../../documents/file-name.ts';
import { handOver } from '../mail-failure.ts';
import type { SendMail } from '../mail.ts';
import { quotedName, unlinkedText } from '../names-in-mails.ts';
import type { JobData } from '../queues.ts';
import type { Attempt } from '../run-jobs.ts';

type InvoiceJob = JobData['send-invoice'];

export type InvoiceMail = {
  readonly paper: Paper;
  readonly number: string;
  readonly to: string;
  /** The supplier's own address, which gets the answers. */
  readonly replyTo: string | null;
};

export type MailOutcome<Job = InvoiceJob> = Job &
  ({ readonly ok: true } | { readonly ok: false; readonly reason: string });

type SendInvoiceParts<Job> = {
  /** Null where the mail is no longer wanted: reported already, or its reader was erased. */
  readonly readInvoiceMail: (job: Job) => Promise<InvoiceMail | null>;
  readonly pdfOf: Pdfs['pdfOf'];
  readonly sendMail: SendMail;
  /** May be told the same outcome twice. */
  readonly report: (outcome: MailOutcome<Job>) => Promise<void>;
};

/** A server that dies between sending and telling sends again: a mail twice is better than none. */
export const sendInvoice =
  <Job extends { readonly bookId: number } = InvoiceJob>({
    readInvoiceMail,
    pdfOf,
    sendMail,
    report,
  }: SendInvoiceParts<Job>) =>
  async (job: Job, attempt: Attempt): Promise<void> => {
    const wanted = await readInvoiceMail(job);
    if (wanted === null) return;
    const content = await pdfOf(wanted.paper, job.bookId);
    const reason = await handOver(sendMail, mailOf(wanted, content), attempt);
    await report(reason === null ? { ...job, ok: true } : { ...job, ok: false, reason });
  };

/** The words are the installation's; what tenants wrote is in quotation marks, and no link. */
function mailOf({ paper, number, to, replyTo }: InvoiceMail, content: Buffer) {
  const [supplier, document] = [quotedName(paper.supplier.name), documentOf(paper, number)];
  return {
    to: { address: to },
    ...(replyTo === null ? {} : { replyTo: { address: replyTo } }),
    subject: `${document} from ${supplier}`,
    text: textOf(paper, { supplier, document }),
    attachments: [{ filename: pdfNameOf(number), contentType: 'application/pdf', content }],
  };
}

const documentOf = ({ title }: Paper, number: string): string => `${title} ${unlinkedText(number)}`;

type MailTexts = { readonly supplier: string; readonly document: string };

function textOf({ parties, facts, totals, upi }: Paper, { supplier, document }: MailTexts): string {
  const name = parties[0]?.name ?? null;
  const reader = name === null ? 'you' : quotedName(name);
  const strong = totals.filter((total) => total.strong);
  const days = facts.filter(({ label }) => label === 'Due date' || label === 'Valid until');
  const lines = [
    ...strong.map(({ label, amount }) => `${label}: ${amount}`),
    ...days.map(({ label, text }) => `${label}: ${text}`),
    ...(upi === null ? [] : ['To pay by UPI, scan the code on the PDF.']),
  ];
  return `${supplier} sends ${reader} ${document}, which is attached as PDF.

${lines.join('\n')}

This mail was sent through Lekha for ${supplier}.
`;
}
