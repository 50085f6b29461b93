// Which page is on the screen. A file of its own, since the frame of every page needs no more.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let drawn = '';

/** @returns the address of the page that is on the screen. */
export const drawnPage = (): string => drawn;

/** For the frame around every page, which says what is drawn once it has put the focus there. */
export function useDrawnPage(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    drawn = `${pathname}${search}${hash}`;
  }, [pathname, search, hash]);
}
