// Of whom it is bought: an account under Sundry Creditors; one that is missing is added over the
// form.
import type { Account } from '#api/contract/account/account.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';

type Props = {
  readonly form: {
    readonly supplier: Account | null;
    readonly errors: { readonly supplier?: string | undefined };
    readonly busy: boolean;
    readonly setSupplier: (accountId: number | null) => void;
  };
  readonly accounts: readonly Account[];
  /** Whether the supplier is still to be chosen, which comes first. */
  readonly isAnybodys: boolean;
  /** @param name what was typed; left out where only one that is there is meant. */
  readonly onAdd?: (name: string) => void;
  /** Where there need be none: what is said of that. */
  readonly withNone?: string;
};

export function SupplierField({ form, accounts, isAnybodys, onAdd, withNone }: Props) {
  const { supplier, errors, busy } = form;
  const { scope } = usePageBook();
  const suppliers = accounts.filter(
    ({ group, retired }) => group === 'sundry-creditors' && !retired,
  );
  return (
    <Field
      label="Supplier"
      error={errors.supplier}
      hint={supplier === null ? withNone : (supplier.gstnId ?? 'Not registered for GST')}
    >
      {(control) => (
        <Picker
          label="Supplier"
          id={control.id}
          noun="supplier"
          placeholder={withNone === undefined ? 'Supplier' : 'None'}
          autoFocus={isAnybodys}
          choices={suppliers}
          isLoading={false}
          chosen={supplier}
          onChoose={form.setSupplier}
          invalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
          readOnly={busy}
          {...(onAdd !== undefined && {
            onAdd,
            addHref: (name: string) => paths.addSupplier(name, scope),
          })}
        />
      )}
    </Field>
  );
}
