import { calendarDate } from '../kernel/calendar-date.ts';
import { isSame } from '../kernel/decider.ts';
import { streamName } from '../kernel/ids.ts';
import { invariant } from '../kernel/invariant.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  ChangeInvoiceDraft,
  DraftInvoice,
  InvoiceCommand,
  InvoiceDecision,
  InvoiceFacts,
  RecordPayment,
} from './commands.ts';
import { issueCreditNote } from './notes/crediting.ts';
import { reverseCreditNote } from './notes/credit-reversal.ts';
import { issueDebitNote, reverseDebitNote } from './notes/debiting.ts';
import { customerRefusal, priceDraft } from './drafting/drafting.ts';
import { unregisteredRateRefusal } from './drafting/rated-lines.ts';
import { reportEmail, requestEmail } from './issued/emailing.ts';
import type { InvoiceEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { DRAFT_VERSION } from './drafting/header.ts';
import type { InvoiceState, IssuedInvoice } from './evolve.ts';
import { cancel } from './issued/cancelling.ts';
import { financialYearLabelOf, issue, issuePriced } from './issued/issuing.ts';
import type { InvoiceRejection } from './rejections.ts';
import { cancelEInvoice, registerEInvoice } from './registering/registering.ts';
import {
  allocateCredit,
  recordPayment,
  reverseAllocation,
  reversePayment,
} from './issued/settling.ts';

type Outcome = Result<readonly InvoiceDecision[], InvoiceRejection>;

/** What is above the balance due stands on the customer's stream. */
export const streamOf = (event: InvoiceDecision): string =>
  event.type === 'ReceiptRecorded'
    ? streamName('customer', event.data.customerId)
    : streamName('invoice', event.data.invoiceId);

/** Decides on an invoice, from its draft to the last payment. Refusals in `rejections.ts`. */
export function decide(state: InvoiceState, command: InvoiceCommand, facts: InvoiceFacts): Outcome {
  const { invoiceId } = command.data;
  switch (command.type) {
    case 'DraftInvoice':
      return draft(state, command, facts);
    case 'CancelInvoice':
      return cancel(state, command, facts);
    case 'RequestInvoiceEmail':
      return requestEmail(state, command, facts);
    case 'ReportInvoiceEmail':
      return reportEmail(state, command);
    default:
  }
  if (state.status === 'absent') return rejected({ kind: 'invoice_not_found', invoiceId });
  const { number } = state;
  if (state.status === 'cancelled') return rejected({ kind: 'invoice_is_cancelled', number });
  if (state.status === 'issued') return decideIssued(state, command, facts);
  switch (command.type) {
    case 'ChangeInvoiceDraft':
      return changeDraft(state, command, facts);
    case 'IssueInvoice':
      return issue(state, command.data, facts);
    case 'RecordPayment':
      return payDraft(state, command, facts);
    default:
      return rejected({ kind: 'invoice_is_a_draft', number });
  }
}

type IssuedInvoiceCommand = Exclude<
  InvoiceCommand,
  { type: 'DraftInvoice' | 'CancelInvoice' | 'RequestInvoiceEmail' | 'ReportInvoiceEmail' }
>;

function decideIssued(
  state: IssuedInvoice,
  command: IssuedInvoiceCommand,
  facts: InvoiceFacts,
): Outcome {
  switch (command.type) {
    case 'ChangeInvoiceDraft':
    case 'IssueInvoice':
      return rejected({ kind: 'invoice_is_issued', number: state.number });
    case 'RecordPayment':
      return recordPayment(state, command, facts);
    case 'ReversePayment':
      return reversePayment(state, command, facts);
    case 'AllocateCredit':
      return allocateCredit(state, command, facts);
    case 'ReverseAllocation':
      return reverseAllocation(state, command, facts);
    case 'IssueCreditNote':
      return issueCreditNote(state, command, facts);
    case 'ReverseCreditNote':
      return reverseCreditNote(state, command, facts);
    case 'IssueDebitNote':
      return issueDebitNote(state, command, facts);
    case 'ReverseDebitNote':
      return reverseDebitNote(state, command, facts);
    case 'RegisterEInvoice':
      return registerEInvoice(state, command, facts);
    case 'CancelEInvoice':
      return cancelEInvoice(state, command, facts);
  }
}

function draft(state: InvoiceState, { data }: DraftInvoice, facts: InvoiceFacts): Outcome {
  const { invoiceId, customerId, issueAs, overrideReason } = data;
  if (state.status !== 'absent') return rejected({ kind: 'invoice_exists', invoiceId });
  const refusal =
    customerRefusal(customerId, facts) ?? unregisteredRateRefusal(data.draft.lines, facts);
  if (refusal !== null) return rejected(refusal);
  const priced = priceDraft(data.draft, facts);
  if (!priced.ok) return priced;
  const { heads, draft: written } = priced.value;
  const next = facts.nextInvoice(financialYearLabelOf(written.issueDate));
  const drafted: InvoiceEvent = {
    type: 'InvoiceDrafted',
    version: DRAFT_VERSION,
    data: { invoiceId, customerId, ...next, heads, draft: written },
  };
  if (issueAs === null) return accepted([drafted]);
  const ids = { invoiceId, journalId: issueAs, overrideReason };
  const issued = issuePriced({ customerId, ...next }, ids, priced.value, facts);
  return issued.ok ? accepted([drafted, ...issued.value]) : issued;
}

function changeDraft(
  state: Extract<InvoiceState, { status: 'draft' }>,
  { data }: ChangeInvoiceDraft,
  facts: InvoiceFacts,
): Outcome {
  const { invoiceId, customerId } = data;
  const refusal =
    customerRefusal(customerId, facts) ??
    unregisteredRateRefusal(data.draft.lines, facts, state.draft.lines);
  if (refusal !== null) return rejected(refusal);
  const issueDate = data.draft.issueDate ?? calendarDate(state.draft.issueDate);
  const priced = priceDraft({ ...data.draft, issueDate }, facts);
  if (!priced.ok) return priced;
  const { heads, draft: written } = priced.value;
  if (customerId === state.customerId && heads === state.heads && isSame(written, state.draft)) {
    return accepted([]);
  }
  return accepted([
    {
      type: 'InvoiceDraftChanged',
      version: DRAFT_VERSION,
      data: { invoiceId, customerId, heads, draft: written },
    },
  ]);
}

/** Who pays a draft has accepted it: it is issued first (readings 17). */
function payDraft(
  state: Extract<InvoiceState, { status: 'draft' }>,
  command: RecordPayment,
  facts: InvoiceFacts,
): Outcome {
  const { invoiceId, issueAs: journalId, overrideReason } = command.data;
  const first = issue(state, { invoiceId, journalId, overrideReason }, facts);
  if (!first.ok) return first;
  let after: InvoiceState = state;
  for (const event of first.value) after = evolve(after, event);
  invariant(after.status === 'issued', 'A draft that is issued is an invoice.');
  const paid = recordPayment(after, command, facts);
  return paid.ok ? accepted([...first.value, ...paid.value]) : paid;
}
