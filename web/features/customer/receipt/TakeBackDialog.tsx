// A receipt is never changed: it is taken back, with a reason, and its journal is reversed.
import { useState } from 'react';
import { reverseReceipt } from '#api/contract/invoice/billing.ts';
import type { Credit } from '#api/contract/invoice/billing.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { invalidateMoney } from '../queries.ts';

type Props = {
  readonly customer: Customer;
  readonly receipt: Credit;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

export function TakeBackDialog({ customer, receipt, onClose, onDone }: Props) {
  const { id: bookId } = usePageBook();
  const [reason, setReason] = useState('');
  const { today, text, onText, date } = useDateText();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const { id, number, amount } = receipt;
  const missing = submitted && reason.trim() === '' ? 'Give a reason' : null;
  const submit = (): boolean => {
    setSubmitted(true);
    if (reason.trim() === '' || date === null) return false;
    const on = date === today ? undefined : date;
    void send(
      () =>
        call(reverseReceipt, {
          params: { customerId: customer.id, receiptId: id },
          body: { reason: reason.trim(), date: on, book_id: bookId },
        }),
      async () => {
        await invalidateMoney();
        onDone(`Receipt ${number} taken back.`);
      },
    );
    return true;
  };
  return (
    <Dialog title={`Take back ${number}`} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        {formatRupees(paiseFromWire(amount))} from <b dir="auto">{customer.name}</b>. The receipt
        and its number stay; a second entry takes the money out again.
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Take back">
        <Required>
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            error={missing ?? fieldErrorsOf(failure)['reason']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 500, dir: 'auto' }}
          />
          <DateField
            label="Taken back on"
            text={text}
            onText={onText}
            today={today}
            readOnly={busy}
            error={submitted && date === null ? UNREADABLE_DATE : fieldErrorsOf(failure)['date']}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}
