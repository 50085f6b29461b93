// Reminders in bulk: previewed, then asked for, one mail and one decision for each customer.
import type { CustomerId, EmailId, InvoiceId } from '#core/kernel/ids.ts';
import { readReminders, sendReminders } from '#api/contract/customer/reminder.ts';
import { reminderLetter } from '#api/jobs/customer/reminder-letter.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { REMINDERS_BOOK, REMINDERS_PERSON } from '#api/limits/limits.ts';
import type { AcceptedCommand, Outcome } from '#api/commands/request.ts';
import { readReminderPreview } from '#api/queries/customer/reminders.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { askForMails } from '#api/routes/invoice/mails-at-once.ts';
import type { MailSender } from '#api/routes/invoice/mails-at-once.ts';
import type { AskToSendMail } from './statement-email.ts';

export type ReminderParts = RouteParts & { readonly askToSendReminder: AskToSendMail };

type ReminderRequest = {
  readonly customerId: number;
  readonly invoices: readonly number[];
  readonly again?: boolean | undefined;
};

const TWICE = 'Names a customer twice.';
const TOO_MANY = 'Too many reminders were sent today. Try again tomorrow.';

export function mountReminders(mount: Mount, parts: ReminderParts): void {
  mount(readReminders, ({ book, body }) =>
    readReminderPreview(parts.db, book.id, body, reminderLetter),
  );

  mount(sendReminders, async ({ book, person, body, context, idempotency, refuse }) => {
    const { customers } = body;
    if (new Set(customers.map((one) => one.customerId)).size < customers.length) {
      return replyProblem(context, invalidField('customers', TWICE));
    }
    const sender = { bookId: book.id, actorId: person.id, idempotency };
    const answer = await askForMails<ReminderRequest>(parts, context, sender, {
      ones: customers,
      idOf: (one) => one.customerId,
      submit: (one, by) => remind(parts, by, one),
      perPerson: REMINDERS_PERSON,
      perBook: REMINDERS_BOOK,
      tooMany: TOO_MANY,
    });
    if (answer.kind === 'reply') return answer.reply;
    if (answer.kind === 'rejected') return refuse(answer.rejection);
    return {
      requested: answer.accepted.flatMap(({ one, command }) => requestedOf(one, command)),
      refused: answer.refused.map(({ one: { customerId }, ...why }) => ({ customerId, ...why })),
    };
  });
}

/** A request that is repeated under its key finds what it asked for each customer. */
async function remind(
  parts: ReminderParts,
  { bookId, actorId, idempotency }: MailSender,
  { customerId: id, invoices, again = false }: ReminderRequest,
): Promise<Outcome> {
  const customerId = id as CustomerId;
  const [emailId] = (await parts.nextIds('invoice_email', 1)) as [EmailId];
  return parts.submit({
    bookId,
    actorId,
    command: {
      type: 'RequestReminder',
      data: { customerId, emailId, invoiceIds: invoices as InvoiceId[], to: null, again },
    },
    also: (sql) => parts.askToSendReminder({ bookId, customerId, emailId }, sql),
    ...given('idempotency', idempotency),
  });
}

function requestedOf({ customerId }: ReminderRequest, { events }: AcceptedCommand) {
  const asked = events.flatMap((event) =>
    event.type === 'InvoiceReminderRequested' ? [event.data] : [],
  );
  const [first] = asked;
  if (first === undefined) return [];
  const invoices = asked.map(({ invoiceId: id, duePaise }) => ({ id, duePaise }));
  return [{ customerId, emailId: first.emailId, address: first.to, invoices }];
}
