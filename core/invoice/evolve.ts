import type { z } from 'zod';
import type { InvoiceDecision } from './commands.ts';
import type { CreditNoteIssued, CreditSource, PaymentRecorded } from './events.ts';
import type { Draft, invoiceDrafted, InvoiceIssued } from './header.ts';
import type { CreditedLine, IssuedLine } from './lines.ts';

type DraftedData = z.infer<typeof invoiceDrafted>;
type Payment = PaymentRecorded['data'] & { readonly reversed: boolean };
type Allocation = {
  readonly source: CreditSource;
  readonly amountPaise: number;
  readonly reversed: boolean;
};

/** What became of the e-mails asked for, by their ids. */
type Emails = ReadonlyMap<number, 'waiting' | 'sent' | 'failed'>;

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
  readonly creditNotes: readonly CreditNoteIssued['data'][];
  readonly emails: Emails;
};

export type InvoiceState =
  | { readonly status: 'absent' }
  | DraftedInvoice
  | IssuedInvoice
  | {
      readonly status: 'cancelled';
      readonly customerId: number;
      readonly number: string;
      readonly emails: Emails;
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
        emails: state.emails,
      };
    case 'InvoiceEmailRequested':
      return { ...state, emails: new Map(state.emails).set(event.data.emailId, 'waiting') };
    case 'InvoiceEmailed':
      return { ...state, emails: new Map(state.emails).set(event.data.emailId, 'sent') };
    case 'InvoiceEmailFailed':
      return { ...state, emails: new Map(state.emails).set(event.data.emailId, 'failed') };
    default:
      if (state.status === 'draft') return evolveDraft(state, event);
      return state.status === 'issued' ? evolveIssued(state, event) : state;
  }
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
        emails: state.emails,
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
      const { allocationId, source, amountPaise } = event.data;
      const allocations = new Map(state.allocations);
      allocations.set(allocationId, { source, amountPaise, reversed: false });
      return { ...state, allocations };
    }
    case 'AllocationReversed':
      return { ...state, allocations: withReversed(state.allocations, event.data.allocationId) };
    case 'CreditNoteIssued':
      return { ...state, creditNotes: [...state.creditNotes, event.data] };
    default:
      return state;
  }
}

function withReversed<Settlement extends object>(
  before: ReadonlyMap<number, Settlement>,
  id: number,
): ReadonlyMap<number, Settlement> {
  const settlement = before.get(id);
  if (settlement === undefined) return before;
  return new Map(before).set(id, { ...settlement, reversed: true });
}

type Amounts = Pick<
  IssuedLine,
  'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'cessPaise'
>;

/** @returns value and tax of lines by head, in paise. */
export function amountsOf(lines: readonly Amounts[]): Amounts & { readonly taxPaise: number } {
  const sum = (of: (line: Amounts) => number) => lines.reduce((total, line) => total + of(line), 0);
  const heads = {
    cgstPaise: sum((line) => line.cgstPaise),
    sgstPaise: sum((line) => line.sgstPaise),
    igstPaise: sum((line) => line.igstPaise),
    cessPaise: sum((line) => line.cessPaise),
  };
  const taxPaise = heads.cgstPaise + heads.sgstPaise + heads.igstPaise + heads.cessPaise;
  return { taxablePaise: sum((line) => line.taxablePaise), ...heads, taxPaise };
}

/** @returns what an invoice or a credit note comes to, in paise. */
export function totalOf(document: {
  readonly lines: readonly (IssuedLine | CreditedLine)[];
  readonly roundOffPaise: number;
}): number {
  const { taxablePaise, taxPaise } = amountsOf(document.lines);
  return taxablePaise + taxPaise + document.roundOffPaise;
}

/** @returns what the customer still owes on an invoice, in paise; never below zero. */
export function balanceDueOf({
  issued,
  payments,
  allocations,
  creditNotes,
}: IssuedInvoice): number {
  const standing = [...payments.values(), ...allocations.values()].filter((one) => !one.reversed);
  const settled = standing.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const credited = creditNotes.reduce((sum, { appliedPaise }) => sum + appliedPaise, 0);
  return totalOf(issued) - settled - credited;
}
