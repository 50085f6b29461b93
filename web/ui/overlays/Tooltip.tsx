// A word about a control, on hover after a moment and on focus at once. Nothing is said here that
// cannot be learned elsewhere: a finger sees no tooltip.
import { useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useAnchored } from './use-anchored.ts';

const HOVER_MS = 400;

type Props = {
  readonly text: string;
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode;
};

export function Tooltip({ text, children }: Props) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [shown, setShown] = useState(false);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  return (
    <span
      ref={around}
      className="inline-flex"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        timer.current = window.setTimeout(() => setShown(true), HOVER_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setShown(true)}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !shown) return;
        event.preventDefault();
        hide();
      }}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {shown && <Bubble text={text} anchor={around} />}
    </span>
  );
}

type BubbleProps = {
  readonly text: string;
  readonly anchor: RefObject<HTMLElement | null>;
};

function Bubble({ text, anchor }: BubbleProps) {
  const box = useAnchored(anchor);
  return (
    <div
      ref={box}
      popover="manual"
      role="tooltip"
      className={
        'pointer-events-none fixed inset-auto m-0 max-w-72 rounded-sm border ' +
        'border-line-strong bg-surface px-2 py-1 text-sm text-ink shadow-pop'
      }
    >
      {text}
    </div>
  );
}
