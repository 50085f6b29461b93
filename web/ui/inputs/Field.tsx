// A label, a control, and under it what helps or what is wrong.
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useHeldWhilePressed, useShownOnceReleased } from './use-held-while-pressed.ts';

type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly optional?: boolean;
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': boolean;
  }) => ReactNode;
};

export function Field({ label, hint, error = null, optional = false, children }: FieldProps) {
  const id = useId();
  const shownError = useHeldWhilePressed(error);
  const hasText = error !== null || hint !== undefined;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium text-ink-2">
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasText ? `${id}-text` : undefined,
        'aria-invalid': error !== null,
      })}
      <div id={`${id}-text`} className="empty:hidden">
        {shownError !== null && <FieldError>{shownError}</FieldError>}
        {hint !== undefined && <div className="text-sm text-ink-3">{hint}</div>}
      </div>
    </div>
  );
}

export function FieldError({ children }: { readonly children: ReactNode }) {
  if (!useShownOnceReleased()) return null;
  return <p className="text-sm font-medium text-overdue">{children}</p>;
}

type TextFieldProps = Omit<FieldProps, 'children'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'>;
};

export function TextField({ value, onChange, input, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="control"
        />
      )}
    </Field>
  );
}

type LinesFieldProps = Omit<TextFieldProps, 'input'> & {
  readonly rows: number;
  readonly input?: Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'rows'>;
};

/** A text of several lines; Enter begins a new one. */
export function LinesField({ value, onChange, rows, input, ...field }: LinesFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="control"
        />
      )}
    </Field>
  );
}
