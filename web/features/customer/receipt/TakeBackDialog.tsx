// A receipt or refund is never changed but taken back, with a reason, and its journal reversed.
import { useState } from 'react';
import { reverseReceipt } from '#api/contract/customer/receipt.ts';
import { reverseRefund } from '#api/contract/invoice/refund.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { BankChargeField, useBankCharge } from '#web/shell/form/fields/BankChargeField.tsx';
import type { BankChargeInput } from '#web/shell/form/fields/BankChargeField.tsx';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { invalidateMoney } from '../queries.ts';

/** Money that came in by a receipt, or went back by a refund. */
export type MoneyToTakeBack = {
  readonly kind: 'receipt' | 'refund';
  readonly id: number;
  readonly number: string;
  readonly method: PaymentMethod;
  /** Rupees as the server writes them: what cash or bank got, or gave. */
  readonly amount: string;
};

type Props = {
  readonly customer: Customer;
  readonly money: MoneyToTakeBack;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

export function TakeBackDialog({ customer, money, onClose, onDone }: Props) {
  const { id: bookId } = usePageBook();
  const [reason, setReason] = useState('');
  const { today, text, onText, date } = useDateText();
  const charge = useBankCharge();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const { kind, number, amount, method } = money;
  const isReceipt = kind === 'receipt';
  const missing = submitted && reason.trim() === '' ? 'Give a reason' : null;
  const submit = (): boolean => {
    setSubmitted(true);
    const { body } = charge;
    if (reason.trim() === '' || date === null || body === null) return false;
    const on = date === today ? undefined : date;
    const given = { reason: reason.trim(), date: on, book_id: bookId };
    void send(
      () => takeBack(customer.id, money, { ...given, ...(isReceipt && body) }),
      async () => {
        await invalidateMoney();
        onDone(`${isReceipt ? 'Receipt' : 'Refund'} ${number} reversed.`);
      },
    );
    return true;
  };
  return (
    <Dialog title={`Reverse ${number}`} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        {formatRupees(paiseFromWire(amount))} {isReceipt ? 'from' : 'to'}{' '}
        <b dir="auto">{customer.name}</b>.{' '}
        {isReceipt
          ? 'The receipt and its number stay; a second entry takes the money out again.'
          : 'The refund and its number stay; a second entry brings the money in again.'}
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Reverse">
        <Required>
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            error={missing ?? fieldErrorsOf(failure)['reason']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 500, dir: 'auto' }}
          />
          <DateField
            label="Reversed on"
            text={text}
            onText={onText}
            today={today}
            readOnly={busy}
            error={submitted && date === null ? UNREADABLE_DATE : fieldErrorsOf(failure)['date']}
          />
        </Required>
        {isReceipt && method !== 'cash' && (
          <BankChargeField
            charge={charge}
            readOnly={busy}
            submitted={submitted}
            error={fieldErrorsOf(failure)['bank_charge.amount']}
          />
        )}
      </FormFrame>
    </Dialog>
  );
}

type TakeBackBody = {
  readonly reason: string;
  readonly date: CalendarDate | undefined;
  readonly book_id: number;
} & BankChargeInput;

/** A bank charges only for money that it takes back, so a refund is given none. */
function takeBack(
  customerId: number,
  { kind, id }: MoneyToTakeBack,
  given: TakeBackBody,
): Promise<CallResult<unknown>> {
  if (kind === 'receipt') {
    return call(reverseReceipt, { params: { customerId, receiptId: id }, body: given });
  }
  const { reason, date, book_id } = given;
  return call(reverseRefund, {
    params: { customerId, refundId: id },
    body: { reason, date, book_id },
  });
}
