// How the duty of a bill of entry was paid: all of it, out of cash or a bank.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { payBillOfEntry } from '#api/contract/trade/bill-of-entry.ts';
import type { BillOfEntryDetail } from '#api/contract/trade/bill-of-entry.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { formatRupees } from '#web/format/money.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { FromAccount } from '#web/shell/form/fields/FromAccount.tsx';
import { MethodChoice } from '#web/shell/form/fields/MethodChoice.tsx';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { useMoneyAccount } from '#web/shell/form/use-money-account.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { tookInEntry } from './queries.ts';
import { entryName } from './wording.ts';

type Props = {
  readonly bookId: number;
  readonly entry: BillOfEntryDetail;
  readonly onClose: () => void;
};

export function PayDutyDialog({ bookId, entry, onClose }: Props) {
  const notify = useSetAtom(noticeAtom);
  const dates = useDateText();
  const [method, setMethod] = useState<PaymentMethod>('bank-transfer');
  const [accountId, setAccountId] = useState<number | null>(null);
  const [reference, setReference] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const money = useMoneyAccount(bookId, method, accountId);
  const gaps: FieldErrors = dates.date === null ? { paid_on: UNREADABLE_DATE } : {};
  const errors: FieldErrors = { ...fieldErrorsOf(failure), ...(submitted ? gaps : {}) };
  const submit = (): boolean => {
    setSubmitted(true);
    if (dates.date === null) return false;
    const body = {
      paidOn: dates.date,
      method,
      accountId: money.account?.id ?? null,
      reference: reference.trim() === '' ? null : reference.trim(),
    };
    void send(
      () =>
        call(payBillOfEntry, {
          params: { entryId: entry.id },
          query: { book_id: bookId },
          body,
        }),
      async (written) => {
        await tookInEntry(bookId, written);
        notify({ kind: 'done', text: `Duty of ${formatRupees(entry.totalPaise)} paid.` });
        onClose();
      },
    );
    return true;
  };
  return (
    <Dialog title={`Duty of bill of entry ${entryName(entry)}`} grows onClose={onClose}>
      <FormFrame
        form={{ busy, failure, submit }}
        save={`Record ${formatRupees(entry.outstandingPaise)}`}
      >
        <DateField
          label="Paid on"
          text={dates.text}
          onText={dates.onText}
          today={dates.today}
          readOnly={busy}
          error={errors['paid_on']}
        />
        <MethodChoice
          value={method}
          onChange={(next) => {
            setMethod(next);
            setAccountId(null);
          }}
        />
        <FromAccount
          method={method}
          account={money.account}
          accounts={money.accounts}
          onChoose={setAccountId}
          error={errors['account_id']}
        />
        <TextField
          label="Reference"
          optional
          value={reference}
          onChange={setReference}
          error={errors['reference']}
          hint="Of the challan of ICEGATE, or of the bank"
          input={{ readOnly: busy, maxLength: 100, autoComplete: 'off' }}
        />
      </FormFrame>
    </Dialog>
  );
}
