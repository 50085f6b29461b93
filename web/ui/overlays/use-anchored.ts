// Puts a box beside a control, above everything and never cut off. The browser's popover lifts it
// over dialogs and scrolling boxes; where it stands must be measured.
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const GAP = 4;
const EDGE = 8;

type Options = {
  /** The box is at least as wide as its anchor. */
  readonly asWide?: boolean;
  /** Which edges meet. */
  readonly align?: 'start' | 'end';
};

/**
 * @returns the ref of the box, an element with a `popover` attribute that is mounted while open.
 */
export function useAnchored(
  anchor: RefObject<HTMLElement | null>,
  { asWide = false, align = 'start' }: Options = {},
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [shown, beside] = [box.current, anchor.current];
    if (shown === null || beside === null) return;
    const stand = () => placeBeside(shown, beside, { asWide, align });
    shown.showPopover();
    stand();
    const watch = new ResizeObserver(stand);
    watch.observe(shown);
    window.addEventListener('resize', stand);
    window.addEventListener('scroll', stand, true);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', stand);
      window.removeEventListener('scroll', stand, true);
    };
  }, [anchor, asWide, align]);
  return box;
}

/** Below where there is room, else above, and always inside the window. */
export function placeBeside(
  box: HTMLElement,
  beside: HTMLElement,
  { asWide, align }: Required<Options>,
): void {
  const anchor = beside.getBoundingClientRect();
  if (asWide) box.style.minWidth = `${anchor.width}px`;
  const { width, height } = box.getBoundingClientRect();
  const below = innerHeight - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const isBelow = height <= below || below >= above;
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  const left = align === 'start' ? anchor.left : anchor.right - width;
  const inside = document.documentElement.clientWidth - width - EDGE;
  box.style.left = `${Math.max(EDGE, Math.min(left, inside))}px`;
  box.style.top = `${Math.max(EDGE, top)}px`;
}

/** Opens the box that a field is in, if it is in one, and gives it the focus. */
export function focusInBox(field: HTMLElement | null | undefined): void {
  const box = field?.closest<HTMLElement>('[popover]');
  if (box?.matches(':popover-open') === false) box.showPopover();
  field?.focus();
}
