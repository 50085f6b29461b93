import type { ComponentProps } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonKind } from './button-class.ts';

type Props = ComponentProps<'button'> & {
  readonly kind?: ButtonKind;
  /** What the button reads while its work is on the way; it is disabled then. */
  readonly busyText?: string | null;
};

export function Button({ kind = 'secondary', busyText = null, className, ...rest }: Props) {
  const busy = busyText !== null;
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || busy}
      className={buttonClass(kind, `disabled:cursor-progress ${className ?? ''}`)}
    >
      {busy ? busyText : rest.children}
    </button>
  );
}
