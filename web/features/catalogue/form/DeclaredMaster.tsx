// The form of a master that is declared by its fields: a new one in a book or for all books, or one
// that is changed.
import { DeclaredFields } from '#web/shell/form/DeclaredFields.tsx';
import {
  blankEntry,
  changedValues,
  draftSchemaOf,
  entryOf,
  entryValues,
  faultsOf,
  saidValues,
} from '#web/shell/form/form-declaration.ts';
import type { FormFields } from '#web/shell/form/form-declaration.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import type { Masters } from '../calls/lists.ts';
import { writeMaster } from '../calls/writes.ts';
import type { NewBody } from '../calls/writes.ts';
import { KIND_WORDS } from '../kinds.ts';
import type { EditableKind } from '../kinds.ts';
import type { FormProps } from './props.ts';
import { editingOf, useMasterForm } from './use-master-form.ts';

export type MasterDeclaration<K extends EditableKind, Entry extends { readonly name: string }> = {
  readonly kind: K;
  /** In the order in which they stand; `record` is what is changed, as it is now. */
  readonly fields: (of: Pick<FormProps<K>, 'where' | 'record' | 'usedBy'>) => FormFields<Entry>;
  /** A long one is kept on this device while it is typed. */
  readonly isKept?: true;
  /** What is blank is left as it is. */
  readonly blanksStay?: true;
  /** What a change says beside the fields that differ. */
  readonly alsoChanged?: (entry: Entry, record: Masters[K]) => object;
};

type Props<K extends EditableKind, Entry extends { readonly name: string }> = FormProps<K> & {
  readonly of: MasterDeclaration<K, Entry>;
};

export function DeclaredMaster<K extends EditableKind, Entry extends { readonly name: string }>({
  of,
  where,
  name = '',
  record,
  usedBy,
  onSaved,
}: Props<K, Entry>) {
  const { kind } = of;
  const plain = of.fields({ where: null });
  const fieldsNow = (seen: Masters[K] | undefined) => of.fields({ where, record: seen, usedBy });
  const entryOfRecord = (one: Masters[K]) => entryOf(plain, one);
  const isKept = of.isKept === true && record === undefined;
  const form = useMasterForm<Entry, Masters[K]>({
    kind,
    begin: record === undefined ? { ...blankEntry(plain), name } : entryOfRecord(record),
    editing: editingOf(kind, where, record, entryOfRecord),
    keep: isKept ? { where, schema: draftSchemaOf(plain) } : undefined,
    check: (entry, seen) => faultsOf(fieldsNow(seen), entry),
    write: (entry, seen) => writeMaster(kind, where, seen, bodyOf(of, entry, seen) as NewBody<K>),
    onSaved,
  });
  const fields = fieldsNow(form.record);
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS[kind].noun}`}>
      <Restored form={form} />
      <DeclaredFields
        of={fields}
        names={Object.keys(fields) as (keyof Entry & string)[]}
        form={form}
        first={record === undefined ? 'name' : null}
      />
    </FormFrame>
  );
}

function bodyOf<K extends EditableKind, Entry extends { readonly name: string }>(
  { fields, blanksStay, alsoChanged }: MasterDeclaration<K, Entry>,
  entry: Entry,
  record: Masters[K] | undefined,
) {
  const plain = fields({ where: null });
  const sent = entryValues(plain, entry);
  if (record === undefined) return saidValues(sent);
  const changed = changedValues(sent, entryValues(plain, entryOf(plain, record)));
  return {
    ...(blanksStay === true ? saidValues(changed) : changed),
    ...alsoChanged?.(entry, record),
  };
}
