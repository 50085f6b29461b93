import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPdfs } from '#api/documents/pdf.ts';
import { createSendMail } from '#api/jobs/mail.ts';
import { installJobs } from '#api/jobs/pg-boss.ts';
import { runJobs } from '#api/jobs/run-jobs.ts';
import type { Jobs } from '#api/jobs/run-jobs.ts';
import { sendInvoice } from '#api/jobs/invoice/send-invoice.ts';
import type { InvoiceMail, MailOutcome } from '#api/jobs/invoice/send-invoice.ts';
import { paperOf } from '#core/paper/index.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { invoiceDocument } from '#tests/specimens/tax/papers.ts';

type Database = Awaited<ReturnType<typeof freshDatabase>>;

const pdfs = createPdfs();
let database: Database;
let jobs: Jobs;
let server: SMTPServer;
let port: number;

/** What the mail server took, and what it says to the next recipients instead of taking them. */
let taken: { readonly to: readonly string[]; readonly message: string }[] = [];
let refusals: { readonly code: number; readonly text: string }[] = [];
let outcomes: MailOutcome[] = [];
let wanted: InvoiceMail | null = null;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    // A machine without a name server would wait for its answer at each connection.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, callback) {
      const refusal = refusals.shift();
      if (refusal === undefined) return callback();
      callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        taken.push({ to, message: Buffer.concat(chunks).toString('utf8') });
        callback();
      });
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
  database = await freshDatabase();
  await installJobs(database.owner);
  jobs = await runJobs(
    database.writer,
    {
      'send-invoice': sendInvoice({
        readInvoiceMail: async () => wanted,
        pdfOf: pdfs.pdfOf,
        sendMail: createSendMail({
          smtpUrl: `smtp://127.0.0.1:${port}`,
          outbox: 'unused',
          host: 'books.example',
        }),
        report: async (outcome) => void outcomes.push(outcome),
      }),
    },
    () => undefined,
  );
});
afterAll(async () => {
  await jobs.stop();
  await pdfs.stop();
  await database.close();
  await new Promise<void>((closed) => {
    server.close(() => closed());
  });
});
beforeEach(() => {
  [taken, refusals, outcomes] = [[], [], []];
});

const mail: InvoiceMail = {
  paper: paperOf(invoiceDocument()),
  number: 'INV/26-27/012',
  to: 'pay@kam.example',
  replyTo: 'accounts@sahyadri.example',
};

/** Does not wait until the next attempt is due. */
const hurry = () => database.owner.query('update pgboss.job set start_after = now()');

const decodedSubject = (message: string): string => {
  const [, raw = ''] = /^Subject: ((?:.|\r\n[ \t])+)/m.exec(message) ?? [];
  return raw
    .replaceAll(/\?=\r\n[ \t]+=\?/g, '?==?')
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, text: string) =>
      Buffer.from(text, 'base64').toString('utf8'),
    )
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );
};

