// How much came in, where it went, when and how.
import type { FieldErrors } from '#web/client/failure.ts';
import { formatPaise } from '#web/format/money.ts';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { MethodChoice } from '#web/shell/form/fields/MethodChoice.tsx';
import { accountChoice, newMoneyAccount } from '#web/shell/form/money-account.ts';
import type { ReceiptForm } from '../use-receipt.ts';

type Props = {
  readonly form: ReceiptForm;
  readonly errors: FieldErrors;
  readonly busy: boolean;
};

export function ReceiptHead({ form, errors, busy }: Props) {
  const { fields, change, reckoning, today } = form;
  const { suggestedPaise } = reckoning;
  const following = suggestedPaise === 0 ? '' : formatPaise(suggestedPaise);
  return (
    <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[9.5rem_minmax(0,1fr)_9.5rem]">
      <div data-walk="always">
        <Field label="Amount received (₹)" error={errors['amount']}>
          {(control) => (
            <AmountInput
              {...control}
              data-first=""
              text={fields.amount ?? following}
              // Leaving the field writes out what stands there, which is no change.
              onText={(amount) => (fields.amount ?? following) !== amount && change({ amount })}
              suggestedPaise={suggestedPaise}
              readOnly={busy}
            />
          )}
        </Field>
      </div>
      <IntoAccount form={form} errors={errors} busy={busy} />
      <div data-walk="missing">
        <DateField
          label="Date"
          text={fields.day}
          onText={(day) => change({ day })}
          today={today}
          readOnly={busy}
          error={errors['date']}
        />
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2 sm:col-span-3">
        <div data-walk="always">
          <MethodChoice
            value={fields.method}
            onChange={(method) => change({ method, accountId: null })}
          />
        </div>
        <div data-walk="always" className="min-w-48 flex-1">
          <TextField
            label="Reference"
            optional
            value={fields.reference}
            onChange={(reference) => change({ reference })}
            error={errors['reference']}
            input={{
              autoComplete: 'off',
              maxLength: 100,
              readOnly: busy,
              placeholder: fields.method === 'cheque' ? 'Cheque number' : 'UTR',
            }}
          />
        </div>
      </div>
    </div>
  );
}

function IntoAccount({ form, errors, busy }: Props) {
  const { fields, change, moneyAccounts, account } = form;
  return (
    <Field
      label="Into account"
      error={errors['account_id']}
      hint={account === null ? undefined : `Balance ${accountChoice(account).detail ?? ''}`}
    >
      {(control) => (
        <Picker
          label="Into account"
          id={control.id}
          noun="account"
          choices={moneyAccounts.map(accountChoice)}
          chosen={account === null ? null : accountChoice(account)}
          onChoose={(accountId) => change({ accountId })}
          placeholder={newMoneyAccount(fields.method)}
          invalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
          readOnly={busy}
        />
      )}
    </Field>
  );
}
