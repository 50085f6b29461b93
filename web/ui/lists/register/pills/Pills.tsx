// What narrows a register: a pill for each, of which one that is set stands out.
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { IconName } from '#web/ui/marks/Icon.tsx';
import { placeBeside } from '#web/ui/overlays/use-anchored.ts';
import './pills.css';

type Option = { readonly value: string; readonly label: string };

type SelectProps = {
  readonly label: string;
  readonly value: string;
  /** The first one narrows nothing. */
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
};

export function SelectPill({ label, value, options, onChange }: SelectProps) {
  return (
    <label className={`pill ${value === options[0]?.value ? '' : 'is-set'}`}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </label>
  );
}

type BoxProps = {
  /** Of its button, where a key opens it. */
  readonly id?: string;
  readonly label: string;
  /** What it is set to, as the pill says it. */
  readonly value: string;
  readonly isSet: boolean;
  readonly keys?: string;
  /** Before the label, instead of the arrow after it. */
  readonly icon?: IconName;
  /** Without a border and an arrow, for what narrows nothing. */
  readonly isPlain?: boolean;
  /** Whether the label is for screen readers alone, where the value says what it is of. */
  readonly hidesLabel?: boolean;
  /** Whether the box is open as soon as the pill is there, for one that was just asked for. */
  readonly opensAtOnce?: boolean;
  /** @param close closes it again. */
  readonly children: (close: () => void) => ReactNode;
};

/** A pill over which a box opens; Escape and a click elsewhere close it. */
export function BoxPill({ id, label, value, isSet, keys, children, ...rest }: BoxProps) {
  const { icon, isPlain = false, hidesLabel = false, opensAtOnce = false } = rest;
  const boxId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const opened = () => {
    if (box.current === null || button.current === null) return;
    placeBeside(box.current, button.current, { asWide: false, align: 'start' });
    box.current.querySelector<HTMLElement>('input, select, button')?.focus();
  };
  // The browser opens a popover; nothing that is drawn can.
  useEffect(() => {
    if (opensAtOnce) box.current?.showPopover();
  }, [opensAtOnce]);
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        popoverTarget={boxId}
        aria-keyshortcuts={keys}
        className={`pill ${isSet ? 'is-set' : ''} ${isPlain ? 'is-plain' : ''}`}
      >
        {icon !== undefined && <Icon name={icon} size={14} />}
        {hidesLabel ? <span className="sr-only">{label} </span> : `${label} `}
        {value !== '' && <b>{value}</b>}
        {icon === undefined && !isPlain && <Icon name="down" size={14} />}
      </button>
      <div
        ref={box}
        id={boxId}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={(event) => event.newState === 'open' && opened()}
        className={
          'fixed inset-auto m-0 min-w-48 rounded-md border border-line-strong bg-surface p-3 ' +
          'text-ink shadow-pop'
        }
      >
        {children(() => document.getElementById(boxId)?.hidePopover())}
      </div>
    </>
  );
}

/** How a list is drawn, and what is done with all of it: at the right end, and in one line. */
export const PillGroup = ({ children }: { readonly children: ReactNode }) => (
  <div className="pill-group">{children}</div>
);

type SetProps = { readonly label: string; readonly onRemove: () => void };

/** A filter that is set or is not; a click takes it away. */
export const SetPill = ({ label, onRemove }: SetProps) => (
  <button
    type="button"
    className="pill is-set"
    aria-label={`Remove the filter ${label}`}
    onClick={onRemove}
  >
    <b>{label}</b>
    <Icon name="close" size={14} />
  </button>
);
