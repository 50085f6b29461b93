// A unit: beside its name the code that GST returns ask for, and how finely it is counted.
import type { Unit } from '#api/contract/catalogue/names.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { writeMaster } from '../calls/writes.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { editingOf, useMasterForm } from './use-master-form.ts';
import { catalogueWords as wording } from '../wording.ts';
import { checkName, NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';

type Fields = { readonly name: string; readonly uqc: string; readonly decimals: string };

const beginOf = (unit: Unit | undefined, name: string): Fields => ({
  name: unit?.name ?? name,
  uqc: unit?.uqc ?? '',
  decimals: unit === undefined ? '' : String(unit.decimals),
});

const check = (fields: Fields) => ({
  ...checkName(fields),
  ...(/^[0-3]?$/.test(fields.decimals.trim()) ? {} : { decimals: wording.decimalsWrong }),
});

export function UnitForm({ where, name = '', record, usedBy, onSaved }: FormProps<'unit'>) {
  const begin = beginOf(record, name);
  const form = useMasterForm({
    kind: 'unit',
    begin,
    editing: editingOf('unit', where, record, (unit) => beginOf(unit, name)),
    check,
    write: (now, seen) =>
      writeMaster('unit', where, seen, {
        name: now.name.trim(),
        ...(now.uqc.trim() === '' ? {} : { uqc: now.uqc.trim() }),
        ...(now.decimals.trim() === '' ? {} : { decimals: Number(now.decimals) }),
      }),
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save unit">
      <NameField form={form} record={form.record} usedBy={usedBy} />
      <TextField
        label="Unit quantity code"
        optional
        value={fields.uqc}
        onChange={(uqc) => set({ uqc: uqc.toUpperCase().slice(0, 3) })}
        error={errors['uqc']}
        hint={'UQC for GSTR-1, for example KGS or PCS. ' + 'Leave blank to fill it from the name.'}
        input={{ readOnly: busy, autoComplete: 'off', spellCheck: false }}
      />
      <TextField
        label="Decimals"
        optional
        value={fields.decimals}
        onChange={(decimals) => set({ decimals })}
        error={errors['decimals']}
        hint="How many decimals its quantities may have: 0 for pieces, 3 for kilograms."
        input={{ readOnly: busy, inputMode: 'numeric', autoComplete: 'off' }}
      />
    </FormFrame>
  );
}
