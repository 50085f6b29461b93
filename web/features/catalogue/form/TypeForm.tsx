// An account type of all books or of one: its name, and its group on reports.
import { useQuery } from '@tanstack/react-query';
import type { SharedAccountType } from '#api/contract/server/installation.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { GROUP_MISSING, GroupField } from '#web/shell/form/fields/GroupField.tsx';
import { accountTypeListOf } from '#web/client/lists.ts';
import { sharedAccountTypes } from '../calls/lists.ts';
import { changeType, createType } from '../calls/writes.ts';
import type { SavedMaster } from '../calls/writes.ts';
import { KIND_WORDS } from '../kinds.ts';
import type { Where } from '../kinds.ts';
import { checkName, NameField } from './NameField.tsx';
import { useMasterForm } from './use-master-form.ts';

type Props = {
  readonly where: Where;
  readonly name?: string;
  readonly record?: SharedAccountType;
  readonly usedBy?: string | null;
  readonly onSaved: (saved: SavedMaster) => void;
};

export function TypeForm({ where, name = '', record, usedBy, onSaved }: Props) {
  const shared = useQuery({ ...sharedAccountTypes, enabled: where === null });
  const ofBook = useQuery({ ...accountTypeListOf(where ?? 0), enabled: where !== null });
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
      if (record === undefined) return createType(where, fields);
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
            types={(where === null ? shared.data?.items : ofBook.data) ?? []}
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
