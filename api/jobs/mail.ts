// Mail by SMTP, or as .eml files in an outbox folder when no server is set.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { oneLine } from './names-in-mails.ts';

export type Mailbox = {
  /** A name of somebody who wrote it himself is left out where strangers get the mail. */
  readonly name?: string;
  readonly address: string;
};

export type Mail = {
  readonly to: Mailbox;
  /** Who gets the answers, where it is not us. */
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
};

export type SendMail = (mail: Mail) => Promise<void>;

type MailSettings = {
  readonly smtpUrl: string | null;
  /** Where mails go without an SMTP server. */
  readonly outbox: string;
  /** The host that people know us by, for the sender's address. */
  readonly host: string;
};

const TIMEOUT_MILLISECONDS = 20_000;
const TIMEOUTS = {
  connectionTimeout: TIMEOUT_MILLISECONDS,
  greetingTimeout: TIMEOUT_MILLISECONDS,
  socketTimeout: TIMEOUT_MILLISECONDS,
};

export function createSendMail({ smtpUrl, outbox, host }: MailSettings): SendMail {
  const from = { name: 'Lekha', address: `no-reply@${host}` };
  if (smtpUrl !== null) {
    const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
    return async (mail) => {
      await transport.sendMail(withSafeHead(from, mail));
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(withSafeHead(from, mail));
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`;
    await writeFile(join(outbox, name), message, { mode: 0o600 });
  };
}

/** No text that people wrote may begin another header, also once a reader has decoded it. */
function withSafeHead(from: Mailbox, mail: Mail) {
  const boxOf = ({ name = '', address }: Mailbox) => ({ name: oneLine(name), address });
  return {
    ...mail,
    from: boxOf(from),
    to: boxOf(mail.to),
    ...(mail.replyTo === undefined ? {} : { replyTo: boxOf(mail.replyTo) }),
    subject: oneLine(mail.subject),
  };
}

/** Deletes from the outbox what was written to an address; for the erasure of a person. */
export async function removeMailsTo(outbox: string, address: string): Promise<void> {
  const names = await readdir(outbox).catch(() => []);
  for (const name of names) {
    const file = join(outbox, name);
    const text = await readFile(file, 'utf8');
    if (text.toLowerCase().includes(address.toLowerCase())) await rm(file, { force: true });
  }
}
