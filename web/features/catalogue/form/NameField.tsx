import { MASTER_NAME_MAX } from '#api/contract/catalogue/name-max.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Required } from '#web/shell/form/FormFrame.tsx';
import type { FieldErrors } from '#web/client/failure.ts';
import { catalogueWords as wording } from '../wording.ts';

type NameFields = { readonly name: string };

type Props = {
  readonly form: {
    readonly fields: NameFields;
    readonly set: (change: NameFields) => void;
    readonly errors: FieldErrors;
    readonly busy: boolean;
  };
  /** What is changed, as it was when the form opened; a new record begins with its name. */
  readonly record?: NameFields | undefined;
  readonly label?: string;
  readonly autoFocus?: boolean;
  /** What uses it, in words. */
  readonly usedBy?: string | null | undefined;
};

/** Renaming says where the name is used. */
export function NameField({ form, record, usedBy, label = 'Name', ...rest }: Props) {
  const { autoFocus = record === undefined } = rest;
  const { fields, set, errors, busy } = form;
  const renames = record !== undefined && fields.name.trim() !== record.name;
  const hint = usedBy ? `Used in ${usedBy}: they show the new name.` : 'Nothing uses it yet.';
  return (
    <Required>
      <TextField
        label={label}
        value={fields.name}
        onChange={(name) => set({ name })}
        error={errors['name']}
        hint={renames ? <span role="status">{hint}</span> : undefined}
        input={{
          readOnly: busy,
          autoFocus,
          dir: 'auto',
          autoComplete: 'off',
          maxLength: MASTER_NAME_MAX,
        }}
      />
    </Required>
  );
}

/** What every master must have. */
export const checkName = ({ name }: NameFields): FieldErrors =>
  name.trim() === '' ? { name: wording.nameMissing } : {};
