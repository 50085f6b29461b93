// Adds what a picker lacks and needs only a name for, without leaving the form.
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { create } from '../calls/writes.ts';
import { KINDS } from '../kinds.ts';
import type { MasterKind, Where } from '../kinds.ts';
import { catalogue as wording } from '../wording.ts';
import { FormFrame } from './FormFrame.tsx';
import { useMasterForm } from './use-master-form.ts';

type Props = {
  readonly kind: Exclude<MasterKind, 'product'>;
  readonly where: Where;
  readonly text: string;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => void;
};

export function QuickNameDialog({ kind, where, text, onClose, onSaved }: Props) {
  const { noun } = KINDS[kind];
  const form = useMasterForm({
    kind,
    begin: { name: text.trim() },
    gapsIn: ({ name }) => (name.trim() === '' ? { name: wording.nameMissing } : {}),
    write: ({ name }) => create(kind, where, { name: name.trim() }),
    onSaved: ({ id }) => onSaved(id),
  });
  const { fields, set, errors, busy } = form;
  return (
    <Dialog title={`Add ${noun}`} onClose={onClose}>
      <FormFrame form={form} save={`Save ${noun}`} isReady={text.trim() !== ''}>
        <TextField
          label="Name"
          value={fields.name}
          onChange={(name) => set({ name })}
          error={errors['name']}
          input={{ readOnly: busy, dir: 'auto', autoComplete: 'off' }}
        />
      </FormFrame>
    </Dialog>
  );
}
