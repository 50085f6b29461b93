// Money that a customer pays without naming an invoice: it stands to their credit.
import { useState } from 'react';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { recordReceipt } from '#api/contract/invoice/billing.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { PAYMENT_METHODS } from '#web/format/payment-methods.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { invalidateMoney } from '../queries.ts';

/** A first letter chooses one; the same again goes to the next. */
const METHODS = [{ value: '', label: 'Choose' }, ...PAYMENT_METHODS];

type Props = {
  readonly customer: Customer;
  readonly onClose: () => void;
  readonly onRecorded: (text: string) => void;
};

type Fields = {
  readonly amount: string;
  readonly method: PaymentMethod | '';
  readonly reference: string;
  readonly day: string;
};

export function ReceiptDialog({ customer, onClose, onRecorded }: Props) {
  const form = useReceipt(customer, onRecorded);
  const { fields, set, errors, today } = form;
  return (
    <Dialog title="Receipt on account" onClose={onClose}>
      <p className="mb-3 text-ink-2">
        From <b dir="auto">{customer.name}</b>. It settles invoices once you say which.
      </p>
      <FormFrame form={form} save="Record receipt">
        <Required>
          <AmountField
            label="Amount (₹)"
            text={fields.amount}
            onText={(amount) => set({ amount })}
            error={errors['amount']}
          />
        </Required>
        <Required>
          <SelectField
            label="Method"
            value={fields.method}
            options={METHODS}
            byLetter
            onChange={(method) => set({ method: method as Fields['method'] })}
            error={errors['method']}
          />
        </Required>
        <TextField
          label="Reference"
          optional
          value={fields.reference}
          onChange={(reference) => set({ reference })}
          error={errors['reference']}
          hint="Of the bank, or the number of the cheque"
          input={{ autoComplete: 'off', maxLength: 100 }}
        />
        <DateField
          label="Date"
          text={fields.day}
          onText={(day) => set({ day })}
          today={today}
          error={errors['date']}
        />
      </FormFrame>
    </Dialog>
  );
}

function useReceipt(customer: Customer, onRecorded: Props['onRecorded']) {
  const { id: bookId } = usePageBook();
  const today = todayInIndia();
  const [fields, setFields] = useState<Fields>(() => ({
    amount: '',
    method: '',
    reference: '',
    day: formatDate(today),
  }));
  const [submitted, setSubmitted] = useState(false);
  const [idempotencyKey] = useState(newKey);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const read = readFields(fields, today);
  const refused = fieldErrorsOf(failure);
  const errors: FieldErrors = {
    ...(submitted && 'gaps' in read ? read.gaps : {}),
    // How it came in says to which account it goes.
    ...(refused['account_id'] === undefined ? {} : { method: refused['account_id'] }),
    ...refused,
  };
  const submit = (): boolean => {
    setSubmitted(true);
    if ('gaps' in read) return false;
    const { paise, ...body } = read;
    void send(
      () =>
        call(recordReceipt, {
          params: { customerId: customer.id },
          body: { ...body, amount: rupeesFromPaise(paise), book_id: bookId },
          idempotencyKey,
        }),
      async ({ number }) => {
        await invalidateMoney();
        onRecorded(`Receipt ${number} of ${formatRupees(paise)} recorded.`);
      },
    );
    return true;
  };
  const set = (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change }));
  return { fields, set, errors, today, busy, failure, submit };
}

function readFields({ amount, method, reference, day }: Fields, today: CalendarDate) {
  const paise = parseAmount(amount);
  const date = parseDate(day, today);
  if (paise !== null && method !== '' && date !== null) {
    return { paise, method, date, reference: reference.trim() === '' ? null : reference.trim() };
  }
  return {
    gaps: {
      ...(paise === null ? { amount: 'Enter an amount above zero' } : {}),
      ...(method === '' ? { method: 'Choose a method' } : {}),
      ...(date === null ? { date: 'Enter a day, such as 31/3' } : {}),
    },
  };
}
