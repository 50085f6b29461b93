import { invariant } from '#core/kernel/invariant.ts';
import { nameKey } from '#core/kernel/text.ts';
import { amountsOf, totalOf } from '#core/invoice/index.ts';
import type { Draft } from '#core/invoice/index.ts';
import { computeSupply } from '#core/tax/index.ts';
import type { Heads } from '#core/tax/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { eraseFrom } from '../runner/writing/erase-texts.ts';
import { contentErased } from '../runner/writing/invoice-content.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { addTo } from '../runner/writing/write-rows.ts';
import { invoiceBalances, invoiceEmails, invoices } from './table.ts';
import type { InvoiceContent } from './table.ts';
import { mailOutcome, requestedMail } from '../runner/writing/mail-columns.ts';

const patchInvoices = patch(invoices);
const patchEmails = patch(invoiceEmails);
const addToBalances = addTo(invoiceBalances, 'new');

/** A later event on the invoice may stand in the same slice. */
const TOUCHED = `last_seq = greatest(live.last_seq, erased.seq),
  updated_at = greatest(live.updated_at, erased.recorded_at)`;

const eraseFromInvoices = eraseFrom(
  invoices,
  (text) => `
    update invoices as live set content = ${contentErased(text)}, ${TOUCHED}
    from erased
    where live.book_id = erased.book_id and live.customer_id = erased.customer_id`,
);

const eraseFromEmails = eraseFrom(
  invoiceEmails,
  (text) => `
    update invoice_emails as live set address = ${text}, ${TOUCHED}
    from erased, invoices as own
    where own.book_id = erased.book_id and own.customer_id = erased.customer_id
      and live.book_id = own.book_id and live.invoice_id = own.invoice_id`,
);

type InvoicePatch = Patch<typeof invoices>;
type Event<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [
    ...patchInvoices(events.flatMap(invoicePatches)),
    ...patchEmails(events.flatMap(emailPatches)),
    ...addToBalances(balances(events)),
    ...eraseFromInvoices(events),
    ...eraseFromEmails(events),
  ];
}

function invoicePatches(event: ProjectedEvent): InvoicePatch[] {
  switch (event.type) {
    case 'InvoiceDrafted': {
      const { draft, heads, customerId } = event.data;
      const columns = {
        ...touched(event, event.data.invoiceId),
        ...numberOf(event.data.number),
        ...drafted(draft, heads),
        seq: event.seq,
        customer_id: customerId,
        journal_id: null,
        created_at: event.recordedAt,
        state: 'draft',
      };
      return [{ creates: true, columns }];
    }
    case 'InvoiceDraftChanged': {
      const { draft, heads, customerId, invoiceId } = event.data;
      const columns = { ...touched(event, invoiceId), ...drafted(draft, heads) };
      return [{ creates: false, columns: { ...columns, customer_id: customerId } }];
    }
    case 'InvoiceRenumbered': {
      const columns = { ...touched(event, event.data.invoiceId), ...numberOf(event.data.number) };
      return [{ creates: false, columns }];
    }
    case 'InvoiceIssued':
      return [issuedPatch(event)];
    case 'InvoiceCancelled': {
      const columns = { ...touched(event, event.data.invoiceId), state: 'cancelled' };
      return [{ creates: false, columns }];
    }
    default:
      return touchedPatches(event);
  }
}

/** Of what leaves the invoice itself as it is. */
function touchedPatches(event: ProjectedEvent): InvoicePatch[] {
  switch (event.type) {
    case 'PaymentRecorded':
    case 'PaymentReversed':
    case 'CreditAllocated':
    case 'AllocationReversed':
    case 'CreditNoteIssued':
    case 'CreditNoteReversed':
    case 'DebitNoteIssued':
    case 'DebitNoteReversed':
    case 'EInvoiceRegistered':
    case 'EInvoiceCancelled':
    case 'InvoiceEmailRequested':
    case 'InvoiceEmailed':
    case 'InvoiceEmailFailed':
    case 'InvoiceReminderRequested':
    case 'InvoiceReminded':
    case 'InvoiceReminderFailed':
      return [{ creates: false, columns: touched(event, event.data.invoiceId) }];
    default:
      return [];
  }
}

