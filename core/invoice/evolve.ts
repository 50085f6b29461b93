import type { EmailOutcome } from './issued/email-outcomes.ts';
import type { z } from 'zod';
import type { InvoiceDecision } from './commands.ts';
import type { CreditSource } from '../settlement/index.ts';
import type { DebitNoteIssued } from './notes/debit-note-events.ts';
import type { CreditNoteIssued } from './events.ts';
import type { CreditAllocated, PaymentRecorded } from './issued/settling-events.ts';
import type { Draft, invoiceDrafted, InvoiceIssued } from './drafting/header.ts';
import { eInvoicesAfter } from './registering/registration-state.ts';
import type { EInvoices } from './registering/registration-state.ts';
import { remindersAfter } from './issued/reminder-state.ts';
import type { Reminders } from './issued/reminder-state.ts';

type DraftedData = z.infer<typeof invoiceDrafted>;
type Payment = PaymentRecorded['data'] & { readonly reversed: boolean };
type Allocation = {
  readonly allocatedOn: string;
  readonly source: CreditSource;
  readonly amountPaise: number;
  /** The tax of an advance that went back with it, and the journal that says so. */
  readonly taxBack: Pick<CreditAllocated['data'], 'accountId' | 'advanceTax' | 'journalId'>;
  readonly reversed: boolean;
};

export type CreditNote = CreditNoteIssued['data'] & { readonly reversed: boolean };
export type DebitNote = DebitNoteIssued['data'] & { readonly reversed: boolean };

/** What became of the e-mails asked for, by their ids. */
type Emails = ReadonlyMap<number, EmailOutcome>;

export type DraftedInvoice = Pick<
  DraftedData,
  'customerId' | 'number' | 'series' | 'seriesNumber' | 'financialYear' | 'heads'
> & {
  readonly status: 'draft';
  readonly draft: Draft;
  readonly emails: Emails;
};

export type IssuedInvoice = {
  readonly status: 'issued';
  readonly customerId: number;
  readonly number: string;
  readonly issued: InvoiceIssued['data'];
  readonly payments: ReadonlyMap<number, Payment>;
  readonly allocations: ReadonlyMap<number, Allocation>;
  readonly creditNotes: readonly CreditNote[];
  /** Each a bill of its own: what settles them settles nothing of the invoice. */
  readonly debitNotes: readonly DebitNote[];
  readonly eInvoices: EInvoices;
  readonly emails: Emails;
  readonly reminders: Reminders;
};

export type InvoiceState =
  | { readonly status: 'absent' }
  | DraftedInvoice
  | IssuedInvoice
  | {
      readonly status: 'cancelled';
      readonly customerId: number;
      readonly number: string;
      /** What had gone out and come back, which is undone; null for a draft. */
      readonly undone: Pick<IssuedInvoice, 'issued' | 'creditNotes'> | null;
      readonly emails: Emails;
      readonly reminders: Reminders;
    };

export const initialState: InvoiceState = { status: 'absent' };

export function evolve(state: InvoiceState, event: InvoiceDecision): InvoiceState {
  if (event.type === 'InvoiceDrafted') {
    const { invoiceId: _id, ...drafted } = event.data;
    return { ...drafted, status: 'draft', emails: new Map() };
  }
  if (state.status === 'absent') return state;
  switch (event.type) {
    case 'InvoiceCancelled':
      return {
        status: 'cancelled',
        customerId: state.customerId,
        number: state.number,
        undone: undoneBy(state),
        emails: state.emails,
        reminders: 'reminders' in state ? state.reminders : new Map(),
      };
    case 'InvoiceEmailRequested':
      return { ...state, emails: new Map(state.emails).set(event.data.emailId, 'waiting') };
    case 'InvoiceEmailed':
      return { ...state, emails: new Map(state.emails).set(event.data.emailId, 'sent') };
    case 'InvoiceEmailFailed':
      return { ...state, emails: new Map(state.emails).set(event.data.emailId, 'failed') };
    case 'InvoiceReminderRequested':
    case 'InvoiceReminded':
    case 'InvoiceReminderFailed':
      return 'reminders' in state
        ? { ...state, reminders: remindersAfter(state.reminders, event) }
        : state;
    default:
      if (state.status === 'draft') return evolveDraft(state, event);
      return state.status === 'issued' ? evolveIssued(state, event) : state;
  }
}

