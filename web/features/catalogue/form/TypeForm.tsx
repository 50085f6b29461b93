// An account type of all books or of one: its name, and its group on reports.
import { useQuery } from '@tanstack/react-query';
import type { SharedAccountType } from '#api/contract/server/installation.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { GROUP_MISSING, GroupField } from '#web/shell/form/fields/GroupField.tsx';
import { accountTypeListOf } from '#web/client/lists.ts';
import { sharedAccountTypes } from '../calls/lists.ts';
import { changeType, createType, latestType } from '../calls/writes.ts';
import type { SavedMaster } from '../calls/writes.ts';
import { KIND_WORDS } from '../kinds.ts';
import type { MastersBook } from '../kinds.ts';
import { checkName, NameField } from './NameField.tsx';
import { useMasterForm } from './use-master-form.ts';

type Props = {
  readonly where: MastersBook;
  readonly name?: string;
  readonly record?: SharedAccountType;
  readonly usedBy?: string | null;
  readonly onSaved: (saved: SavedMaster) => void;
};

type Fields = { readonly name: string; readonly group: string };

const fieldsOf = ({ name, group }: SharedAccountType): Fields => ({ name, group: group ?? '' });

export function TypeForm({ where, name = '', record, usedBy, onSaved }: Props) {
  const shared = useQuery({ ...sharedAccountTypes, enabled: where === null });
  const ofBook = useQuery({ ...accountTypeListOf(where ?? 0), enabled: where !== null });
  const form = useMasterForm<Fields, SharedAccountType>({
    kind: 'account_type',
    begin: record === undefined ? { name, group: '' } : fieldsOf(record),
    editing:
      record === undefined
        ? undefined
        : { begun: record, latest: () => latestType(record), fieldsOf, seqOf: ({ seq }) => seq },
    check: (fields) => ({
      ...checkName(fields),
      ...(fields.group === '' ? { group: GROUP_MISSING } : {}),
    }),
    write: ({ name: text, group }, seen) => {
      const typed = { name: text.trim(), group };
      if (seen === undefined) return createType(where, typed);
      return changeType(seen, seen.reserved ? { name: typed.name } : typed);
    },
    onSaved,
  });
  const { fields, set, errors, busy, record: shown } = form;
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS.account_type.noun}`}>
      <NameField form={form} record={shown} usedBy={usedBy} />
      {shown?.reserved !== true && (
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
