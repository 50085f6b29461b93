// A credit that is paid back: whole unless an amount is given, an advance with its GST.
import type { Customer } from '#api/contract/customer/customer.ts';
import type { Credit } from '#api/contract/invoice/billing.ts';
import { formatRupees } from '#web/format/money.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import type { NoticeContent } from '#web/state/notice.ts';
import { MethodChoice } from '#web/shell/form/fields/MethodChoice.tsx';
import { useRefund } from './use-refund.ts';
import { FromAccount } from '#web/shell/form/fields/FromAccount.tsx';

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
