// A payment while it is typed, and sending it.
import { useState } from 'react';
import { recordPayment } from '#api/contract/invoice/settling.ts';
import type { InvoiceCard, InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { call } from '#web/client/call.ts';
import type { CallInput } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatPaise, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { tookIn } from '../queries.ts';
import type { Method } from './MethodChoice.tsx';

export type Payable = Pick<InvoiceCard, 'id' | 'number' | 'status' | 'total' | 'balance_due'>;

/** Nothing of a draft is due before it is issued, which its payment does. */
export const dueOf = ({ status, total, balance_due: due }: Payable): number =>
  paiseFromWire(status === 'draft' ? total : due);

export type PaymentFields = {
  readonly amountText: string;
  readonly method: Method;
  readonly reference: string;
  readonly dateText: string;
  /** Whether what is more than due is put on the customer's account. */
  readonly isOnAccount: boolean;
};

type Options = { readonly bookId: number; readonly onRecorded: (text: string) => void };

export function usePayment(invoice: Payable, { bookId, onRecorded }: Options) {
  const duePaise = dueOf(invoice);
  const [today] = useState(todayInIndia);
  const [fields, setFields] = useState<PaymentFields>({
    amountText: formatPaise(duePaise),
    method: 'bank-transfer',
    reference: '',
    dateText: formatDate(today),
    isOnAccount: false,
  });
  const set = (change: Partial<PaymentFields>) => setFields((now) => ({ ...now, ...change }));
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, record } = useRecording(invoice, bookId);
  const amountPaise = parseAmount(fields.amountText, duePaise);
  const date = parseDate(fields.dateText, today);
  const errors: FieldErrors = {
    ...(submitted && amountPaise === null ? { amount: 'Enter an amount' } : {}),
    ...(submitted && date === null ? { date: 'Could not read this date' } : {}),
    ...fieldErrorsOf(failure),
  };
  /** @returns whether it was sent. */
  const submit = (): boolean => {
    setSubmitted(true);
    if (amountPaise === null || date === null) return false;
    const reference = fields.reference.trim();
    const body = {
      amount: rupeesFromPaise(amountPaise),
      method: fields.method,
      date,
      book_id: bookId,
      reference: reference === '' ? null : reference,
      on_account: fields.isOnAccount && amountPaise > duePaise,
    };
    record(body, ({ number }) =>
      onRecorded(`Recorded ${formatRupees(amountPaise)} for ${number}.`),
    );
    return true;
  };
  return { fields, set, today, duePaise, amountPaise, errors, busy, failure, submit };
}

/** The key is made when the dialog opens, so that sending it again records the payment once. */
function useRecording({ id: invoiceId }: Payable, bookId: number) {
  const [idempotencyKey, setKey] = useState(newKey);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const record = (
    body: CallInput<typeof recordPayment>['body'],
    then: (paid: InvoiceDetail) => void,
  ) =>
    void send(
      async () => {
        const result = await call(recordPayment, { params: { invoiceId }, body, idempotencyKey });
        // A plain no is final, so the changed payment is another request; silence is not.
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      async (paid) => {
        await tookIn(bookId, paid);
        then(paid);
      },
    );
  return { busy, failure, record };
}
