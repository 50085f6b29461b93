// A credit that is paid back: whole unless an amount is given, an advance with its GST.
import type { Customer } from '#api/contract/customer/customer.ts';
import type { Credit } from '#api/contract/invoice/billing.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { formatRupees } from '#web/format/money.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import type { NoticeContent } from '#web/state/notice.ts';
import { MethodChoice } from '../parts/MethodChoice.tsx';
import { useRefund } from './use-refund.ts';
import type { Account } from '#api/contract/account/account.ts';
import { accountChoice, newMoneyAccount } from '../draft/money-account.ts';

type Props = {
  readonly customer: Customer;
  readonly credit: Credit;
  readonly onClose: () => void;
  readonly onDone: (notice: NoticeContent) => void;
};

export function RefundDialog({ customer, credit, onClose, onDone }: Props) {
  const { fields, change, dates, busy, failure, errors, openPaise, submit, warnings, ...money } =
    useRefund({ customerId: customer.id, credit }, onDone);
  return (
    <Dialog title={`Refund ${credit.number}`} grows onClose={onClose}>
      <p className="mb-3 text-ink-2">
        {formatRupees(openPaise)} can be refunded to <b dir="auto">{customer.name}</b>. An advance
        goes back with its GST.
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Record refund">
        <AmountField
          label="Amount (₹)"
          optional
          hint="Leave blank to refund all of it."
          text={fields.amount}
          onText={(amount) => change({ amount })}
          suggestedPaise={openPaise}
          readOnly={busy}
          error={errors['amount']}
        />
        <MethodChoice value={fields.method} onChange={(method) => change({ method })} />
        <FromAccount
          method={fields.method}
          {...money}
          onChoose={(accountId) => change({ accountId })}
          error={errors['account_id']}
        />
        <TextField
          label="Reference"
          optional
          value={fields.reference}
          onChange={(reference) => change({ reference })}
          error={errors['reference']}
          input={{ readOnly: busy, autoComplete: 'off', maxLength: 100 }}
        />
        <DateField
          label="Paid on"
          text={dates.text}
          onText={dates.onText}
          today={dates.today}
          readOnly={busy}
          error={errors['date']}
        />
        <TextField
          label="Reason"
          optional
          value={fields.reason}
          onChange={(reason) => change({ reason })}
          error={errors['reason']}
          input={{ readOnly: busy, autoComplete: 'off', maxLength: 500, dir: 'auto' }}
        />
        <ActWarnings texts={warnings} />
      </FormFrame>
    </Dialog>
  );
}

type From = {
  readonly method: PaymentMethod;
  readonly account: Account | null;
  readonly accounts: readonly Account[];
  readonly onChoose: (accountId: number | null) => void;
  readonly error: string | undefined;
};

function FromAccount({ method, account, accounts, onChoose, error }: From) {
  return (
    <Field label="From account" error={error}>
      {(control) => (
        <Picker
          label="From account"
          id={control.id}
          noun="account"
          choices={accounts.map(accountChoice)}
          chosen={account === null ? null : accountChoice(account)}
          onChoose={onChoose}
          placeholder={newMoneyAccount(method)}
          invalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
        />
      )}
    </Field>
  );
}
