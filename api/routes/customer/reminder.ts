// Reminders in bulk: previewed, then asked for, one mail and one decision for each customer.
import type { CustomerId, EmailId, InvoiceId } from '#core/kernel/ids.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { readReminders, sendReminders } from '#api/contract/customer/reminder.ts';
import { BOOK_HEADER, SEQ_HEADER } from '#api/contract/wire/headers.ts';
import { reminderLetter } from '#api/jobs/customer/reminder-letter.ts';
import type { Mount } from '#api/http/mount.ts';
import { setReplyHeader } from '#api/http/headers.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { REMINDERS_BOOK, REMINDERS_PERSON } from '#api/limits/limits.ts';
import type { AcceptedCommand, Outcome } from '#api/commands/request.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { readReminderPreview } from '#api/queries/customer/reminders.ts';
import { refusalOfLimits } from '#api/requests/within-limits.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { AskToSendMail } from './statement-email.ts';

export type ReminderParts = RouteParts & { readonly askToSendReminder: AskToSendMail };

type Sender = {
  readonly bookId: number;
  readonly actorId: number;
  readonly idempotency: IdempotencyKey | undefined;
};
type ReminderRequest = {
  readonly customer_id: number;
  readonly invoices: readonly number[];
  readonly again?: boolean | undefined;
};
type ReminderRefusal = {
  readonly customer_id: number;
  readonly code: string;
  readonly detail: string;
};

const TWICE = 'Names a customer twice.';
const TOO_MANY = {
  code: 'too_many_requests',
  detail: 'Too many reminders were sent today. Try again tomorrow.',
};

export function mountReminders(mount: Mount, parts: ReminderParts): void {
  mount(readReminders, ({ book, body }) =>
    readReminderPreview(parts.db, book.id, body, reminderLetter),
  );

  mount(sendReminders, async ({ book, person, body, context, idempotency, refuse }) => {
    const { customers } = body;
    if (new Set(customers.map((one) => one.customer_id)).size < customers.length) {
      return replyProblem(context, invalidField('customers', TWICE));
    }
    const sender = { bookId: book.id, actorId: person.id, idempotency };
    const tooOften = await refusalOfLimits(parts, context, ...limitsOf(sender));
    if (tooOften !== null) return tooOften;
    const allowed = await withinLimits(parts, sender, customers);
    const outcomes = await remindAll(parts, sender, allowed);
    const [first] = outcomes;
    // Where nobody is reminded, the call is refused as the first of them is.
    if (first?.outcome.kind === 'rejected' && outcomes.every(isRefused)) {
      return refuse(first.outcome.rejection);
    }
    const last = Math.max(
      0,
      ...outcomes.map(({ outcome }) => (outcome.kind === 'accepted' ? outcome.moment.seq : 0)),
    );
    if (last > 0) {
      setReplyHeader(context, BOOK_HEADER, String(book.id));
      setReplyHeader(context, SEQ_HEADER, String(last));
    }
    return {
      requested: outcomes.flatMap(({ one, outcome }) =>
        outcome.kind === 'accepted' ? requestedOf(one, outcome) : [],
      ),
      refused: [
        ...outcomes.flatMap(({ one, outcome }) => refusedOf(one, outcome)),
        ...customers.slice(allowed.length).map((one) => ({ ...nameOf(one), ...TOO_MANY })),
      ],
    };
  });
}

const nameOf = ({ customer_id }: ReminderRequest) => ({ customer_id });

const isRefused = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  outcome.kind === 'rejected';

const limitsOf = ({ actorId, bookId }: Sender) =>
  [
    { limit: REMINDERS_PERSON, by: [`${actorId}`] },
    { limit: REMINDERS_BOOK, by: [`${bookId}`] },
  ] as const;

/** Each mail counts, the first already. @returns those before one for whom a limit is passed. */
async function withinLimits(
  { limits }: ReminderParts,
  sender: Sender,
  customers: readonly ReminderRequest[],
): Promise<readonly ReminderRequest[]> {
  for (let at = 1; at < customers.length; at += 1) {
    const wait = await limits.take(...limitsOf(sender));
    if (wait !== null) return customers.slice(0, at);
  }
  return customers;
}

type ReminderAnswer = { readonly one: ReminderRequest; readonly outcome: Outcome };

/** The first goes by the key of the request, which is refused where another request has it. */
async function remindAll(
  parts: ReminderParts,
  sender: Sender,
  [first, ...others]: readonly ReminderRequest[],
): Promise<readonly ReminderAnswer[]> {
  if (first === undefined) return [];
  const begun = { one: first, outcome: await remind(parts, sender, first) };
  const { outcome } = begun;
  if (outcome.kind === 'rejected' && outcome.rejection.kind === 'idempotency_key_reused') {
    return [begun];
  }
  const { idempotency } = sender;
  const keyed = (one: ReminderRequest): Sender =>
    // No key of a caller has a space in it.
    idempotency === undefined
      ? sender
      : {
          ...sender,
          idempotency: { ...idempotency, key: `${idempotency.key} ${one.customer_id}` },
        };
  const rest = others.map(async (one) => ({
    one,
    outcome: await remind(parts, keyed(one), one),
  }));
  return [begun, ...(await Promise.all(rest))];
}

/** A request that is repeated under its key finds what it asked for each customer. */
async function remind(
  parts: ReminderParts,
  { bookId, actorId, idempotency }: Sender,
  { customer_id, invoices, again = false }: ReminderRequest,
): Promise<Outcome> {
  const customerId = customer_id as CustomerId;
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

function requestedOf({ customer_id }: ReminderRequest, { events }: AcceptedCommand) {
  const asked = events.flatMap((event) =>
    event.type === 'InvoiceReminderRequested' ? [event.data] : [],
  );
  const [first] = asked;
  if (first === undefined) return [];
  const invoices = asked.map(({ invoiceId, duePaise }) => ({
    id: invoiceId,
    due: rupeesFromPaise(duePaise),
  }));
  return [{ customer_id, email_id: first.emailId, address: first.to, invoices }];
}

function refusedOf(one: ReminderRequest, outcome: Outcome): readonly ReminderRefusal[] {
  if (outcome.kind === 'accepted') return [];
  const { code, detail } = problemOf(outcome.rejection);
  return [{ ...nameOf(one), code, detail }];
}
