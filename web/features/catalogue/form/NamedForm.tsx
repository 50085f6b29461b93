// Brands and account types: a name, and that is all.
import type { Kind, Where } from '../kinds.ts';
import { KIND_WORDS } from '../kinds.ts';
import { createType, renameType, writeMaster } from '../calls/writes.ts';
import type { SavedMaster } from '../calls/writes.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useMasterForm } from './use-master-form.ts';
import { checkName, NameField } from './NameField.tsx';

type NamedMaster = { readonly id: number; readonly name: string; readonly seq: number };

type Props = {
  readonly kind: Extract<Kind, 'brand' | 'account_type'>;
  readonly where: Where;
  readonly name?: string;
  readonly record?: NamedMaster | undefined;
  readonly usedBy?: string | null | undefined;
  readonly onSaved: (saved: SavedMaster) => void;
};

export function NamedForm({ kind, where, name = '', record, usedBy, onSaved }: Props) {
  const form = useMasterForm({
    kind,
    begin: { name: record?.name ?? name },
    check: checkName,
    write: (fields) => write(kind, where, record, fields.name.trim()),
    onSaved,
  });
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS[kind].noun}`}>
      <NameField form={form} record={record} usedBy={usedBy} />
    </FormFrame>
  );
}

function write(kind: Props['kind'], where: Where, record: NamedMaster | undefined, name: string) {
  if (kind === 'brand') return writeMaster('brand', where, record, { name });
  return record === undefined ? createType(name) : renameType(record, name);
}
