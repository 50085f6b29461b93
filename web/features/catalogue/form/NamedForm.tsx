// Brands and account types: a name, and that is all.
import type { Kind, Where } from '../kinds.ts';
import { KINDS } from '../kinds.ts';
import { createType, renameType, writeMaster } from '../calls/writes.ts';
import type { Saved } from '../calls/writes.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useMasterForm } from './use-master-form.ts';
import { nameGap, NameField } from './NameField.tsx';

type Named = { readonly id: number; readonly name: string; readonly seq: number };

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
    gapsIn: nameGap,
    write: (fields) => write(kind, where, record, fields.name.trim()),
    onSaved,
  });
  return (
    <FormFrame form={form} save={`Save ${KINDS[kind].noun}`}>
      <NameField form={form} record={record} usedBy={usedBy} />
    </FormFrame>
  );
}

function write(kind: Props['kind'], where: Where, record: Named | undefined, name: string) {
  if (kind === 'brand') return writeMaster('brand', where, record, { name });
  return record === undefined ? createType(name) : renameType(record, name);
}
