// Money on account: of a customer, and of no invoice yet.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { advanceTaxPaise } from './advance-use.ts';
import { advanceOf } from './advances.ts';
import { bankChargeRefusal, deductionRefusal } from '../../settlement/index.ts';
import type { CustomerFacts, RecordReceipt, ReverseReceipt } from '../commands.ts';
import type { CustomerEvent } from '../events.ts';
import type { CustomerState, ExistingCustomer } from '../evolve.ts';
import type { Advance } from './receipt-events.ts';
import type { CustomerRejection } from '../rejections.ts';
import { settledBillsRefusal } from './settling.ts';

type Decision = Result<readonly CustomerEvent[], CustomerRejection>;

/** One that is there already leaves no trace. */
export function recordReceipt(
  state: ExistingCustomer,
  { data }: RecordReceipt,
  facts: CustomerFacts,
): Decision {
  const { customerId, receiptId, journalId, amountPaise, method, reference } = data;
  const { today, moneyAccountId: accountId } = facts;
  if (state.receipts.has(receiptId)) return accepted([]);
  const paidOn = data.paidOn ?? today;
  // Nothing comes in where all that is left of a bill is deducted or written off.
  const leastPaise = data.advance == null ? 0 : 1;
  if (amountPaise < leastPaise) return rejected({ kind: 'receipt_is_nothing' });
  if (paidOn > today) return rejected({ kind: 'receipt_in_the_future', paidOn, today });
  if (accountId === null) return rejected({ kind: 'receipt_account_unknown' });
  const deductions = data.deductions ?? [];
  const refusal = deductionRefusal(deductions, facts.chargeAccounts);
  if (refusal !== null) return rejected(refusal);
  const creditedPaise = deductions.reduce((sum, one) => sum + one.amountPaise, amountPaise);
  if (creditedPaise <= 0) return rejected({ kind: 'receipt_is_nothing' });
  const ahead = advanceIn(state, { ...data, amountPaise: creditedPaise }, facts);
  if (!ahead.ok) return ahead;
  const advance = ahead.value;
  if (advance !== null && data.settling !== undefined) {
    return rejected({ kind: 'advance_settles_nothing' });
  }
  const settlingRefused = settledBillsRefusal(facts.bills, creditedPaise);
  if (settlingRefused !== null) return rejected(settlingRefused);
  const financialYear = financialYearLabel(financialYearOf(calendarDate(paidOn)));
  const numbered = facts.nextReceipt(financialYear);
  return accepted([
    {
      type: 'ReceiptRecorded',
      version: 2,
      data: {
        receiptId,
        customerId,
        ...numbered,
        amountPaise: creditedPaise - advanceTaxPaise(advance?.tax),
        method,
        reference,
        paidOn,
        accountId,
        journalId,
        ...(deductions.length > 0 && { deductions: [...deductions] }),
        ...(advance !== null && { advance }),
      },
    },
  ]);
}

/** @returns what the money is for, if it is paid ahead for something; null if it is on account. */
function advanceIn(
  customer: ExistingCustomer,
  { advance, amountPaise, paidOn }: RecordReceipt['data'],
  { today, supplier }: CustomerFacts,
): Result<Advance | null, CustomerRejection> {
  if (advance == null) return accepted(null);
  const recipient = {
    ...customer,
    address: customer.address ?? customer.privateAddress,
    city: customer.city ?? customer.privateCity,
    pincode: customer.pincode ?? customer.privatePincode,
  };
  const parties = { ...supplier, recipient };
  return advanceOf(advance, amountPaise, { parties, paidOn: calendarDate(paidOn ?? today) });
}

/** What was refunded of it, and the tax of an advance, is taken back first. */
export function reverseReceipt(
  state: ExistingCustomer,
  { data }: ReverseReceipt,
  facts: CustomerFacts,
): Decision {
  const { allocatedPaise, today } = facts;
  const { customerId, receiptId, reason } = data;
  const receipt = state.receipts.get(receiptId);
  if (receipt === undefined) return rejected({ kind: 'receipt_not_found', receiptId });
  const { number, amountPaise } = receipt;
  if (receipt.reversed) return rejected({ kind: 'receipt_already_reversed', number });
  if (allocatedPaise > 0) return rejected({ kind: 'receipt_is_allocated', number, allocatedPaise });
  const refusal = bankChargeRefusal(data.bankCharge, facts.chargeAccounts);
  if (refusal !== null) return rejected(refusal);
  return accepted([
    {
      type: 'ReceiptReversed',
      version: 2,
      data: { receiptId, customerId, amountPaise, reason, reversedOn: data.takenBackOn ?? today },
    },
  ]);
}

/** @returns the number of a receipt that is an advance with tax inside; null of any other. */
export function taxedAdvanceOf(state: CustomerState, receiptId: number): string | null {
  const receipt = 'receipts' in state ? state.receipts.get(receiptId) : undefined;
  return receipt !== undefined && advanceTaxPaise(receipt.advance?.tax) > 0 ? receipt.number : null;
}
