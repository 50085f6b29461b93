// Which rows are in sight. The page scrolls as a whole, so the browser is asked where the list
// stands in its window.
import { useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { AT_FIRST, stretchIn } from './layout.ts';
import type { Layout, RowRange } from './layout.ts';

/** @param above what ends where the rows begin. */
export function useStretch(above: RefObject<HTMLElement | null>, layout: Layout): RowRange {
  const [stretch, setStretch] = useState<RowRange>({ first: 0, end: AT_FIRST });
  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (above.current === null) return;
      const { top } = above.current.getBoundingClientRect();
      const next = stretchIn(layout, -top, innerHeight - top);
      setStretch((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    // More than one scroll is told of in a frame.
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [above, layout]);
  // The list may have become shorter since.
  const first = Math.min(stretch.first, layout.count);
  const end = Math.min(stretch.end, layout.count);
  return useMemo(() => ({ first, end }), [first, end]);
}
