// What is typed of a refund, and how it is sent.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Credit } from '#api/contract/invoice/billing.ts';
import { recordRefund } from '#api/contract/invoice/refund.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatRupees } from '#web/format/money.ts';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { printedNotice } from '#web/shell/form/printed-notice.tsx';
import type { NoticeContent } from '#web/state/notice.ts';
import { postingOf } from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { invalidateMoney } from '../../queries.ts';
import { moneyAccountFor, moneyAccountsIn } from '#web/shell/form/money-account.ts';

type Fields = {
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly accountId: number | null;
  readonly reference: string;
  readonly reason: string;
};
const EMPTY: Fields = {
  amount: '',
  method: 'bank-transfer',
  accountId: null,
  reference: '',
  reason: '',
};

type RefundOf = { readonly customerId: number; readonly credit: Credit };

/** @param onDone is told what to say once the refund is recorded. */
export function useRefund(
  { customerId, credit }: RefundOf,
  onDone: (notice: NoticeContent) => void,
) {
  const { id: bookId } = usePageBook();
  const [fields, setFields] = useState(EMPTY);
  const [submitted, setSubmitted] = useState(false);
  const dates = useDateText();
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const openPaise = credit.openPaise;
  const accounts = moneyAccountsIn(useQuery(accountListOf(bookId)).data ?? []);
  const posting = useQuery(postingOf(bookId)).data?.accounts ?? {};
  const account = moneyAccountFor(fields.method, {
    chosen: fields.accountId,
    last: {},
    posting,
    accounts,
  });
  const change = (changes: Partial<Fields>) => setFields((now) => ({ ...now, ...changes }));
  const paise = fields.amount.trim() === '' ? null : parseAmount(fields.amount, openPaise);
  const gaps = gapsOf(fields.amount, paise, dates.date);
  const errors: FieldErrors = { ...fieldErrorsOf(failure), ...(submitted ? gaps : {}) };
  const { method, reference, reason } = fields;
  const kind = credit.kind === 'receipt' ? ('receipt' as const) : ('credit-note' as const);
  const params = { customerId };
  const body = {
    credit: { kind, id: credit.id },
    ...(paise === null ? {} : { amountPaise: paise }),
    method,
    reference: emptyToNull(reference),
    reason: emptyToNull(reason),
    date: dates.date === null || dates.date === dates.today ? undefined : dates.date,
    accountId: account?.id,
    bookId,
  };
  const isWhole = Object.keys(gaps).length === 0;
  const warnings = useActWarnings(recordRefund, isWhole && !busy ? { params, body } : null);
  const submit = (): boolean => {
    setSubmitted(true);
    if (!isWhole) return false;
    void send(
      () => call(recordRefund, { params, body }),
      async ({ id, number, amountPaise }) => {
        await invalidateMoney();
        const text = `Refund ${number} of ${formatRupees(amountPaise)} recorded.`;
        onDone(printedNotice(text, { bookId, kind: 'refund', id, number }));
      },
    );
    return true;
  };
  return {
    fields,
    change,
    dates,
    busy,
    failure,
    errors,
    openPaise,
    submit,
    warnings,
    account,
    accounts,
  };
}

/** Without an amount all of it is paid back. */
function gapsOf(amount: string, paise: number | null, date: string | null): FieldErrors {
  const isWrong = amount.trim() !== '' && (paise === null || paise <= 0);
  return {
    ...(isWrong && { amount: 'Enter an amount above zero' }),
    ...(date === null && { date: UNREADABLE_DATE }),
  };
}

const emptyToNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
