// Which account of cash or a bank money leaves.
import type { Account } from '#api/contract/account/account.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { accountChoice, newMoneyAccount } from '#web/shell/form/money-account.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';

type From = {
  readonly method: PaymentMethod;
  readonly account: Account | null;
  readonly accounts: readonly Account[];
  readonly onChoose: (accountId: number | null) => void;
  readonly error: string | undefined;
};

export function FromAccount({ method, account, accounts, onChoose, error }: From) {
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
