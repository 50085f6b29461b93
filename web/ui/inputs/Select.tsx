import type { ComponentProps, KeyboardEvent } from 'react';
import { Field } from './Field.tsx';

type Option = { readonly value: string; readonly label: string };

type Props = {
  /** Read aloud; the control's place says it to the eye. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
};

type SelectProps = Props & {
  /** What its page knows the control by, and what is wrong with it. */
  readonly control?: ComponentProps<'select'> | undefined;
};

export function Select({ label, value, options, onChange, control }: SelectProps) {
  return (
    <select
      {...control}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="control w-auto max-w-full"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

type FieldProps = Props & {
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly optional?: boolean;
  readonly readOnly?: boolean;
  /** A first letter chooses, and the same letter goes on: for a few whose names differ early. */
  readonly byLetter?: boolean;
  /** Whether its dialog begins here. */
  readonly first?: boolean;
};

/** A select with its label above it, as wide as the fields around it. */
export function SelectField({ label, hint, error = null, optional = false, ...rest }: FieldProps) {
  const { value, options, onChange, readOnly = false, byLetter = false, first } = rest;
  return (
    <Field label={label} error={error} optional={optional} {...(hint !== undefined && { hint })}>
      {(control) => (
        <select
          {...control}
          data-first={first === true ? '' : undefined}
          value={value}
          disabled={readOnly}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            const next = byLetter ? nextByLetter(event, value, options) : undefined;
            if (next === undefined) return;
            event.preventDefault();
            onChange(next.value);
          }}
          className="control disabled:bg-surface-2"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Keys that are played after they were kept mean nothing to the browser's own list. */
function nextByLetter(event: KeyboardEvent, value: string, options: readonly Option[]) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !/^[a-z]$/i.test(key)) return undefined;
  const at = options.findIndex((option) => option.value === value);
  const following = [...options.slice(at + 1), ...options.slice(0, at + 1)].filter(
    (option) => option.value !== '',
  );
  return following.find(({ label }) => label.toLowerCase().startsWith(key.toLowerCase()));
}