function undoneBy(state: InvoiceState) {
  if (state.status !== 'issued') return null;
  return { issued: state.issued, creditNotes: state.creditNotes };
}

function evolveDraft(state: DraftedInvoice, event: InvoiceDecision): InvoiceState {
  switch (event.type) {
    case 'InvoiceDraftChanged': {
      const { customerId, heads, draft } = event.data;
      return { ...state, customerId, heads, draft };
    }
    case 'InvoiceRenumbered': {
      const { number, series, seriesNumber, financialYear } = event.data;
      return { ...state, number, series, seriesNumber, financialYear };
    }
    case 'InvoiceIssued':
      return {
        status: 'issued',
        customerId: event.data.customerId,
        number: event.data.number,
        issued: event.data,
        payments: new Map(),
        allocations: new Map(),
        creditNotes: [],
        debitNotes: [],
        eInvoices: new Map(),
        emails: state.emails,
        reminders: new Map(),
      };
    default:
      return state;
  }
}

function evolveIssued(state: IssuedInvoice, event: InvoiceDecision): InvoiceState {
  switch (event.type) {
    case 'PaymentRecorded': {
      const payments = new Map(state.payments);
      payments.set(event.data.paymentId, { ...event.data, reversed: false });
      return { ...state, payments };
    }
    case 'PaymentReversed':
      return { ...state, payments: withReversed(state.payments, event.data.paymentId) };
    case 'CreditAllocated': {
      const { allocationId, source, amountPaise, accountId, advanceTax, journalId } = event.data;
      const { allocatedOn } = event.data;
      const taxBack = {
        ...(accountId !== undefined && { accountId }),
        ...(advanceTax !== undefined && { advanceTax }),
        ...(journalId !== undefined && { journalId }),
      };
      const allocations = new Map(state.allocations);
      const allocation = { source, amountPaise, allocatedOn, taxBack, reversed: false };
      allocations.set(allocationId, allocation);
      return { ...state, allocations };
    }
    case 'AllocationReversed':
      return { ...state, allocations: withReversed(state.allocations, event.data.allocationId) };
    case 'CreditNoteIssued':
      return { ...state, creditNotes: [...state.creditNotes, { ...event.data, reversed: false }] };
    case 'CreditNoteReversed': {
      const { creditNoteId: id } = event.data;
      const creditNotes = markReversed(
        state.creditNotes,
        ({ creditNoteId }) => creditNoteId === id,
      );
      return { ...state, creditNotes };
    }
    case 'DebitNoteIssued':
      return { ...state, debitNotes: [...state.debitNotes, { ...event.data, reversed: false }] };
    case 'DebitNoteReversed': {
      const { debitNoteId: id } = event.data;
      const debitNotes = markReversed(state.debitNotes, ({ debitNoteId }) => debitNoteId === id);
      return { ...state, debitNotes };
    }
    case 'EInvoiceRegistered':
    case 'EInvoiceCancelled':
      return { ...state, eInvoices: eInvoicesAfter(state.eInvoices, event) };
    default:
      return state;
  }
}

const markReversed = <Note extends { readonly reversed: boolean }>(
  notes: readonly Note[],
  isIt: (note: Note) => boolean,
): readonly Note[] => notes.map((note) => (isIt(note) ? { ...note, reversed: true } : note));

function withReversed<Settlement extends object>(
  before: ReadonlyMap<number, Settlement>,
  id: number,
): ReadonlyMap<number, Settlement> {
  const settlement = before.get(id);
  if (settlement === undefined) return before;
  return new Map(before).set(id, { ...settlement, reversed: true });
}
