// An account-type company: a name, and what it stands under.
import { writeMaster } from '../calls/writes.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { PickCompany } from '../picker/MasterPickers.tsx';
import { editingOf, useMasterForm } from './use-master-form.ts';
import { checkName, NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';

type Props = FormProps<'account_type_company'>;
type Fields = { readonly name: string; readonly parentId: number | null };

const fieldsOf = (record: Props['record'], name: string): Fields => ({
  name: record?.name ?? name,
  parentId: record?.account_type_company_id ?? null,
});

export function CompanyForm({ where, name = '', record, usedBy, onSaved }: Props) {
  const form = useMasterForm({
    kind: 'account_type_company',
    begin: fieldsOf(record, name),
    editing: editingOf('account_type_company', where, record, (one) => fieldsOf(one, name)),
    check: checkName,
    write: ({ name: called, parentId }, seen) =>
      writeMaster('account_type_company', where, seen, {
        name: called.trim(),
        account_type_company_id: parentId,
      }),
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save account-type company">
      <NameField form={form} record={form.record} usedBy={usedBy} />
      <PickCompany
        where={where}
        label="Parent"
        optional
        chosenId={fields.parentId}
        onChoose={(parentId) => set({ parentId })}
        fits={({ id }) => id !== record?.id}
        error={errors['account_type_company_id']}
        readOnly={busy}
      />
    </FormFrame>
  );
}
