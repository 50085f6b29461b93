// The form of a master that is a name and nothing else.
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { KIND_WORDS } from '../kinds.ts';
import { writeMaster } from '../calls/writes.ts';
import { checkName, NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';
import { editingOf, useMasterForm } from './use-master-form.ts';

type NamedKind = 'brand' | 'godown';

type Props<K extends NamedKind> = FormProps<K> & { readonly kind: K };

const nameOf = ({ name }: { readonly name: string }) => ({ name });

function NamedForm<K extends NamedKind>(props: Props<K>) {
  const { kind, where, name = '', record, usedBy, onSaved } = props;
  const form = useMasterForm({
    kind,
    begin: { name: record?.name ?? name },
    editing: editingOf<NamedKind, { readonly name: string }>(kind, where, record, nameOf),
    check: checkName,
    write: (fields, seen) =>
      writeMaster<NamedKind>(kind, where, seen, { name: fields.name.trim() }),
    onSaved,
  });
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS[kind].noun}`}>
      <NameField form={form} record={form.record} usedBy={usedBy} />
    </FormFrame>
  );
}

export const BrandForm = (props: FormProps<'brand'>) => <NamedForm kind="brand" {...props} />;
export const GodownForm = (props: FormProps<'godown'>) => <NamedForm kind="godown" {...props} />;
