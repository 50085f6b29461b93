// A button over which a box of controls opens: what a report is of, and how it is drawn. Escape and
// a click elsewhere close it.
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { IconName } from '#web/ui/marks/Icon.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { placeBeside } from './use-anchored.ts';

type Props = {
  readonly label: string;
  /** What it is set to, as the button says it; it may stand for the label. */
  readonly value?: string;
  readonly hidesLabel?: boolean;
  readonly keys?: string;
  readonly icon?: IconName;
  /** Whether Enter in a field shows what lies behind the box. */
  readonly closesOnEnter?: boolean;
  readonly children: ReactNode;
};

export function BoxButton({ label, value = '', keys, icon, children, ...rest }: Props) {
  const { hidesLabel = false, closesOnEnter = false } = rest;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const opened = () => {
    if (box.current === null || button.current === null) return;
    placeBeside(box.current, button.current, { asWide: false, align: 'end' });
    if (box.current.contains(document.activeElement)) return;
    box.current.querySelector<HTMLElement>('input:checked, input, select, button')?.focus();
  };
  /** What was typed in a field is taken first, by whoever hears the key; what is wrong stays. */
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    if (!closesOnEnter || key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    setTimeout(() => {
      if (currentTarget.querySelector('[role=alert]') === null) currentTarget.hidePopover();
    });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-keyshortcuts={keys}
        className={buttonClass('secondary')}
      >
        {icon !== undefined && <Icon name={icon} size={16} />}
        <span className={hidesLabel ? 'sr-only' : ''}>{label}</span>
        {value !== '' && <span className="max-w-40 truncate font-normal">{value}</span>}
        {keys === undefined ? <Icon name="down" size={16} /> : <Kbd>{keyLabel(keys)}</Kbd>}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={(event) => event.newState === 'open' && opened()}
        onKeyDownCapture={onKeyDown}
        className={
          'fixed inset-auto m-0 max-w-[calc(100vw-16px)] min-w-56 rounded-md border ' +
          'border-line-strong bg-surface p-3 text-ink shadow-pop print:hidden'
        }
      >
        <div className="flex flex-col items-start gap-3">{children}</div>
      </div>
    </>
  );
}
