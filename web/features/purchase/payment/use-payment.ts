// What is typed of a payment to a supplier, and how it is sent.
import { useState } from 'react';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { createSupplierPayment } from '#api/contract/trade/supplier-payment.ts';
import type { SupplierPaymentDetail } from '#api/contract/trade/supplier-payment.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatPaise } from '#web/format/money.ts';
import type { PaidSubject } from '#web/shell/form/pay-dialog.ts';
import { useMoneyAccount } from '#web/shell/form/use-money-account.ts';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { readPaymentsAgain } from './queries.ts';

type Fields = {
  readonly amount: string;
  readonly discount: string;
  readonly method: PaymentMethod;
  readonly accountId: number | null;
  readonly reference: string;
};

/** @param onDone is told of the payment once it is recorded. */
export function usePayment(
  { bookId, supplier, bill, openPaise }: PaidSubject,
  onDone: (paid: SupplierPaymentDetail) => void,
) {
  const [fields, setFields] = useState<Fields>({
    amount: openPaise > 0 ? formatPaise(openPaise) : '',
    discount: '',
    method: 'bank-transfer',
    accountId: null,
    reference: '',
  });
  const [submitted, setSubmitted] = useState(false);
  const dates = useDateText();
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const { method } = fields;
  const money = useMoneyAccount(bookId, method, fields.accountId);
  const change = (changes: Partial<Fields>) => setFields((now) => ({ ...now, ...changes }));
  const paise = parseAmount(fields.amount, openPaise);
  const discountPaise = fields.discount.trim() === '' ? 0 : parseAmount(fields.discount, openPaise);
  const gaps: FieldErrors = {
    ...((paise === null || paise < 0) && { amount: 'Enter an amount' }),
    ...((discountPaise === null || discountPaise < 0) && { discount: 'Enter an amount' }),
    ...(dates.date === null && { paid_on: UNREADABLE_DATE }),
  };
  const errors: FieldErrors = { ...fieldErrorsOf(failure), ...(submitted ? gaps : {}) };
  const totalPaise = (paise ?? 0) + (discountPaise ?? 0);
  const settledPaise = bill === undefined ? 0 : Math.min(totalPaise, bill.openPaise);
  const isCheque = method === 'cheque';
  const reference = fields.reference.trim() === '' ? null : fields.reference.trim();
  const body = {
    supplierAccountId: supplier.accountId,
    method,
    paidOn: dates.date,
    accountId: money.account?.id ?? null,
    reference: isCheque ? null : reference,
    chequeNumber: isCheque ? reference : null,
    chequeDate: null,
    bankChargePaise: 0,
    bankChargeAccountId: null,
    narration: '',
    amountPaise: paise ?? 0,
    deductions:
      discountPaise === null || discountPaise === 0
        ? []
        : [{ kind: 'discount' as const, amountPaise: discountPaise, accountId: null, note: null }],
    against:
      bill === undefined || settledPaise === 0
        ? null
        : [{ kind: 'purchase-bill' as const, id: bill.id, amountPaise: settledPaise }],
    bookId,
  };
  const isWhole = Object.keys(gaps).length === 0;
  const warnings = useActWarnings(createSupplierPayment, isWhole && !busy ? { body } : null);
  const submit = (): boolean => {
    setSubmitted(true);
    if (!isWhole) return false;
    void send(
      () => call(createSupplierPayment, { body }),
      async (paid) => {
        await readPaymentsAgain();
        onDone(paid);
      },
    );
    return true;
  };
  const aheadPaise = bill === undefined ? 0 : totalPaise - settledPaise;
  const leftPaise = bill === undefined ? 0 : bill.openPaise - settledPaise;
  return {
    fields,
    change,
    dates,
    busy,
    failure,
    errors,
    submit,
    warnings,
    aheadPaise,
    leftPaise,
    ...money,
  };
}
