// The account that carries an asset or a stock in the books.
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import type { OwnControl } from '#web/shell/form/form-declaration.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';

type Props = Omit<OwnControl<unknown, number | null>, 'entry' | 'errors'> & {
  readonly bookId: number;
};

export function AssetAccountField({ bookId, held, onHeld, error, readOnly }: Props) {
  const accounts = useQuery(accountListOf(bookId));
  const choices = (accounts.data ?? [])
    .filter(({ retired }) => !retired)
    .map(({ id, name, accountType: type }) => ({ id, name, detail: type }));
  const failed = accounts.data === undefined && accounts.error !== null;
  return (
    <Field label="Account" optional error={failed ? sentenceOf(accounts.error.failure) : error}>
      {(control) => (
        <Picker
          id={control.id}
          label="Account"
          noun="account"
          choices={choices}
          chosen={choices.find(({ id }) => id === held) ?? null}
          onChoose={onHeld}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid']}
          isLoading={accounts.isPending}
          placeholder={accounts.isPending ? 'Loading the list' : 'Type to choose'}
          readOnly={readOnly}
        />
      )}
    </Field>
  );
}
