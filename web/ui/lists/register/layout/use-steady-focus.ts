// Brings the row that is wanted into sight and gives it the focus, once it is drawn.
import { useLayoutEffect } from 'react';
import type { Register } from '../use-register.ts';

/** What stands over the rows: the top bar, the heads and a heading; and at the foot. */
const ABOVE = 52 + 30 + 24;
const BELOW = 96;

/** The parts of a register that this needs. */
type Focusing = Pick<
  Register<never>,
  'body' | 'layout' | 'stretch' | 'wanted' | 'onFocused' | 'openAt'
>;

export function useSteadyFocus({ body, layout, stretch, wanted, onFocused }: Focusing): void {
  useLayoutEffect(() => {
    if (wanted === null || body.current === null) return;
    const list = body.current.getBoundingClientRect().top;
    const top = list + layout.topOf(wanted.index);
    const bottom = list + layout.topOf(wanted.index + 1);
    if (top < ABOVE) scrollBy(0, top - ABOVE);
    else if (bottom > innerHeight - BELOW) scrollBy(0, bottom - innerHeight + BELOW);
    const row = body.current.querySelector<HTMLElement>(`[data-index="${wanted.index}"]`);
    // One that is far away is drawn once the page has scrolled there.
    if (row === null) return;
    row.focus({ preventScroll: true });
    onFocused();
  }, [body, layout, stretch, wanted, onFocused]);
}