const touched = ({ bookId, seq, recordedAt }: ProjectedEvent, invoiceId: number) => ({
  book_id: bookId,
  invoice_id: invoiceId,
  last_seq: seq,
  updated_at: recordedAt,
});

const numberOf = (number: string) => ({ number, number_key: nameKey(number) });

function drafted(draft: Draft, heads: Heads) {
  const computed = computeSupply({ ...draft, heads });
  invariant(computed.ok, 'A draft was priced when it was written.');
  const content: InvoiceContent = { draft, heads };
  return {
    total_paise: computed.value.totalPaise,
    taxable_paise: computed.value.taxablePaise,
    issue_date: draft.issueDate,
    due_date: draft.dueDate,
    content,
  };
}

function issuedPatch(event: Event<'InvoiceIssued'>): InvoicePatch {
  const { data } = event;
  const content: InvoiceContent = { issued: data };
  const columns = {
    ...touched(event, data.invoiceId),
    customer_id: data.customerId,
    journal_id: data.journalId,
    total_paise: totalOf(data),
    taxable_paise: amountsOf(data.lines).taxablePaise,
    issue_date: data.issueDate,
    due_date: data.dueDate,
    state: 'issued',
    content,
  };
  return { creates: false, columns };
}

type Sums = {
  readonly paid?: number;
  readonly credited?: number;
  readonly allocated?: number;
  readonly returned?: number;
};

function settledBy(event: ProjectedEvent): { invoiceId: number; sums: Sums } | null {
  switch (event.type) {
    case 'PaymentRecorded':
      return { invoiceId: event.data.invoiceId, sums: { paid: event.data.amountPaise } };
    case 'PaymentReversed':
      return { invoiceId: event.data.invoiceId, sums: { paid: -event.data.amountPaise } };
    case 'CreditAllocated':
      return { invoiceId: event.data.invoiceId, sums: { allocated: event.data.amountPaise } };
    case 'AllocationReversed':
      return { invoiceId: event.data.invoiceId, sums: { allocated: -event.data.amountPaise } };
    case 'CreditNoteIssued': {
      const { invoiceId, appliedPaise } = event.data;
      return { invoiceId, sums: { credited: appliedPaise, returned: totalOf(event.data) } };
    }
    case 'CreditNoteReversed': {
      const { invoiceId, appliedPaise, credited } = event.data;
      return { invoiceId, sums: { credited: -appliedPaise, returned: -credited.totalPaise } };
    }
    default:
      return null;
  }
}

function balances(events: readonly ProjectedEvent[]) {
  const rows = new Map<string, ReturnType<typeof emptyBalance>>();
  for (const event of events) {
    const settled = settledBy(event);
    if (settled === null) continue;
    const key = `${event.bookId} ${settled.invoiceId}`;
    const row = rows.get(key) ?? emptyBalance(event.bookId, settled.invoiceId);
    rows.set(key, row);
    const { paid = 0, credited = 0, allocated = 0, returned = 0 } = settled.sums;
    row.paid_paise += paid;
    row.credited_paise += credited;
    row.allocated_paise += allocated;
    row.returned_paise += returned;
    row.last_seq = event.seq;
  }
  return [...rows.values()];
}

const emptyBalance = (bookId: number, invoiceId: number) => ({
  book_id: bookId,
  invoice_id: invoiceId,
  paid_paise: 0,
  credited_paise: 0,
  allocated_paise: 0,
  returned_paise: 0,
  last_seq: 0,
});

export const invoiceStatusProjection: Projection = {
  name: 'invoice-status',
  version: 1,
  tables: [invoices, invoiceBalances, invoiceEmails],
  project,
};

// The e-mails of an invoice, and what became of them.
function emailPatches(event: ProjectedEvent): Patch<typeof invoiceEmails>[] {
  switch (event.type) {
    case 'InvoiceEmailRequested': {
      const { emailId, invoiceId, to } = event.data;
      const own = { invoice_id: invoiceId, actor_id: event.actorId };
      return [{ creates: true, columns: { ...requestedMail(event, emailId, to), ...own } }];
    }
    case 'InvoiceEmailed':
      return [{ creates: false, columns: mailOutcome(event, event.data.emailId, null) }];
    case 'InvoiceEmailFailed': {
      const { emailId, reason } = event.data;
      return [{ creates: false, columns: mailOutcome(event, emailId, reason) }];
    }
    default:
      return [];
  }
}