/** Of quoted-printable. */
const decodedText = (part: string): string =>
  Buffer.from(
    part
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

describe('an invoice by mail', () => {
  it('arrives with its PDF, and the answer goes to the supplier', async () => {
    wanted = mail;
    await jobs.ask('send-invoice', { bookId: 8, invoiceId: 12, emailId: 1 });
    await vi.waitFor(() => expect(outcomes).toHaveLength(1), 15_000);
    expect(outcomes).toStrictEqual([{ bookId: 8, invoiceId: 12, emailId: 1, ok: true }]);
    const [{ to, message } = { to: [], message: '' }] = taken;
    expect(to).toStrictEqual(['pay@kam.example']);
    expect(decodedSubject(message)).toBe('Tax Invoice INV/26-27/012 from "Sahyadri Traders"');
    expect(message).toMatch(/^From: Lekha <no-reply@books\.example>\r$/m);
    expect(message).toMatch(/^Reply-To: accounts@sahyadri\.example\r$/m);
    expect(message).toContain('filename=INV-26-27-012.pdf');
    expect(message).toContain(Buffer.from('%PDF-1.').toString('base64').slice(0, 9));
  });

  it('is tried again after a first attempt that failed', async () => {
    wanted = mail;
    refusals = [{ code: 451, text: 'greylisted, try again later' }];
    await jobs.ask('send-invoice', { bookId: 8, invoiceId: 12, emailId: 2 });
    await vi.waitFor(async () => {
      const { rows } = await database.owner.query<{ state: string }>(
        `select state::text from pgboss.job where data->>'emailId' = '2'`,
      );
      expect(rows).toStrictEqual([{ state: 'retry' }]);
    }, 15_000);
    expect([taken, outcomes]).toStrictEqual([[], []]);
    await hurry();
    await vi.waitFor(() => expect(outcomes).toHaveLength(1), 15_000);
    expect(outcomes).toStrictEqual([{ bookId: 8, invoiceId: 12, emailId: 2, ok: true }]);
    expect(taken).toHaveLength(1);
  });

  it('a mail that is refused for good is told at once, without the address', async () => {
    wanted = mail;
    refusals = [{ code: 550, text: 'no such user pay@kam.example' }];
    await jobs.ask('send-invoice', { bookId: 8, invoiceId: 12, emailId: 3 });
    await vi.waitFor(() => expect(outcomes).toHaveLength(1), 15_000);
    const reason = 'The mail server refused the address.';
    expect(outcomes).toStrictEqual([{ bookId: 8, invoiceId: 12, emailId: 3, ok: false, reason }]);
  });

  it('a party with a line break in its name adds no header to the mail (E64)', async () => {
    const document = invoiceDocument();
    const { invoice } = document;
    const supplier = { ...invoice.supplier, name: 'सह्याद्री ₹\r\nBcc: all@evil.example' };
    const recipient = { ...invoice.recipient, name: 'Kam\r\nBcc: all@evil.example' };
    wanted = {
      ...mail,
      paper: paperOf({ ...document, invoice: { ...invoice, supplier, recipient } }),
      number: 'INV-1\r\nBcc: all@evil.example',
    };
    await jobs.ask('send-invoice', { bookId: 8, invoiceId: 12, emailId: 4 });
    await vi.waitFor(() => expect(outcomes).toHaveLength(1), 15_000);
    const [{ to, message } = { to: [], message: '' }] = taken;
    expect(to).toStrictEqual(['pay@kam.example']);
    const [headers = ''] = message.split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/im);
    // Nor one that a reader finds in a name once it is decoded.
    expect(headers).not.toMatch(/=0[AD]/i);
    expect(headers).toMatch(/^To: pay@kam\.example\r$/m);
    expect(decodedSubject(message)).toBe(
      'Tax Invoice INV-1 Bcc: all at evil. example from "सह्याद्री ₹ Bcc: all at evil. example"',
    );
  });

  it('a name that looks like a mail of somebody else is quoted, and is no link', async () => {
    const document = invoiceDocument();
    const { invoice } = document;
    const name = 'HDFC Bank: urgent, verify your account at http://evil.example';
    const parties = { supplier: { ...invoice.supplier, name }, recipient: { name } };
    wanted = {
      ...mail,
      paper: paperOf({
        ...document,
        invoice: {
          ...invoice,
          supplier: parties.supplier,
          recipient: { ...invoice.recipient, ...parties.recipient },
        },
      }),
    };
    await jobs.ask('send-invoice', { bookId: 8, invoiceId: 12, emailId: 7 });
    await vi.waitFor(() => expect(outcomes).toHaveLength(1), 15_000);
    const [{ message } = { message: '' }] = taken;
    const quoted = '"HDFC Bank: urgent, verify your account at http: evil. example"';
    expect(decodedSubject(message)).toBe(`Tax Invoice INV/26-27/012 from ${quoted}`);
    const [, part = ''] = /text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(message) ?? [];
    const text = part.includes('=') ? decodedText(part) : part;
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${quoted} sends ${quoted} Tax Invoice`);
    expect(text).not.toMatch(/evil\.\S|:\/\/|upi:/);
  });

  it('is given up after the last attempt, with the reason', async () => {
    const told: MailOutcome[] = [];
    const send = sendInvoice({
      readInvoiceMail: async () => mail,
      pdfOf: async () => Buffer.from('%PDF-1.7'),
      sendMail: createSendMail({
        smtpUrl: 'smtp://127.0.0.1:1',
        outbox: 'unused',
        host: 'books.example',
      }),
      report: async (outcome) => void told.push(outcome),
    });
    const job = { bookId: 8, invoiceId: 12, emailId: 5 };
    await expect(send(job, { isLast: false })).rejects.toThrow();
    expect(told).toStrictEqual([]);
    await send(job, { isLast: true });
    const reason = 'The mail server could not be reached.';
    expect(told).toStrictEqual([{ ...job, ok: false, reason }]);
  });

  it('an invoice by mail that is no longer wanted goes nowhere', async () => {
    const told: MailOutcome[] = [];
    const send = sendInvoice({
      readInvoiceMail: async () => null,
      pdfOf: pdfs.pdfOf,
      sendMail: () => Promise.reject(new Error('A mail went that nobody wanted.')),
      report: async (outcome) => void told.push(outcome),
    });
    await send({ bookId: 8, invoiceId: 12, emailId: 6 }, { isLast: false });
    expect(told).toStrictEqual([]);
  });
});
