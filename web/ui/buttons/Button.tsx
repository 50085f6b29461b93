import { useId } from 'react';
import type { ComponentProps } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonKind } from './button-class.ts';
import { Icon } from '../marks/Icon.tsx';
import type { IconName } from '../marks/Icon.tsx';

type Props = ComponentProps<'button'> & {
  readonly kind?: ButtonKind;
  /** What the button reads while its work is on the way; it is disabled then. */
  readonly busyText?: string | null;
  /** Why it cannot be pressed yet, written beside it: Add a customer. */
  readonly reason?: string | null;
};

export function Button({ kind = 'secondary', busyText = null, reason = null, ...props }: Props) {
  const { className, ...rest } = props;
  const reasonId = useId();
  const busy = busyText !== null;
  const off = reason === null ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId };
  const button = (
    <button
      type="button"
      {...rest}
      {...off}
      onClick={reason === null ? rest.onClick : (event) => event.preventDefault()}
      disabled={rest.disabled === true || busy}
      className={buttonClass(kind, `disabled:cursor-progress ${className ?? ''}`)}
    >
      {busy ? busyText : rest.children}
    </button>
  );
  if (reason === null) return button;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span id={reasonId} className="text-sm text-ink-2">
        {reason}
      </span>
      {button}
    </span>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> & {
  readonly icon: IconName;
  readonly label: string;
};

/** An icon without its word: its title says it to readers and, under the pointer, to everybody. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      title={label}
      className={
        'grid size-9 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 ' +
        `hover:text-ink pointer-coarse:size-11 ${className}`
      }
    >
      <Icon name={icon} />
    </button>
  );
}
