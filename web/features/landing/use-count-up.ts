import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A figure that counts up once, when three tenths of it are on the screen. */
const VISIBLE_SHARE = 0.3;

/** @returns the figure to show now; at once the last one for those who want no motion. */
export function useCountUp(
  ref: RefObject<Element | null>,
  value: number,
  milliseconds: number,
): number {
  const [share, setShare] = useState(0);
  // Scrolling and time are outside React.
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        const began = performance.now();
        const step = (now: number) => {
          const passed = still ? 1 : Math.min(1, (now - began) / milliseconds);
          setShare(1 - (1 - passed) ** 3);
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
