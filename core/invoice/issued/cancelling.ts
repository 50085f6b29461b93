// An issued invoice is cancelled only while its return is still to be made; afterwards a credit
// note says the same to the government. A cancelled number stays used.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isPrivatePerson, periodOfSpan, reportedIn, reportedInFiled } from '../../tax/index.ts';
import type { CancelInvoice, InvoiceFacts } from '../commands.ts';
import type { InvoiceEvent } from '../events.ts';
import { refusalAtPortal } from '../registering/registering.ts';
import { amountsOf, balanceDueOf, standingNotes, totalOf } from './amounts.ts';
import type { InvoiceState, IssuedInvoice } from '../evolve.ts';
import { openWay } from './open-way.ts';
import type { InvoiceRejection } from '../rejections.ts';

type Decision = Result<readonly InvoiceEvent[], InvoiceRejection>;

type CancelFacts = Pick<InvoiceFacts, 'today' | 'returns' | 'lockedTo'>;

/** A draft goes as it is; an issued one only while nobody has paid, and nothing is reported. */
export function cancel(state: InvoiceState, { data }: CancelInvoice, facts: CancelFacts): Decision {
  const { invoiceId, reason, confirm } = data;
  if (state.status === 'absent') return rejected({ kind: 'invoice_not_found', invoiceId });
  const { customerId, number } = state;
  if (state.status === 'cancelled') return accepted([]);
  const base = { invoiceId, customerId, number, reason };
  if (state.status === 'draft') {
    return accepted([{ type: 'InvoiceCancelled', version: 1, data: { ...base, issued: null } }]);
  }
  const refusal = cancelRefusal(state, facts);
  if (refusal !== null && !(refusal.kind === 'cancel_past_due_date' && confirm !== undefined)) {
    return rejected(refusal);
  }
  const totalPaise = totalOf(state.issued);
  const { taxPaise: _tax, ...amounts } = amountsOf(state.issued.lines);
  const was = { issueDate: state.issued.issueDate, ...amounts, totalPaise };
  return accepted([{ type: 'InvoiceCancelled', version: 1, data: { ...base, issued: was } }]);
}

function cancelRefusal(state: IssuedInvoice, facts: CancelFacts): InvoiceRejection | null {
  const { number, issued } = state;
  if (balanceDueOf(state) !== totalOf(issued) || standingNotes(state.creditNotes).length > 0) {
    return { kind: 'invoice_is_settled', number };
  }
  const [debit] = standingNotes(state.debitNotes);
  if (debit !== undefined) {
    return { kind: 'invoice_has_debit_note', number, note: debit.number };
  }
  const stands = refusalAtPortal(state, { kind: 'invoice', id: issued.invoiceId }, number);
  if (stands !== null) return stands;
  return cancelPeriodRefusal(issued, facts);
}

/** What of an issued invoice says to which period it belongs. */
type DatedInvoice = Pick<IssueDetails, 'number' | 'issueDate' | 'heads'> & {
  readonly recipient: Pick<IssueDetails['recipient'], 'registration'>;
  readonly supplier: Pick<IssueDetails['supplier'], 'registration'>;
};

/** @returns why its period lets no invoice be cancelled, with the way that is open, or null. */
export function cancelPeriodRefusal(
  issued: DatedInvoice,
  { today, returns, lockedTo }: CancelFacts,
): InvoiceRejection | null {
  const { number } = issued;
  const issueDate = calendarDate(issued.issueDate);
  const document = { issueDate, isToRegistered: !isPrivatePerson(issued.recipient.registration) };
  const instead = openWay(issued, today, returns);
  if (lockedTo !== null && issueDate <= lockedTo) {
    return { kind: 'cancel_in_locked_period', number, issueDate, lockedTo, instead };
  }
  const filing = reportedInFiled(document, returns);
  if (filing !== null) {
    const { kind: returnKind, period, arn, filedOn } = filing;
    const filed = { returnKind, period, arn, filedOn };
    return { kind: 'cancel_in_filed_period', number, issueDate, ...filed, instead };
  }
  if (instead.way === 'credit-note-without-gst') {
    return { kind: 'cancel_past_credit_limit', number, until: instead.since, instead };
  }
  const due = filesReturns(issued) ? reportedIn(document, returns) : null;
  if (due === null || today <= due.dueOn) return null;
  const { kind: returnKind, dueOn } = due;
  return { kind: 'cancel_past_due_date', number, returnKind, period: periodOfSpan(due), dueOn };
}

type IssueDetails = IssuedInvoice['issued'];

/** Who is not registered, or pays by composition, furnishes no GSTR-1. */
const filesReturns = ({ supplier: { registration } }: DatedInvoice): boolean =>
  registration === 'regular' || registration === 'sez';
