// The form of a master that is a name and nothing else.
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { KIND_WORDS } from '../kinds.ts';
import { writeMaster } from '../calls/writes.ts';
import { checkName, NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';
import { useMasterForm } from './use-master-form.ts';

type NamedKind = 'brand' | 'godown';

type Props<K extends NamedKind> = FormProps<K> & { readonly kind: K };

function NamedForm<K extends NamedKind>(props: Props<K>) {
  const { kind, where, name = '', record, usedBy, onSaved } = props;
  const form = useMasterForm({
    kind,
    begin: { name: record?.name ?? name },
    check: checkName,
    write: (fields) => writeMaster<NamedKind>(kind, where, record, { name: fields.name.trim() }),
    onSaved,
  });
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS[kind].noun}`}>
      <NameField form={form} record={record} usedBy={usedBy} />
    </FormFrame>
  );
}

export const BrandForm = (props: FormProps<'brand'>) => <NamedForm kind="brand" {...props} />;
export const GodownForm = (props: FormProps<'godown'>) => <NamedForm kind="godown" {...props} />;
