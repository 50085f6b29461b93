// Invoices: what a person wrote becomes a command, and every answer is the invoice as it then is.
import type { Command } from '#core/domain.ts';
import type { WantedDraft } from '#core/invoice/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type {
  AllocationId,
  CreditNoteId,
  CustomerId,
  InvoiceId,
  JournalId,
  PaymentId,
  ReceiptId,
} from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import * as contract from '#api/contract/invoice.ts';
import type { Refusal } from '#api/commands/request.ts';
import type { ApiContext } from '#api/http/env.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { listInvoiceCards, readInvoiceSums } from '#api/queries/billing/cards.ts';
import { readInvoiceDetail } from '#api/queries/billing/detail.ts';
import type { BillingProfile } from '#core/book/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { discountOf, lineOf } from '#api/queries/billing/items.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { mountInvoiceEmail } from './invoice-email.ts';
import type { InvoiceParts } from './invoice-email.ts';
import { freshId, given, linkNext } from './parts.ts';
import type { RouteParts } from './parts.ts';

type Asked = {
  readonly person: { readonly id: number };
  readonly book: { readonly id: number };
  readonly idempotency: IdempotencyKey | undefined;
  readonly refuse: (refusal: Refusal) => Promise<Response>;
  readonly context: ApiContext;
};

/** Submits, and answers with the invoice as it then is. */
async function write(
  { db, submit }: RouteParts,
  asked: Asked,
  command: Command,
  expected?: number | undefined,
) {
  const outcome = await submit({
    bookId: asked.book.id,
    actorId: asked.person.id,
    command,
    ...given('expected', expected),
    ...given('idempotency', asked.idempotency),
  });
  if (outcome.kind === 'rejected') return asked.refuse(outcome.rejection);
  // A repeated creation answers with the invoice that the first one made.
  const stream = outcome.events.find((event) => event.stream.startsWith('invoice-'))?.stream;
  const own = 'invoiceId' in command.data ? Number(command.data.invoiceId) : 0;
  const invoiceId = stream === undefined ? own : Number(stream.slice('invoice-'.length));
  const detail = await readInvoiceDetail(db, asked.book.id, invoiceId);
  return detail ?? notFound(asked.context);
}

export function mountInvoices(mount: Mount, parts: InvoiceParts): void {
  const { db } = parts;
  mount(contract.listInvoices, async ({ book, query, context }) => {
    const { items, next } = await listInvoiceCards(db, book.id, query);
    linkNext(context, book.id, next);
    return [...items];
  });

  mount(contract.readInvoiceFigures, ({ book, query }) => readInvoiceSums(db, book.id, query));

  mount(contract.readInvoice, async ({ book, params, context }) => {
    const detail = await readInvoiceDetail(db, book.id, params.invoiceId);
    return detail ?? notFound(context);
  });

  mount(contract.createInvoice, async (asked) => {
    const invoiceId = await freshId<InvoiceId>(parts, 'invoice');
    const issueAs = asked.body.issue ? await freshId<JournalId>(parts, 'journal') : null;
    const { billing } = await settingsOf(db, asked.book.id);
    const data = { invoiceId, ...wantedOf(asked.body, billing), issueAs };
    return write(parts, asked, { type: 'DraftInvoice', data });
  });

  mount(contract.changeInvoice, async (asked) => {
    const { billing } = await settingsOf(db, asked.book.id);
    const invoiceId = asked.params.invoiceId as InvoiceId;
    const data = { invoiceId, ...wantedOf(asked.body, billing) };
    return write(parts, asked, { type: 'ChangeInvoiceDraft', data }, asked.body.expected);
  });

  mount(contract.issueInvoice, async (asked) => {
    const journalId = await freshId<JournalId>(parts, 'journal');
    const data = { invoiceId: asked.params.invoiceId as InvoiceId, journalId };
    return write(parts, asked, { type: 'IssueInvoice', data }, asked.body.expected);
  });

  mount(contract.cancelInvoice, async (asked) => {
    const reversalId = await freshId<JournalId>(parts, 'journal');
    const reason = asked.body.reason.trim();
    const data = { invoiceId: asked.params.invoiceId as InvoiceId, reversalId, reason };
    return write(parts, asked, { type: 'CancelInvoice', data });
  });
  mountPayments(mount, parts);
  mountCredits(mount, parts);
  mountInvoiceEmail(mount, parts);
}

