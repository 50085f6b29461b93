// A godown, where goods lie: a name, and that is all.
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { KIND_WORDS } from '../kinds.ts';
import { writeMaster } from '../calls/writes.ts';
import { checkName, NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';
import { useMasterForm } from './use-master-form.ts';

export function GodownForm({ where, name = '', record, usedBy, onSaved }: FormProps<'godown'>) {
  const form = useMasterForm({
    kind: 'godown',
    begin: { name: record?.name ?? name },
    check: checkName,
    write: (fields) => writeMaster('godown', where, record, { name: fields.name.trim() }),
    onSaved,
  });
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS.godown.noun}`}>
      <NameField form={form} record={record} usedBy={usedBy} />
    </FormFrame>
  );
}
