import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './Field.tsx';

type Props = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | null;
  /** One of a list that the arrows walk through. */
  readonly isRow?: boolean;
  readonly children: ReactNode;
};

export function Checkbox({ checked, onChange, error = null, isRow = false, children }: Props) {
  const id = useId();
  return (
    <div>
      <div
        className={
          'flex min-h-6 items-start gap-2 pointer-coarse:min-h-11 ' + 'pointer-coarse:items-center'
        }
      >
        <input
          id={id}
          type="checkbox"
          data-row={isRow ? '' : undefined}
          checked={checked}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-text`}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-4 shrink-0 accent-brand"
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <div id={`${id}-text`} className="empty:hidden">
        {error !== null && <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}
