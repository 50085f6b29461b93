// An account type of all books or of one: its name, and its group on reports.
import { useQuery } from '@tanstack/react-query';
import type { SharedAccountType } from '#api/contract/server/installation.ts';
import { DeclaredFields } from '#web/shell/form/DeclaredFields.tsx';
import { faultsOf, shownValues } from '#web/shell/form/form-declaration.ts';
import type { FormFields } from '#web/shell/form/form-declaration.ts';
import { groupField } from '#web/shell/form/fields/GroupField.tsx';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { accountTypeListOf } from '#web/client/lists.ts';
import { sharedAccountTypes } from '../calls/lists.ts';
import { changeType, createType, latestType } from '../calls/writes.ts';
import type { SavedMaster } from '../calls/writes.ts';
import { KIND_WORDS } from '../kinds.ts';
import type { MastersBook } from '../kinds.ts';
import { nameField } from './name-field.tsx';
import { useMasterForm } from './use-master-form.ts';

type Props = {
  readonly where: MastersBook;
  readonly name?: string;
  readonly record?: SharedAccountType;
  readonly usedBy?: string | null;
  readonly onSaved: (saved: SavedMaster) => void;
};

type TypeEntry = { readonly name: string; readonly group: string };

const entryOfType = ({ name, group }: SharedAccountType): TypeEntry => ({
  name,
  group: group ?? '',
});

export function TypeForm({ where, name = '', record, usedBy, onSaved }: Props) {
  const shared = useQuery({ ...sharedAccountTypes, enabled: where === null });
  const ofBook = useQuery({ ...accountTypeListOf(where ?? 0), enabled: where !== null });
  const types = (where === null ? shared.data?.items : ofBook.data) ?? [];
  const fieldsOf = (seen: SharedAccountType | undefined): FormFields<TypeEntry> => ({
    name: nameField(seen, usedBy),
    // One of the 28 stands where it does.
    group: { ...groupField(types), isShown: () => seen?.reserved !== true },
  });
  const form = useMasterForm<TypeEntry, SharedAccountType>({
    kind: 'account_type',
    begin: record === undefined ? { name, group: '' } : entryOfType(record),
    editing:
      record === undefined
        ? undefined
        : {
            begun: record,
            latest: () => latestType(record),
            fieldsOf: entryOfType,
            seqOf: ({ seq }) => seq,
          },
    check: (entry, seen) => faultsOf(fieldsOf(seen), entry),
    write: (entry, seen) => {
      const typed = shownValues(fieldsOf(seen), entry) as TypeEntry;
      return seen === undefined ? createType(where, typed) : changeType(seen, typed);
    },
    onSaved,
  });
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS.account_type.noun}`}>
      <DeclaredFields
        of={fieldsOf(form.record)}
        names={['name', 'group']}
        form={form}
        first={record === undefined ? 'name' : null}
      />
    </FormFrame>
  );
}
