// A payment while it is typed, and sending it.
import { useState } from 'react';
import { recordPayment } from '#api/contract/invoice-settling.ts';
import type { InvoiceCard } from '#api/contract/invoice.ts';
import { readInvoicePaper } from '#api/contract/paper.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/client/use-send.ts';
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

type Sent = { readonly bookId: number; readonly onRecorded: (text: string) => void };

export function usePayment(invoice: Payable, { bookId, onRecorded }: Sent) {
  const duePaise = dueOf(invoice);
  const [today] = useState(todayInIndia);
  const [amountText, setAmountText] = useState(formatPaise(duePaise));
  const [method, setMethod] = useState<Method>('bank-transfer');
  const [reference, setReference] = useState('');
  const [dateText, setDateText] = useState(formatDate(today));
  const [isOnAccount, setOnAccount] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [idempotencyKey, setKey] = useState(newKey);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const amountPaise = parseAmount(amountText, duePaise);
  const date = parseDate(dateText, today);
  const errors: Readonly<Record<string, string>> = {
    ...(submitted && amountPaise === null ? { amount: 'Enter an amount' } : {}),
    ...(submitted && date === null ? { date: 'Could not read this date' } : {}),
    ...fieldErrorsOf(failure),
  };
  const submit = (): boolean => {
    setSubmitted(true);
    if (amountPaise === null || date === null) return false;
    const body = {
      amount: rupeesFromPaise(amountPaise),
      method,
      date,
      book_id: bookId,
      reference: reference.trim() === '' ? null : reference.trim(),
      on_account: isOnAccount && amountPaise > duePaise,
    };
    void send(
      async () => {
        const params = { invoiceId: invoice.id };
        const result = await call(recordPayment, { params, body, idempotencyKey });
        // A plain no is final, so the changed payment is another request; silence is not.
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      async (paid) => {
        tookIn(bookId, paid);
        // What is printed next shows the payment.
        await invalidate(readInvoicePaper);
        onRecorded(`Recorded ${formatRupees(amountPaise)} for ${paid.number}.`);
      },
    );
    return true;
  };
  return {
    amountText,
    setAmountText,
    method,
    setMethod,
    reference,
    setReference,
    dateText,
    setDateText,
    isOnAccount,
    setOnAccount,
    today,
    duePaise,
    amountPaise,
    errors,
    busy,
    failure,
    submit,
  };
}