type Body = Parameters<Handler<typeof contract.changeInvoice>>[0]['body'];

const dateOf = (text: string | undefined) => (text ?? null) as CalendarDate | null;

/** What is not given is as the book has it set. */
export function wantedOf(body: Omit<Body, 'expected'>, billing: BillingProfile) {
  const draft: WantedDraft = {
    issueDate: dateOf(body.issue_date),
    dueDate: dateOf(body.due_date),
    placeOfSupply: body.place_of_supply,
    supply: body.supply,
    reverseCharge: body.reverse_charge,
    pricesIncludeTax: body.prices_include_tax ?? billing.pricesIncludeTax,
    discount: discountOf(body.discount),
    rounding: body.rounding ?? billing.rounding,
    delivery: body.delivery,
    reference: body.reference,
    notes: body.notes === undefined ? billing.notes : body.notes,
    terms: body.terms === undefined ? billing.terms : body.terms,
    lines: body.items.map(lineOf),
  };
  return { customerId: body.customer_id as CustomerId, draft };
}

function mountPayments(mount: Mount, parts: RouteParts): void {
  mount(contract.recordPayment, async (asked) => {
    const { body, params } = asked;
    const [journalId, issueAs, restJournalId] = await journalIds(parts, 3);
    const receiptId = await freshId<ReceiptId>(parts, 'receipt');
    const data = {
      ...paymentOf(body),
      invoiceId: params.invoiceId as InvoiceId,
      paymentId: await freshId<PaymentId>(parts, 'payment'),
      journalId,
      issueAs,
      rest: body.on_account ? { receiptId, journalId: restJournalId } : null,
    };
    return write(parts, asked, { type: 'RecordPayment', data });
  });

  mount(contract.reversePayment, async (asked) => {
    const [reversalId] = await journalIds(parts, 1);
    const data = {
      invoiceId: asked.params.invoiceId as InvoiceId,
      paymentId: asked.params.paymentId as PaymentId,
      reversalId,
      reason: asked.body.reason.trim(),
    };
    return write(parts, asked, { type: 'ReversePayment', data });
  });
}

type PaymentBody = Parameters<Handler<typeof contract.recordPayment>>[0]['body'];

/** What a person says of a payment. */
export const paymentOf = (body: Omit<PaymentBody, 'on_account'>) => ({
  amountPaise: body.amount ?? null,
  method: body.method,
  reference: textOf(body.reference),
  paidOn: dateOf(body.date),
  accountId: body.account_id ?? null,
});

async function journalIds(
  { nextIds }: RouteParts,
  count: number,
): Promise<[JournalId, JournalId, JournalId]> {
  const [first, second = first, third = first] = (await nextIds('journal', count)) as JournalId[];
  invariant(
    first !== undefined && second !== undefined && third !== undefined,
    'There is always one more id.',
  );
  return [first, second, third];
}

const textOf = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim();

function mountCredits(mount: Mount, parts: RouteParts): void {
  mount(contract.issueCreditNote, async (asked) => {
    const { body, params } = asked;
    const [journalId] = await journalIds(parts, 1);
    const lines = body.lines?.map(({ line, quantity, taxable }) => ({
      line,
      quantityThousandths: quantity ?? null,
      taxablePaise: taxable ?? null,
    }));
    const data = {
      invoiceId: params.invoiceId as InvoiceId,
      creditNoteId: await freshId<CreditNoteId>(parts, 'credit_note'),
      journalId,
      issueDate: dateOf(body.date),
      reason: body.reason,
      note: body.note.trim(),
      lines: lines ?? null,
    };
    return write(parts, asked, { type: 'IssueCreditNote', data });
  });

  mount(contract.allocateCredit, async (asked) => {
    const { body, params } = asked;
    const data = {
      invoiceId: params.invoiceId as InvoiceId,
      allocationId: await freshId<AllocationId>(parts, 'allocation'),
      source: body.source,
      amountPaise: body.amount ?? null,
    };
    return write(parts, asked, { type: 'AllocateCredit', data });
  });

  mount(contract.reverseAllocation, async (asked) => {
    const data = {
      invoiceId: asked.params.invoiceId as InvoiceId,
      allocationId: asked.params.allocationId as AllocationId,
      reason: asked.body.reason.trim(),
    };
    return write(parts, asked, { type: 'ReverseAllocation', data });
  });
}
