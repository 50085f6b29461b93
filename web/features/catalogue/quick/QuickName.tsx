// Something new that needs a name and nothing else.
import { DeclaredFields } from '#web/shell/form/DeclaredFields.tsx';
import { entryValues, faultsOf } from '#web/shell/form/form-declaration.ts';
import type { FormFields } from '#web/shell/form/form-declaration.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useMasterForm } from '../form/use-master-form.ts';
import { nameField } from '../form/name-field.tsx';
import { writeMaster } from '../calls/writes.ts';
import type { NewBody } from '../calls/writes.ts';
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

type Named = { readonly name: string };
const FIELDS: FormFields<Named> = { name: nameField(undefined, null) };

/** With a name from the picker it needs no more than a yes. */
function NameForm({ kind, where, name, onSaved }: Props) {
  const isNamed = name.trim() !== '';
  const form = useMasterForm<Named>({
    kind,
    begin: { name: name.trim() },
    check: (entry) => faultsOf(FIELDS, entry),
    write: (entry) => {
      const body = entryValues(FIELDS, entry) as NewBody<typeof kind>;
      return writeMaster(kind, where, undefined, body);
    },
    onSaved,
  });
  return (
    <FormFrame form={form} save={`Save ${KIND_WORDS[kind].noun}`} isReady={isNamed}>
      <DeclaredFields of={FIELDS} names={['name']} form={form} first={isNamed ? null : 'name'} />
    </FormFrame>
  );
}
