// An account-type company: a name, and what it stands under.
import { writeMaster } from '../calls/writes.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { PickCompany } from '../picker/MasterPickers.tsx';
import { useMasterForm } from './use-master-form.ts';
import { checkName, NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';

type Props = FormProps<'account_type_company'>;

export function CompanyForm({ where, name = '', record, usedBy, onSaved }: Props) {
  const form = useMasterForm({
    kind: 'account_type_company',
    begin: { name: record?.name ?? name, parentId: record?.account_type_company_id ?? null },
    check: checkName,
    write: ({ name: called, parentId }) =>
      writeMaster('account_type_company', where, record, {
        name: called.trim(),
        account_type_company_id: parentId,
      }),
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save account-type company">
      <NameField form={form} record={record} usedBy={usedBy} />
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
