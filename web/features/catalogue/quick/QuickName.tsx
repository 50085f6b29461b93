// Something new that needs a name and nothing else.
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useMasterForm } from '../form/use-master-form.ts';
import { checkName, NameField } from '../form/NameField.tsx';
import { writeMaster } from '../calls/writes.ts';
import { KIND_WORDS } from '../kinds.ts';
import type { EditableKind } from '../kinds.ts';
import { QuickSheet } from './QuickSheet.tsx';
import type { QuickProps } from './QuickSheet.tsx';

type Props = QuickProps & { readonly kind: Exclude<EditableKind, 'product'> };

export const QuickName = (props: Props) => (
  <QuickSheet title={`Add ${KIND_WORDS[props.kind].noun}`} onClose={props.onClose}>
    <NameForm {...props} />
  </QuickSheet>
);

/** With a name from the picker it needs no more than a yes. */
function NameForm({ kind, where, name, onSaved }: Props) {
  const isNamed = name.trim() !== '';
  const form = useMasterForm({
    kind,
    begin: { name: name.trim() },
    check: checkName,
    write: (fields) => writeMaster(kind, where, undefined, { name: fields.name.trim() }),
    onSaved,
  });
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS[kind].noun}`} isReady={isNamed}>
      <NameField form={form} autoFocus={!isNamed} />
    </FormFrame>
  );
}
