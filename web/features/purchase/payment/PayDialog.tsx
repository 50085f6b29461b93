// Money to a supplier: for one bill, or for the oldest ones; what settles nothing is in advance.
import { useSetAtom } from 'jotai';
import { formatRupees } from '#web/format/money.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { FromAccount } from '#web/shell/form/fields/FromAccount.tsx';
import { MethodChoice } from '#web/shell/form/fields/MethodChoice.tsx';
import type { PayProps } from '#web/shell/form/pay-dialog.ts';
import { printedNotice } from '#web/shell/form/printed-notice.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { usePayment } from './use-payment.ts';

export function PayDialog({ onClose, ...subject }: PayProps) {
  const { bookId, supplier, bill, openPaise } = subject;
  const notify = useSetAtom(noticeAtom);
  const payment = usePayment(subject, ({ id, number, amountPaise }) => {
    const text = `Payment ${number ?? ''} of ${formatRupees(amountPaise)} recorded.`;
    const money = { bookId, kind: 'supplier-payment', id, number: number ?? '' } as const;
    notify(printedNotice(text, money));
    onClose();
  });
  const { fields, change, dates, busy, failure, errors, submit, warnings } = payment;
  const isCheque = fields.method === 'cheque';
  return (
    <Dialog title={`Payment to ${supplier.name}`} grows onClose={onClose}>
      <p className="mb-3 text-ink-2">
        {bill === undefined
          ? 'The oldest bills are settled first; the rest is in advance.'
          : `Bill ${bill.number}, ${formatRupees(bill.openPaise)} outstanding.`}
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Record payment">
        <AmountField
          label="Amount (₹)"
          text={fields.amount}
          onText={(amount) => change({ amount })}
          suggestedPaise={openPaise}
          readOnly={busy}
          error={errors['amount'] ?? errors['against']}
          hint={restInWords(payment)}
        />
        <MethodChoice value={fields.method} onChange={(method) => change({ method })} />
        <FromAccount
          method={fields.method}
          account={payment.account}
          accounts={payment.accounts}
          onChoose={(accountId) => change({ accountId })}
          error={errors['account_id']}
        />
        <TextField
          label={isCheque ? 'Cheque number' : 'Reference'}
          optional
          value={fields.reference}
          onChange={(reference) => change({ reference })}
          error={errors['reference'] ?? errors['cheque_number']}
          input={{ readOnly: busy, autoComplete: 'off', maxLength: isCheque ? 20 : 100 }}
        />
        <AmountField
          label="Discount received (₹)"
          optional
          text={fields.discount}
          onText={(discount) => change({ discount })}
          suggestedPaise={openPaise}
          readOnly={busy}
          error={errors['discount'] ?? errors['deductions']}
        />
        <DateField
          label="Paid on"
          text={dates.text}
          onText={dates.onText}
          today={dates.today}
          readOnly={busy}
          error={errors['paid_on']}
        />
        <ActWarnings texts={warnings} />
      </FormFrame>
    </Dialog>
  );
}

type Rest = { readonly aheadPaise: number; readonly leftPaise: number };

function restInWords({ aheadPaise, leftPaise }: Rest): string | undefined {
  if (aheadPaise > 0) return `${formatRupees(aheadPaise)} of it is in advance`;
  return leftPaise > 0 ? `${formatRupees(leftPaise)} of the bill stays open` : undefined;
}
