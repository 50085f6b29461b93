// The mail with a statement of account as PDF. Its outcome is told once it is sure.
import type { StatementPaper } from '#core/paper/index.ts';
import { pdfNameOf, statementNameOf } from '../../documents/file-name.ts';
import type { Pdfs } from '../../documents/pdf.ts';
import { handOver } from '../mail-failure.ts';
import type { Mail, SendMail } from '../mail.ts';
import { quotedName } from '../names-in-mails.ts';
import type { CustomerMailJob } from '../queues.ts';
import type { Attempt } from '../run-jobs.ts';

export type StatementMail = {
  readonly paper: StatementPaper;
  /** The customer, for the name of the file. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly address: string;
  /** The supplier's own address, which gets the answers. */
  readonly replyTo: string | null;
};

type SendStatementParts = {
  /** Null where the mail is no longer wanted: reported already, or its reader was erased. */
  readonly readStatementMail: (job: CustomerMailJob) => Promise<StatementMail | null>;
  readonly pdfOf: Pdfs['pdfOf'];
  readonly sendMail: SendMail;
  /** May be told the same outcome twice. @param reason null where it was handed over. */
  readonly report: (job: CustomerMailJob, reason: string | null) => Promise<void>;
};

/** A server that dies between sending and telling sends again, as with invoices. */
export const sendStatement =
  ({ readStatementMail, pdfOf, sendMail, report }: SendStatementParts) =>
  async (job: CustomerMailJob, attempt: Attempt): Promise<void> => {
    const wanted = await readStatementMail(job);
    if (wanted === null) return;
    const content = await pdfOf(wanted.paper, job.bookId);
    await report(job, await handOver(sendMail, mailOf(wanted, content), attempt));
  };

export const statementFile = (name: string, to: string, content: Buffer) => ({
  filename: pdfNameOf(statementNameOf(name, to)),
  contentType: 'application/pdf',
  content,
});

/** The words are the installation's; what tenants wrote is in quotation marks, and no link. */
function mailOf({ paper, name, to, address, replyTo }: StatementMail, content: Buffer): Mail {
  const supplier = quotedName(paper.supplier.name);
  return {
    to: { address },
    ...(replyTo === null ? {} : { replyTo: { address: replyTo } }),
    subject: `Statement of account from ${supplier}`,
    text: textOf(paper, supplier),
    attachments: [statementFile(name, to, content)],
  };
}

function textOf({ parties, facts, upi }: StatementPaper, supplier: string): string {
  const name = parties[0]?.name ?? null;
  const lines = [
    ...facts.map(({ label, text }) => `${label}: ${text}`),
    ...(upi === null ? [] : ['To pay by UPI, scan the code on the PDF.']),
  ];
  const reader = name === null ? 'you' : quotedName(name);
  return `${supplier} sends ${reader} a statement of account, which is attached as PDF.

${lines.join('\n')}

Please tell ${supplier} if you do not agree with it.

This mail was sent through Lekha for ${supplier}.
`;
}
