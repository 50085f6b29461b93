import { useSyncExternalStore } from 'react';

/** @returns whether the window is as the media query says, and whenever that changes. */
export function useMedia(media: string): boolean {
  const query = () => matchMedia(media);
  const subscribe = (changed: () => void) => {
    const list = query();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => query().matches);
}

/** @returns whether two sides fit beside each other. */
export const useWide = (): boolean => useMedia('(min-width: 640px)');

/** From 1024 px on the sidebar takes its part of the width. */
const ROOMY = '(min-width: 880px) and (max-width: 1023px), (min-width: 1180px)';

/** @returns whether a table of eight columns fits. */
export const useRoomy = (): boolean => useMedia(ROOMY);
