// A sheet of A4 is wider than a phone: there it is drawn smaller, so that all of it is seen.
import { useCallback, useState } from 'react';

/** The narrowest that the sheet is laid out, as in `paper.css`. */
const SHEET_PX = (180 / 25.4) * 96;
/** The two edges of the sheet on the screen. */
const BORDERS_PX = 2;

/** @returns how much smaller the sheet is to be drawn in the box that the reference is put on. */
export function useFit() {
  const [scale, setScale] = useState(1);
  // The width is the browser's to tell, whenever the window or what is beside the sheet changes.
  const box = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver((entries) => {
      const width = entries.at(-1)?.contentRect.width ?? 0;
      if (width > 0) setScale(Math.min(1, (width - BORDERS_PX) / SHEET_PX));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { scale, box };
}
