// A shared account type: its name, and the group under which reports put its accounts.
import { useQuery } from '@tanstack/react-query';
import type { SharedAccountType } from '#api/contract/server/installation.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { GROUP_MISSING, GroupField } from '#web/shell/form/fields/GroupField.tsx';
import { sharedAccountTypes } from '../calls/lists.ts';
import { changeType, createType } from '../calls/writes.ts';
import type { SavedMaster } from '../calls/writes.ts';
import { KIND_WORDS } from '../kinds.ts';
import { checkName, NameField } from './NameField.tsx';
import { useMasterForm } from './use-master-form.ts';

type Props = {
  readonly name?: string;
  readonly record?: SharedAccountType;
  readonly usedBy?: string | null;
  readonly onSaved: (saved: SavedMaster) => void;
};

export function TypeForm({ name = '', record, usedBy, onSaved }: Props) {
  const types = useQuery(sharedAccountTypes);
  const hasFixedGroup = record?.reserved === true;
  const form = useMasterForm({
    kind: 'account_type',
    begin: { name: record?.name ?? name, group: record?.group ?? '' },
    check: (fields) => ({
      ...checkName(fields),
      ...(fields.group === '' ? { group: GROUP_MISSING } : {}),
    }),
    write: ({ name: text, group }) => {
      const fields = { name: text.trim(), group };
      if (record === undefined) return createType(fields);
      return changeType(record, hasFixedGroup ? { name: fields.name } : fields);
    },
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS.account_type.noun}`}>
      <NameField form={form} record={record} usedBy={usedBy} />
      {!hasFixedGroup && (
        <Required>
          <GroupField
            types={types.data?.items ?? []}
            value={fields.group}
            onChange={(group) => set({ group })}
            error={errors['group']}
            readOnly={busy}
          />
        </Required>
      )}
    </FormFrame>
  );
}
