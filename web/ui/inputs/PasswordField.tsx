import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  readonly input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'type'>;
};

/** Pasting and password managers are welcome; the text can be shown. */
export function PasswordField({ label, value, onChange, input, error, hint }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="control pr-16!"
          />
          <button
            type="button"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
            className={
              'absolute inset-y-0.5 right-0.5 rounded-sm px-3 text-sm font-medium ' +
              'text-brand-ink hover:bg-surface-2'
            }
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
