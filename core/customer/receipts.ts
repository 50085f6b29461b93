// Money on account: of a customer, and of no invoice yet.
import { calendarDate } from '../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../kernel/financial-year.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { CustomerFacts, RecordReceipt, ReverseReceipt } from './commands.ts';
import type { CustomerEvent } from './events.ts';
import type { ExistingCustomer } from './evolve.ts';
import type { CustomerRejection } from './rejections.ts';

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
  if (amountPaise <= 0) return rejected({ kind: 'receipt_is_nothing' });
  if (paidOn > today) return rejected({ kind: 'receipt_in_the_future', paidOn, today });
  if (accountId === null) return rejected({ kind: 'receipt_account_unknown' });
  const financialYear = financialYearLabel(financialYearOf(calendarDate(paidOn)));
  const numbered = facts.nextReceipt(financialYear);
  return accepted([
    {
      type: 'ReceiptRecorded',
      version: 1,
      data: {
        receiptId,
        customerId,
        ...numbered,
        amountPaise,
        method,
        reference,
        paidOn,
        accountId,
        journalId,
      },
    },
  ]);
}

/** What was allocated to invoices is taken back there first: no invoice loses a payment unseen. */
export function reverseReceipt(
  state: ExistingCustomer,
  { data }: ReverseReceipt,
  { allocatedPaise }: CustomerFacts,
): Decision {
  const { customerId, receiptId, reason } = data;
  const receipt = state.receipts.get(receiptId);
  if (receipt === undefined) return rejected({ kind: 'receipt_not_found', receiptId });
  const { number, amountPaise } = receipt;
  if (receipt.reversed) return rejected({ kind: 'receipt_already_reversed', number });
  if (allocatedPaise > 0) return rejected({ kind: 'receipt_is_allocated', number, allocatedPaise });
  return accepted([
    { type: 'ReceiptReversed', version: 1, data: { receiptId, customerId, amountPaise, reason } },
  ]);
}
