// A stock of the book: what it is called, and the product and account that it belongs to.
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useMasterForm } from '../../form/use-master-form.ts';
import type { MasterFormState } from '../../form/use-master-form.ts';
import { checkName, NameField } from '../../form/NameField.tsx';
import type { AssetFormProps } from './AssetForm.tsx';
import { writeAsset } from './calls.ts';
import { PickProduct } from '../../product/PickProduct.tsx';

type Fields = {
  readonly name: string;
  readonly productId: number | null;
  readonly accountId: number | null;
};

export function StockForm({ bookId, record, onSaved }: AssetFormProps) {
  const form = useMasterForm<Fields>({
    kind: 'asset',
    begin: {
      name: record?.name ?? '',
      productId: record?.product_id ?? null,
      accountId: record?.account_id ?? null,
    },
    check: checkName,
    write: ({ name, productId, accountId }) =>
      writeAsset(
        'stock',
        { bookId, record },
        {
          name: name.trim(),
          ...chosen('product_id', productId, record?.product_id),
          ...chosen('account_id', accountId, record?.account_id),
        },
      ),
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save stock">
      <NameField form={form} record={record} />
      <PickProduct
        where={bookId}
        label="Product"
        optional
        chosenId={fields.productId}
        onChoose={(productId) => set({ productId })}
        error={errors['product_id']}
        readOnly={busy}
      />
      <AccountField bookId={bookId} form={form} />
    </FormFrame>
  );
}

/** What was chosen, or chosen no longer. */
const chosen = (
  field: 'product_id' | 'account_id',
  id: number | null,
  before: number | null = null,
) => (id === before ? {} : { [field]: id });

type AccountProps = { readonly bookId: number; readonly form: MasterFormState<Fields> };

function AccountField({ bookId, form: { fields, set, errors, busy } }: AccountProps) {
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
