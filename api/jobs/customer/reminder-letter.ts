// What a reminder says. The words are the installation's; what tenants wrote is in quotation marks,
// and no link.
import type { Supplier } from '#core/invoice/index.ts';
import { calendarDate, daysBetween } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { indianAmount } from '#core/kernel/writing/indian-number.ts';
import { daysInWords } from '#core/kernel/writing/counts.ts';
import { day } from '#api/http/rejections/phrases.ts';
import { quotedName, unlinkedText } from '../names-in-mails.ts';

type OverdueInvoice = {
  readonly invoiceId: number;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly duePaise: number;
};

export type ReminderLetter = { readonly subject: string; readonly text: string };

type Reminder = {
  readonly supplier: Pick<Supplier, 'name' | 'bank' | 'upi'>;
  readonly customer: string;
  /** The oldest first. */
  readonly invoices: readonly OverdueInvoice[];
  readonly today: CalendarDate;
};

const rupees = (paise: number): string => `₹${indianAmount(paise)}`;

/** @returns the mail that reminds a customer of what is overdue. */
export function reminderLetter(reminder: Reminder): ReminderLetter {
  const { supplier, customer, invoices, today } = reminder;
  const from = quotedName(supplier.name);
  const total = rupees(invoices.reduce((sum, { duePaise }) => sum + duePaise, 0));
  const [only] = invoices;
  const what =
    invoices.length === 1 && only !== undefined
      ? `Invoice ${unlinkedText(only.number)}`
      : `${invoices.length} invoices`;
  return {
    subject: `Payment reminder from ${from}: ${what}, ${total} overdue`,
    text: `Dear ${quotedName(customer)},

This is a reminder from ${from}. By our books the following was not paid by its due date:

${invoices.map((invoice) => lineOf(invoice, today)).join('\n')}

Total overdue on ${day(today)}: ${total}

${howToPay(supplier).join('\n')}

A statement of your account is attached as PDF. If you have paid already, please answer this mail
with the date and the reference of the payment, so that it can be matched.

Thank you.
${from}

This mail was sent through Lekha for ${from}.
`,
  };
}

function lineOf(invoice: OverdueInvoice, today: CalendarDate): string {
  const { number, issueDate, dueDate, duePaise } = invoice;
  const late = daysBetween(calendarDate(dueDate), today);
  return (
    `- Invoice ${unlinkedText(number)} of ${day(calendarDate(issueDate))}, ` +
    `due on ${day(calendarDate(dueDate))}, ${daysInWords(late)} late: ` +
    rupees(duePaise)
  );
}

/** An address of UPI in which no mail program sees another's domain. */
const PLAIN_UPI = /^[A-Za-z0-9_-]+@[A-Za-z]+$/;

function howToPay({ bank, upi }: Reminder['supplier']): readonly string[] {
  const ways = [
    ...(bank === null
      ? []
      : [
          'Please pay by NEFT or RTGS to: ' +
            `${unlinkedText([bank.name, bank.branch].filter(Boolean).join(', '))}, ` +
            `A/c ${unlinkedText(bank.accountNumber)}, IFSC ${unlinkedText(bank.ifsc)}`,
        ]),
    ...(upi === null
      ? []
      : [
          PLAIN_UPI.test(upi.address)
            ? `To pay by UPI: ${upi.address}, or scan the code on the attached statement.`
            : 'To pay by UPI, scan the code on the attached statement.',
        ]),
  ];
  return ways.length === 0 ? ['Please pay as usual.'] : ways;
}
