// An account-type company: a name, and what it stands under.
import { change, create } from '../calls/writes.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { PickMaster } from '../form/PickMaster.tsx';
import { useMasterForm } from '../form/use-master-form.ts';
import { catalogue as wording } from '../wording.ts';
import { NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';

type Props = FormProps<'account_type_company'>;

export function CompanyForm({ where, name = '', record, usedBy, onSaved }: Props) {
  const form = useMasterForm({
    kind: 'account_type_company',
    begin: { name: record?.name ?? name, parentId: record?.account_type_company_id ?? null },
    gapsIn: (fields) => (fields.name.trim() === '' ? { name: wording.nameMissing } : {}),
    write: (fields) => {
      const body = { name: fields.name.trim(), account_type_company_id: fields.parentId };
      if (record === undefined) return create('account_type_company', where, body);
      return change('account_type_company', { where, id: record.id, seq: record.seq }, body);
    },
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save account-type company">
      <NameField
        value={fields.name}
        onChange={(text) => set({ name: text })}
        error={errors['name']}
        readOnly={busy}
        autoFocus={record === undefined}
        was={record?.name}
        usedBy={usedBy}
      />
      <PickMaster
        kind="account_type_company"
        where={where}
        label="Stands under"
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
