// Brands and account types: a name, and that is all.
import type { Kind, Where } from '../kinds.ts';
import { KINDS } from '../kinds.ts';
import { change, create, createType, renameType } from '../calls/writes.ts';
import type { Saved } from '../calls/writes.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { useMasterForm } from '../form/use-master-form.ts';
import { catalogue as wording } from '../wording.ts';
import { NameField } from './NameField.tsx';

type Named = { readonly id: number; readonly name: string; readonly seq?: number };

type Props = {
  readonly kind: Extract<Kind, 'brand' | 'account_type'>;
  readonly where: Where;
  readonly name?: string;
  readonly record?: Named | undefined;
  readonly usedBy?: string | null | undefined;
  readonly onSaved: (saved: Saved) => void;
};

export function NamedForm({ kind, where, name = '', record, usedBy, onSaved }: Props) {
  const form = useMasterForm({
    kind,
    begin: { name: record?.name ?? name },
    gapsIn: (fields) => (fields.name.trim() === '' ? { name: wording.nameMissing } : {}),
    write: (fields) => write(kind, where, record, fields.name.trim()),
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save={`Save ${KINDS[kind].noun}`}>
      <NameField
        value={fields.name}
        onChange={(text) => set({ name: text })}
        error={errors['name']}
        readOnly={busy}
        autoFocus={record === undefined}
        was={record?.name}
        usedBy={usedBy}
      />
    </FormFrame>
  );
}

function write(kind: Props['kind'], where: Where, record: Named | undefined, name: string) {
  if (kind === 'account_type') {
    return record === undefined ? createType(name) : renameType(record.id, name);
  }
  return record === undefined
    ? create('brand', where, { name })
    : change('brand', { where, id: record.id, seq: record.seq ?? 0 }, { name });
}
