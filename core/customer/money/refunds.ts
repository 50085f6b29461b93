// A refund pays a customer's credit back: what a credit note left over, money on account, or an
// advance, whose tax goes back with it (CGST Rule 51).
import { calendarDate } from '../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { advanceTaxPaise, taxOfPart } from './advance-use.ts';
import type { CustomerFacts, RecordRefund, ReverseRefund } from '../commands.ts';
import type { CustomerEvent } from '../events.ts';
import type { CustomerState, ExistingCustomer } from '../evolve.ts';
import { moneyLeft } from './money.ts';
import type { Refund } from './money.ts';
import type { CustomerRejection } from '../rejections.ts';

type Decision = Result<readonly CustomerEvent[], CustomerRejection>;

/**
 * Without an amount all that is open is paid back, as far as it came in as money: what was deducted
 * or written off never did. One that is there already leaves no trace.
 */
export function recordRefund(
  state: ExistingCustomer,
  { data }: RecordRefund,
  facts: CustomerFacts,
): Decision {
  const { customerId, refundId, journalId, method, reference, reason } = data;
  const { today, moneyAccountId: accountId, credit } = facts;
  if (state.refunds.has(refundId)) return accepted([]);
  if (credit === null) return rejected({ kind: 'refund_credit_not_found' });
  const { openPaise, number, advance } = credit;
  const isReceipt = data.credit.kind === 'receipt';
  const moneyPaise = (isReceipt ? moneyLeft(state, data.credit.id) : null) ?? openPaise;
  const grossPaise = data.amountPaise ?? Math.min(openPaise, Math.max(moneyPaise, 0));
  const paidOn = data.paidOn ?? today;
  if (openPaise <= 0) return rejected({ kind: 'nothing_to_refund', number });
  if (moneyPaise <= 0) return rejected({ kind: 'no_money_to_refund', number });
  if (grossPaise <= 0) return rejected({ kind: 'refund_is_nothing' });
  if (grossPaise > openPaise) {
    return rejected({ kind: 'refund_exceeds_credit', amountPaise: grossPaise, openPaise });
  }
  if (grossPaise > moneyPaise) {
    return rejected({ kind: 'refund_exceeds_money', number, amountPaise: grossPaise, moneyPaise });
  }
  if (paidOn > today) return rejected({ kind: 'refund_in_the_future', paidOn, today });
  if (accountId === null) return rejected({ kind: 'receipt_account_unknown' });
  const advanceTax = advance === undefined ? undefined : taxOfPart(advance, grossPaise);
  const year = financialYearLabel(financialYearOf(calendarDate(paidOn)));
  return accepted([
    {
      type: 'RefundRecorded',
      version: 1,
      data: {
        refundId,
        customerId,
        ...facts.nextRefund(year),
        amountPaise: grossPaise - advanceTaxPaise(advanceTax),
        method,
        reference,
        paidOn,
        accountId,
        journalId,
        ledgerId: state.accountId,
        credit: { ...data.credit, number },
        ...(advanceTax !== undefined && { advanceTax }),
        reason,
      },
    },
  ]);
}

export function reverseRefund(
  state: ExistingCustomer,
  { data }: ReverseRefund,
  { today }: CustomerFacts,
): Decision {
  const { customerId, refundId, reason, takenBackOn } = data;
  const refund = state.refunds.get(refundId);
  if (refund === undefined) return rejected({ kind: 'refund_not_found', refundId });
  const { number, credit, amountPaise } = refund;
  if (refund.reversed) return rejected({ kind: 'refund_already_reversed', number });
  const reversedOn = takenBackOn ?? today;
  const back = { refundId, customerId, ledgerId: state.accountId, credit, amountPaise };
  return accepted([{ type: 'RefundReversed', version: 1, data: { ...back, reason, reversedOn } }]);
}

/** @returns the number of a refund that stands of a credit of the customer, or null. */
export function refundOf(
  customer: CustomerState,
  { kind, id }: Pick<Refund['credit'], 'kind' | 'id'>,
): string | null {
  if (!('refunds' in customer)) return null;
  const standing = [...customer.refunds.values()].find(
    ({ credit, reversed }) => !reversed && credit.kind === kind && credit.id === id,
  );
  return standing?.number ?? null;
}
