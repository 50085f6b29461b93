import { TextField } from '#web/ui/inputs/Field.tsx';
import { Required } from '../form/FormFrame.tsx';

type Props = {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly autoFocus: boolean;
  /** What it is called so far, and what uses it. */
  readonly was?: string | undefined;
  readonly usedBy?: string | null | undefined;
};

/** Renaming says where the name is used. */
export function NameField({ value, onChange, error, was, usedBy, ...input }: Props) {
  const renames = was !== undefined && value.trim() !== was;
  const hint = usedBy ? `Used in ${usedBy}: they show the new name.` : 'Nothing uses it yet.';
  return (
    <Required>
      <TextField
        label="Name"
        value={value}
        onChange={onChange}
        error={error}
        hint={renames ? <span role="status">{hint}</span> : undefined}
        input={{ ...input, dir: 'auto', autoComplete: 'off' }}
      />
    </Required>
  );
}
