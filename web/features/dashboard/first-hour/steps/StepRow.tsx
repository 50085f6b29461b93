// A step of the guide: its number or a tick, what was entered or what it is about, and its form.
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { firstHourWords as wording } from '../wording.ts';
import type { FirstHourStep } from '../wording.ts';

type Props = {
  readonly step: FirstHourStep;
  readonly number: number;
  /** What was entered; null while it is not done. */
  readonly entered: string | null;
  readonly isOpen: boolean;
  readonly canOpen: boolean;
  /** Whether the form takes the focus once it opens. */
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

export function StepRow({ step, number, entered, isOpen, takesFocus, ...rest }: Props) {
  const { canOpen, onOpen, children } = rest;
  const row = useRef<HTMLLIElement>(null);
  const isDone = entered !== null;
  const { title, about } = wording.steps[step];
  // The focus is the browser's: whoever registered or saved a step goes on typing.
  useLayoutEffect(() => {
    if (isOpen && takesFocus) firstField(row.current)?.focus();
  }, [isOpen, takesFocus]);
  return (
    <li ref={row} aria-current={isOpen ? 'step' : undefined} className="first-hour-step">
      <Mark number={number} isDone={isDone} isOpen={isOpen} />
      <p className="min-w-0">
        <span className={isOpen ? 'font-semibold' : `font-medium ${isDone ? 'text-ink-2' : ''}`}>
          {title}
        </span>{' '}
        <span dir="auto" className="text-sm break-words text-ink-2">
          {entered ?? about}
        </span>
      </p>
      {!isOpen && canOpen && step !== 'print' ? (
        <button
          type="button"
          onClick={onOpen}
          className="link min-h-6 text-sm pointer-coarse:min-h-11"
        >
          {isDone ? 'Change' : 'Open'}
          <span className="sr-only"> {title}</span>
        </button>
      ) : (
        <span />
      )}
      {isOpen && <div className="form">{children}</div>}
    </li>
  );
}

const Mark = ({ number, isDone, isOpen }: Record<'isDone' | 'isOpen', boolean> & Count) => (
  <span className={`mark ${isOpen ? 'open' : isDone ? 'done' : 'text-ink-2'}`}>
    {isDone && !isOpen ? (
      <>
        <Icon name="check" size={14} />
        <span className="sr-only">Done</span>
      </>
    ) : (
      number
    )}
  </span>
);
type Count = { readonly number: number };

const firstField = (row: HTMLElement | null): HTMLElement | null => {
  const fields = [...(row?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
  return (
    fields.find(({ value }) => value === '') ?? row?.querySelector('input, button[type]') ?? null
  );
};
