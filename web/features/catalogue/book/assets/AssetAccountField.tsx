// The account that carries an asset or a stock in the books.
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';

/** What was chosen, or chosen no longer. */
export const changedChoice = (
  field: 'product_id' | 'account_id',
  id: number | null,
  before: number | null = null,
) => (id === before ? {} : { [field]: id });

type Props = {
  readonly bookId: number;
  readonly form: {
    readonly fields: { readonly accountId: number | null };
    readonly set: (changes: { readonly accountId: number | null }) => void;
    readonly errors: FieldErrors;
    readonly busy: boolean;
  };
};

export function AssetAccountField({ bookId, form: { fields, set, errors, busy } }: Props) {
  const accounts = useQuery(accountListOf(bookId));
  const choices = (accounts.data ?? [])
    .filter(({ retired }) => !retired)
    .map(({ id, name, account_type: type }) => ({ id, name, detail: type }));
  const failed = accounts.data === undefined && accounts.error !== null;
  return (
    <Field
      label="Account"
      optional
      error={failed ? sentenceOf(accounts.error.failure) : errors['account_id']}
    >
      {(control) => (
        <Picker
          id={control.id}
          label="Account"
          noun="account"
          choices={choices}
          chosen={choices.find(({ id }) => id === fields.accountId) ?? null}
          onChoose={(accountId) => set({ accountId })}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid']}
          isLoading={accounts.isPending}
          placeholder={accounts.isPending ? 'Loading the list' : 'Type to choose'}
          readOnly={busy}
        />
      )}
    </Field>
  );
}
