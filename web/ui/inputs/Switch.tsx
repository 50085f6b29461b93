import { useId } from 'react';
import type { ReactNode } from 'react';

type Props = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Under the words: what it changes. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** Acts at once, unlike a checkbox that waits for its form. */
export function Switch({ checked, onChange, disabled = false, hint, children }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-(--row) items-start gap-3 py-1.5">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="switch mt-px shrink-0"
      />
      <span className="min-w-0">
        <label htmlFor={id} className="block">
          {children}
        </label>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-sm text-ink-2">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
