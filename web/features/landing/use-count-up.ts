import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A figure that counts up once, when three tenths of it are on the screen. */
const VISIBLE_SHARE = 0.3;
/** Counting begins at half, so that no capture of the page meets a figure that says nil. */
const FIRST_SHARE = 0.5;

/**
 * @returns the figure to show now. It is the last one until the counting begins, and stays so where
 *   nobody wants motion or the browser cannot tell what is on the screen.
 */
export function useCountUp(
  ref: RefObject<Element | null>,
  value: number,
  milliseconds: number,
): number {
  const [share, setShare] = useState(1);
  // Scrolling and time are outside React.
  useEffect(() => {
    const element = ref.current;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (element === null || still || !('IntersectionObserver' in window)) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        // One call may bring several changes; the last of them is how the element stands now.
        if (entries.at(-1)?.isIntersecting !== true) return;
        observer.disconnect();
        const began = performance.now();
        const step = (now: number) => {
          const passed = Math.min(1, Math.max(0, (now - began) / milliseconds));
          setShare(1 - (1 - FIRST_SHARE) * (1 - passed) ** 3);
          if (passed < 1) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, milliseconds]);
  return Math.round(value * share);
}
