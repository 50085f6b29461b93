// Invoices: what a person wrote becomes a command, and every answer is the invoice as it then is.
import type { WantedDraft } from '#core/invoice/index.ts';
import type { CustomerId, InvoiceId, JournalId } from '#core/kernel/ids.ts';
import * as contract from '#api/contract/invoice.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { listInvoiceCards, readInvoiceSums } from '#api/queries/billing/cards.ts';
import { readInvoiceDetail } from '#api/queries/billing/detail.ts';
import type { BillingProfile } from '#core/book/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { discountOf, lineOf } from '#api/queries/billing/items.ts';
import { dateOf, write } from './invoice-writing.ts';
import { freshId, linkNext } from './parts.ts';
import type { RouteParts } from './parts.ts';

export function mountInvoices(mount: Mount, parts: RouteParts): void {
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
}

type Body = Parameters<Handler<typeof contract.changeInvoice>>[0]['body'];

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
