// Brings the row that is wanted into sight and gives it the focus, once it is drawn.
import { useLayoutEffect } from 'react';
import type { Register } from '../use-register.ts';
import type { RowRange } from './layout.ts';

/** What stands over the rows: the top bar, the heads and a heading; and at the foot. */
const ABOVE = 52 + 30 + 24;
const BELOW = 96;

/** The parts of a register that this needs. */
type Focusing = Pick<Register<never>, 'above' | 'layout' | 'wanted' | 'onFocused'>;

/** @returns the row, if it is drawn, of the list whose rows begin under a place. */
export const drawnRow = (above: HTMLElement | null, index: number): HTMLElement | null =>
  above?.parentElement?.querySelector(`[data-index="${index}"]`) ?? null;

export function useSteadyFocus(register: Focusing, stretch: RowRange): void {
  const { above, layout, wanted, onFocused } = register;
  useLayoutEffect(() => {
    if (wanted === null || above.current === null) return;
    const list = above.current.getBoundingClientRect().top;
    const top = list + layout.topOf(wanted.index);
    const bottom = list + layout.topOf(wanted.index + 1);
    if (top < ABOVE) scrollBy(0, top - ABOVE);
    else if (bottom > innerHeight - BELOW) scrollBy(0, bottom - innerHeight + BELOW);
    const row = drawnRow(above.current, wanted.index);
    // One that is far away is drawn once the page has scrolled there.
    if (row === null) return;
    row.focus({ preventScroll: true });
    onFocused();
  }, [above, layout, stretch, wanted, onFocused]);
}
