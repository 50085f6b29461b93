// What reduces the balance due of an issued invoice, and what brings it back.
import { taxOfPart } from '../../customer/index.ts';
import type { ReceiptRecorded } from '../../customer/index.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type {
  AllocateCredit,
  InvoiceFacts,
  RecordPayment,
  ReverseAllocation,
  ReversePayment,
} from '../commands.ts';
import type { InvoiceEvent } from '../events.ts';
import type { PaymentRecorded } from './settling-events.ts';
import { balanceDueOf } from './amounts.ts';
import type { IssuedInvoice } from '../evolve.ts';
import { financialYearLabelOf } from './issuing.ts';
import type { InvoiceRejection } from '../rejections.ts';

type Decision<Event = InvoiceEvent> = Result<readonly Event[], InvoiceRejection>;

/**
 * Records a payment of up to the balance due. What is above it is refused, unless the command says
 * that the rest goes to the customer’s account. It takes the next number of receipts. One that is
 * there already leaves no trace.
 */
export function recordPayment(
  state: IssuedInvoice,
  { data }: RecordPayment,
  facts: InvoiceFacts,
): Decision<PaymentRecorded | ReceiptRecorded> {
  const { customerId, number } = state;
  const { invoiceId, paymentId, journalId, method, reference, rest } = data;
  if (state.payments.has(paymentId)) return accepted([]);
  const duePaise = balanceDueOf(state);
  if (duePaise === 0) return rejected({ kind: 'nothing_is_due', number });
  const paidPaise = data.amountPaise ?? duePaise;
  const paidOn = data.paidOn ?? facts.today;
  const { today, moneyAccountId: accountId } = facts;
  if (paidPaise <= 0) return rejected({ kind: 'payment_is_nothing' });
  if (paidPaise > duePaise && rest === null) {
    const amountPaise = paidPaise;
    return rejected({ kind: 'payment_exceeds_balance_due', amountPaise, duePaise });
  }
  if (paidOn > today) return rejected({ kind: 'paid_in_the_future', paidOn, today });
  if (accountId === null) return rejected({ kind: 'money_account_unknown' });
  const common = { customerId, method, reference, paidOn, accountId };
  const numbered = facts.nextReceipt(financialYearLabelOf(paidOn));
  // What is above the balance due came with it: one receipt, and one number, for both.
  const above = rest !== null && paidPaise > duePaise ? rest : null;
  const payment: PaymentRecorded = {
    type: 'PaymentRecorded',
    version: 2,
    data: {
      ...common,
      paymentId,
      invoiceId,
      amountPaise: Math.min(paidPaise, duePaise),
      journalId,
      receipt: { ...numbered, ...(above !== null && { receiptId: above.receiptId }) },
    },
  };
  if (above === null) return accepted([payment]);
  const receipt: ReceiptRecorded = {
    type: 'ReceiptRecorded',
    version: 2,
    data: {
      ...common,
      ...numbered,
      receiptId: above.receiptId,
      amountPaise: paidPaise - duePaise,
      journalId: above.journalId,
    },
  };
  return accepted([payment, receipt]);
}

export function reversePayment(
  state: IssuedInvoice,
  { data }: ReversePayment,
  { today }: InvoiceFacts,
): Decision {
  const { invoiceId, paymentId, reason } = data;
  const payment = state.payments.get(paymentId);
  if (payment === undefined) return rejected({ kind: 'payment_not_found', paymentId });
  if (payment.reversed) return rejected({ kind: 'payment_already_reversed', paymentId });
  const { customerId, amountPaise } = payment;
  return accepted([
    {
      type: 'PaymentReversed',
      version: 2,
      data: {
        paymentId,
        invoiceId,
        customerId,
        amountPaise,
        reason,
        reversedOn: data.takenBackOn ?? today,
      },
    },
  ]);
}

export function allocateCredit(
  state: IssuedInvoice,
  { data }: AllocateCredit,
  { credit, today }: InvoiceFacts,
): Decision {
  const { invoiceId, allocationId } = data;
  if (state.allocations.has(allocationId)) return accepted([]);
  const duePaise = balanceDueOf(state);
  if (duePaise === 0) return rejected({ kind: 'nothing_is_due', number: state.number });
  if (credit === null) return rejected({ kind: 'credit_not_found' });
  const { openPaise, number, advance, accountId } = credit;
  // Of a credit that is used up or taken back the whole is wished, and refused with both amounts.
  const most = openPaise === 0 ? duePaise : Math.min(openPaise, duePaise);
  const amountPaise = data.amountPaise ?? most;
  if (amountPaise > openPaise) {
    return rejected({ kind: 'allocation_exceeds_credit', amountPaise, openPaise });
  }
  if (amountPaise > duePaise) {
    return rejected({ kind: 'payment_exceeds_balance_due', amountPaise, duePaise });
  }
  if (amountPaise <= 0) return rejected({ kind: 'payment_is_nothing' });
  const advanceTax = advance === undefined ? undefined : taxOfPart(advance, amountPaise);
  return accepted([
    {
      type: 'CreditAllocated',
      version: 2,
      data: {
        allocationId,
        invoiceId,
        customerId: state.customerId,
        source: { ...data.source, number },
        ...(accountId !== undefined && { accountId }),
        amountPaise,
        ...(advanceTax !== undefined && { advanceTax, journalId: data.journalId }),
        allocatedOn: today,
      },
    },
  ]);
}

export function reverseAllocation(
  state: IssuedInvoice,
  { data }: { readonly data: Omit<ReverseAllocation['data'], 'reversalId'> },
  { today }: Pick<InvoiceFacts, 'today'>,
): Decision {
  const { invoiceId, allocationId, reason } = data;
  const allocation = state.allocations.get(allocationId);
  if (allocation === undefined) return rejected({ kind: 'allocation_not_found', allocationId });
  if (allocation.reversed) return rejected({ kind: 'allocation_already_reversed', allocationId });
  const { source, amountPaise, taxBack } = allocation;
  const { customerId } = state;
  return accepted([
    {
      type: 'AllocationReversed',
      version: 2,
      data: {
        allocationId,
        invoiceId,
        customerId,
        source,
        amountPaise,
        ...taxBack,
        reason,
        reversedOn: today,
      },
    },
  ]);
}
