// Reminders and statements by mail, with the mail server played by a list.
import { describe, expect, it } from 'vitest';
import { reminderLetter } from '#api/jobs/customer/reminder-letter.ts';
import { sendReminder } from '#api/jobs/customer/send-reminder.ts';
import type { ReminderMail, ReminderOutcome } from '#api/jobs/customer/send-reminder.ts';
import { sendStatement } from '#api/jobs/customer/send-statement.ts';
import type { Mail } from '#api/jobs/mail.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { statementPaper } from '#core/paper/index.ts';
import { statementDocument } from '#tests/specimens/tax/statements.ts';

const { supplier } = statementDocument();
const today = calendarDate('2026-11-22');
const job = { bookId: 8, customerId: 3, emailId: 5 };
const pdf = Buffer.from('%PDF-1.7');

const overdue = (invoiceId: number, number: string, duePaise: number) => ({
  invoiceId,
  number,
  issueDate: '2026-07-06',
  dueDate: '2026-08-05',
  duePaise,
});
const two = [overdue(1, 'INV-025', 63_800_00), overdue(2, 'INV-046', 61_330_00)];
const letter = (changes: object = {}) =>
  reminderLetter({ supplier, customer: 'Godavari Knitwear', invoices: two, today, ...changes });

const wanted: ReminderMail = {
  letter: letter(),
  overdueIds: [1, 2],
  settledIds: [],
  address: 'accounts@godavari.example',
  replyTo: 'accounts@sahyadri.example',
  statement: { paper: statementPaper(statementDocument()), name: 'Godavari', to: today },
};

/** Sends as the job does. @param failure what the mail server says instead of taking it. */
async function sent(mail: ReminderMail | null, failure: Error | null = null, isLast = false) {
  const taken: Mail[] = [];
  const told: ReminderOutcome[] = [];
  const send = sendReminder({
    readReminderMail: async () => mail,
    pdfOf: async () => pdf,
    sendMail: async (one) => {
      if (failure !== null) throw failure;
      taken.push(one);
    },
    report: async (_, outcomes) => void told.push(...outcomes),
  });
  const again = await send(job, { isLast }).then(
    () => false,
    () => true,
  );
  return { taken, told, again };
}

describe('a reminder by mail', () => {
  it('names each invoice, its due date and amount, the total and how to pay', () => {
    const { subject, text } = letter();
    expect(subject).toBe(
      'Payment reminder from "Sahyadri Traders": 2 invoices, ₹1,25,130.00 overdue',
    );
    expect(text).toContain('Dear "Godavari Knitwear",');
    expect(text).toContain(
      '- Invoice INV-025 of 6 Jul 2026, due on 5 Aug 2026, 109 days late: ₹63,800.00',
    );
    expect(text).toContain('Total overdue on 22 Nov 2026: ₹1,25,130.00');
    expect(text).toContain('A/c 5010 0000 1234, IFSC HDFC0000007');
    expect(text).toContain('To pay by UPI: sahyadri@hdfcbank');
  });

  it('has names that are quoted, and nothing that becomes a link', () => {
    const name = 'HDFC Bank: verify at http://evil.example';
    const invoices = [overdue(1, 'https://evil.example/1', 100)];
    const upi = { address: 'www.evil.example@bank', payee: name };
    const hostile = letter({ supplier: { ...supplier, name, upi }, customer: name, invoices });
    expect(hostile.text).not.toMatch(/evil\.\S|:\/\//);
    expect(hostile.subject).toContain('"HDFC Bank: verify at http: evil. example"');
  });

  it('goes with the statement, answers to the supplier, and is told for each invoice', async () => {
    const { taken, told } = await sent(wanted);
    expect(taken).toMatchObject([
      {
        to: { address: 'accounts@godavari.example' },
        replyTo: { address: 'accounts@sahyadri.example' },
        attachments: [{ filename: 'Statement-Godavari-2026-11-22.pdf', content: pdf }],
      },
    ]);
    expect(told).toStrictEqual([
      { invoiceId: 1, reason: null },
      { invoiceId: 2, reason: null },
    ]);
  });

  it('leaves out what was paid since, and goes nowhere when that is all', async () => {
    const settled = 'Nothing was overdue any more when the reminder was to go.';
    const part = await sent({ ...wanted, overdueIds: [2], settledIds: [1] });
    expect(part.told).toStrictEqual([
      { invoiceId: 1, reason: settled },
      { invoiceId: 2, reason: null },
    ]);
    const none = await sent({ ...wanted, letter: null, overdueIds: [], settledIds: [1, 2] });
    expect([none.taken, none.told.map(({ reason }) => reason)]).toStrictEqual([
      [],
      [settled, settled],
    ]);
  });

  it('goes nowhere a second time, is tried again while that may help, and then given up', async () => {
    expect(await sent(null)).toStrictEqual({ taken: [], told: [], again: false });
    const away = Object.assign(new Error('away'), { code: 'ECONNECTION' });
    expect(await sent(wanted, away)).toStrictEqual({ taken: [], told: [], again: true });
    const { told, again } = await sent(wanted, away, true);
    expect([again, told[0]?.reason]).toStrictEqual([
      false,
      'The mail server could not be reached.',
    ]);
  });
});

describe('a statement by mail', () => {
  it('goes with the PDF and says what is outstanding', async () => {
    const taken: Mail[] = [];
    const told: (string | null)[] = [];
    const send = sendStatement({
      readStatementMail: async () => ({
        paper: statementPaper(statementDocument()),
        name: 'Karnataka Agro Mills',
        from: '2026-08-01',
        to: '2026-11-20',
        address: 'accounts@agro.example',
        replyTo: null,
      }),
      pdfOf: async () => pdf,
      sendMail: async (mail) => void taken.push(mail),
      report: async (_, reason) => void told.push(reason),
    });
    await send(job, { isLast: false });
    expect(told).toStrictEqual([null]);
    expect(taken[0]?.subject).toBe('Statement of account from "Sahyadri Traders"');
    expect(taken[0]?.text).toContain('Amount outstanding: ₹2,17,530.00');
    expect(taken[0]?.attachments?.[0]?.filename).toBe(
      'Statement-Karnataka-Agro-Mills-2026-11-20.pdf',
    );
  });
});
