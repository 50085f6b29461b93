// Tabs that are wider than their window are scrolled to the one that is shown.
import { useLayoutEffect, useRef } from 'react';

/** @param current changes with what is shown. @returns what the tabs' frame is given as its ref. */
export function useCurrentInView<Frame extends HTMLElement>(current: string) {
  const frame = useRef<Frame>(null);
  useLayoutEffect(() => {
    const shown = frame.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (frame.current === null || shown === null || shown === undefined) return;
    const beside = (frame.current.clientWidth - shown.offsetWidth) / 2;
    frame.current.scrollLeft = shown.offsetLeft - frame.current.offsetLeft - beside;
  }, [current]);
  return frame;
}
